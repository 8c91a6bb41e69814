// What lies over the table for a moment: the card to be named, the result, the log, the question before leaving.

import { h } from "./dom.js";
import { face, symbol } from "./drawings.js";
import { chipsOf, italic, refusalOf } from "./felt.js";
import { send, toggle } from "./table.js";

export function namingOf(t) {
  const { naming, families, labels } = t.data;
  const family = families[naming.family];
  const ready = t.sent === null;
  const prompt = t.log.at(-1);
  const before = t.log.slice(-2, -1).filter((line) => line.kind === "named"); // the ruling on the card before this one
  const props = { class: "panel naming", key: `naming-${naming.card}`, role: "group", "aria-labelledby": "naming-prompt", tabindex: -1 };
  return h(
    "div",
    { class: "veil", key: "naming" },
    h("div", { ...props, style: { "--family": family.colour } },
      h("div", { class: "big-card" },
        h("span", { class: "label" }, family.letter),
        h("span", { class: "cover" }, labels.covered),
        naming.clue && h("span", { class: "clue" }, naming.clue),
        h("span", { class: "card-foot" }, h("span", { class: "by" }, family.creator), symbol(family))),
      h("div", { class: "answering" },
        before.map((line) => h("p", { class: "earlier", key: line.log }, italic(line.log, line.em))),
        refusalOf(t),
        h("p", { class: "ask-title", id: "naming-prompt" }, prompt && prompt.kind === "name_asked" ? prompt.log : labels.covered),
        naming.choices.length ? choicesOf(t, naming.choices, ready) : typingOf(t, ready))),
  );
}

function typingOf(t, ready) {
  const { labels } = t.data;
  const submit = (event) => {
    event.preventDefault();
    const field = event.target.querySelector("input");
    const typed = field.value.replace(/[\s\u0000-\u001f\u007f]+/g, " ").trim(); // a pasted title may hold tabs
    if (typed) send(t, { name: typed });
    else field.focus();
  };
  return h(
    "form",
    { class: "typing", onsubmit: submit },
    h("label", { for: "typed-title" }, labels.title),
    h("input", { id: "typed-title", type: "text", dir: "auto", maxlength: 200, autocomplete: "off", autocapitalize: "off",
      autocorrect: "off", spellcheck: "false", enterkeyhint: "done", "data-first": true }),
    h("div", { class: "buttons" },
      h("button", { type: "submit", class: "gold", "aria-disabled": ready ? null : "true" }, labels.name_it),
      h("button", { type: "button", class: "quiet", "aria-disabled": ready ? null : "true", onclick: () => send(t, { name: "" }) },
        labels.skip_name)),
  );
}

function choicesOf(t, choices, ready) {
  const choice = (title, place) =>
    h("button", { type: "button", class: "choice", key: place, dir: "auto", "aria-disabled": ready ? null : "true",
      onclick: () => send(t, { choose: place }) }, title);
  return h("div", { class: "choices" }, choices.map(choice));
}

export function resultOf(t) {
  const { result, labels, seats } = t.data;
  const naming = seats[0].points !== null;
  const cell = (text, look = "") => h("td", { class: look }, text);
  const heads = [labels.player, labels.sets].concat(naming ? [labels.naming, labels.points] : []);
  const row = (seat) =>
    h("tr", { key: seat, class: result.winners.includes(seat) ? "winner" : "" },
      h("th", { scope: "row" }, h("span", {}, face(seats[seat].name, "small"), seat === t.data.you ? labels.you : seats[seat].name)),
      h("td", { class: "won" }, h("b", {}, seats[seat].sets.length), chipsOf(t, seat)),
      naming && [cell(seats[seat].points, "figure"), cell(result.total[seat], "figure total")]);
  return h(
    "div",
    { class: "panel result", key: "result", role: "group", "aria-label": labels.round_over },
    h("p", { class: "verdict" }, result.text),
    h("table", {}, h("thead", {}, h("tr", {}, heads.map((head, place) => h("th", { scope: "col", class: place > 1 ? "figure" : "" }, head)))),
      h("tbody", {}, result.order.map(row))),
    refusalOf(t),
    h("div", { class: "buttons" },
      h("button", { type: "button", class: "gold", onclick: () => t.data.stage === "over" && send(t, { again: true }) }, labels.again),
      h("button", { type: "button", class: "quiet", onclick: () => send(t, { leave: true }) }, labels.leave_over)),
  );
}

export function logOf(t) {
  const { labels } = t.data;
  const shown = t.log.slice(0, t.at + 1);
  const line = (said, place) => h("li", { key: place, class: said.kind }, italic(said.log, said.em));
  return h(
    "aside",
    { class: "log", key: "log-panel", "aria-label": labels.log },
    h("div", { class: "log-head" }, h("h3", {}, labels.log),
      h("button", { type: "button", class: "quiet small", onclick: () => toggle(t, "logOpen") }, labels.close)),
    shown.length ? h("ol", { tabindex: 0, "data-scroll": true }, shown.map(line)) : h("p", {}, labels.nothing_said),
  );
}

export function leavingOf(t) {
  const { labels } = t.data;
  return h(
    "div",
    { class: "panel leaving", key: "leaving", role: "group", "aria-labelledby": "leave-sure" },
    h("p", { id: "leave-sure" }, labels.leave_sure),
    h("div", { class: "buttons" },
      h("button", { type: "button", class: "gold", "data-stay": true, onclick: () => toggle(t, "leaving") }, labels.leave_no),
      h("button", { type: "button", class: "quiet", onclick: () => send(t, { leave: true }) }, labels.leave_yes)),
  );
}
