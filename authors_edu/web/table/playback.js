// What was said since the last move, line after line: which line is on, how the table stood then, and what travels.

import { keepChoice } from "./calls.js";
import { draw, freed } from "./table.js";

const LINE_MS = 900;
const OWN_LINE_MS = 350; // one knows what one has asked
const TRAVEL_MS = 240;
const AT_ONCE = new Set(["moved", "passed", "name_asked", "penalised", "acknowledged", "counted", "tie", "match_over"]); // told together with the line before

function stillness() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function playing(t) {
  return t.at < t.log.length - 1;
}

// Adds the new lines to those known and begins to play them; after a refresh all is shown at once.
export function takeIn(t, data) {
  const first = t.data === null;
  if (!first && data.game !== t.data.game) Object.assign(t, { log: [], at: -1, seen: new Set(), leaving: false, undoing: false });
  const talking = playing(t); // lines that come while others are still being told wait for their turn
  const turns = {};
  const fresh = data.lines.filter((line) => {
    turns[line.number] = (turns[line.number] || 0) + 1;
    const key = `${line.number}:${turns[line.number]}`;
    return !t.seen.has(key) && t.seen.add(key);
  });
  t.log = t.log.concat(fresh);
  const moved = first || data.game !== t.data.game || data.number !== t.data.number || (data.calls && fresh.length > 0);
  const { chosen, sent } = t;
  if ((moved && !(data.calls && sent === null)) || data.refusal) freed(t);
  if (data.calls && (sent === null || data.refusal)) keepChoice(t, data, chosen); // the same call can be made once more
  t.data = data;
  const shown = `${data.game}:${data.number}`;
  const shownBefore = first && remembered() === shown;
  remember(shown);
  if (shownBefore || data.at_once || stillness()) skipAll(t, fresh);
  else if (fresh.length && !talking) step(t);
  if (data.refusal) t.status = data.refusal;
}

// Game and number last shown in this tab: a refresh is told from a new round by them. No name, no card.
function remembered() {
  try { return sessionStorage.getItem("authors-table"); } catch { return null; }
}

function remember(shown) {
  try { sessionStorage.setItem("authors-table", shown); } catch { /* a browser without storage plays lines back */ }
}

function step(t) {
  clearTimeout(t.timer);
  const told = [];
  do {
    t.at += 1;
    told.push(t.log[t.at]);
  } while (playing(t) && AT_ONCE.has(t.log[t.at + 1].kind));
  t.status = told.map((line) => line.log).join(" ");
  draw(t);
  told.forEach((line) => travel(t, line));
  const mine = told[0].kind === "asked" && told[0].seat === t.data.you;
  if (playing(t)) t.timer = setTimeout(() => step(t), mine ? OWN_LINE_MS : LINE_MS);
}

export function skipAll(t, fresh = t.log.slice(t.at + 1)) {
  clearTimeout(t.timer);
  t.at = t.log.length - 1;
  if (fresh.length) t.status = fresh.map((line) => line.log).join(" ");
  draw(t);
}

// The table as it stood after the line that is on.
export function countsNow(t) {
  if (playing(t) && t.at >= 0) return t.log[t.at];
  const { seats, pile, score, their_score } = t.data;
  return { hands: seats.map((seat) => seat.cards), laid: seats.map((seat) => seat.sets.length), pile, score, their_score };
}

export function turnNow(t) {
  if (t.data.calls) return null; // nobody's
  if (!playing(t)) return t.data.turn;
  const told = t.log.slice(0, t.at + 1).findLast((line) => line.kind === "asked" || line.kind === "passed");
  return told ? told.seat : t.data.turn;
}

// Cards of the own hand that a line still to come will bring, each with how often (there may be two copies).
export function comingCards(t) {
  const coming = new Map();
  for (const card of t.log.slice(t.at + 1).flatMap((line) => line.cards || [])) coming.set(card, (coming.get(card) || 0) + 1);
  return coming;
}

const TOLD = new Set([
  "dealt", "drew", "named", "laid", "emptied", "left", "time_up", "over", "name_asked", "ruled", "penalised", "may_return", "let_go", "undone",
  "counted", "tie", "match_over", "void", "used_up", "too_late", "dropped",
]);
// What a new scene begins with: whatever was said before has nothing to do with it.
const BEGINS = new Set(["asked", "dealt", "let_go", "undone", "void", "used_up", "too_late", "dropped"]);

// The last question, its answer and what came of it, up to the line that is on.
export function scene(t) {
  const shown = t.log.slice(0, t.at + 1);
  const start = shown.findLastIndex((line) => BEGINS.has(line.kind));
  const since = shown.slice(Math.max(start, 0));
  const named = since.findLastIndex((line) => line.kind === "named");
  const news = since.slice(Math.max(named, 0)).filter((line) => TOLD.has(line.kind) && !(line.kind === "over" && t.data.result));
  const isNamed = named >= 0;
  return {
    question: !isNamed && since.length && since[0].kind === "asked" ? since[0] : null,
    answer: isNamed ? null : since.find((line) => line.kind === "answered"),
    news: news.slice(-2),
  };
}

// A card goes from hand to hand, or from the pile. Nothing moves for who does not want it.
function travel(t, line) {
  if (stillness() || (line.kind !== "moved" && line.kind !== "drew")) return;
  const find = (selector) => t.mount.querySelector(selector);
  const from = line.kind === "drew" ? find("[data-pile]") : find(`[data-fan="${line.from}"]`);
  const taker = line.kind === "drew" ? line.seat : line.to;
  const card = (line.cards || [])[0];
  const to = (card !== undefined && find(`[data-card="${card}"]`)) || find(`[data-fan="${taker}"]`);
  if (!from || !to) return;
  const flyer = t.mount.appendChild(document.createElement("div"));
  flyer.className = "flyer";
  const start = middleOfBox(from), end = middleOfBox(to), home = t.mount.getBoundingClientRect();
  const place = (box, turn) => `translate(${box.x - home.x - 22}px, ${box.y - home.y - 31}px) rotate(${turn}deg)`;
  const flight = flyer.animate([{ transform: place(start, -8) }, { transform: place(end, 3) }], { duration: TRAVEL_MS, easing: "ease-in-out" });
  flight.onfinish = flight.oncancel = () => flyer.remove();
}

function middleOfBox(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
