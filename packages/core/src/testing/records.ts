/** Properties of replays and saved states. */

import type { ActionLike } from '../game/types';
import { canonicalJson, digest } from '../json/canonical';
import { clone, deepEqual } from '../json/copy';
import { recordReplay } from '../replay/record';
import { verifyReplay } from '../replay/referee';
import type { About, Ending, GameReplay, Replay } from '../replay/replay';
import { brief, codeOf, fail, must, mustEqual, throughJson, thrownBy } from './check';
import { type AnyEngine, chosen, type Dice, dice, type Game, located, viewersOf, walk } from './games';
import { HOSTILE } from './mutants';
import type { Check, Context } from './property';

const CHECKPOINT_EVERY = 20;
const FORGED_EVERY = 50;
/** The number of plies of a game that are tried as the end of an unfinished replay and as the beginning of a replay from a position. */
const CUTS = 4;

/**
 * Checks that `verifyReplay` accepts the replays of a game, finished or unfinished, from its setup or from a position. It must refuse a
 * replay in which anything was forged, and must name the first wrong ply.
 */
export const replays: Check = (context, game, script) => {
  const { engine } = context;
  try {
    game.progress.enter(game.actions.length);
    if (!engine.isTerminal(game.states.at(-1) ?? fail('no state'))) return;
    const extra = { committed: true, checkpointEvery: CHECKPOINT_EVERY };
    const replay = throughJson(recordReplay(engine, game.options, game.actions, extra));
    const verdict = verifyReplay(engine, replay);
    if (!verdict.ok) fail(`a valid replay is refused: ${verdict.code}, ${verdict.message}`);
    mustEqual(verdict.state, game.states.at(-1), 'the replay ends in another state');
    mustEqual(verdict.outcome, engine.outcome(verdict.state), 'the replay has another outcome');
    for (const junk of [...HOSTILE, { ...replay, extra: 1 }]) mustRefuse(engine, junk, 'junk', null);
    for (const [what, value] of Object.entries(forged(replay))) mustRefuse(engine, value, what);
    const rolled = dice(script.seed);
    for (const { at, actions } of rewritten(engine, game, rolled))
      compareVerdicts(engine, game, { ...replay, actions }, at);
    for (const ply of rolled.some([...game.actions.keys()], CUTS)) {
      checkUnfinished(engine, game, ply);
      checkFromPosition(context, game, ply);
    }
  } catch (error) {
    throw located(error, game, game.actions.length);
  }
};

function mustRefuse(engine: AnyEngine, replay: unknown, what: string, ply?: number | null): void {
  const verdict = verifyReplay(engine, replay);
  if (verdict.ok) fail(`a replay with ${what} wrong is accepted: ${brief(replay)}`);
  must(verdict.message.length > 0, `a replay with ${what} wrong is refused without a message`);
  if (ply !== undefined)
    must(verdict.ply === ply, `a replay with ${what} wrong is refused at ply ${verdict.ply}, not ${ply}`);
}

/** Checks that an unfinished game is accepted, with or without ending, times, comments and texts about the game, and that invalid values of these are refused. */
function checkUnfinished(engine: AnyEngine, { options, states, actions }: Game, ply: number): void {
  const seats = options.players;
  const seat = ply % seats;
  const ending: Ending = { by: ply % 2 === 0 ? 'resignation' : 'time', seat };
  const times = Array.from({ length: ply }, (_, i) => 1_000 * Math.floor(i / 2));
  const comments = [
    { ply: 0, seat: 'spectator' as const, text: '' },
    { ply, seat: seats - 1, text: 'why?' },
  ];
  const about: About = {
    names: Array.from({ length: seats }, (_, i) => `Player ${i}`),
    event: 'Ludi',
    round: '1',
    date: '2026-11-27',
    more: { table: 'I' },
  };
  const done = actions.slice(0, ply);
  const replay = throughJson(recordReplay(engine, options, done, { ending, times, comments, about }));
  mustEqual(replay.about, about, 'a replay has other texts about the game');
  const harmless = {
    nothing: {},
    'ending, times, comments and about': {
      ending: { by: 'time', seat },
      times: times.map((time) => time + 1),
      comments: [{ ply, seat: 'spectator', text: 'x'.repeat(2_000) }],
      about: { names: ['x'.repeat(100)], date: '2000-02-29' },
    },
    'an ending by agreement': { ending: { by: 'agreement' } },
    'all of them left out': { ending: undefined, times: undefined, comments: undefined, about: undefined },
  };
  for (const [what, change] of Object.entries(harmless)) {
    const given = { ...replay, ...change };
    const verdict = verifyReplay(engine, given);
    if (!verdict.ok) fail(`an unfinished game (changed: ${what}) is refused: ${verdict.code}, ${verdict.message}`);
    mustEqual(verdict.state, states[ply], 'the replay of an unfinished game ends in another state');
    const claim = given.ending === undefined ? null : 'unproved';
    mustEqual([verdict.outcome, verdict.ending], [null, claim], 'an unfinished game has another ending');
  }
  const verdict = verifyReplay(engine, replay, { finished: true });
  must(!verdict.ok && verdict.code === 'unfinished', `an unfinished game is accepted as finished: ${brief(verdict)}`);
  const [comment] = comments;
  const wrong = {
    'the ending': { ending: { ...ending, by: 'boredom' } },
    'the seat of the ending': { ending: { ...ending, seat: seats } },
    'a field of the ending': { ending: { ...ending, ply } },
    'the seat of an agreement': { ending: { by: 'agreement', seat } },
    'the number of times': { times: [...times, 1e9] },
    'a fractional time': { times: [...times.slice(1), 1e6 + 0.5] },
    'the order of times': { times: [...times.slice(1), -1] },
    'the ply of a comment': { comments: [{ ...comment, ply: ply + 1 }] },
    'the order of comments': { comments: [{ ...comment, ply: ply + 1 }, comment] },
    'the seat of a comment': { comments: [{ ...comment, seat: seats }] },
    'the text of a comment': { comments: [{ ...comment, text: 'x'.repeat(2_001) }] },
    'a field of a comment': { comments: [{ ...comment, more: 1 }] },
    'the number of names': { about: { names: ['x', ...(about.names ?? [])] } },
    'a name': { about: { ...about, names: [''] } },
    'the date': { about: { ...about, date: '2026-02-29' } },
    'a key about the game': { about: { ...about, more: { Table: 'I' } } },
    'a field about the game': { about: { ...about, table: 'I' } },
    'the outcome': { outcome: engine.outcome(states.at(-1) ?? fail('no state')) },
  };
  for (const [what, change] of Object.entries(wrong)) mustRefuse(engine, { ...replay, ...change }, what);
}

/** Checks that a replay from a position is accepted if `parseState` is given, and reaches the same end. Invalid positions must be refused. */
function checkFromPosition(
  { engine, settings: { parseState } }: Context,
  { options, states, actions }: Game,
  ply: number,
): void {
  const state = states[ply] ?? fail('no state');
  const rest = actions.slice(ply);
  const replay = throughJson(recordReplay(engine, { start: state }, rest));
  must(!verifyReplay(engine, replay).ok, 'a game from a position is accepted without parseState');
  if (parseState === undefined) return;
  const verdict = verifyReplay(engine, replay, { parseState });
  if (!verdict.ok) fail(`a game from a position is refused: ${verdict.code}, ${verdict.message}`);
  mustEqual(verdict.state, states.at(-1), 'a game from a position ends in another state');
  mustEqual(verdict.plies, rest.length, 'a game from a position has another number of plies');
  const { start } = replay;
  const { pending: _, ...short } = clone(state);
  const wrong = {
    'the game of its position': { start: { ...start, game: 'x' } },
    'the state of its position': { start: { ...start, state: short } },
    'the format of its position': { start: { ...start, format: 'x' } },
    'two beginnings': { options },
    'no beginning': { start: undefined },
    'a commitment': { commitment: digest('x') },
  };
  for (const [what, change] of Object.entries(wrong))
    must(!verifyReplay(engine, { ...replay, ...change }, { parseState }).ok, `a replay with ${what} wrong is accepted`);
  const promised = verifyReplay(engine, replay, { parseState, commitment: digest('x') });
  must(
    !promised.ok && promised.code === 'commitment-differs',
    'a commitment is not checked for a game from a position',
  );
}

/** Returns copies of a replay, each with one forged part, by the name of that part. */
function forged(replay: GameReplay): Record<string, unknown> {
  const other = digest('forged');
  const [first, ...points] = replay.checkpoints;
  const outcome = replay.outcome ?? fail('the replay of a finished game has no outcome');
  const [score] = outcome.scores;
  const tampered: Record<string, unknown> = {
    'the format': { ...replay, format: 'ludi-romani/replay/0' },
    'the game': { ...replay, game: `${replay.game}-2` },
    'the rules version': { ...replay, rulesVersion: `${replay.rulesVersion}0` },
    'the components': { ...replay, components: other },
    'the seed': { ...replay, options: { ...replay.options, seed: `${replay.options.seed}0` } },
    'the commitment': { ...replay, commitment: other },
    'an option': { ...replay, options: { ...replay.options, forged: true } },
    'the player count': { ...replay, options: { ...replay.options, players: -1 } },
    'the ranking': { ...replay, outcome: { ...outcome, ranking: [...outcome.ranking, []] } },
    'a total': {
      ...replay,
      outcome: {
        ...outcome,
        scores: [{ ...score, total: (score?.total ?? 0) + 1 }, ...outcome.scores.slice(1)],
      },
    },
    'an outcome of null': { ...replay, outcome: null },
    'an ending': { ...replay, ending: { by: 'time', seat: 0 } },
    'an agreement': { ...replay, ending: { by: 'agreement' } },
    'a late checkpoint': {
      ...replay,
      checkpoints: [...replay.checkpoints, { ply: replay.actions.length + 1, digest: other }],
    },
    'the end': { ...replay, actions: [...replay.actions, ...replay.actions.slice(-1)] },
    'the list of actions': { ...replay, actions: { length: 1 } },
  };
  if (first !== undefined)
    tampered['a checkpoint'] = { ...replay, checkpoints: [{ ...first, digest: other }, ...points] };
  for (const field of Object.keys(replay)) {
    if (field !== 'commitment') tampered[`no ${field}`] = { ...replay, [field]: undefined };
  }
  return tampered;
}

/** Yields the actions of a game with one action changed, dropped or doubled, or two swapped. The first `at` actions are unchanged. */
function* rewritten(
  engine: AnyEngine,
  { states, actions }: Game,
  rolled: Dice,
): Generator<{ readonly at: number; readonly actions: ActionLike[] }> {
  for (let i = 0; i < 3; i++) {
    const at = rolled.int(actions.length);
    const [before, after] = [actions.slice(0, at), actions.slice(at + 1)];
    const [action, state] = [actions[at], states[at]];
    if (action === undefined || state === undefined) continue;
    yield { at, actions: [...before, ...after] };
    yield { at, actions: [...before, action, action, ...after] };
    yield { at, actions: [...before, ...after.slice(0, 1), action, ...after.slice(1)] };
    yield { at, actions: [...before, { ...action, player: action.player + 1 }, ...after] };
    const other = chosen(
      engine.legalActions(state).filter((choice) => !deepEqual(choice, action)),
      rolled.int(1 << 16),
    );
    if (other !== undefined) yield { at, actions: [...before, other, ...after] };
  }
}

/** Compares `verifyReplay` with a referee that uses only `apply`. The replay may be valid: swapped actions can lead to the same state. */
function compareVerdicts(engine: AnyEngine, game: Game, replay: Replay, unchanged: number): void {
  const wrongAt = firstWrong(engine, game, replay, unchanged);
  const verdict = verifyReplay(engine, throughJson(replay));
  const ply = verdict.ok ? null : verdict.ply;
  must(
    verdict.ok === (wrongAt === null) && ply === wrongAt,
    `with changed actions the first wrong ply is ${wrongAt}, and the verdict is ${brief(verdict)}`,
  );
}

/** Returns the first wrong ply, or `null`. The first `unchanged` actions are the same as in the game. */
function firstWrong(
  engine: AnyEngine,
  { states }: Game,
  { actions, checkpoints, outcome }: Replay,
  unchanged: number,
): number | null {
  const expected = new Map(checkpoints.map((point) => [point.ply, point.digest]));
  let state = states[unchanged] ?? fail('no state');
  for (const [ply, action] of actions.entries()) {
    if (ply < unchanged) continue;
    if (engine.isTerminal(state) || thrownBy(() => (state = engine.apply(state, action))) !== undefined) return ply;
    const point = expected.get(ply + 1);
    if (point !== undefined && point !== digest(state)) return ply + 1;
  }
  const isValid = deepEqual(engine.outcome(state), outcome) && checkpoints.every(({ ply }) => ply <= actions.length);
  return isValid ? null : actions.length;
}

/** Checks that `parseState` returns the state that `save` wrapped and refuses forged states, and that `parseView` returns the given view. */
export const saves: Check = ({ engine, settings, sample }, game) =>
  walk(game, (moment) => {
    const { state, action, next, ply } = moment;
    const isSampled = sample.has(moment);
    const saved = engine.save(state);
    const { game: name, rulesVersion, components } = saved;
    mustEqual(
      { name, rulesVersion, components },
      { name: engine.game, rulesVersion: engine.rulesVersion, components: engine.componentsDigest() },
      'a saved state names another game, rules version or components',
    );
    mustEqual(saved.state, state, 'save returns another state');
    if (settings.parseView !== undefined && isSampled) {
      // one viewer at a time
      const viewer = viewersOf(state)[ply % (state.players.length + 1)] ?? 'spectator';
      const view = engine.view(state, viewer);
      mustEqual(settings.parseView(throughJson(view)), view, `parseView returns another view for ${viewer}`);
    }
    if (settings.parseState === undefined) return;
    const parse = settings.parseState;
    if (isSampled) {
      const read = parse(throughJson(saved));
      mustEqual(read, state, 'parseState returns another state');
      mustEqual(engine.legalActions(read), engine.legalActions(state), 'a parsed state has other legal actions');
      if (action !== undefined)
        mustEqual(engine.apply(read, action), next, 'apply returns another state for a parsed one');
    }
    if (ply % FORGED_EVERY !== 0) return;
    const { players: _, ...short } = clone(state);
    const forgeries = [
      null,
      [],
      {},
      short,
      { ...saved, format: 'x' },
      { ...saved, game: 'x' },
      { ...saved, rulesVersion: 'x' },
      { ...saved, components: digest('x') },
      { ...saved, state: short },
      { ...saved, state: { ...state, extra: 1 } },
      { ...saved, state: canonicalJson(state) },
    ];
    for (const forgery of forgeries) {
      const error = thrownBy(() => parse(throughJson(forgery)));
      must(typeof codeOf(error) === 'string', `parseState must throw an error with a code for ${brief(forgery)}`);
    }
  });
