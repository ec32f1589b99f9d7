/** Who may know what. */
import { chanceState, keyedChance } from '../chance/chance';
import type { ActionLike, EventLike, Viewer } from '../game/types';
import { deepEqual } from '../json/copy';
import { eventsFor } from '../kernel/masking';
import { brief, fail, leaves, must, mustBeJson, mustBeOwn, mustEqual, objectsIn, throughJson } from './check';
import { type AnyEngine, type AnyState, type Dice, dice, seatsOf, viewersOf, walk } from './games';
import type { Bench, Check } from './property';

const actionsOf = (engine: AnyEngine, state: AnyState, viewer: Viewer): ActionLike[] =>
  viewer === 'spectator' ? [] : engine.legalActions(state, viewer);

/**
 * A view is plain JSON without the generator or anything hidden, answers every question about the game as the state does, and is the same
 * for whoever looked at every ply before: what is seen once is seen as it is.
 */
export const views: Check = ({ engine, settings, looks }, game) => {
  let followed = engine.initialState(game.options);
  const hiddenIn = (state: AnyState, viewer: Viewer) =>
    (settings.hidden?.(state, viewer) ?? []).map((id) => JSON.stringify(id));
  walk(game, (moment) => {
    const { state, action, next } = moment;
    const generator = [state.chance.key, game.options.seed];
    for (const viewer of viewersOf(followed)) engine.view(followed, viewer);
    const along = followed;
    let events: readonly EventLike[] = [];
    if (action !== undefined) ({ state: followed, events } = engine.step(along, action));
    mustNotName(events, generator, 'an event holds the key or the seed of the generator');
    for (const viewer of looks.viewers(moment)) {
      const view = engine.view(state, viewer);
      mustBeJson(view, `the view of ${viewer}`);
      mustEqual(engine.view(along, viewer), view, `the view of ${viewer} is another for who looked before`);
      mustNotName(view, generator, `the view of ${viewer} holds the key or the seed of the generator`);
      mustNotName(view, hiddenIn(state, viewer), `the view of ${viewer} names what is hidden`);
      if (next !== undefined && action?.player !== viewer) {
        mustNotName(eventsFor(events, viewer), hiddenIn(next, viewer), `${viewer} is told what is hidden`);
      }
      must(!('chance' in view), `the view of ${viewer} holds the generator`);
      must(view.viewer === viewer, `the view of ${viewer} names ${view.viewer} as its viewer`);
      const own = actionsOf(engine, state, viewer);
      mustEqual(engine.legalActions(view), own, `the view of ${viewer} has other legal actions`);
      for (const seat of seatsOf(state)) {
        const listed = engine.legalActions(view, seat);
        mustEqual(listed, seat === viewer ? own : [], `the view of ${viewer} lists other actions for seat ${seat}`);
      }
      if (action !== undefined)
        must(
          engine.explain(view, action).legal === (action.player === viewer),
          `the view of ${viewer} judges ${brief(action)}`,
        );
      mustEqual(
        engine.activePlayers(view),
        engine.activePlayers(state),
        `the view of ${viewer} has other active players`,
      );
      must(engine.isTerminal(view) === engine.isTerminal(state), `the view of ${viewer} ends at another time`);
      mustEqual(engine.outcome(view), engine.outcome(state), `the view of ${viewer} has another outcome`);
      const [seen, real] = [engine.scores(view), engine.scores(state)];
      // what others choose simultaneously is covered as long as it is open
      const ownOnly = settings.hidesScores === true ? !engine.isTerminal(state) : isOpen(state);
      for (const seat of seatsOf(state)) {
        if (ownOnly && seat !== viewer) continue;
        mustEqual(seen[seat], real[seat], `the view of ${viewer} has other points of seat ${seat}`);
      }
    }
  });
};

function mustNotName(value: unknown, pieces: readonly string[], message: string): void {
  const text = JSON.stringify(value);
  const found = pieces.find((piece) => text.includes(piece));
  if (found !== undefined) fail(`${message}: ${found}`);
}

/** Whether simultaneous answers are awaited. */
const isOpen = ({ pending }: AnyState): boolean => {
  const top = pending.at(-1);
  return top !== undefined && 'simultaneous' in top;
};

const OPTIONS_TRIED = 2;
const REFUSALS_TRIED = 4;

/**
 * States that differ only in what the viewer cannot know look alike to the viewer, before and after any action.
 * The pairs are the true state and one dealt from its view, and two dealt from its view.
 */
export const nonInterference: Check = (bench, game, script) => {
  const { engine, looks } = bench;
  const rolled = dice(script.seed);
  walk(game, (moment) => {
    const { state, action } = moment;
    for (const viewer of looks.viewers(moment)) {
      const view = engine.view(state, viewer);
      const [one, two] = [engine.determinize(view, 'one'), engine.determinize(view, 'two')];
      const own = actionsOf(engine, state, viewer);
      const wrong =
        viewer === 'spectator'
          ? []
          : rolled.some(game.actions, REFUSALS_TRIED).map((past) => ({ ...past, player: viewer }));
      for (const dealt of [one, two]) {
        mustEqual(engine.view(dealt, viewer), view, `${viewer} sees what is hidden`);
        mustEqual(actionsOf(engine, dealt, viewer), own, `the legal actions of ${viewer} depend on what is hidden`);
        mustEqual(
          engine.activePlayers(dealt),
          engine.activePlayers(state),
          `who is active depends on what is hidden to ${viewer}`,
        );
        for (const given of wrong)
          mustEqual(
            engine.explain(dealt, given),
            engine.explain(state, given),
            `why ${viewer} may not, depends on what is hidden`,
          );
      }
      // the same dice fall in all of them
      const [here, there] = [state, two].map((world): AnyState => ({ ...world, chance: one.chance }));
      if (here === undefined || there === undefined) continue;
      const tried = [
        ...(action === undefined ? [] : [action]),
        ...rolled.some(engine.legalActions(state), OPTIONS_TRIED),
      ];
      for (const choice of tried) sameAfter(bench, here, one, choice, viewer, rolled);
      for (const choice of rolled.some(engine.legalActions(one), OPTIONS_TRIED))
        sameAfter(bench, one, there, choice, viewer, rolled);
    }
  });
};

/** Carries out what is one and the same action to the viewer, in two states that look alike, and compares what the viewer learns. */
function sameAfter(
  { engine, settings }: Bench,
  here: AnyState,
  there: AnyState,
  action: ActionLike,
  viewer: Viewer,
  rolled: Dice,
): void {
  const known = engine.actionFor(here, action, viewer);
  const isKnown = deepEqual(known, action);
  const alike = engine
    .legalActions(there, action.player)
    .filter((other) => deepEqual(known, engine.actionFor(there, other, viewer)));
  const [partner] = rolled.some(alike, 1);
  if (partner === undefined) return;
  const [one, two] = [engine.step(here, action), engine.step(there, partner)];
  const [seenOne, seenTwo] = [engine.view(one.state, viewer), engine.view(two.state, viewer)];
  const told = ({ events }: { readonly events: readonly EventLike[] }) => eventsFor(events, viewer);
  const after = `after ${brief(known)}`;
  if (action.player === viewer)
    must(one.reveals === two.reveals, `whether something is revealed ${after} depends on what is hidden to ${viewer}`);
  // what somebody answers simultaneously is seen only when it is uncovered
  const isSeen = isKnown || ![one.state, two.state].some(isOpen);
  if (isSeen && !(one.reveals && two.reveals)) {
    mustEqual(seenTwo, seenOne, `nothing is said to be revealed, but ${viewer} learns something hidden ${after}`);
    mustEqual(
      told(two),
      told(one),
      `nothing is said to be revealed, but an event tells ${viewer} something hidden ${after}`,
    );
  } else if (settings.forgetful !== true && !isOpen(here) && deepEqual(seenOne, seenTwo)) {
    // what simultaneous answers were is told when they are uncovered, and need not be kept
    mustEqual(told(two), told(one), `an event tells ${viewer} more than the view shows ${after}`);
  }
}

const DEALS = 20;
const PLAYED_OUT = 6;

/** What is dealt from a view agrees with it, comes from the view alone, differs from seed to seed, and can be played to the end. */
export const determinize: Check = ({ engine, settings, looks }, game, script) => {
  const rolled = dice(script.seed);
  const elsewhere = engine.initialState({ ...game.options, seed: 'elsewhere' });
  const hiding = new Set<Viewer>();
  const varied = new Set<Viewer>();
  const mustAgree = (view: ReturnType<AnyEngine['view']>, dealt: AnyState): void => {
    const { viewer } = view;
    mustBeJson(dealt, 'what is dealt');
    mustEqual(engine.view(dealt, viewer), view, `what is dealt does not agree with the view of ${viewer}`);
    // the engine has just looked at another state with that view
    mustEqual(
      engine.determinize(engine.view(dealt, viewer), 'dealt'),
      dealt,
      'another state with the same view is dealt otherwise',
    );
    engine.view(elsewhere, viewer);
    mustEqual(engine.determinize(throughJson(view), 'dealt'), dealt, 'the text of a view is dealt otherwise');
    const deal = engine.determinizer(view);
    const known = objectsIn(view);
    for (const seed of ['dealt', 'otherwise', 'dealt']) {
      const own = deal(seed);
      mustEqual(own, engine.determinize(view, seed), 'a determinizer deals something else');
      mustBeOwn(own, [known], 'what a determinizer deals');
      engine.playRandomly(own, 1, keyedChance(chanceState(seed)));
    }
    const wrong = settings.invariants?.(dealt) ?? [];
    must(wrong.length === 0, `what is dealt from the view of ${viewer} breaks an invariant: ${wrong.join('; ')}`);
  };
  walk(game, (moment) => {
    const { state } = moment;
    const lookers = looks.viewers(moment);
    for (const viewer of viewersOf(state)) {
      const isPlayedOut = rolled.int(game.states.length * (state.players.length + 1)) < PLAYED_OUT;
      const isLooker = isPlayedOut || lookers.includes(viewer);
      if (!isLooker && varied.has(viewer)) continue;
      const view = engine.view(state, viewer);
      const dealt = engine.determinize(view, 'dealt');
      if (isLooker) mustAgree(view, dealt);
      // an open simultaneous answer may be dealt as not yet given; `open-answers` looks after them
      if (!varied.has(viewer) && !isOpen(state) && hides(state, view)) {
        hiding.add(viewer);
        const others = Array.from({ length: DEALS }, (_, i) => `dealt ${i}`);
        const differs = (seed: string) =>
          !deepEqual(withoutChance(engine.determinize(view, seed)), withoutChance(dealt));
        if (others.some(differs)) varied.add(viewer);
      }
      if (isPlayedOut) playOut(engine, dealt, rolled);
    }
  });
  const never = [...hiding].find((viewer) => !varied.has(viewer));
  if (never !== undefined)
    walk(game, () => fail(`the view of ${never} hides something, but the same is dealt from every seed`));
};

const withoutChance = ({ chance: _, ...rest }: AnyState): object => rest;

/** Whether something in the state is nowhere in the view. */
function hides({ chance: _, ...state }: AnyState, view: object): boolean {
  const seen = new Set(leaves(view));
  return leaves(state).some((leaf) => !seen.has(leaf));
}

function playOut(engine: AnyEngine, dealt: AnyState, rolled: Dice): void {
  const state = engine.clone(dealt);
  for (let left = engine.maxPlies(state.players.length); left >= 0; left--) {
    const [action] = rolled.some(engine.legalActions(state), 1);
    if (action === undefined) break;
    engine.applyInPlace(state, action);
  }
  must(engine.outcome(state) !== null, 'what is dealt cannot be played to the end');
}
