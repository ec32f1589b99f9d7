/** Properties of simultaneous questions. */

import type { ActionLike, EventLike, Seat } from '../game/types';
import { deepEqual } from '../json/copy';
import { eventsFor } from '../kernel/masking';
import { brief, must, mustEqual } from './check';
import { type AnyEngine, type AnyState, chosen, dice, type View, viewersOf, walk } from './games';
import type { Check } from './property';

const ORDERS_TRIED = 4;
/** The number of random answers of a seat that are compared with its first answers: all must lead to the same number of questions. */
const ANSWERS_COUNTED = 4;

/** The answers of each seat to the questions that are open at the same time. */
type Answers = ReadonlyMap<Seat, readonly ActionLike[]>;

/**
 * Checks that the order of simultaneous answers is irrelevant. While the frame is open, no viewer may see the answers of another seat, and
 * the number of questions that a seat is asked must not depend on its answers. If the views show an answer when all have answered, so must
 * the events.
 */
export const simultaneous: Check = ({ engine, sample }, game, script) => {
  const rolled = dice(script.seed);
  walk(game, (moment) => {
    const { state } = moment;
    const active = engine.activePlayers(state);
    if (active.length < 2) return;
    const given = new Map(active.map((seat) => [seat, answersOf(engine, state, seat, rolled.int(1 << 16))]));
    const orderly = active.flatMap((seat) => (given.get(seat) ?? []).map(() => seat));
    const expected = played(engine, state, given, orderly);
    if (sample.has(moment)) {
      for (const seat of active) {
        const asked = given.get(seat)?.length;
        for (let left = ANSWERS_COUNTED; left > 0; left--) {
          const other = answersOf(engine, state, seat, rolled.int(1 << 16));
          must(
            other.length === asked,
            `seat ${seat} is asked ${asked} or ${other.length} times, depending on its answers`,
          );
          mustReport(engine, seat, expected, played(engine, state, new Map(given).set(seat, other), orderly));
        }
      }
    }
    for (let left = sample.has(moment) ? ORDERS_TRIED : 1; left > 0; left--) {
      const order = rolled.some(orderly, orderly.length);
      const { state: reached } = played(engine, state, given, order);
      mustEqual(reached, expected.state, `answers in the order ${order.join(', ')} lead to another state`);
    }
  });
};

/** A state after all answers, and the events that led to it. */
interface Played {
  readonly state: AnyState;
  readonly events: readonly EventLike[];
}

/** Carries out the answers. In `order`, each seat occurs once for each of its answers. */
function played(engine: AnyEngine, start: AnyState, given: Answers, order: readonly Seat[]): Played {
  const left = new Map([...given].map(([seat, actions]) => [seat, [...actions]]));
  const events: EventLike[] = [];
  const state = order.reduce((before, seat, i) => {
    const action = left.get(seat)?.shift();
    if (action === undefined) return before;
    const done = answered(engine, before, action, i === order.length - 1);
    events.push(...done.events);
    return done.state;
  }, start);
  return { state, events };
}

/** Checks that the events for another viewer differ if its view shows which of two answers a seat gave. */
function mustReport(engine: AnyEngine, seat: Seat, one: Played, other: Played): void {
  for (const viewer of viewersOf(one.state)) {
    if (viewer === seat) continue;
    const [seenOne, seenOther] = [one, other].map(({ state }) => engine.view(state, viewer));
    const [eventsOne, eventsOther] = [one, other].map(({ events }) => eventsFor(events, viewer));
    must(
      deepEqual(seenOne, seenOther) || !deepEqual(eventsOne, eventsOther),
      `after all have answered, the view of ${viewer} shows the answer of seat ${seat}, but no event for ${viewer} does: emit it in a task that runs after the simultaneous questions`,
    );
  }
}

/** Returns answers of a seat, one after the other, until the seat has no open question. The other seats do not answer. */
function answersOf(engine: AnyEngine, state: AnyState, seat: Seat, pick: number): ActionLike[] {
  const action = chosen(engine.legalActions(state, seat), pick);
  return action === undefined ? [] : [action, ...answersOf(engine, engine.apply(state, action), seat, pick >> 1)];
}

/** Carries out an answer. If other answers are still missing, no other viewer may notice the answer. */
function answered(engine: AnyEngine, state: AnyState, action: ActionLike, isLast: boolean): Played {
  const answer = engine.explain(state, action);
  if (!answer.legal) must(false, `${brief(action)} is refused after others have answered: ${answer.message}`);
  const done = engine.step(state, action);
  if (isLast) return done;
  must(
    !done.reveals || engine.mayReveal(state, action.player),
    `${brief(action)} reveals something while other seats still have to answer: declare mayReveal for its question`,
  );
  const { state: next, events } = done;
  for (const viewer of viewersOf(state)) {
    if (viewer === action.player) continue;
    const [before, after] = [state, next].map((world) => withoutOpenSeats(engine.view(world, viewer)));
    mustEqual(after, before, `the view of ${viewer} shows ${brief(action)} while other seats still have to answer`);
    must(
      eventsFor(events, viewer).length === 0,
      `an event shows ${viewer} ${brief(action)} while other seats still have to answer`,
    );
  }
  return done;
}

const withoutOpenSeats = (view: View): object => ({
  ...view,
  pending: view.pending.map((frame) => ('open' in frame ? { ...frame, open: [] } : frame)),
});

const DEALS = 40;
/** The number of moments that are checked in a game. */
const MOMENTS = 6;
/** The largest number of answers that are tried in order to find the answers that a seat gave. */
const ANSWERS_TRIED = 3000;

/** Checks that `determinize` deals new answers for other seats that have already answered during an open simultaneous frame. */
export const openAnswers: Check = ({ engine }, game, script) => {
  const rolled = dice(script.seed);
  let moments = 0;
  walk(game, ({ state, action, next }) => {
    if (action === undefined || next === undefined || moments >= MOMENTS) return;
    const seat = action.player;
    const rest = engine.activePlayers(state).filter((other) => other !== seat);
    if (rest.length === 0 || !deepEqual(engine.activePlayers(next), rest)) return;
    const given = firstAnswers(engine, next, seat);
    // there were too many answers to try them all, or every legal answer leads to this state
    if (given === undefined || deepEqual(given, engine.legalActions(unanswered(next, seat), seat))) return;
    moments++;
    for (const viewer of rolled.some(viewersOf(state), 2)) {
      if (viewer === seat) continue;
      const view = engine.view(next, viewer);
      const dealt = (deal: number) => firstAnswers(engine, engine.determinize(view, `deal ${deal}`), seat);
      const first = dealt(0);
      let deal = 1;
      while (deal < DEALS && deepEqual(dealt(deal), first)) deal++;
      must(deal < DEALS, `every state dealt from the view of ${viewer} has the same answer of seat ${seat}`);
    }
  });
};

/** Returns the state before a seat gave its answers in the open simultaneous frame. */
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
 * Returns the first answers of a seat that lead to its present area. Comparing dealt areas would not be enough: they also hold other hidden
 * parts that are dealt. Returns `undefined` if there are too many answers to try them all.
 */
function firstAnswers(engine: AnyEngine, state: AnyState, seat: Seat): ActionLike[] | undefined {
  let tried = 0;
  const leadsToArea = (from: AnyState): boolean => {
    if (++tried > ANSWERS_TRIED) return false;
    const legal = engine.legalActions(from, seat);
    if (legal.length === 0) return deepEqual(from.players[seat], state.players[seat]);
    return legal.some((action) => leadsToArea(engine.apply(from, action)));
  };
  const start = unanswered(state, seat);
  const found = engine.legalActions(start, seat).filter((action) => leadsToArea(engine.apply(start, action)));
  return tried > ANSWERS_TRIED ? undefined : found;
}
