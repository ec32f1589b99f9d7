/** Replays and saved states. */

import type { ActionLike } from '../game/types';
import { canonicalJson, digest } from '../json/canonical';
import { clone, deepEqual } from '../json/copy';
import { recordReplay } from '../replay/record';
import { verifyReplay } from '../replay/referee';
import type { Ending, GameReplay, Replay } from '../replay/replay';
import { brief, codeOf, fail, must, mustEqual, throughJson, thrownBy } from './check';
import { type AnyEngine, chosen, type Dice, dice, type Game, located, viewersOf, walk } from './games';
import { HOSTILE } from './mutants';
import type { Bench, Check } from './property';

const CHECKPOINT_EVERY = 20;
const FORGED_EVERY = 50;
/** Plies of a game at which it is broken off. */
const BROKEN_OFF = 4;

/**
 * A recorded game is verified, broken off or not, from its setup or a position on; one with any recorded fact wrong is not, and the first
 * ply that is wrong is named.
 */
export const replays: Check = (bench, game, script) => {
  const { engine } = bench;
  try {
    if (!engine.isTerminal(game.states.at(-1) ?? fail('no state'))) return;
    const extra = { committed: true, checkpointEvery: CHECKPOINT_EVERY };
    const replay = throughJson(recordReplay(engine, game.options, game.actions, extra));
    const verdict = verifyReplay(engine, replay);
    if (!verdict.ok) fail(`a sound replay is refused: ${verdict.code}, ${verdict.message}`);
    mustEqual(verdict.state, game.states.at(-1), 'the replay ends in another state');
    mustEqual(verdict.outcome, engine.outcome(verdict.state), 'the replay has another outcome');
    for (const junk of [...HOSTILE, { ...replay, extra: 1 }]) mustRefuse(engine, junk, 'junk', null);
    for (const [what, value] of Object.entries(forged(replay))) mustRefuse(engine, value, what);
    const rolled = dice(script.seed);
    for (const { at, actions } of rewritten(engine, game, rolled)) mustJudge(engine, game, { ...replay, actions }, at);
    for (const ply of rolled.some([...game.actions.keys()], BROKEN_OFF)) {
      mustBreakOff(engine, game, ply);
      mustTakeUp(bench, game, ply);
    }
  } catch (error) {
    throw located(error, game, game.actions.length);
  }
};

function mustRefuse(engine: AnyEngine, replay: unknown, what: string, ply?: number | null): void {
  const verdict = verifyReplay(engine, replay);
  if (verdict.ok) fail(`a replay with ${what} wrong is verified: ${brief(replay)}`);
  must(verdict.message.length > 0, `a replay with ${what} wrong is refused without a message`);
  if (ply !== undefined)
    must(verdict.ply === ply, `a replay with ${what} wrong is refused at ply ${verdict.ply}, not ${ply}`);
}

/** A game that is broken off is sound as it stands, with why, when and what was said; what cannot be of that is noticed. */
function mustBreakOff(engine: AnyEngine, { options, states, actions }: Game, ply: number): void {
  const seats = options.players;
  const ending: Ending = { by: ply % 2 === 0 ? 'resignation' : 'time', seat: ply % seats };
  const times = Array.from({ length: ply }, (_, i) => 1_000 * Math.floor(i / 2));
  const comments = [
    { ply: 0, seat: 'spectator' as const, text: '' },
    { ply, seat: seats - 1, text: 'why?' },
  ];
  const done = actions.slice(0, ply);
  const replay = throughJson(recordReplay(engine, options, done, { ending, times, comments }));
  const harmless = {
    nothing: {},
    'ending, times and comments': {
      ending: { ...ending, by: 'time' },
      times: times.map((time) => time + 1),
      comments: [{ ply, seat: 'spectator', text: 'x'.repeat(2_000) }],
    },
    'all of them left out': { ending: undefined, times: undefined, comments: undefined },
  };
  for (const [what, change] of Object.entries(harmless)) {
    const given = { ...replay, ...change };
    const verdict = verifyReplay(engine, given);
    if (!verdict.ok) fail(`a game broken off (changed: ${what}) is refused: ${verdict.code}, ${verdict.message}`);
    mustEqual(verdict.state, states[ply], 'a game broken off stands elsewhere');
    mustEqual([verdict.outcome, verdict.ending], [null, given.ending ?? null], 'a game broken off ended otherwise');
  }
  const verdict = verifyReplay(engine, replay, { finished: true });
  must(!verdict.ok && verdict.code === 'unfinished', `a game broken off passes as finished: ${brief(verdict)}`);
  const [said] = comments;
  const wrong = {
    'the ending': { ending: { ...ending, by: 'boredom' } },
    'the seat of the ending': { ending: { ...ending, seat: seats } },
    'a field of the ending': { ending: { ...ending, ply } },
    'a time too many': { times: [...times, 1e9] },
    'a broken time': { times: [...times.slice(1), 1e6 + 0.5] },
    'the order of times': { times: [...times.slice(1), -1] },
    'the ply of a comment': { comments: [{ ...said, ply: ply + 1 }] },
    'the order of comments': { comments: [{ ...said, ply: ply + 1 }, said] },
    'the seat of a comment': { comments: [{ ...said, seat: seats }] },
    'the text of a comment': { comments: [{ ...said, text: 'x'.repeat(2_001) }] },
    'a field of a comment': { comments: [{ ...said, more: 1 }] },
    'the outcome': { outcome: engine.outcome(states.at(-1) ?? fail('no state')) },
  };
  for (const [what, change] of Object.entries(wrong)) mustRefuse(engine, { ...replay, ...change }, what);
}

/** A game goes on from any position of another one, to the same end; a position that nobody can read, or that is none, is noticed. */
function mustTakeUp(
  { engine, settings: { parseState } }: Bench,
  { options, states, actions }: Game,
  ply: number,
): void {
  const state = states[ply] ?? fail('no state');
  const rest = actions.slice(ply);
  const replay = throughJson(recordReplay(engine, { start: state }, rest));
  must(!verifyReplay(engine, replay).ok, 'a position is taken without being read');
  if (parseState === undefined) return;
  const verdict = verifyReplay(engine, replay, { parseState });
  if (!verdict.ok) fail(`a game from a position is refused: ${verdict.code}, ${verdict.message}`);
  mustEqual(verdict.state, states.at(-1), 'a game from a position ends in another state');
  mustEqual(verdict.plies, rest.length, 'a game from a position has other plies');
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
    must(!verifyReplay(engine, { ...replay, ...change }, { parseState }).ok, `a replay with ${what} wrong is verified`);
  const promised = verifyReplay(engine, replay, { parseState, commitment: digest('x') });
  must(!promised.ok && promised.code === 'commitment-differs', 'a position is held to a commitment');
}

/** The replay with one recorded fact wrong, by what it is. */
function forged(replay: GameReplay): Record<string, unknown> {
  const other = digest('forged');
  const [first, ...points] = replay.checkpoints;
  const outcome = replay.outcome ?? fail('the game is recorded without its outcome');
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
    'an outcome that is left out': { ...replay, outcome: null },
    'an ending': { ...replay, ending: { by: 'time', seat: 0 } },
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

/** The actions of a game with one changed, dropped, doubled or two of them swapped; up to `at` they are as they were. */
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

/** `verifyReplay` against a referee who only knows `apply`: two swapped actions may well come to the same. */
function mustJudge(engine: AnyEngine, game: Game, replay: Replay, sound: number): void {
  const wrongAt = firstWrong(engine, game, replay, sound);
  const verdict = verifyReplay(engine, throughJson(replay));
  const ply = verdict.ok ? null : verdict.ply;
  must(
    verdict.ok === (wrongAt === null) && ply === wrongAt,
    `actions are changed so that ply ${wrongAt} is wrong, the verdict is ${brief(verdict)}`,
  );
}

/** The first wrong ply, if the first `sound` plies are those of the game. */
function firstWrong(
  engine: AnyEngine,
  { states }: Game,
  { actions, checkpoints, outcome }: Replay,
  sound: number,
): number | null {
  const expected = new Map(checkpoints.map((point) => [point.ply, point.digest]));
  let state = states[sound] ?? fail('no state');
  for (const [ply, action] of actions.entries()) {
    if (ply < sound) continue;
    if (engine.isTerminal(state) || thrownBy(() => (state = engine.apply(state, action))) !== undefined) return ply;
    const point = expected.get(ply + 1);
    if (point !== undefined && point !== digest(state)) return ply + 1;
  }
  const isSound = deepEqual(engine.outcome(state), outcome) && checkpoints.every(({ ply }) => ply <= actions.length);
  return isSound ? null : actions.length;
}

/** What is saved is read back and plays on; what was changed is refused. */
export const saves: Check = ({ engine, settings, looks }, game) =>
  walk(game, (moment) => {
    const { state, action, next, ply } = moment;
    const isClose = looks.at(moment);
    const saved = engine.save(state);
    const { game: name, rulesVersion, components } = saved;
    mustEqual(
      { name, rulesVersion, components },
      { name: engine.game, rulesVersion: engine.rulesVersion, components: engine.componentsDigest() },
      'a saved state belongs to something else',
    );
    mustEqual(saved.state, state, 'another state is saved');
    if (settings.parseView !== undefined && isClose) {
      // one viewer after the other
      const viewer = viewersOf(state)[ply % (state.players.length + 1)] ?? 'spectator';
      const view = engine.view(state, viewer);
      mustEqual(settings.parseView(throughJson(view)), view, `the view of ${viewer} is read back as another`);
    }
    if (settings.parseState === undefined) return;
    const parse = settings.parseState;
    if (isClose) {
      const read = parse(throughJson(saved));
      mustEqual(read, state, 'another state is read back');
      mustEqual(engine.legalActions(read), engine.legalActions(state), 'what is read back has other legal actions');
      if (action !== undefined) mustEqual(engine.apply(read, action), next, 'what is read back plays on otherwise');
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
      must(
        typeof codeOf(error) === 'string',
        `what was not saved so is read without an error that has a code: ${brief(forgery)}`,
      );
    }
  });
