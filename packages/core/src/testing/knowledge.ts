/** Properties of hidden information: views, events and dealt states. */
import { chanceState, keyedChance } from '../chance/chance';
import type { ActionLike, EventLike, Viewer } from '../game/types';
import { deepEqual } from '../json/copy';
import { eventsFor } from '../kernel/masking';
import { brief, fail, leaves, must, mustBeJson, mustEqual, mustShareNothing, owner, throughJson } from './check';
import { type AnyEngine, type AnyState, type Dice, dice, seatsOf, type View, viewersOf, walk } from './games';
import { exchanged, firstStates, hiddenIds } from './hidden';
import type { Check, Context } from './property';

const actionsOf = (engine: AnyEngine, seen: AnyState | View, viewer: Viewer): ActionLike[] =>
  viewer === 'spectator' ? [] : engine.legalActions(seen, viewer);

/**
 * Checks that a view is plain JSON without the generator or hidden information. The engine's functions must return the same for the view as
 * for the state. The view must be the same if the engine has cached the views of every earlier ply.
 */
export const views: Check = (context, game) => {
  const { engine, settings, sample } = context;
  let followed = engine.initialState(game.options);
  const hiddenIn = (state: AnyState, viewer: Viewer) =>
    hiddenIds(context, state, viewer).map((id) => JSON.stringify(id));
  walk(game, (moment) => {
    const { state, action, next } = moment;
    const generator = [state.chance.key, game.options.seed];
    for (const viewer of viewersOf(followed)) engine.view(followed, viewer);
    const along = followed;
    let events: readonly EventLike[] = [];
    let reveals = false;
    if (action !== undefined) ({ state: followed, events, reveals } = engine.step(along, action));
    mustNotName(events, generator, 'an event holds the key or the seed of the generator');
    for (const viewer of sample.viewers(moment)) {
      const view = engine.view(state, viewer);
      mustBeJson(view, `the view of ${viewer}`);
      mustEqual(engine.view(along, viewer), view, `the view of ${viewer} depends on earlier views`);
      mustNotName(view, generator, `the view of ${viewer} holds the key or the seed of the generator`);
      mustNotName(view, hiddenIn(state, viewer), `the view of ${viewer} holds a hidden id`);
      if (next !== undefined && action !== undefined && action.player !== viewer) {
        mustNotName(eventsFor(events, viewer), hiddenIn(next, viewer), `an event for ${viewer} holds a hidden id`);
        const seen = engine.actionFor(state, action, viewer);
        mustNotName(seen, hiddenIn(next, viewer), `the action as ${viewer} sees it holds a hidden id`);
        const stillHidden = new Set(hiddenIn(next, viewer));
        const shown = hiddenIn(state, viewer).find((id) => !stillHidden.has(id));
        must(
          reveals || shown === undefined,
          `${viewer} may know ${shown} now, but reveals is false: call effects.reveal`,
        );
      }
      must(!('chance' in view), `the view of ${viewer} holds the generator`);
      must(view.viewer === viewer, `the view of ${viewer} names ${view.viewer} as its viewer`);
      const own = actionsOf(engine, state, viewer);
      mustEqual(engine.legalActions(view), own, `the view of ${viewer} has other legal actions`);
      for (const seat of seatsOf(state)) {
        const listed = engine.legalActions(view, seat);
        mustEqual(listed, seat === viewer ? own : [], `the view of ${viewer} lists wrong actions for seat ${seat}`);
      }
      if (action !== undefined)
        must(
          engine.explain(view, action).legal === (action.player === viewer),
          `explain must accept ${brief(action)} in the view of its player, and only there`,
        );
      if (viewer !== 'spectator') {
        mustEqual(engine.menu(view, viewer), engine.menu(state, viewer), `the view of ${viewer} has another menu`);
        must(
          engine.mayReveal(view, viewer) === engine.mayReveal(state, viewer),
          `mayReveal differs for the view of ${viewer}`,
        );
        const pass = engine.standingPass(view, viewer);
        mustEqual(pass, engine.standingPass(state, viewer), `the view of ${viewer} has another standing pass`);
      }
      mustEqual(engine.teams(view), engine.teams(state), `the view of ${viewer} has other teams`);
      mustEqual(
        engine.activePlayers(view),
        engine.activePlayers(state),
        `the view of ${viewer} has other active players`,
      );
      must(engine.isTerminal(view) === engine.isTerminal(state), `isTerminal differs for the view of ${viewer}`);
      mustEqual(engine.outcome(view), engine.outcome(state), `the view of ${viewer} has another outcome`);
      const [seen, real] = [engine.scores(view), engine.scores(state)];
      // during a simultaneous frame the view has the areas of the other players as they were when the frame opened
      const ownOnly = settings.hidesScores === true ? !engine.isTerminal(state) : isOpen(state);
      for (const seat of seatsOf(state)) {
        if (ownOnly && seat !== viewer) continue;
        mustEqual(seen[seat], real[seat], `the view of ${viewer} has another score of seat ${seat}`);
      }
    }
  });
};

function mustNotName(value: unknown, pieces: readonly string[], message: string): void {
  const text = JSON.stringify(value);
  const found = pieces.find((piece) => text.includes(piece));
  if (found !== undefined) fail(`${message}: ${found}`);
}

/** True while a simultaneous frame is open. */
const isOpen = ({ pending }: AnyState): boolean => {
  const top = pending.at(-1);
  return top !== undefined && 'simultaneous' in top;
};

const OPTIONS_TRIED = 2;
const REFUSALS_TRIED = 4;

/**
 * Checks that states that differ only in information hidden from a viewer have equal views for that viewer, before and after any action. One
 * pair is the true state and a state dealt from its view. Another pair is two states dealt from that view. If the settings name hidden
 * paths, another pair is the true state and the state with other values at these paths.
 */
export const nonInterference: Check = (context, game, script) => {
  const { engine, sample } = context;
  const rolled = dice(script.seed);
  const mixed = dice(script.seed);
  const others = [...game.states, ...firstStates(context, game.options)];
  walk(game, (moment) => {
    const { state, action } = moment;
    for (const viewer of sample.viewers(moment)) {
      const view = engine.view(state, viewer);
      const [one, two] = [engine.determinize(view, 'one'), engine.determinize(view, 'two')];
      const own = actionsOf(engine, state, viewer);
      const wrong =
        viewer === 'spectator'
          ? []
          : rolled.some(game.actions, REFUSALS_TRIED).map((past) => ({ ...past, player: viewer }));
      const other = exchanged(context, state, viewer, others, mixed);
      for (const dealt of other === undefined ? [one, two] : [one, two, other]) {
        const what = dealt === other ? 'the values at hidden paths' : 'hidden information';
        mustEqual(engine.view(dealt, viewer), view, `the view of ${viewer} depends on ${what}`);
        mustEqual(actionsOf(engine, dealt, viewer), own, `the legal actions of ${viewer} depend on ${what}`);
        for (const seat of engine.activePlayers(state))
          mustEqual(
            engine.standingPass(dealt, seat),
            engine.standingPass(state, seat),
            `the standing pass of seat ${seat} depends on ${what}, which ${viewer} cannot know`,
          );
        mustEqual(
          engine.activePlayers(dealt),
          engine.activePlayers(state),
          `the active players depend on ${what}, which ${viewer} cannot know`,
        );
        for (const given of wrong)
          mustEqual(
            engine.explain(dealt, given),
            engine.explain(state, given),
            `a refusal of ${viewer} depends on ${what}`,
          );
      }
      // the same generator, so that rolls and draws are the same in all these states
      const [here, there] = [state, two].map((world): AnyState => ({ ...world, chance: one.chance }));
      if (here === undefined || there === undefined) continue;
      const tried = [
        ...(action === undefined ? [] : [action]),
        ...rolled.some(engine.legalActions(state), OPTIONS_TRIED),
      ];
      for (const choice of tried) {
        compareAfter(context, here, one, choice, viewer, rolled);
        if (other !== undefined) compareAfter(context, state, other, choice, viewer, mixed);
      }
      for (const choice of rolled.some(engine.legalActions(one), OPTIONS_TRIED))
        compareAfter(context, one, there, choice, viewer, rolled);
    }
  });
};

/**
 * Carries out an action in two states with equal views, and compares the views and events after it. In the second state, the action may be
 * any action that the viewer cannot distinguish from `action`.
 */
function compareAfter(
  { engine, settings }: Context,
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
    must(one.reveals === two.reveals, `reveals ${after} depends on information hidden from ${viewer}`);
  // different simultaneous answers become different views when they are revealed
  const isSeen = isKnown || ![one.state, two.state].some(isOpen);
  if (isSeen && !(one.reveals && two.reveals)) {
    const [asked, askedTwo] = [one, two].map(({ state }) => engine.activePlayers(state));
    mustEqual(askedTwo, asked, `who must act ${after} depends on information hidden from ${viewer}`);
    mustEqual(seenTwo, seenOne, `reveals is false, but the view of ${viewer} shows hidden information ${after}`);
    mustEqual(told(two), told(one), `reveals is false, but an event shows ${viewer} hidden information ${after}`);
  } else if (!isOpen(here)) {
    // not while a simultaneous frame is open: events report its answers when they are revealed, and views need not retain them
    if (settings.forgetful !== true && deepEqual(seenOne, seenTwo))
      mustEqual(told(two), told(one), `an event shows ${viewer} more than the view ${after}`);
    if (deepEqual(told(one), told(two)))
      mustEqual(seenTwo, seenOne, `the view of ${viewer} shows more than the events ${after}`);
  }
}

const DEALS = 20;
const PLAYED_OUT = 6;

/** Checks that a dealt state agrees with its view, depends only on view and seed, differs from seed to seed, and can be played to the end. */
export const determinize: Check = ({ engine, settings, sample }, game, script) => {
  const rolled = dice(script.seed);
  const elsewhere = engine.initialState({ ...game.options, seed: 'elsewhere' });
  const hiding = new Set<Viewer>();
  const varied = new Set<Viewer>();
  const mustAgree = (view: View, dealt: AnyState): void => {
    const { viewer } = view;
    mustBeJson(dealt, 'the dealt state');
    mustEqual(engine.view(dealt, viewer), view, `the dealt state does not have the view of ${viewer}`);
    // the same view, made from another state
    mustEqual(
      engine.determinize(engine.view(dealt, viewer), 'dealt'),
      dealt,
      'determinize depends on more than view and seed',
    );
    engine.view(elsewhere, viewer);
    mustEqual(
      engine.determinize(throughJson(view), 'dealt'),
      dealt,
      'determinize deals another state after a JSON round trip of the view',
    );
    const deal = engine.determinizer(view);
    const known = owner('the view', view);
    for (const seed of ['dealt', 'otherwise', 'dealt']) {
      const own = deal(seed);
      mustEqual(own, engine.determinize(view, seed), 'determinizer and determinize deal different states');
      mustShareNothing('a state dealt by a determinizer', own, [known]);
      engine.playRandomly(own, 1, keyedChance(chanceState(seed)));
    }
    for (const other of viewersOf(dealt)) {
      if (other === viewer) continue;
      const seen = engine.view(dealt, other);
      mustEqual(
        actionsOf(engine, seen, other),
        actionsOf(engine, dealt, other),
        `in the state dealt from the view of ${viewer}, the view of ${other} has other legal actions`,
      );
      engine.determinize(seen, 'dealt again');
    }
    const wrong = settings.invariants?.(dealt) ?? [];
    must(wrong.length === 0, `the state dealt from the view of ${viewer} breaks an invariant: ${wrong.join('; ')}`);
  };
  walk(game, (moment) => {
    const { state } = moment;
    const sampled = sample.viewers(moment);
    for (const viewer of viewersOf(state)) {
      const isPlayedOut = rolled.int(game.states.length * (state.players.length + 1)) < PLAYED_OUT;
      const isChecked = isPlayedOut || sampled.includes(viewer);
      if (!isChecked && varied.has(viewer)) continue;
      const view = engine.view(state, viewer);
      const dealt = engine.determinize(view, 'dealt');
      if (isChecked) mustAgree(view, dealt);
      // while a simultaneous frame is open, the only hidden information may be its answers: `open-answers` checks them
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
    walk(game, () => fail(`the view of ${never} hides information, but every seed deals the same state`));
};

const withoutChance = ({ chance: _, ...rest }: AnyState): object => rest;

/** True if the state holds a value that the view does not hold. */
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
  must(engine.outcome(state) !== null, 'the dealt state cannot be played to the end');
}
