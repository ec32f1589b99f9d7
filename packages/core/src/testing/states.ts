/** Properties of states: the same again, never changed, in place as well, through JSON as well. */
import { chanceState, keyedChance } from '../chance/chance';
import type { ActionLike } from '../game/types';
import { clone, deepEqual } from '../json/copy';
import { deepFreeze, must, mustBeFrozen, mustBeJson, mustBeOwn, mustEqual, objectsIn, throughJson } from './check';
import { type AnyEngine, type AnyState, dice, viewersOf, walk } from './games';
import { mutants } from './mutants';
import type { Check } from './property';

/** Everything an engine does with a state; `give` gets what it answers. */
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
    if (action?.player === viewer) give(engine.foresee(view, action));
    if (action !== undefined) engine.explain(view, action);
  }
  if (action === undefined) return;
  engine.explain(state, action);
  give(engine.foresee(state, action));
  give(engine.actionFor(state, action, 'spectator'));
  give(engine.parse(state, engine.format(action)));
  engine.applyInPlace(engine.clone(state), action);
  engine.tryInPlace(engine.clone(state), action);
  give(engine.step(state, action).events);
  give(engine.apply(state, action));
}

/** The same options and actions give the same states and events, whatever else the engine does in between. */
export const determinism: Check = ({ engine }, game) => {
  const elsewhere = { ...game.options, seed: 'elsewhere' };
  let other = engine.initialState(elsewhere);
  let state = engine.initialState(game.options);
  walk(game, ({ state: first, action }) => {
    mustEqual(state, first, 'played again, the same actions give another state');
    const [next] = engine.legalActions(other);
    other = next === undefined ? engine.initialState(elsewhere) : engine.apply(other, next);
    if (action === undefined) return;
    const [told, again] = [engine.step(first, action), engine.step(state, action)];
    mustEqual(again.events, told.events, 'played again, the same action tells other events');
    must(again.reveals === told.reveals, 'played again, the same action differs in what it reveals');
    state = again.state;
  });
};

/** Everything works on frozen states, views and actions. */
export const purity: Check = ({ engine, looks }, game) => {
  let state = deepFreeze(engine.initialState(deepFreeze({ ...game.options })));
  walk(game, (moment) => {
    const frozen = moment.action && deepFreeze(throughJson(moment.action));
    if (looks.at(moment)) useAll(engine, state, frozen, () => {});
    if (frozen !== undefined) state = deepFreeze(engine.apply(state, frozen));
  });
};

/** Nothing that an engine ever gave out changes later. */
export const past: Check = ({ engine, looks }, game) => {
  const kept: { readonly what: unknown; readonly was: unknown }[][] = [];
  let state = engine.initialState(game.options);
  walk(game, (moment) => {
    const { action } = moment;
    const given: (typeof kept)[number] = [];
    kept.push(given);
    const keep = (what: unknown) => given.push({ what, was: clone(what) });
    keep(state);
    if (looks.at(moment)) useAll(engine, state, action, keep);
    if (action !== undefined) state = engine.apply(state, action);
  });
  walk(game, ({ ply }) => {
    for (const { what, was } of kept[ply] ?? []) mustEqual(what, was, 'what was given out here changed later');
  });
};

/** What an engine hands out of its own, beside states. */
const handedOut = (engine: AnyEngine, state: AnyState, action: ActionLike | undefined): unknown[] => [
  engine.legalActions(state),
  engine.choices(state),
  engine.activePlayers(state),
  engine.scores(state),
  engine.outcome(state),
  ...(action === undefined ? [] : [engine.step(state, action).events, engine.parse(state, engine.format(action))]),
];

/**
 * A new game, a copy and a game played in place are trees of their own: who writes to one changes nothing else. What is handed out
 * again, or belongs to the engine, is frozen.
 */
export const ownership: Check = ({ engine, looks }, game) => {
  const components = objectsIn(engine.components);
  walk(game, (moment) => {
    const { state, action, ply } = moment;
    if (ply === 0) {
      const own = [engine.components, engine.options, engine.playerCounts];
      for (const value of own) mustBeFrozen(value, "what is the engine's own");
    }
    if (looks.at(moment)) {
      const first = objectsIn(handedOut(engine, state, action));
      const ours = objectsIn(state);
      for (const object of objectsIn(handedOut(engine, state, action)))
        if (first.has(object) && !ours.has(object)) mustBeFrozen(object, 'what is handed out twice');
    }
    if (ply === 0) {
      const another = objectsIn(engine.initialState(game.options));
      mustBeOwn(engine.initialState(game.options), [another, components], 'a new game');
    }
    const copy = engine.clone(state);
    mustEqual(copy, state, 'a copy differs from the state');
    const before = objectsIn(state);
    mustBeOwn(copy, [before, components], 'a copy');
    if (action === undefined) return;
    engine.applyInPlace(copy, action);
    mustBeOwn(copy, [before, components, objectsIn(action)], 'what was played in place');
  });
};

/** Every state is plain JSON, and play goes on from its text as from itself. */
export const json: Check = ({ engine }, game) => {
  let [copy] = game.states;
  walk(game, ({ state, action }) => {
    mustBeJson(state, 'the state');
    copy = throughJson(copy ?? state);
    mustEqual(copy, state, 'play from the text of a state comes to another state');
    mustEqual(engine.legalActions(copy), engine.legalActions(state), 'from its text a state has other legal actions');
    mustEqual(
      engine.activePlayers(copy),
      engine.activePlayers(state),
      'from its text a state has other active players',
    );
    if (action !== undefined) copy = engine.apply(copy, throughJson(action));
  });
};

/** Positions of a game in which a random ply is held against all that are listed. */
const RANDOM_PLIES = 8;

/** In place, an action comes to the state that `apply` gives; a refused one leaves everything as it was. At random, what is listed is played. */
export const inPlace: Check = ({ engine }, game, script) => {
  const rolled = dice(script.seed);
  const chance = keyedChance(chanceState(`random ply ${script.seed}`));
  const [first] = game.states;
  if (first === undefined) return;
  const running = engine.clone(first);
  walk(game, ({ state, action }) => {
    mustEqual(running, state, 'a game played in place comes to another state');
    const legal = engine.legalActions(state);
    for (const choice of rolled.some(legal, 3)) {
      const expected = engine.apply(state, choice);
      const [trusted, tried] = [engine.clone(state), engine.clone(state)];
      engine.applyInPlace(trusted, choice);
      mustEqual(trusted, expected, `in place, ${JSON.stringify(choice)} comes to another state`);
      must(engine.tryInPlace(tried, choice).legal, `tryInPlace refuses the listed ${JSON.stringify(choice)}`);
      mustEqual(tried, expected, `tried in place, ${JSON.stringify(choice)} comes to another state`);
    }
    if (rolled.int(game.states.length) < RANDOM_PLIES) {
      const played = engine.clone(state);
      const plies = engine.playRandomly(played, 1, chance);
      must(plies === Math.min(1, legal.length), `at random, ${plies} plies are played`);
      const [seat] = engine.activePlayers(state);
      const isListed = engine.legalActions(state, seat).some((each) => deepEqual(engine.apply(state, each), played));
      must(legal.length === 0 || isListed, 'at random, something is played that is not listed');
    }
    const seats = state.players.length;
    const untouched = engine.clone(state);
    for (const wrong of mutants({ base: legal, words: [0, 1, 'x'], types: ['x'], seats }, 3, rolled)) {
      if (engine.explain(state, wrong).legal) continue;
      must(!engine.tryInPlace(untouched, wrong).legal, `tryInPlace accepts ${JSON.stringify(wrong)}, explain does not`);
      mustEqual(untouched, state, 'an action refused in place changed the state');
    }
    if (action !== undefined) engine.applyInPlace(running, action);
  });
};
