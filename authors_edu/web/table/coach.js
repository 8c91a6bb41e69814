// The coach: a hint for who is to ask, and moments to look back at. The server knows; here it is asked and shown.

import { h } from "./dom.js";
import { playing } from "./playback.js";
import { choose, draw, focusOn, mayAsk, sendAsk } from "./table.js";

const FREED_MS = 8000; // the line was lost: the coach can be asked again

// Asks the coach. It answers with the next data, and no hand waits for it. While the line is busy the last wish waits.
export function consult(t, about) {
  t.wish = null;
  if (t.consulted || t.sent !== null) { t.wish = about; return; }
  t.consulted = setTimeout(() => { t.consulted = 0; }, FREED_MS);
  t.trigger("command", { number: t.data.number, coach: about });
}

// Takes in what the coach has answered; called with all new data.
export function heard(t, before) {
  const { coach, number, game } = t.data;
  clearTimeout(t.consulted);
  t.consulted = 0;
  if (t.wish) consult(t, t.wish);
  if (before && (before.game !== game || before.number !== number)) t.hinting = t.wantsHint = t.lookingBack = false;
  if (before && before.game !== game) t.sheetOpen = false;
  if (!coach) return;
  if (coach.hint && t.wantsHint) showHint(t);
  if (coach.field && coach.field.text !== t.told) t.status = coach.field.text;
  t.told = coach.field ? coach.field.text : null;
}

export function hintButton(t) {
  const { coach } = t.data;
  if (!coach || !coach.offered) return null;
  const press = () => {
    if (t.wantsHint && t.consulted) return; // pressed twice
    t.wantsHint = true;
    if (coach.hint) { showHint(t); draw(t); } else consult(t, "hint");
  };
  return h("button", { type: "button", class: "quiet small hint-button", key: "hint", onclick: press }, lamp(), coach.labels.hint);
}

function showHint(t) {
  const { hint } = t.data.coach;
  t.wantsHint = false;
  t.hinting = true;
  t.status = hint.text;
  t.chosen = hint.seat === null || !mayAsk(t) ? null : choiceOf(t, hint);
  t.toHint = true;
}

// What the hint is about, as if it had been tapped.
function choiceOf(t, { family, card }) {
  const ladder = t.data.ladders.find((one) => one.family === family);
  if (!ladder) return null;
  if (card === null) return { family, card, draft: ladder.draft, hinted: true };
  const place = [...ladder.missing, ...ladder.held].find((one) => one.card === card);
  return place ? { family, card, draft: place.draft, em: place.titled ? place.text : null, hinted: true } : null;
}

// The hint that is on the table; not while something else is chosen, or said.
export function hintNow(t) {
  if (!t.hinting || t.sent !== null || playing(t) || (t.chosen && !t.chosen.hinted)) return null;
  return t.data.coach.hint;
}

export function closeHint(t) {
  t.hinting = false;
  if (t.chosen) choose(t, null);
  else draw(t);
  focusOn(t, ".hint-button");
}

export function hintOf(t, hint) {
  const { labels } = t.data;
  const follow = t.chosen && h("button", { type: "button", class: "gold", key: "follow", onclick: () => sendAsk(t, hint.seat) }, hint.ask);
  return [
    h("div", { class: "bubble hint", key: "hint" }, lamp(), h("p", { class: "speech", tabindex: 0 }, hint.text)),
    h("p", { class: "prompt", key: "hint-prompt" }, follow,
      h("button", { type: "button", class: "quiet small", key: "close", onclick: () => closeHint(t) }, labels.close)),
  ];
}

// What the result panel says of the coach: how many hints there were, and the way to the moments.
export function lookBackButton(t) {
  const { coach } = t.data;
  if (!coach) return null;
  const { labels, moments } = coach;
  const press = () => {
    t.lookingBack = !t.lookingBack;
    if (t.lookingBack && !moments) consult(t, "moments");
    draw(t);
  };
  const looking = t.lookingBack && moments !== null;
  return h("button", { type: "button", class: "quiet", key: "look-back", onclick: press }, looking ? labels.look_up : labels.look_back);
}

export function hintsOf(t) {
  const { coach } = t.data;
  return coach && coach.hints ? h("p", { class: "hints", key: "hints" }, lamp(), coach.hints) : null;
}

export function momentsOf(t) {
  const { coach } = t.data;
  if (!t.lookingBack || !coach || coach.moments === null) return null;
  const { labels, moments } = coach;
  const moment = ({ move, heard: asked, hint, cost }) =>
    h("li", { key: move }, h("p", {}, h("b", {}, move), " ", asked), h("p", { class: "known" }, lamp(), h("span", {}, h("b", {}, labels.just_then), h("br"), hint)),
      cost && h("p", { class: "cost" }, cost));
  return h("section", { class: "moments", key: "moments", "aria-labelledby": "moments-head", tabindex: 0 },
    h("h3", { id: "moments-head" }, labels.moments),
    moments.length ? h("ol", {}, moments.map(moment)) : h("p", {}, labels.no_moments));
}

export function lamp() {
  const stroke = { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round" };
  return h("svg", { class: "lamp", viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: "M12 2.6a6.4 6.4 0 0 0-3.7 11.6c.8.6 1.2 1.3 1.3 2.3h4.8c.1-1 .5-1.7 1.3-2.3A6.4 6.4 0 0 0 12 2.6Z", fill: "#f5cf72", stroke: "currentColor", "stroke-width": 1.6 }),
    h("path", { d: "M9.8 19h4.4M10.6 21.4h2.8", ...stroke }));
}
