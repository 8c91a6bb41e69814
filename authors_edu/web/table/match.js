// The match around the round: its place in the head, the score sheet, the columns of the result, and what comes next.

import { h } from "./dom.js";
import { face } from "./drawings.js";
import { send, toggle } from "./table.js";

const MOST_ROUNDS = 4; // that have a column of their own; the earlier ones share one
const MOST_ROUNDS_NARROW = 2;

export function matchButton(t) {
  const { match } = t.data;
  return match && h("button", { type: "button", class: "quiet", key: "scores-button", "aria-pressed": String(t.scoresOpen),
    title: match.labels.sheet, onclick: () => toggle(t, "scoresOpen") }, match.head);
}

// A column for each of the last rounds, and one for all before them: its heading, and its points by seat.
export function roundColumns(t) {
  const { rounds } = t.data.match;
  const most = t.width < 720 ? MOST_ROUNDS_NARROW : MOST_ROUNDS;
  const early = rounds.length > most ? rounds.length - most + 1 : 0;
  const columns = rounds.slice(early).map((points, place) => ({ head: String(early + place + 1), points }));
  if (!early) return columns;
  const sums = rounds[0].map((_, seat) => rounds.slice(0, early).reduce((sum, points) => sum + points[seat], 0));
  return [{ head: `1–${early}`, points: sums }, ...columns];
}

export function scoreSheetOf(t) {
  const { match, seats, you, labels } = t.data;
  const columns = roundColumns(t);
  const cell = (text, look = "figure") => h("td", { class: look }, signed(text));
  const row = (seat) => h("tr", { key: seat, class: seat === you ? "mine" : "" },
    h("th", { scope: "row" }, h("span", {}, face(seats[seat].name, "small"), seat === you ? labels.you : seats[seat].name)),
    columns.map(({ points }) => cell(points[seat])), cell(match.totals[seat], "figure total"));
  const head = (text) => h("th", { scope: "col", class: "figure" }, text);
  const order = seats.map((_, seat) => seat).sort((a, b) => match.totals[b] - match.totals[a] || a - b);
  return h(
    "aside",
    { class: "log score-sheet", key: "score-sheet", "aria-label": match.labels.sheet },
    h("div", { class: "log-head" }, h("h3", {}, match.labels.sheet),
      h("button", { type: "button", class: "quiet small", onclick: () => toggle(t, "scoresOpen") }, labels.close)),
    h("p", { class: "needed" }, match.needed || match.labels.over),
    columns.length
      ? h("div", { class: "told", tabindex: 0 }, h("table", {},
        h("thead", {}, h("tr", {}, h("th", { scope: "col" }, labels.player), columns.map((column) => head(column.head)), head(match.labels.total))),
        h("tbody", {}, order.map(row))))
      : h("p", {}, match.labels.no_rounds),
  );
}

// What can be done between two rounds; null where the match, or the one round, is over.
export function nextOf(t) {
  const { match, labels } = t.data;
  if (!match || !match.between) return null;
  const ready = t.sent === null ? null : "true";
  return [
    match.target !== null && targetOf(t, ready),
    h("div", { class: "buttons", key: "next" },
      h("button", { type: "button", class: "gold", "aria-disabled": ready, onclick: () => send(t, { next: true }) }, match.labels.next),
      h("button", { type: "button", class: "quiet", "aria-disabled": ready, onclick: () => send(t, { end: true }) }, match.labels.end),
      h("button", { type: "button", class: "quiet", onclick: () => toggle(t, "leaving") }, labels.leave_over)),
  ];
}

// The host may move the target; the field is drawn anew with each number, so that it shows the target that counts.
function targetOf(t, ready) {
  const { match, number } = t.data;
  const submit = (event) => {
    event.preventDefault();
    const target = Number(event.target.querySelector("input").value);
    if (Number.isInteger(target) && target >= match.least && target !== match.target) send(t, { target });
  };
  return h("form", { class: "moving", key: `target-${number}`, onsubmit: submit },
    h("label", { for: "target" }, match.labels.target),
    h("input", { id: "target", type: "number", min: match.least, max: 999, step: 1, value: match.target, required: true }),
    h("button", { type: "submit", class: "quiet small", "aria-disabled": ready }, match.labels.move_target));
}

export function signed(number) {
  return number < 0 ? `−${-number}` : String(Math.abs(number));
}
