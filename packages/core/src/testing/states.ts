/** Properties of states: they are reproducible, never change, and are the same when a game is played in place or read from JSON. */
import { chanceState, keyedChance } from '../chance/chance';
import type { ActionLike } from '../game/types';
import { clone } from '../json/copy';
import { deepFreeze, must, mustBeFrozen, mustBeJson, mustEqual, mustShareNothing, owner, throughJson } from './check';
import { type AnyEngine, type AnyState, dice, viewersOf, walk } from './games';
import { mutants } from './mutants';
import type { Check } from './property';

/** Calls every function of an engine on a state. Calls `give` with most of the results. */
function useAll(
  engine: AnyEngine,
  state: AnyState,
  action: ActionLike | undefined,
  give: (answer: unknown) => void,
): void {
  give(engine.legalActions(state));
  give(engine.activePlayers(state));
  give(engine.scores(state));
  give(engine.outcome(state));
  give(engine.save(state));
  engine.isTerminal(state);
  for (const viewer of viewersOf(state)) {
    const view = engine.view(state, viewer);
    if (Object.isFrozen(state)) deepFreeze(view);
    give(view);
    give(engine.legalActions(view));
    give(engine.determinize(view, 'purity'));
    engine.activePlayers(view);
    engine.scores(view);
    engine.outcome(view);
    if (action?.player === viewer) give(engine.preview(view, action));
    if (action !== undefined) engine.explain(view, action);
  }
  if (action === undefined) return;
  engine.explain(state, action);
  give(engine.preview(state, action));
  give(engine.actionFor(state, action, 'spectator'));
  give(engine.parse(state, engine.format(action)));
  engine.applyInPlace(engine.clone(state), action);
  engine.tryInPlace(engine.clone(state), action);
  give(engine.step(state, action).events);
  give(engine.apply(state, action));
}

/** Checks that the same options and actions lead to the same states and events, whatever else the engine does in between. */
export const determinism: Check = ({ engine }, game) => {
  const elsewhere = { ...game.options, seed: 'elsewhere' };
  let other = engine.initialState(elsewhere);
  let state = engine.initialState(game.options);
  walk(game, ({ state: first, action }) => {
    mustEqual(state, first, 'the same actions lead to another state in a second game');
    const [next] = engine.legalActions(other);
    other = next === undefined ? engine.initialState(elsewhere) : engine.apply(other, next);
    if (action === undefined) return;
    const [once, again] = [engine.step(first, action), engine.step(state, action)];
    mustEqual(again.events, once.events, 'the same action emits other events in a second game');
    must(again.reveals === once.reveals, 'the same action has another value of reveals in a second game');
    state = again.state;
  });
};

/** Checks that every function works on deep-frozen states, views and actions. */
export const purity: Check = ({ engine, sample }, game) => {
  let state = deepFreeze(engine.initialState(deepFreeze({ ...game.options })));
  walk(game, (moment) => {
    const frozen = moment.action && deepFreeze(throughJson(moment.action));
    if (sample.has(moment)) useAll(engine, state, frozen, () => {});
    if (frozen !== undefined) state = deepFreeze(engine.apply(state, frozen));
  });
};

/** Checks that no value that an engine returned changes later. */
export const past: Check = ({ engine, sample }, game) => {
  const results: { readonly value: unknown; readonly copy: unknown }[][] = [];
  let state = engine.initialState(game.options);
  walk(game, (moment) => {
    const { action } = moment;
    const returned: (typeof results)[number] = [];
    results.push(returned);
    const add = (value: unknown) => returned.push({ value, copy: clone(value) });
    add(state);
    if (sample.has(moment)) useAll(engine, state, action, add);
    if (action !== undefined) state = engine.apply(state, action);
  });
  walk(game, ({ ply }) => {
    for (const { value, copy } of results[ply] ?? [])
      mustEqual(value, copy, 'a value returned at this ply changed later');
  });
};

/** Returns the results of the engine's functions, apart from states. */
const resultsOf = (engine: AnyEngine, state: AnyState, action: ActionLike | undefined): object => ({
  legalActions: engine.legalActions(state),
  choices: engine.choices(state),
  activePlayers: engine.activePlayers(state),
  scores: engine.scores(state),
  outcome: engine.outcome(state),
  ...(action && { events: engine.step(state, action).events, parse: engine.parse(state, engine.format(action)) }),
});

/**
 * Checks that a new game, a copy and a game played in place share no objects with other values, so that the caller may write to them.
 * Objects that an engine returns more than once must be frozen, and so must its components and options.
 */
export const ownership: Check = ({ engine, sample }, game) => {
  const components = owner('the components', engine.components);
  walk(game, (moment) => {
    const { state, action, ply } = moment;
    if (ply === 0) {
      mustBeFrozen('components', engine.components);
      mustBeFrozen('options', engine.options);
      mustBeFrozen('playerCounts', engine.playerCounts);
    }
    const before = owner('the state before', state);
    if (sample.has(moment)) {
      const first = owner('', resultsOf(engine, state, action));
      const again = [...first.objects].filter((object) => !before.objects.has(object));
      mustBeFrozen('an object that is returned twice', resultsOf(engine, state, action), new Set(again));
    }
    if (ply === 0) {
      const another = owner('another new game', engine.initialState(game.options));
      mustShareNothing('a new game', engine.initialState(game.options), [another, components]);
    }
    const copy = engine.clone(state);
    mustEqual(copy, state, 'a copy differs from the state');
    mustShareNothing('a copy', copy, [before, components]);
    if (action === undefined) return;
    engine.applyInPlace(copy, action);
    mustShareNothing('a game played in place', copy, [before, components, owner('the action', action)]);
  });
};

/** Checks that every state is plain JSON, and that a game continues from the JSON text of a state as from the state itself. */
export const json: Check = ({ engine }, game) => {
  let [copy] = game.states;
  walk(game, ({ state, action }) => {
    mustBeJson(state, 'the state');
    copy = throughJson(copy ?? state);
    mustEqual(copy, state, 'a game continued from JSON reaches another state');
    mustEqual(engine.legalActions(copy), engine.legalActions(state), 'a state read from JSON has other legal actions');
    mustEqual(
      engine.activePlayers(copy),
      engine.activePlayers(state),
      'a state read from JSON has other active players',
    );
    if (action !== undefined) copy = engine.apply(copy, throughJson(action));
  });
};

/** The average number of positions of a game in which a random ply is compared with `randomAction`. */
const RANDOM_PLIES = 8;

/**
 * Checks that `applyInPlace` and `tryInPlace` reach the state that `apply` returns. A refused action must change nothing, and `playRandomly`
 * must play legal actions.
 */
export const inPlace: Check = ({ engine }, game, script) => {
  const rolled = dice(script.seed);
  const [first] = game.states;
  if (first === undefined) return;
  const running = engine.clone(first);
  walk(game, ({ ply, state, action }) => {
    mustEqual(running, state, 'a game played in place reaches another state');
    const legal = engine.legalActions(state);
    for (const choice of rolled.some(legal, 3)) {
      const expected = engine.apply(state, choice);
      const [trusted, tried] = [engine.clone(state), engine.clone(state)];
      engine.applyInPlace(trusted, choice);
      mustEqual(trusted, expected, `applyInPlace reaches another state with ${JSON.stringify(choice)}`);
      must(engine.tryInPlace(tried, choice).legal, `tryInPlace refuses the listed ${JSON.stringify(choice)}`);
      mustEqual(tried, expected, `tryInPlace reaches another state with ${JSON.stringify(choice)}`);
    }
    if (rolled.int(game.states.length) < RANDOM_PLIES) {
      const played = engine.clone(state);
      const sameChance = () => keyedChance(chanceState(`conformance ply ${ply}`));
      const plies = engine.playRandomly(played, 1, sameChance());
      must(plies === Math.min(1, legal.length), `playRandomly returns ${plies} plies`);
      const [seat] = engine.activePlayers(state);
      if (seat !== undefined)
        mustEqual(
          played,
          engine.apply(state, engine.randomAction(state, seat, sameChance())),
          'playRandomly plays another action than randomAction',
        );
    }
    const seats = state.players.length;
    const untouched = engine.clone(state);
    for (const wrong of mutants({ base: legal, words: [0, 1, 'x'], types: ['x'], seats }, 3, rolled)) {
      if (engine.explain(state, wrong).legal) continue;
      must(!engine.tryInPlace(untouched, wrong).legal, `tryInPlace accepts ${JSON.stringify(wrong)}, explain does not`);
      mustEqual(untouched, state, 'tryInPlace refused an action and changed the state');
    }
    if (action !== undefined) engine.applyInPlace(running, action);
  });
};
