// Pictures made of a few shapes: family symbols, backs of cards, and the faces of the players.

import { h } from "./dom.js";

export function symbol(family, extra = "") {
  const path = h("path", { d: family.path, "fill-rule": "evenodd" });
  return h("svg", { class: `symbol ${extra}`, viewBox: "0 0 100 100", "aria-hidden": "true" }, path);
}

// The backs of a hand, fanned. More than nine are drawn as nine; the number beside them tells the rest.
export function fan(count) {
  const drawn = Math.min(count, 9);
  const step = Math.min(9, 54 / Math.max(drawn, 1));
  const backs = [];
  for (let card = 0; card < drawn; card++) {
    const angle = (card - (drawn - 1) / 2) * step;
    backs.push(h("g", { key: card, transform: `rotate(${angle.toFixed(1)} 60 120)` }, cardBack()));
  }
  return h("svg", { class: "fan", viewBox: "8 6 104 62", "aria-hidden": "true" }, backs);
}

export function cardBack() {
  return [
    h("rect", { class: "back", x: 44, y: 12, width: 32, height: 46, rx: 4 }),
    h("rect", { class: "back-line", x: 47.5, y: 15.5, width: 25, height: 39, rx: 2 }),
    h("path", { class: "back-mark", d: "M60 25 L67 35 L60 45 L53 35 Z" }),
  ];
}

const SKINS = ["#f6d9bd", "#edc49c", "#d9a577", "#bb8358", "#94603d", "#6e452c"];
const HAIRS = ["#2a2220", "#4b3226", "#7a4e2b", "#b98544", "#8d8681", "#dcd5c6", "#74301f"];
const COATS = ["#7b2d3b", "#2f4f74", "#3d6b4f", "#8a6a1f", "#5a4a7a", "#7a4a2a", "#3c4650"];
export const WALLS = ["#f3e2bd", "#e3e8d2", "#e2deee", "#f3dccf", "#d8e6ea", "#efe4d2"];

// A stream of choices that the name decides, so that a player looks the same in every game.
export function chooser(name) {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  return (count) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state >>> 0) % count;
  };
}

export function face(name, extra = "") {
  const pick = chooser(name);
  const skin = SKINS[pick(SKINS.length)];
  const hair = HAIRS[pick(HAIRS.length)];
  const coat = COATS[pick(COATS.length)];
  const wall = WALLS[pick(WALLS.length)];
  const style = HEADS[pick(HEADS.length)](hair);
  const round = (cx, cy, r, fill) => h("circle", { cx, cy, r, fill });
  const parts = [
    round(50, 50, 50, wall),
    style.behind,
    h("path", { d: "M10 104 C12 80 32 74 50 74 C68 74 88 80 90 104 Z", fill: coat }),
    collar(pick(4), coat),
    h("path", { d: "M42 60 L58 60 L58 74 C58 80 42 80 42 74 Z", fill: shade(skin) }),
    round(28, 49, 4.5, skin),
    round(72, 49, 4.5, skin),
    h("path", { d: "M29 44 C29 24 71 24 71 44 C71 62 62 71 50 71 C38 71 29 62 29 44 Z", fill: skin }),
    features(pick, hair, skin),
    style.before,
  ];
  return h("svg", { class: `face ${extra}`, viewBox: "0 0 100 100", "aria-hidden": "true" }, parts);
}

function shade(colour) {
  return `color-mix(in srgb, ${colour} 86%, #5a2a10)`;
}

function features(pick, hair, skin) {
  const line = (d, width = 2.2, stroke = "#33261f") =>
    h("path", { d, fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round" });
  const dot = (cx) => h("ellipse", { cx, cy: 48, rx: 2.5, ry: 3, fill: "#2a2220" });
  const brow = pick(3);
  const brows = [`M36 ${40 - brow} Q41 37 45 ${40}`, `M55 ${40} Q59 37 64 ${40 - brow}`];
  const mouths = ["M42 61 Q50 68 58 61", "M43 62 Q50 65 58 60", "M42 60 Q50 70 58 60 Q50 63 42 60 Z"];
  const parts = [dot(41), dot(59), brows.map((d) => line(d, 2.6, hair)), line("M50 48 Q47 55 51 56", 2, shade(shade(skin)))];
  const beard = pick(6);
  if (beard === 0) parts.push(h("path", { d: "M30 50 C31 78 69 78 70 50 C66 59 60 57 50 57 C40 57 34 59 30 50 Z", fill: hair }));
  if (beard === 1) parts.push(h("path", { d: "M38 60 C42 55 48 56 50 58 C52 56 58 55 62 60 C56 62 44 62 38 60 Z", fill: hair }));
  parts.push(line(mouths[pick(3)], 2.2, beard === 0 ? "#f4e6dc" : "#7c3428"));
  const glasses = pick(3);
  if (glasses === 0) {
    const ring = (cx) => h("circle", { cx, cy: 48, r: 8, fill: "rgba(255,255,255,.22)", stroke: "#3b2f2a", "stroke-width": 2 });
    parts.push(ring(41), ring(59), line("M49 47 Q50 45 51 47", 2, "#3b2f2a"));
  }
  return parts;
}

function collar(kind, coat) {
  const cream = "#fbf3e0";
  if (kind === 0) return h("path", { d: "M38 75 L50 92 L62 75 L56 73 L44 73 Z", fill: cream });
  if (kind === 1) {
    const bow = "M50 82 L38 76 L38 89 Z M50 82 L62 76 L62 89 Z";
    return [h("path", { d: "M40 75 L50 100 L60 75 Z", fill: cream }), h("path", { d: bow, fill: "#2d2a32" })];
  }
  if (kind === 2) return h("path", { d: "M33 76 C40 86 60 86 67 76 L67 84 C58 92 42 92 33 84 Z", fill: "#c9a24b" });
  return h("path", { d: "M36 75 C42 82 58 82 64 75 L64 80 C58 88 42 88 36 80 Z", fill: shade(coat) });
}

const CAP = "M27 46 C25 16 75 16 73 46 C70 36 64 33 50 33 C36 33 30 36 27 46 Z";
const HEADS = [
  (fill) => ({ before: h("path", { d: CAP, fill }) }),
  (fill) => ({ before: h("path", { d: "M27 47 C24 18 58 12 70 26 C76 32 74 42 73 47 C70 38 66 36 60 35 C50 40 36 38 31 37 Z", fill }) }),
  (fill) => ({
    behind: h("path", { d: "M24 46 C22 14 78 14 76 46 L80 82 C66 88 34 88 20 82 Z", fill }),
    before: h("path", { d: "M27 47 C27 20 50 20 52 28 C58 22 73 26 73 47 C68 42 60 38 53 31 C46 38 34 40 27 47 Z", fill }),
  }),
  (fill) => ({
    behind: h("circle", { cx: 50, cy: 15, r: 11, fill }),
    before: h("path", { d: CAP, fill }),
  }),
  (fill) => ({
    before: [[30, 36], [37, 27], [47, 23], [57, 24], [65, 29], [71, 38]].map(([cx, cy]) => h("circle", { cx, cy, r: 9, fill })),
  }),
  (fill) => ({
    behind: [h("ellipse", { cx: 29, cy: 46, rx: 6, ry: 11, fill }), h("ellipse", { cx: 71, cy: 46, rx: 6, ry: 11, fill })],
  }),
  (fill) => ({
    behind: h("path", { d: "M25 46 C23 18 77 18 75 46 L76 64 C70 68 30 68 24 64 Z", fill }),
    before: h("path", { d: "M27 46 C27 22 73 22 73 46 L73 42 C66 36 34 36 27 42 Z", fill }),
  }),
];
