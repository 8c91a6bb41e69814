// The minutes of a round: how many are left, told calmly, and the look at the server once they are up, though nobody moves.

import { h } from "./dom.js";
import { draw } from "./table.js";

const MINUTE_MS = 60_000;
const LOOK_MS = 10_000; // a lid that was closed holds a browser's timers up: the clock is read anew this often
const AGAIN_MS = 5_000; // the look was lost, or came a little early

// Takes over how long the server says that is left; no clock but this browser's own is needed to count on.
export function keepTime(t, { time, number }) {
  clearTimeout(t.clock);
  t.time = time && { endsAt: Date.now() + time.left_ms, labels: time.labels, number };
  if (t.time) wait(t);
}

export function timeOf(t) {
  return t.time && h("p", { class: "pill time", key: "time" }, words(t.time));
}

function words({ endsAt, labels }) {
  const minutes = Math.floor((endsAt - Date.now()) / MINUTE_MS);
  return minutes < 1 ? labels.last : labels.left.replace("{minutes}", String(minutes));
}

function wait(t) {
  const left = t.time.endsAt - Date.now(), told = words(t.time);
  if (left <= 0 && t.sent === null) t.trigger("command", { number: t.time.number, look: true });
  t.clock = setTimeout(() => {
    if (words(t.time) !== told) draw(t);
    wait(t);
  }, left > 0 ? Math.min(LOOK_MS, left, (left % MINUTE_MS) + 1) : AGAIN_MS);
}
