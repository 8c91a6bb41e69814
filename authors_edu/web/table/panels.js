// What lies over the table for a moment: the card to be named, the result, the log, the rules, the question before leaving.

import { hintsOf, lookBackButton, momentsOf } from "./coach.js";
import { h } from "./dom.js";
import { symbol } from "./drawings.js";
import { portrait } from "./faces.js";
import { chipsOf, italic, refusalOf } from "./felt.js";
import { nextOf, roundColumns, signed } from "./match.js";
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
  const { result, labels, seats, match } = t.data;
  const { points, penalties } = seats[0]; // null where nothing is named, and where nothing can be lost
  const figures = [points !== null && labels.naming, penalties !== null && labels.penalties].filter(Boolean);
  const rounds = match && (t.width >= 720 || figures.length < 2) ? roundColumns(t) : []; // the score sheet has them, too
  const total = match ? match.labels.total : figures.length > 0 && labels.points;
  const columns = 2 + figures.length + rounds.length + (total ? 1 : 0);
  const cell = (text, look = "figure") => h("td", { class: look }, text);
  const row = (seat) =>
    h("tr", { key: seat, class: result.winners.includes(seat) ? "winner" : "" },
      h("th", { scope: "row" }, h("span", {}, portrait(seats[seat], "small"), seat === t.data.you ? labels.you : seats[seat].name)),
      h("td", { class: "won" }, h("b", {}, seats[seat].sets.length), chipsOf(t, seat)),
      points !== null && cell(seats[seat].points), penalties !== null && cell(signed(-seats[seat].penalties)),
      rounds.map(({ points: won }) => cell(signed(won[seat]), "figure round")),
      total && cell(signed(result.total[seat]), "figure total"));
  const group = ({ name, total: sum, seats: members }) =>
    h("tbody", { key: name }, name && h("tr", { class: "team", key: "team" }, h("th", { scope: "rowgroup", colspan: columns }, `${name}: ${signed(sum)}`)),
      members.map(row));
  const head = (text, look = "") => h("th", { scope: "col", class: look }, text);
  return h(
    "div",
    { class: match ? "panel result of-match" : "panel result", key: "result", role: "group", "aria-label": labels.round_over, "data-many": seats.length > 6 },
    h("p", { class: "verdict" }, result.text),
    momentsOf(t) || [
      h("table", { key: "scores" }, h("thead", {}, h("tr", {}, head(labels.player), head(labels.sets), figures.map((text) => head(text, "figure")),
        rounds.map((column) => head(column.head, "figure round")), total && head(total, "figure"))), result.groups.map(group)),
      hintsOf(t),
    ],
    match && match.needed && match.needed !== result.text && h("p", { class: "needed", key: "needed" }, match.needed),
    refusalOf(t),
    nextOf(t) || h("div", { class: "buttons" },
      h("button", { type: "button", class: "gold", onclick: () => t.data.stage === "over" && send(t, { again: true }) }, labels.again),
      lookBackButton(t),
      h("button", { type: "button", class: "quiet", onclick: () => send(t, { leave: true }) }, labels.leave_over)),
  );
}

export function logOf(t) {
  const { labels } = t.data;
  const shown = t.log.slice(0, t.at + 1).filter((said) => said.kind !== "acknowledged"); // after every question of each
  const line = (said, place) => h("li", { key: place, class: said.kind }, italic(said.log, said.em));
  return h(
    "aside",
    { class: "log", key: "log-panel", "aria-label": labels.log },
    h("div", { class: "log-head" }, h("h3", {}, labels.log),
      h("button", { type: "button", class: "quiet small", onclick: () => toggle(t, "logOpen") }, labels.close)),
    shown.length ? h("ol", { tabindex: 0, "data-scroll": true }, shown.map(line)) : h("p", {}, labels.nothing_said),
  );
}

export function rulesOf(t) {
  const { labels, preset, rules } = t.data;
  return h(
    "aside",
    { class: "log rules", key: "rules-panel", "aria-label": labels.rules_of },
    h("div", { class: "log-head" }, h("h3", {}, `${labels.rules_of}: ${preset}`),
      h("button", { type: "button", class: "quiet small", onclick: () => toggle(t, "rulesOpen") }, labels.close)),
    h("div", { class: "told", tabindex: 0 }, rules.map(({ heading, text }) => [h("h4", {}, heading), h("p", {}, text)])),
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
