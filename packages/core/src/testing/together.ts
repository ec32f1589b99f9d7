/** Simultaneous answers. */
import { same } from '../copy';
import type { ActionLike, Seat } from '../game';
import { eventsFor } from '../view';
import { brief, must, mustEqual } from './check';
import { type AnyEngine, type AnyState, chosen, dice, viewersOf, walk } from './games';
import type { Check } from './property';

const ORDERS_TRIED = 4;

/** The order of simultaneous answers is of no account, and nobody sees another's answer as long as the question is open. */
export const simultaneous: Check = ({ engine }, game, script) => {
  const rolled = dice(script.seed);
  walk(game, ({ state }) => {
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
    for (let i = 0; i < ORDERS_TRIED; i++) {
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

/** What others have answered to a question still open is dealt anew. */
export const openAnswers: Check = ({ engine }, game) =>
  walk(game, ({ state, action, next }) => {
    if (action === undefined || next === undefined) return;
    const rest = engine.activePlayers(state).filter((seat) => seat !== action.player);
    if (rest.length === 0 || !same(engine.activePlayers(next), rest)) return;
    const areaOf = (world: AnyState) => world.players[action.player];
    const possible = engine.legalActions(state, action.player).map((choice) => areaOf(engine.apply(state, choice)));
    if (possible.every((area) => same(area, possible[0]))) return;
    for (const viewer of viewersOf(state)) {
      if (viewer === action.player) continue;
      const view = engine.view(next, viewer);
      const first = areaOf(engine.determinize(view, 'deal 0'));
      let deal = 1;
      while (deal < DEALS && same(areaOf(engine.determinize(view, `deal ${deal}`)), first)) deal++;
      must(deal < DEALS, `dealt from the view of ${viewer}, seat ${action.player} has always given the same answer`);
    }
  });
