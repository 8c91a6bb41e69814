// The game without turns: the table is looked at anew all the time, because others call while nobody here moves.

import { h } from "./dom.js";

const LOOK_MS = 1_000; // data that is as before is not handed on, and so sets no look of its own
const CHOOSING_MS = 400; // whoever is about to call should not do so on an old table
const READ_MS = 4_000; // why a call came to nothing stays until then

export function keepLooking(t, { calls, number, refusal }) {
  clearTimeout(t.looking);
  if (!calls) return;
  const look = () => {
    t.trigger("command", { number, look: true });
    t.looking = setTimeout(look, t.chosen && t.sent === null ? CHOOSING_MS : LOOK_MS);
  };
  t.looking = setTimeout(look, refusal ? READ_MS : calls.look_ms);
}

// Of two wishes that leave a browser in the same moment one may get lost: a look makes room for what somebody wants.
export function holdLooks(t) {
  if (t.data.calls) keepLooking(t, { ...t.data, calls: { look_ms: LOOK_MS } });
}

// A chosen place stays chosen while others are answered, as long as it can still be asked for.
export function keepChoice(t, data, chosen) {
  if (!chosen) return;
  const ladder = data.ladders.find((one) => one.family === chosen.family);
  const place = ladder && (chosen.card === null ? ladder : [...ladder.missing, ...ladder.held].find((one) => one.card === chosen.card));
  t.chosen = place && place.askable ? chosen : null;
}

export function callPrompt(t) {
  const { calls } = t.data;
  return h("span", { class: calls.may ? "may-call" : "may-not" }, calls.prompt);
}
