/* Authors by the classic rules in boardgame.io, four random seats: a peer of `play_rounds.py`.

       node authors.mjs FOLDER SEED seconds 3     plays for so long, prints {"rounds", "moves", "seconds"}
       node authors.mjs FOLDER SEED rounds 20     prints each round, a line of JSON each, to be played again elsewhere

   FOLDER is where `npm install boardgame.io` was run. Undo is off and NODE_ENV is production, because both make it
   faster. Every round is a client of its own, and every move goes through its store, its reducer and its log. */

import { createRequire } from "node:module";
import { join } from "node:path";

process.env.NODE_ENV = "production";
const [folder, seed, mode, amount] = process.argv.slice(2);
const require = createRequire(join(folder, "here.js"));
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");
const { RandomBot, Step } = require("boardgame.io/ai");

const SEATS = 4;
const FAMILIES = 13;
const CARDS = 4 * FAMILIES;
const LAID = -1;
const WARM_UP = 100; // rounds, until the compiler has done its work

const familyOf = (card) => card >> 2;

function holds(G, seat, family) {
  for (let card = 4 * family; card < 4 * family + 4; card++) if (G.holder[card] === seat) return true;
  return false;
}

/* Lays a family that one seat holds whole. */
function lay(G, seat, family) {
  for (let card = 4 * family; card < 4 * family + 4; card++) if (G.holder[card] !== seat) return;
  for (let card = 4 * family; card < 4 * family + 4; card++) G.holder[card] = LAID;
  G.sizes[seat] -= 4;
  G.sets[seat].push(family);
}

function nextLive(G, seat) {
  for (let step = 1; step <= SEATS; step++) {
    const next = (seat + step) % SEATS;
    if (G.sizes[next] > 0) return next;
  }
  return seat;
}

function setup({ random }) {
  const dealer = random.Die(SEATS) - 1;
  const order = random.Shuffle([...Array(CARDS).keys()]);
  const G = { dealer, holder: Array(CARDS).fill(LAID), sizes: Array(SEATS).fill(0), sets: [[], [], [], []] };
  order.forEach((card, number) => {
    const seat = (dealer + 1 + number) % SEATS;
    G.holder[card] = seat;
    G.sizes[seat] += 1;
  });
  const dealt = [...G.holder];
  for (let step = 1; step <= SEATS; step++) {
    for (let family = 0; family < FAMILIES; family++) lay(G, (dealer + step) % SEATS, family);
  }
  return mode === "rounds" ? { ...G, dealt } : G;
}

function ask({ G, playerID, events }, asked, card) {
  const asker = Number(playerID);
  if (!Number.isInteger(asked) || asked < 0 || asked >= SEATS || asked === asker || !G.sizes[asked]) return INVALID_MOVE;
  if (!Number.isInteger(card) || card < 0 || card >= CARDS) return INVALID_MOVE;
  const holder = G.holder[card];
  if (holder === LAID || holder === asker || !holds(G, asker, familyOf(card))) return INVALID_MOVE;
  if (holder !== asked) {
    events.endTurn();
    return;
  }
  G.holder[card] = asker;
  G.sizes[asked] -= 1;
  G.sizes[asker] += 1;
  lay(G, asker, familyOf(card));
  if (!G.sizes[asker] && G.sizes.some((size) => size > 0)) events.endTurn();
}

function endIf({ G }) {
  if (G.sizes.some((size) => size > 0)) return undefined;
  const most = Math.max(...G.sets.map((sets) => sets.length));
  return { winners: [...G.sets.keys()].filter((seat) => G.sets[seat].length === most) };
}

function enumerate(G, ctx) {
  const asker = Number(ctx.currentPlayer);
  const wanted = [];
  for (let family = 0; family < FAMILIES; family++) {
    if (!holds(G, asker, family)) continue;
    for (let card = 4 * family; card < 4 * family + 4; card++) if (G.holder[card] !== asker) wanted.push(card);
  }
  const asks = [];
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat === asker || !G.sizes[seat]) continue;
    for (const card of wanted) asks.push({ move: "ask", args: [seat, card] });
  }
  return asks;
}

const game = {
  name: "authors",
  setup,
  moves: { ask },
  turn: { order: { first: ({ G }) => nextLive(G, G.dealer), next: ({ G, ctx }) => nextLive(G, ctx.playOrderPos) } },
  endIf,
  disableUndo: true,
};

async function play(number, told) {
  const client = Client({ game: { ...game, seed: `${seed}/${number}` }, numPlayers: SEATS, debug: false });
  const bot = new RandomBot({ game, enumerate, seed: `${seed}/${number}/bot` });
  client.start();
  let moves = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; moves++) {
    const { G, ctx } = state;
    const { payload } = await Step(client, bot);
    state = client.getState();
    if (told) {
      const [asked, card] = payload.args;
      told.push([Number(ctx.currentPlayer), asked, card, G.holder[card] === asked, enumerate(G, ctx).length]);
    }
  }
  const { G, ctx } = client.getState();
  const asks = client.log.filter((entry) => entry.action.type === "MAKE_MOVE").length;
  if (asks !== moves) throw new Error(`${moves} moves, ${asks} in the log`);
  client.stop();
  return { moves, G, winners: ctx.gameover.winners };
}

if (mode === "rounds") {
  for (let number = 0; number < Number(amount); number++) {
    const asks = [];
    const { G, winners } = await play(number, asks);
    console.log(JSON.stringify({ dealer: G.dealer, dealt: G.dealt, asks, sets: G.sets, winners }));
  }
} else {
  const processor = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  let number = 0;
  while (number < WARM_UP) await play(number++);
  const [start, used] = [performance.now(), processor()];
  let moves = 0;
  while (processor() - used < Number(amount)) moves += (await play(number++)).moves;
  const seconds = Math.min((performance.now() - start) / 1000, processor() - used);
  console.log(JSON.stringify({ rounds: number - WARM_UP, moves, seconds }));
}
