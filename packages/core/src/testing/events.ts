/** Properties of events: they report every change. */
import { deepEqual } from '../json/copy';
import { eventsFor } from '../kernel/masking';
import { fail, must, mustBeJson, mustEqual, owner, sharing } from './check';
import { type View, viewersOf, walk } from './games';
import type { Check } from './property';

/** Checks that a viewer gets an event if the view changes. Events must be plain JSON and share no object with state, action or engine. */
export const events: Check = ({ engine }, game) =>
  walk(game, ({ state, action, next }) => {
    if (action === undefined || next === undefined) return;
    const done = engine.step(state, action);
    mustEqual(done.state, next, 'step and apply return different states');
    for (const event of done.events) mustBeJson(event, `the event ${event.type}`);
    for (const viewer of viewersOf(state)) {
      const [before, after] = [state, next].map((world) => withoutPending(engine.view(world, viewer)));
      const hasEvent = eventsFor(done.events, viewer).length > 0;
      must(hasEvent || deepEqual(before, after), `the view of ${viewer} changes without an event for ${viewer}`);
    }
    const owners = [owner('the new state', done.state), owner('the state before', state), owner('the action', action)];
    const problem = sharing('the list of events', done.events, owners);
    if (problem !== undefined) fail(problem);
    scramble(done.events);
    mustEqual(engine.apply(state, action), next, 'an event shares an object with the engine');
  });

/** Checks that `preview` returns the events that the player of an action gets, up to the first chance or hidden information, and `viewAfter` the view. */
export const foresight: Check = ({ engine, sample }, game) =>
  walk(game, (moment) => {
    const { state, action, next } = moment;
    if (action === undefined || !sample.has(moment)) return;
    const { events: happened, reveals } = engine.step(state, action);
    const actual = eventsFor(happened, action.player);
    const foreseen = engine.preview(state, action);
    mustEqual(
      foreseen,
      reveals ? actual.slice(0, foreseen.length) : actual,
      'preview and step return different events',
    );
    const view = engine.view(state, action.player);
    mustEqual(engine.preview(view, action), foreseen, 'preview returns different events for the state and its view');
    const after = engine.viewAfter(view, action);
    mustEqual(engine.viewAfter(state, action), after, 'viewAfter returns different views for the state and its view');
    if (!reveals && next !== undefined)
      mustEqual(after, engine.view(next, action.player), 'viewAfter returns another view than apply leads to');
  });

const withoutPending = ({ pending: _, ...rest }: View): object => rest;

/** Writes to every object in a value. */
function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) scramble(part);
  if (Array.isArray(value)) value.push('scrambled');
  else Reflect.set(value, 'scrambled', true);
}

/** Checks that each account of the ledger changes by the sum of its entries in the events. */
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
    mustEqual(book.count(done.state), expected, 'the ledger does not change by the amounts in the events');
  });
};
