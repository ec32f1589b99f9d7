/** Simultaneous answers. */

import type { ActionLike, Seat } from '../game/types';
import { deepEqual } from '../json/copy';
import { eventsFor } from '../kernel/masking';
import { brief, must, mustEqual } from './check';
import { type AnyEngine, type AnyState, chosen, dice, viewersOf, walk } from './games';
import type { Check } from './property';

const ORDERS_TRIED = 4;
/** How often the answers of a seat are chosen anew, to see whether they are as many. */
const ANSWERS_COUNTED = 4;

/**
 * The order of simultaneous answers is of no account, and nobody sees another's answer as long as the question is open, nor by how
 * often somebody is asked.
 */
export const simultaneous: Check = ({ engine, looks }, game, script) => {
  const rolled = dice(script.seed);
  walk(game, (moment) => {
    const { state } = moment;
    const active = engine.activePlayers(state);
    if (active.length < 2) return;
    const given = new Map(active.map((seat) => [seat, answersOf(engine, state, seat, rolled.int(1 << 16))]));
    const orderly = active.flatMap((seat) => (given.get(seat) ?? []).map(() => seat));
    const inOrder = (order: readonly Seat[]): AnyState => {
      const left = new Map([...given].map(([seat, actions]) => [seat, [...actions]]));
      return order.reduce((before, seat, i) => {
        const action = left.get(seat)?.shift();
        return action === undefined ? before : answered(engine, before, action, i === order.length - 1);
      }, state);
    };
    const expected = inOrder(orderly);
    if (looks.at(moment)) {
      for (const seat of active) {
        const asked = given.get(seat)?.length;
        for (let left = ANSWERS_COUNTED; left > 0; left--) {
          const other = answersOf(engine, state, seat, rolled.int(1 << 16));
          must(other.length === asked, `seat ${seat} is asked ${asked} or ${other.length} times, which the others see`);
        }
      }
    }
    for (let left = looks.at(moment) ? ORDERS_TRIED : 1; left > 0; left--) {
      const order = rolled.some(orderly, orderly.length);
      mustEqual(inOrder(order), expected, `answers in the order ${order.join(', ')} come to another state`);
    }
  });
};

/** What a seat answers until it has nothing left to answer, the others waiting. */
function answersOf(engine: AnyEngine, state: AnyState, seat: Seat, pick: number): ActionLike[] {
  const action = chosen(engine.legalActions(state, seat), pick);
  return action === undefined ? [] : [action, ...answersOf(engine, engine.apply(state, action), seat, pick >> 1)];
}

function answered(engine: AnyEngine, state: AnyState, action: ActionLike, isLast: boolean): AnyState {
  const answer = engine.explain(state, action);
  if (!answer.legal) must(false, `${brief(action)} is refused after others have answered: ${answer.message}`);
  const { state: next, events } = engine.step(state, action);
  if (isLast) return next;
  for (const viewer of viewersOf(state)) {
    if (viewer === action.player) continue;
    const [before, after] = [state, next].map((world) => stillOpenAside(engine.view(world, viewer)));
    mustEqual(after, before, `${viewer} sees ${brief(action)} while others are still to answer`);
    must(
      eventsFor(events, viewer).length === 0,
      `${viewer} is told of ${brief(action)} while others are still to answer`,
    );
  }
  return next;
}

const stillOpenAside = (view: ReturnType<AnyEngine['view']>): object => ({
  ...view,
  pending: view.pending.map((frame) => ('open' in frame ? { ...frame, open: [] } : frame)),
});

const DEALS = 40;
/** Moments of a game that are looked at, and answers of one seat that are tried to find out which ones it gave. */
const MOMENTS = 6;
const ANSWERS_TRIED = 3000;

/** What others have answered to a question still open is dealt anew. */
export const openAnswers: Check = ({ engine }, game, script) => {
  const rolled = dice(script.seed);
  let moments = 0;
  walk(game, ({ state, action, next }) => {
    if (action === undefined || next === undefined || moments >= MOMENTS) return;
    const seat = action.player;
    const rest = engine.activePlayers(state).filter((other) => other !== seat);
    if (rest.length === 0 || !deepEqual(engine.activePlayers(next), rest)) return;
    const given = firstAnswers(engine, next, seat);
    // without a choice, or with too many to find out which it was
    if (given === undefined || deepEqual(given, engine.legalActions(unanswered(next, seat), seat))) return;
    moments++;
    for (const viewer of rolled.some(viewersOf(state), 2)) {
      if (viewer === seat) continue;
      const view = engine.view(next, viewer);
      const dealt = (deal: number) => firstAnswers(engine, engine.determinize(view, `deal ${deal}`), seat);
      const first = dealt(0);
      let deal = 1;
      while (deal < DEALS && deepEqual(dealt(deal), first)) deal++;
      must(deal < DEALS, `dealt from the view of ${viewer}, seat ${seat} has always given the same answer`);
    }
  });
};

/** The state as it was before a seat gave its answers to the question that is open. */
function unanswered(state: AnyState, seat: Seat): AnyState {
  const top = state.pending.at(-1);
  if (top === undefined || !('simultaneous' in top)) return state;
  return {
    ...state,
    players: state.players.map((area, at) => (at === seat ? (top.before[seat] ?? area) : area)),
    pending: [
      ...state.pending.slice(0, -1),
      { ...top, simultaneous: top.simultaneous.map((stack, at) => (at === seat ? (top.opened[seat] ?? []) : stack)) },
    ],
  };
}

/**
 * The first answers of a seat that can have led to where it stands. Areas hold other things that are hidden and dealt anew,
 * so it is not enough to compare them. Nothing if there are too many answers to try them all.
 */
function firstAnswers(engine: AnyEngine, state: AnyState, seat: Seat): ActionLike[] | undefined {
  let tried = 0;
  const comesTo = (from: AnyState): boolean => {
    if (++tried > ANSWERS_TRIED) return false;
    const legal = engine.legalActions(from, seat);
    if (legal.length === 0) return deepEqual(from.players[seat], state.players[seat]);
    return legal.some((action) => comesTo(engine.apply(from, action)));
  };
  const start = unanswered(state, seat);
  const found = engine.legalActions(start, seat).filter((action) => comesTo(engine.apply(start, action)));
  return tried > ANSWERS_TRIED ? undefined : found;
}
