// The hand as family ladders: what is missing on top as places to ask for, what is held below as cards.

import { h } from "./dom.js";
import { symbol } from "./drawings.js";
import { comingCards } from "./playback.js";
import { choiceKey, choose, mayAsk } from "./table.js";

export function handOf(t) {
  const { ladders, labels } = t.data;
  const ready = mayAsk(t);
  return h(
    "section",
    { class: "hand", key: "hand", "aria-label": labels.your_hand, style: { "--columns": t.columns } },
    ladders.filter((ladder) => heldNow(t, ladder).length > 0).map((ladder) => ladderOf(t, ladder, ready)),
  );
}

function ladderOf(t, ladder, ready) {
  const family = t.data.families[ladder.family];
  const held = heldNow(t, ladder);
  const coming = ladder.held.filter((card) => !held.includes(card));
  const places = ladder.missing.concat(coming.map((card) => placeOf(t, card)));
  const props = {
    class: "ladder",
    key: ladder.family,
    role: "group",
    "aria-label": `${family.creator}, ${held.length}/4`,
    style: { "--family": family.colour },
  };
  return h(
    "div",
    props,
    headOf(t, ladder, family, held.length, ready),
    places.map((place) => slotOf(t, ladder, family, place, ready)),
    held.map((card) => cardOf(t, family, card)),
  );
}

// The cards held at the line that is on; those that a line still to come brings are not there yet.
function heldNow(t, ladder) {
  const coming = comingCards(t);
  return ladder.held.filter((card) => !coming.has(card.card));
}

function placeOf(t, card) {
  const naming = t.data.seats[0].points !== null;
  return { card: card.card, text: naming ? card.clue : card.title, titled: !naming, askable: false };
}

function headOf(t, ladder, family, held, ready) {
  const pips = [0, 1, 2, 3].map((pip) => h("i", { class: pip < held ? "pip full" : "pip" }));
  const inside = [
    h("span", { class: "head-top" }, symbol(family), h("span", { class: "letter" }, family.letter),
      h("span", { class: "pips", "aria-hidden": "true" }, pips), h("span", { class: "count" }, `${held}/4`)),
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

function cardOf(t, family, card) {
  const waiting = card.title === null;
  const title = waiting ? t.data.labels.covered : card.title;
  return h(
    "div",
    { class: waiting ? "card waiting" : "card", key: card.card, "data-card": card.card },
    h("span", { class: "label" }, card.label),
    h("span", { class: "title" }, title),
    h("span", { class: "card-foot", "aria-hidden": "true" }, h("span", { class: "by" }, family.creator), symbol(family)),
  );
}
