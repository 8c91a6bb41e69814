// The deduction sheet: a table for each family, its cards by players, with yes, no or maybe. Each yes and no is a button
// that tells what stands behind it; Tab reaches one of them, the arrow keys the others.

import { consult } from "./coach.js";
import { h } from "./dom.js";
import { symbol } from "./drawings.js";
import { NARROW_PX, draw, focusOn } from "./table.js";

export function sheetButton(t) {
  const { coach } = t.data;
  if (!coach || !coach.offered) return null;
  const press = () => (t.sheetOpen ? closeSheet(t) : openSheet(t));
  const props = { type: "button", class: "quiet sheet-button", key: "sheet", "aria-pressed": String(Boolean(t.sheetOpen)), title: coach.labels.sheet, onclick: press };
  return h("button", props, h("span", {}, coach.labels.sheet), small());
}

function openSheet(t) {
  t.sheetOpen = t.toSheet = true;
  t.logOpen = t.rulesOpen = false;
  consult(t, "sheet"); // what is kept may be of a table that has moved on
  draw(t);
}

export function closeSheet(t) {
  t.sheetOpen = false;
  consult(t, "close");
  draw(t);
  focusOn(t, ".sheet-button");
}

export function sheetOf(t) {
  const { coach, labels, seats } = t.data;
  if (!t.sheetOpen || !coach || !coach.sheet) return null;
  const many = seats.length > (t.width < NARROW_PX ? 4 : 6); // then the names stand upright
  t.onSheet = stillThere(t.onSheet, coach.sheet) ? t.onSheet : null;
  const body = coach.sheet.map((block) => blockOf(t, block));
  return h(
    "aside",
    { class: "sheet", key: "sheet", "aria-labelledby": "sheet-head", tabindex: -1, "data-many": many || null, style: { "--players": seats.length } },
    h("div", { class: "log-head" },
      h("h3", { id: "sheet-head" }, coach.labels.sheet),
      h("ul", { class: "legend" }, ["y", "n", "m"].map((sign) => h("li", { key: sign }, drawn(sign), coach.marks[sign]))),
      h("button", { type: "button", class: "quiet small", onclick: () => closeSheet(t) }, labels.close)),
    h("div", { class: "blocks", onkeydown: (event) => onArrow(event) }, body.length ? body : h("p", {}, coach.labels.sheet_done)),
    h("p", { class: "behind" }, coach.field ? coach.field.text : coach.labels.sheet_tap),
  );
}

function blockOf(t, { family, any, rows }) {
  const { coach, families, seats, you } = t.data;
  const shown = families[family];
  const name = (player, seat) => h("th", { scope: "col", key: seat, class: seat === you ? "mine" : "", title: player.name }, h("span", {}, seat === you ? t.data.labels.you : player.name));
  const line = (marks, card, text, look) => h("tr", { key: card === null ? "any" : card, class: look }, h("th", { scope: "row", title: text }, h("span", {}, text)),
    [...marks].map((sign, seat) => markOf(t, sign, { seat, family, card })));
  return h(
    "div",
    { class: "block", key: family, style: { "--family": shown.colour } },
    h("table", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col", class: "corner" }, h("span", {}, symbol(shown), h("b", {}, shown.letter), h("span", { class: "creator" }, shown.creator))), seats.map(name))),
      h("tbody", {}, rows.map(({ card, text, marks }) => line(marks, card, text, "")), line(any, null, coach.labels.sheet_any, "any"))),
  );
}

function markOf(t, sign, field) {
  const { coach, you } = t.data;
  const word = coach.marks[sign];
  const look = `mark ${sign}${field.seat === you ? " mine" : ""}`;
  if (sign === "m") return h("td", { class: look, key: field.seat }, h("span", { class: "status" }, word), drawn(sign));
  const said = coach.field;
  t.onSheet = t.onSheet || field;
  const press = () => { t.onSheet = field; consult(t, field); };
  return h("td", { class: look, key: field.seat },
    h("button", { type: "button", "aria-label": word, "aria-pressed": String(Boolean(said) && isSame(said, field)), tabindex: isSame(t.onSheet, field) ? 0 : -1, onclick: press }, drawn(sign)));
}

function isSame(one, other) {
  return one.seat === other.seat && one.family === other.family && one.card === other.card;
}

// Whether what Tab reaches is still a yes or a no.
function stillThere(field, blocks) {
  const block = field && blocks.find((one) => one.family === field.family);
  const row = block && (field.card === null ? { marks: block.any } : block.rows.find((one) => one.card === field.card));
  return Boolean(row) && row.marks[field.seat] !== "m";
}

// On a phone the button is a little sheet, and its words are for the ear alone.
function small() {
  const pen = { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return h("svg", { class: "small-sheet", viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { ...pen, d: "M4 4H20V20H4ZM4 9.3H20M9.3 4V20M12 13L14 15.2L17.6 11.6" }));
}

// Drawn as with a pen: a tick, a cross, a dot.
function drawn(sign) {
  const pen = { fill: "none", stroke: "currentColor", "stroke-linecap": "round", "stroke-linejoin": "round" };
  const shapes = {
    y: h("path", { ...pen, d: "M4.5 13.2C6.6 14.8 8 16.8 9.3 19.2C11.7 13.4 14.9 8.8 20 4.8", "stroke-width": 3.4 }),
    n: h("path", { ...pen, d: "M6.8 7.2C10.4 10.3 13.8 13.6 17.4 17.2M17 6.8C13.2 10 10 13.5 7 17.4", "stroke-width": 2.2 }),
    m: h("circle", { cx: 12, cy: 12, r: 2.1, fill: "currentColor" }),
  };
  return h("svg", { class: "sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, shapes[sign]);
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Moves to the next mark in that direction, over the tables too.
function onArrow(event) {
  const way = ARROWS[event.key];
  const from = event.target.closest("button");
  if (!way || !from) return;
  event.preventDefault();
  const here = from.getBoundingClientRect();
  let best = null, nearest = Infinity;
  for (const other of event.currentTarget.querySelectorAll("td button")) {
    const there = other.getBoundingClientRect();
    const x = there.left - here.left, y = there.top - here.top;
    const along = x * way[0] + y * way[1], aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    if (along > 4 && along + 4 * aside < nearest) [best, nearest] = [other, along + 4 * aside];
  }
  if (!best) return;
  from.tabIndex = -1;
  best.tabIndex = 0;
  best.focus();
}
