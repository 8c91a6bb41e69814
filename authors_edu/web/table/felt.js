// The head of the table, the other players, and the middle where things are said.

import { hintButton, hintNow, hintOf } from "./coach.js";
import { h } from "./dom.js";
import { cardBack, fan, symbol } from "./drawings.js";
import { callPrompt } from "./calls.js";
import { portrait } from "./faces.js";
import { timeOf } from "./clock.js";
import { matchButton } from "./match.js";
import { countsNow, playing, scene, skipAll, turnNow } from "./playback.js";
import { sheetButton } from "./sheet.js";
import { choose, send, sendAsk, toBeNamed, toggle } from "./table.js";
import { practiceOf, undoButton } from "./undo.js";

export function barOf(t) {
  const { labels, title, you, stage, calls } = t.data;
  const button = (key, text, pressed, act) =>
    h("button", { type: "button", class: "quiet", key, "aria-pressed": pressed, onclick: act }, text);
  return h(
    "header",
    { class: "bar", key: "bar" },
    h("h2", {}, title),
    h("p", { class: (calls ? calls.may : turnNow(t) === you && (stage !== "over" || playing(t))) ? "pill mine" : "pill" }, turnText(t)),
    stage === "over" && !playing(t) ? null : scoresOf(t), // the result tells it
    timeOf(t),
    practiceOf(t),
    h("span", { class: "gap" }),
    matchButton(t),
    sheetButton(t),
    button("log", labels.log, String(t.logOpen), () => toggle(t, "logOpen")),
    button("rules", labels.rules, String(t.rulesOpen), () => toggle(t, "rulesOpen")),
    stage === "over" ? null : button("leave", labels.leave, String(t.leaving), () => toggle(t, "leaving")),
  );
}

function scoresOf(t) {
  const { labels } = t.data;
  const { score, their_score: theirs } = countsNow(t);
  if (theirs === null) return h("p", { class: "pill score" }, `${labels.you}: ${score}`);
  return [h("p", { class: "pill score" }, `${labels.your_team}: ${score}`), h("p", { class: "pill score" }, `${labels.other_team}: ${theirs}`)];
}

function turnText(t) {
  const { labels, seats, you, stage, match, calls } = t.data;
  if (calls) return calls.head;
  const turn = turnNow(t);
  if (stage === "over" && !playing(t)) return match && match.over ? match.labels.over : labels.round_over;
  return turn === you ? labels.your_turn : seats[turn].turn;
}

// The other players in the order in which the turn reaches them.
export function seatsOf(t) {
  const { seats, you } = t.data;
  const others = seats.map((_, turn) => (you + turn) % seats.length).slice(1);
  return h("div", { class: "seats", key: "seats", "data-count": others.length, "data-many": others.length > 6 }, others.map((seat) => seatOf(t, seat)));
}

function seatOf(t, seat) {
  const player = t.data.seats[seat];
  const cards = countsNow(t).hands[seat];
  const lit = t.chosen !== null && t.sent === null && player.ask !== null;
  const turn = turnNow(t) === seat && t.data.stage !== "over";
  const hint = hintNow(t);
  const look = `seat${player.tags.includes(t.data.labels.your_team) ? " mate" : ""}${turn ? " turn" : ""}${lit ? " lit" : ""}${t.chosen && !player.ask ? " dim" : ""}${hint && hint.seat === seat ? " hinted" : ""}`;
  const ask = h("button", { type: "button", class: "ask-button", key: "ask" }, player.ask);
  const tapped = lit ? () => sendAsk(t, seat) : null; // a tap anywhere on the player, and so on the button, asks
  return h(
    "section",
    { class: look, key: seat, "data-seat": seat, "aria-label": player.name, onclick: tapped },
    portrait(player),
    h("div", { class: "who" }, h("h3", {}, player.name), player.level && h("p", { class: "level" }, player.level),
      player.tags.map((tag) => h("p", { class: "tag", key: tag }, tag))),
    h("div", { class: "backs", "data-fan": seat },
      fan(cards), h("span", { class: "number", "aria-label": `${t.data.labels.cards}: ${cards}` }, cards)),
    chipsOf(t, seat),
    lit && ask,
  );
}

export function chipsOf(t, seat) {
  const { families, seats, labels } = t.data;
  const laid = seats[seat].sets.slice(0, countsNow(t).laid[seat]);
  const last = t.log[t.at];
  const chip = (family, place) => {
    const fresh = last && last.kind === "laid" && last.seat === seat && last.family === family && place === laid.lastIndexOf(family);
    const { letter, creator, colour } = families[family];
    const props = { class: fresh ? "chip fresh" : "chip", key: place, title: creator, style: { "--family": colour } };
    return h("li", { ...props, "aria-label": creator }, symbol(families[family]), letter);
  };
  return h("ul", { class: "chips", key: "chips", "data-chips": seat, "aria-label": labels.sets }, laid.map(chip));
}

export function middleOf(t) {
  const { labels, you, pile } = t.data;
  const left = countsNow(t).pile;
  const hint = hintNow(t);
  return h(
    "div",
    { class: "middle", key: "middle" },
    h("div", { class: "own", "data-fan": you },
      faceDownOf(t), countsNow(t).laid[you] > 0 && h("p", { class: "corner-name" }, labels.your_sets), chipsOf(t, you)),
    h("div", { class: "said", key: "said" }, hint ? hintOf(t, hint) : t.chosen ? draftOf(t) : toBeNamed(t) ? null : sceneOf(t)),
    pile === null ? h("div", { class: "pile none" }) : h("div", { class: "pile", "data-pile": true },
      left > 0 ? h("svg", { class: "stack", viewBox: "38 8 48 58", "aria-hidden": "true" },
        h("g", { transform: "translate(6 4)" }, cardBack()), h("g", { transform: "translate(3 2)" }, cardBack()), cardBack()) : null,
      h("p", {}, h("span", { class: "corner-name" }, labels.pile), h("b", {}, left))),
  );
}

// The own cards as everybody sees them, while they lie face down.
function faceDownOf(t) {
  const { blind, row, labels, you } = t.data;
  const cards = countsNow(t).hands[you];
  if (!blind || row || !cards) return null;
  return h("div", { class: "down", key: "down" }, h("p", { class: "corner-name" }, labels.your_cards),
    h("div", { class: "backs" }, fan(cards), h("span", { class: "number", "aria-label": `${labels.cards}: ${cards}` }, cards)));
}

function draftOf(t) {
  const { labels } = t.data;
  const waiting = t.sent !== null;
  return [
    h("div", { class: "bubble question draft", key: "draft" }, h("p", { class: "speech" }, italic(t.chosen.draft, t.chosen.em))),
    refusalOf(t),
    h("p", { class: "prompt", key: "prompt" }, waiting ? labels.wait : t.chosen.sure ? labels.sure : labels.choose_whom,
      !waiting && h("button", { type: "button", class: "quiet small", onclick: () => choose(t, null) }, labels.cancel)),
  ];
}

// What was said last, as speech, and under it what came of it.
function sceneOf(t) {
  const { labels, you, stage, turn, calls } = t.data;
  const { question, answer, news } = scene(t);
  const busy = playing(t);
  const looking = !busy && t.data.row !== null && stage !== "over";
  const mine = !busy && !looking && stage === "ask" && turn === you;
  const parts = [
    h("div", { class: "exchange", key: "exchange" }, question && bubble(t, question, "question"),
      answer && bubble(t, answer, answer.count ? "answer hit" : "answer miss")),
    news.map((line) => newsOf(t, line)),
  ];
  if (!busy) parts.push(refusalOf(t));
  const skip = h("button", { type: "button", class: "quiet small", key: "skip", onclick: () => skipAll(t) }, labels.skip);
  const said = busy ? skip : t.sent !== null ? labels.wait : looking ? lookingOf(t) : calls ? callPrompt(t) : mine ? mineOf(t) : null;
  parts.push(h("p", { class: "prompt", key: "prompt" }, said));
  return parts;
}

// A blind hand lies open: the game goes on once it has been put down.
function lookingOf(t) {
  const { labels, you } = t.data;
  return [labels.look, h("button", { type: "button", class: "gold", key: "put-down", onclick: () => send(t, { put_down: you }) }, labels.put_down)];
}

function mineOf(t) {
  const { labels, may_pass: mayPass } = t.data;
  const pass = mayPass && h("button", { type: "button", class: "quiet small", key: "pass", onclick: () => send(t, { pass: true }) }, labels.pass);
  return [h("b", {}, labels.your_turn), " ", labels.how_to_ask, pass, undoButton(t), hintButton(t)];
}

// Why the last wish came to nothing, until the next one is under way.
export function refusalOf(t) {
  const text = t.lost ? t.data.labels.no_answer : t.data.refusal;
  return text && t.sent === null ? h("p", { class: "refusal", key: "refusal" }, text) : null;
}

function bubble(t, line, look) {
  const player = t.data.seats[line.seat];
  return h(
    "div",
    { class: `bubble ${look}`, key: look.split(" ")[0] },
    portrait(player, "small"),
    h("p", { class: "speech" }, h("span", { class: "speaker" }, line.who), italic(line.text, line.em)),
  );
}

function newsOf(t, line) {
  const family = line.family === undefined ? null : t.data.families[line.family];
  const style = family ? { "--family": family.colour } : {};
  const key = `news-${line.kind}-${line.seat}-${line.family}`;
  if (line.kind === "laid") {
    return h("div", { class: "news laid", key, style }, symbol(family),
      h("p", {}, h("b", {}, line.log), h("span", { class: "works" }, line.works.join(" · "))));
  }
  if (line.kind === "named") {
    return h("div", { class: `news named ${line.verdict}`, key, style }, symbol(family), h("p", {}, italic(line.log, line.em)));
  }
  return h("p", { class: `news ${line.kind}`, key }, italic(line.log, line.em));
}

// The text with the title in it set in italics.
export function italic(text, title) {
  const start = title ? text.lastIndexOf(title) : -1;
  if (start < 0) return h("span", { key: "plain" }, text);
  return h("span", { key: "titled" }, text.slice(0, start), h("em", { dir: "auto" }, title), text.slice(start + title.length));
}
