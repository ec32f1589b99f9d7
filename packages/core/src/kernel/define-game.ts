/** Makes the engine of a game: the functions of the contract, which call the kernel. */
import type { Remarks } from '../components/component-set';
import { codeOf, IllegalActionError, InvalidOptionsError, LudiError } from '../errors/errors';
import type { Engine } from '../game/contract';
import type { PerfectInformationRules, Rules } from '../game/rules';
import type { ActionLike, EventLike, GameTypes } from '../game/types';
import { digest } from '../json/canonical';
import { frozenCopy } from '../json/copy';
import { isRecord, plainCopy } from '../json/plain-json';
import { format } from './format';
import { type AnyRules, type AnyState, type Anything, activePlayers, openQuestion } from './frames';
import { Kernel } from './kernel';
import { choices, choose, noSuchAction } from './legality';

/** Returns the result of `work`. Turns an error that is not this library's into LudiError `internal`, with the error as its `cause`. */
function typed<R>(work: () => R): R {
  try {
    return work();
  } catch (error) {
    if (codeOf(error) !== undefined) throw error;
    const message = 'the rules failed, see the cause; a state or view from outside must be parsed with /schemas first';
    throw Object.assign(new LudiError('internal', message), { cause: error });
  }
}

/** Returns the result of `work`, with the events that it emits. */
function withEvents<D extends object>(work: (emit: (event: EventLike) => void) => D): D & { events: EventLike[] } {
  const events: EventLike[] = [];
  return Object.assign(
    work((event) => events.push(event)),
    { events },
  );
}

/**
 * Returns the engine of a game for the `rules` that declare the game. Apps, bots and referees call the engine. This function runs no rules,
 * so it throws no errors. Rules that fail, or that break the contract, cause LudiError `internal` later. Find such rules with `conformance`
 * of `/testing`.
 */
export function defineGame<G extends GameTypes>(rules: Rules<G> | PerfectInformationRules<G>): Engine<G>;
export function defineGame(rules: AnyRules): Engine<Anything> {
  const kernel = new Kernel(rules);
  const { game, rulesVersion, components = {} } = rules;
  const { moves, views, playerCounts, options } = kernel;
  let frozen: object | undefined;
  let ofComponents: string | undefined;

  const engine: Engine<Anything> = {
    game,
    rulesVersion,
    playerCounts,
    options,
    get components() {
      frozen ??= frozenCopy(components);
      return frozen;
    },
    maxPlies: (players) => {
      if (!playerCounts.includes(players))
        throw new InvalidOptionsError([{ path: 'players', message: `must be one of ${playerCounts.join(', ')}` }]);
      return rules.maxPlies(players);
    },
    componentsDigest: () => {
      if (ofComponents === undefined) {
        const { provenance: _, titles: __, ...tables }: Partial<Remarks<never>> = components;
        ofComponents = digest(tables);
      }
      return ofComponents;
    },
    initialState: (given, chance) => typed(() => kernel.start(given, chance)),
    start: (given, chance) => typed(() => withEvents((emit) => ({ state: kernel.start(given, chance, emit) }))),
    legalActions: (seen, player, most) => typed(() => moves.legalActions(seen, player, most)),
    randomAction: (seen, player, chance) => typed(() => kernel.randomAction(seen, player, chance)),
    menu: (seen, player) => typed(() => moves.menu(seen, player)),
    apply: (state, action, chance) => typed(() => kernel.carryOut(state, action, chance).state),
    explain: (seen, action) =>
      typed(() => {
        const choice = choose(moves, seen, action);
        return 'legal' in choice ? choice : { legal: true };
      }),
    step: (state, action, chance) => typed(() => withEvents((emit) => kernel.carryOut(state, action, chance, emit))),
    settle: (position, chance) => typed(() => withEvents((emit) => kernel.settle(position, chance, emit))),
    preview: (seen, action) => typed(() => kernel.preview(seen, action).events),
    viewAfter: (seen, action) => typed(() => kernel.preview(seen, action).view()),
    applyInPlace: (state, action, chance) => typed(() => kernel.answerInPlace(state, action, chance)),
    playRandomly: (state, plies, chance) => typed(() => kernel.playRandomly(state, plies, chance)),
    tryInPlace: (state, given, chance) =>
      typed(() => {
        const choice = choose(moves, state, given);
        if ('legal' in choice) return choice;
        kernel.answerInPlace(state, choice.action, chance);
        return { legal: true };
      }),
    clone: (state) => typed(() => kernel.clone(state as AnyState)),
    activePlayers: (seen) => typed(() => activePlayers(seen)),
    openQuestion: (seen, player) => typed(() => openQuestion(seen, player) ?? null),
    mayReveal: (seen, player) => typed(() => moves.mayReveal(seen, player)),
    standingPass: (seen, player) => typed(() => moves.standingPass(seen, player)),
    choices: (seen, player) => typed(() => choices(moves, seen, player)),
    teams: (seen) => typed(() => kernel.teams(seen)),
    isTerminal: (seen) => typed(() => seen.pending.length === 0),
    outcome: (seen) => typed(() => kernel.outcome(seen)),
    scores: (seen) => typed(() => rules.scores(seen)),
    view: (state, viewer) => typed(() => views.of(state as AnyState, viewer)),
    determinize: (view, seed) => typed(() => kernel.determinizer(view)(seed)),
    determinizer: (view) =>
      typed(() => {
        const deal = kernel.determinizer(view);
        return (seed) => typed(() => deal(seed));
      }),
    actionFor: (state, action, viewer) => typed(() => views.actionFor(state as AnyState, action, viewer)),
    format: (action) => {
      const { value } = plainCopy(action) as { readonly value?: ActionLike };
      if (!isRecord(value)) throw new IllegalActionError(noSuchAction, action);
      return format(value);
    },
    parse: (seen, line) => typed(() => kernel.parse(seen, line)),
    save: (state) => ({
      format: 'ludi-romani/state/1',
      game,
      rulesVersion,
      components: engine.componentsDigest(),
      state,
    }),
  };
  return engine;
}
