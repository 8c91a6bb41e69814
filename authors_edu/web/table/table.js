// The table as a whole: what this browser remembers, what a tap does, and the door to Streamlit.

import { closeHint, heard, hintNow } from "./coach.js";
import { h, patch } from "./dom.js";
import { holdLooks, keepLooking } from "./calls.js";
import { keepTime } from "./clock.js";
import { barOf, middleOf, seatsOf } from "./felt.js";
import { handOf } from "./hand.js";
import { scoreSheetOf } from "./match.js";
import { leavingOf, logOf, namingOf, resultOf, rulesOf } from "./panels.js";
import { playing, skipAll, takeIn } from "./playback.js";
import { closeSheet, sheetOf } from "./sheet.js";
import { STYLES } from "./styles.js";
import { undoingOf } from "./undo.js";

const TABLES = new WeakMap();
const LEAST_COLUMN_PX = 114;
const GAP_PX = 8;
export const NARROW_PX = 720; // below it: the look for phones
const TIGHTER = [1, 2, 3, 4, 5, 6, 7, 8]; // the steps of fits.css
// Where the focus goes when what had it is gone, so that the keyboard is not sent back to the top of the page.
const FOCUS_NEXT = ['.hand [aria-pressed="true"]', ".result .gold", ".prompt .gold", ".hand button:not([aria-disabled])", ".hand button", ".bar button"];
const ASIDES = ["logOpen", "rulesOpen", "scoresOpen"]; // they lie in the same place
const QUESTIONS = ["leaving", "undoing"]; // so do these
const UNLOCK_MS = 8000; // the line was lost: the hand opens again; the server refuses a move that it has already

export function mayAsk(t) {
  const { stage, turn, you, calls } = t.data;
  if (calls) return calls.may && t.sent === null;
  return stage === "ask" && turn === you && t.data.row === null && t.sent === null;
}

export function choose(t, choice, event) {
  const before = t.chosen;
  if (playing(t)) skipAll(t);
  t.chosen = choice;
  draw(t);
  const byKeyboard = event && event.detail === 0;
  if (choice && byKeyboard) focusOn(t, ".ask-button");
  if (!choice && before) focusOn(t, `[data-choice="${choiceKey(before)}"]`);
}

export function choiceKey(choice) {
  return choice.card === null ? `family-${choice.family}` : `card-${choice.card}`;
}

export function focusOn(t, selector) {
  const element = t.mount.querySelector(selector);
  if (element) element.focus({ preventScroll: true });
  return element !== null;
}

export function sendAsk(t, seat) {
  const { card, family } = t.chosen;
  send(t, { ask: card === null ? { seat, family } : { seat, card } });
}

export function send(t, wish) {
  if (t.sent !== null) return;
  t.sent = t.data.number;
  t.leaving = t.undoing = false;
  t.unlock = setTimeout(() => { freed(t); t.lost = true; t.status = t.data.labels.no_answer; draw(t); }, UNLOCK_MS);
  holdLooks(t);
  t.trigger("command", { number: t.data.number, ...wish });
  draw(t);
}

export function freed(t) {
  clearTimeout(t.unlock);
  t.sent = null;
  t.chosen = null;
  t.lost = false;
}

export function toggle(t, what) {
  t[what] = !t[what];
  const place = [ASIDES, QUESTIONS].find((one) => one.includes(what)) || [what];
  if (t[what]) for (const other of place) t[other] = other === what;
  draw(t);
}

function onKey(t, event) {
  if (event.key !== "Escape" || t.data === null) return;
  if (t.leaving) toggle(t, "leaving");
  else if (t.undoing) toggle(t, "undoing");
  else if (t.sheetOpen) closeSheet(t);
  else if (hintNow(t)) closeHint(t);
  else if (t.chosen && t.sent === null) choose(t, null);
  else if (playing(t)) skipAll(t);
  else {
    const open = ASIDES.find((aside) => t[aside]);
    if (open) toggle(t, open);
  }
}

export function draw(t) {
  if (!t.mount.isConnected) return; // the visitor has just left; there is nothing to measure
  t.width = t.mount.clientWidth || innerWidth;
  const over = t.data.stage === "over" && !playing(t);
  t.columns = columnsFor(t);
  const naming = toBeNamed(t);
  const felt = h(
    "section",
    { class: "felt", key: "felt" },
    over ? resultOf(t) : [seatsOf(t), middleOf(t)],
    naming && namingOf(t),
    t.logOpen && logOf(t),
    t.rulesOpen && rulesOf(t),
    t.scoresOpen && t.data.match && scoreSheetOf(t),
    t.leaving && leavingOf(t),
    t.undoing && undoingOf(t),
  );
  const status = h("p", { class: "status", role: "status", key: "status" }, t.status);
  const props = { class: "room", tabindex: -1, "data-number": t.data.number, "data-dark": isDark(t), "data-narrow": t.width < NARROW_PX, "data-rows": t.columns < t.data.ladders.length ? 2 : null };
  const focused = t.mount.getRootNode().activeElement;
  const hand = !over && (t.data.ladders.length > 0 || t.data.row); // where a round ends early, cards are left in hand
  patch(t.mount, [h("div", props, barOf(t), felt, hand && handOf(t), sheetOf(t), status)]);
  fit(t);
  if (focused && !focused.isConnected) FOCUS_NEXT.some((selector) => focusOn(t, selector));
  settleFocus(t);
  if (t.fresh) takeFocus(t);
}

// The table covers the page: without the focus, the Tab key would walk through what lies hidden under it.
function takeFocus(t) {
  t.fresh = false;
  if (!t.mount.getRootNode().activeElement) focusOn(t, ".room");
}

// Whether the panel for naming is open: the card comes first, then the question.
export function toBeNamed(t) {
  return t.data.naming !== null && !playing(t);
}

// One row of ladders while each is wide enough to read, else as few rows as will do.
function columnsFor(t) {
  const most = t.width < NARROW_PX ? 99 : Math.max(1, Math.floor((t.width - 16 + GAP_PX) / (LEAST_COLUMN_PX + GAP_PX)));
  const count = Math.max(1, t.data.ladders.length);
  return Math.ceil(count / Math.ceil(count / most));
}

// Takes the loosest look in which nothing has to scroll. It does not loosen again while the hand stays the same.
function fit(t) {
  const room = t.mount.firstElementChild;
  const shape = `${t.width}x${innerHeight}:${t.columns}:${JSON.stringify([t.hinting, t.data.row && t.data.row.length, t.data.ladders.map((ladder) => ladder.held.length)])}`;
  if (shape !== t.shape) Object.assign(t, { shape, density: 0, above: Math.max(0, Math.round(room.getBoundingClientRect().top)) });
  room.style.setProperty("--above", `${t.above}px`);
  const tighten = () => { room.dataset.tight = TIGHTER.slice(0, t.density).join(" "); };
  for (tighten(); t.density < TIGHTER.length && room.scrollHeight > room.clientHeight; tighten()) t.density++;
}

// A panel that has just come takes the focus; one that stays does not take it again.
function settleFocus(t) {
  const sure = t.leaving || t.undoing;
  const panel = toBeNamed(t) ? `naming-${t.data.naming.card}` : sure ? "sure" : null;
  if (panel && panel !== t.panel) focusOn(t, sure ? "[data-stay]" : t.data.naming.choices.length ? ".naming" : "[data-first]");
  t.panel = panel;
  if (t.toHint) showChosen(t);
  if (t.toHint) t.toHint = !(focusOn(t, ".prompt .gold") || focusOn(t, ".bubble.hint + .prompt button"));
  if (t.toSheet && focusOn(t, ".sheet")) t.toSheet = false;
  const list = t.mount.querySelector("[data-scroll]");
  if (list && t.listed !== t.at) list.scrollTop = list.scrollHeight;
  t.listed = list ? t.at : null;
}

// On a phone the hand scrolls sideways: what the hint is about may lie beside it.
function showChosen(t) {
  const place = t.mount.querySelector('.hand [aria-pressed="true"]');
  if (place) place.scrollIntoView({ block: "nearest", inline: "center" });
}

// Streamlit's theme decides; where there is none, the browser's wish.
function isDark(t) {
  const [red, green, blue, alpha = 1] = getComputedStyle(t.mount).backgroundColor.match(/[\d.]+/g).map(Number);
  if (alpha === 0) return matchMedia("(prefers-color-scheme: dark)").matches;
  return red * 0.3 + green * 0.59 + blue * 0.11 < 110;
}

function opened(parent, styles) {
  parent.adoptedStyleSheets = styles;
  const t = {
    mount: parent.querySelector(".mount"), data: null, log: [], seen: new Set(), at: -1, status: "",
    chosen: null, sent: null, logOpen: false, rulesOpen: false, scoresOpen: false, leaving: false, undoing: false, lost: false, timer: 0, unlock: 0, clock: 0, looking: 0, time: null, panel: null, shape: "", density: 0, calls: 0, fresh: true,
    consulted: 0, wish: null, wantsHint: false, hinting: false, toHint: false, sheetOpen: false, toSheet: false, onSheet: null, told: null, lookingBack: false,
  };
  const key = (event) => onKey(t, event);
  const size = () => t.data && draw(t);
  const watch = new ResizeObserver(() => t.data && t.mount.clientWidth !== t.width && draw(t));
  document.addEventListener("keydown", key);
  addEventListener("resize", size);
  watch.observe(t.mount);
  t.close = () => {
    document.removeEventListener("keydown", key);
    removeEventListener("resize", size);
    watch.disconnect();
    clearTimeout(t.timer);
    clearTimeout(t.unlock);
    clearTimeout(t.clock);
    clearTimeout(t.consulted);
    clearTimeout(t.looking);
    TABLES.delete(parent);
  };
  TABLES.set(parent, t);
  return t;
}

// Streamlit may call again while the first call still waits for the styles, and then ends the first: only the newest
// call may close the table.
export default async function table({ data, parentElement, setTriggerValue }) {
  const styles = await STYLES;
  const t = TABLES.get(parentElement) || opened(parentElement, styles);
  const call = (t.calls += 1);
  t.trigger = setTriggerValue;
  keepTime(t, data);
  const before = t.data;
  keepLooking(t, data);
  takeIn(t, data);
  heard(t, before);
  draw(t);
  return () => { if (call === t.calls) t.close(); };
}
