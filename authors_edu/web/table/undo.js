// Taking back, in practice against the computer: at once where nothing is recorded, else after one question.

import { h } from "./dom.js";
import { send, toggle } from "./table.js";

export function undoButton(t) {
  const { take_back: undo, you } = t.data;
  return undo && h("button", { type: "button", class: "quiet small", key: "undo",
    onclick: () => (undo.ask ? toggle(t, "undoing") : send(t, { undo: you })) }, undo.labels.button);
}

export function undoingOf(t) {
  const { take_back: undo, you } = t.data;
  return undo && h(
    "div",
    { class: "panel leaving", key: "undoing", role: "group", "aria-labelledby": "undo-sure" },
    h("p", { id: "undo-sure" }, undo.labels.sure),
    h("div", { class: "buttons" },
      h("button", { type: "button", class: "gold", "data-stay": true, onclick: () => toggle(t, "undoing") }, undo.labels.no),
      h("button", { type: "button", class: "quiet", onclick: () => send(t, { undo: you }) }, undo.labels.yes)),
  );
}

export function practiceOf(t) {
  return t.data.practice && h("p", { class: "pill practice", key: "practice" }, t.data.practice);
}
