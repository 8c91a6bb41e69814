// The hand as family ladders: what is missing on top as places to ask for, what is held below as cards. A blind hand
// that is looked at lies open in a row, in the order in which the cards came; put down, it is not here at all.

import { h } from "./dom.js";
import { symbol } from "./drawings.js";
import { comingCards } from "./playback.js";
import { choiceKey, choose, mayAsk } from "./table.js";

export function handOf(t) {
  const { ladders, row, labels } = t.data;
  if (row) return h("section", { class: "hand row", key: "row", "aria-label": labels.your_hand }, rowNow(t).map((card, place) => openCardOf(t, card, place)));
  const ready = mayAsk(t);
  return h(
    "section",
    { class: "hand", key: "hand", "aria-label": labels.your_hand, style: { "--columns": t.columns } },
    ladders.filter((ladder) => !ladder.held.length || heldNow(t, ladder).length).map((ladder) => ladderOf(t, ladder, ready)),
  );
}

// The open row without the cards that a line still to come brings: they join at its right end.
function rowNow(t) {
  const coming = comingCards(t);
  const there = [...t.data.row].reverse().filter((card) => {
    const left = coming.get(card.card) || 0;
    coming.set(card.card, left - 1);
    return left < 1;
  });
  return there.reverse();
}

function openCardOf(t, card, place) {
  const family = t.data.families[card.family];
  return h("div", { class: "open", key: place, style: { "--family": family.colour } }, cardOf(t, family, card, false));
}

function ladderOf(t, ladder, ready) {
  const family = t.data.families[ladder.family];
  const held = heldNow(t, ladder);
  const coming = ladder.held.filter((card) => !held.some((other) => other.card === card.card));
  const places = ladder.missing.concat(coming.map((card) => placeOf(t, card)));
  const props = {
    class: ladder.held.length || t.data.blind ? "ladder" : "ladder none",
    key: ladder.family,
    role: "group",
    "aria-label": t.data.blind ? family.creator : `${family.creator}, ${held.length}/4`,
    style: { "--family": family.colour },
  };
  return h(
    "div",
    props,
    headOf(t, ladder, family, held.length, ready),
    places.map((place) => slotOf(t, ladder, family, place, ready)),
    held.map((card) => cardOf(t, family, card, ready)),
  );
}

// The cards held at the line that is on; those that a line still to come brings are not there yet.
function heldNow(t, ladder) {
  const coming = comingCards(t);
  const there = ladder.held.map((card) => ({ ...card, copies: card.copies - (coming.get(card.card) || 0) }));
  return there.filter((card) => card.copies > 0);
}

function placeOf(t, card) {
  const naming = t.data.seats[0].points !== null;
  return { card: card.card, text: naming ? card.clue : card.title, titled: !naming, askable: false };
}

function headOf(t, ladder, family, held, ready) {
  const pips = [0, 1, 2, 3].map((pip) => h("i", { class: pip < held ? "pip full" : "pip" }));
  const inside = [
    h("span", { class: "head-top" }, symbol(family), h("span", { class: "letter" }, family.letter),
      !t.data.blind && [h("span", { class: "pips", "aria-hidden": "true" }, pips), h("span", { class: "count" }, `${held}/4`)]),
    h("span", { class: "creator" }, family.creator),
  ];
  if (!t.data.by_creator) return h("div", { class: "head" }, inside);
  const choice = { family: ladder.family, card: null, draft: ladder.draft };
  return h("button", { ...slotProps(t, choice, ladder.askable && ready), class: "head ask", key: "head" }, inside);
}

function slotOf(t, ladder, family, place, ready) {
  const text = h("span", { class: "text" }, place.text);
  const look = `slot${place.titled ? " titled" : ""}`;
  if (t.data.by_creator || !place.askable) return h("div", { class: look, key: place.card, title: place.text }, text);
  const choice = { family: ladder.family, card: place.card, draft: place.draft, em: place.titled ? place.text : null };
  const props = slotProps(t, choice, ready);
  const label = `${place.text}, ${family.creator}`;
  return h("button", { ...props, class: look, key: place.card, title: place.text, "aria-label": label }, text);
}

function slotProps(t, choice, ready) {
  const chosen = t.chosen !== null && t.chosen.family === choice.family && t.chosen.card === choice.card;
  return {
    type: "button",
    "data-choice": choiceKey(choice),
    "aria-pressed": String(chosen),
    "aria-disabled": ready ? null : "true",
    onclick: (event) => ready && choose(t, chosen ? null : choice, event),
  };
}

function cardOf(t, family, card, ready) {
  const waiting = card.title === null;
  const title = waiting ? t.data.labels.covered : card.title;
  const twice = card.copies > 1 && h("span", { class: "twice" }, h("span", { "aria-hidden": "true" }, "×2"), h("span", { class: "status" }, t.data.labels.twice));
  return h(
    "div",
    { class: waiting ? "card waiting" : "card", key: card.card, "data-card": card.card },
    card.askable && askingOf(t, family, card, ready),
    h("span", { class: "label" }, twice, card.label),
    h("span", { class: "title" }, title),
    h("span", { class: "card-foot", "aria-hidden": "true" }, h("span", { class: "by" }, family.creator), symbol(family)),
  );
}

// A card of one's own can be asked for where that is not just refused: the whole card is the button.
function askingOf(t, family, card, ready) {
  const choice = { family: card.family, card: card.card, draft: card.draft, em: card.title, sure: t.data.forfeits };
  return h("button", { ...slotProps(t, choice, ready), class: "whole", key: "whole", "aria-label": `${card.title || card.label}, ${family.creator}` });
}
