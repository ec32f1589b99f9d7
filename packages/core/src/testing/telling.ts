/** Events explain the change. */
import { clone, deepEqual } from '../json/copy';
import { eventsFor } from '../kernel/masking';
import { must, mustBeJson, mustEqual } from './check';
import { type AnyEngine, viewersOf, walk } from './games';
import type { Check } from './property';

/** Every change that somebody sees is told; an event is plain JSON of its own. */
export const events: Check = ({ engine }, game) =>
  walk(game, ({ state, action, next }) => {
    if (action === undefined || next === undefined) return;
    const done = engine.step(state, action);
    mustEqual(done.state, next, 'step comes to another state than apply');
    for (const event of done.events) mustBeJson(event, `the event ${event.type}`);
    for (const viewer of viewersOf(state)) {
      const [before, after] = [state, next].map((world) => pendingAside(engine.view(world, viewer)));
      const told = eventsFor(done.events, viewer).length > 0;
      must(told || deepEqual(before, after), `the view of ${viewer} changes, and ${viewer} is told nothing`);
    }
    const given = clone([state, done.state, action]);
    scramble(done.events);
    mustEqual([state, done.state, action], given, 'an event holds a part of the state or the action itself');
    mustEqual(engine.apply(state, action), next, 'an event holds a part of the engine itself');
  });

/** What is foreseen of an action is what its player is told of it, up to the first thing that nobody could foresee. */
export const foresight: Check = ({ engine, looks }, game) =>
  walk(game, (moment) => {
    const { state, action } = moment;
    if (action === undefined || !looks.at(moment)) return;
    const { events: happened, reveals } = engine.step(state, action);
    const told = eventsFor(happened, action.player);
    const foreseen = engine.foresee(state, action);
    mustEqual(foreseen, reveals ? told.slice(0, foreseen.length) : told, 'what is foreseen is not what happens');
    const view = engine.view(state, action.player);
    mustEqual(engine.foresee(view, action), foreseen, 'the view foresees something else than the state');
  });

const pendingAside = ({ pending: _, ...rest }: ReturnType<AnyEngine['view']>): object => rest;

/** Spoils a value all the way down. */
function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) scramble(part);
  if (Array.isArray(value)) value.push('scrambled');
  else Reflect.set(value, 'scrambled', true);
}

/** The ledger changes by what the events say. */
export const ledger: Check = ({ engine, settings }, game) => {
  const book = settings.ledger;
  if (book === undefined) return;
  walk(game, ({ state, action }) => {
    if (action === undefined) return;
    const done = engine.step(state, action);
    const expected: Record<string, number> = { ...book.count(state) };
    for (const event of done.events) {
      for (const [account, amount] of Object.entries(book.entries(event))) {
        expected[account] = (expected[account] ?? 0) + amount;
      }
    }
    mustEqual(book.count(done.state), expected, 'the ledger changes otherwise than the events say');
  });
};
