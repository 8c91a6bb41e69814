// The faces of the players: a person looks as its name decides, a bot as its level does. The drawings of the levels are
// files beside this one; by wall and scarf one tells two bots of a level apart.

import { h } from "./dom.js";
import { chooser, face, WALLS } from "./drawings.js";

const SCARVES = ["#7b2d3b", "#2f4f74", "#3d6b4f", "#a87a1c", "#5a4a7a", "#b5532c", "#3c4650", "#5f8799"];

export function portrait(player, extra = "") {
  if (!player.face) return face(player.name, extra);
  const pick = chooser(player.name);
  const style = { "--wall": WALLS[pick(WALLS.length)], "--scarf": SCARVES[pick(SCARVES.length)] };
  const href = `${new URL(`${player.face}.svg`, import.meta.url)}#face`;
  return h("svg", { class: `face ${extra}`, key: `face ${player.face}`, viewBox: "0 0 100 100", "aria-hidden": "true", style }, h("use", { href }));
}
