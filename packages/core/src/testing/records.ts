/** Replays and saved states. */
import { canonicalJson, digest } from '../canonical';
import { clone, deepEqual } from '../copy';
import type { ActionLike } from '../game';
import { type Replay, recordReplay, verifyReplay } from '../replay';
import { brief, codeOf, fail, must, mustEqual, throughJson, thrownBy } from './check';
import { type AnyEngine, chosen, type Dice, dice, type Game, located, viewersOf, walk } from './games';
import { HOSTILE } from './mutants';
import type { Check } from './property';

const CHECKPOINT_EVERY = 20;
const FORGED_EVERY = 50;

/** A recorded game is verified; one with any recorded fact wrong is not, and the first ply that is wrong is named. */
export const replays: Check = ({ engine }, game, script) => {
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
    for (const { at, actions } of rewritten(engine, game, dice(script.seed)))
      mustJudge(engine, game, { ...replay, actions }, at);
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

/** The replay with one recorded fact wrong, by what it is. */
function forged(replay: Replay): Record<string, unknown> {
  const other = digest('forged');
  const [first, ...points] = replay.checkpoints;
  const [score] = replay.outcome.scores;
  const tampered: Record<string, unknown> = {
    'the format': { ...replay, format: 'ludi-romani/replay/0' },
    'the game': { ...replay, game: `${replay.game}-2` },
    'the rules version': { ...replay, rulesVersion: `${replay.rulesVersion}0` },
    'the components': { ...replay, components: other },
    'the seed': { ...replay, options: { ...replay.options, seed: `${replay.options.seed}0` } },
    'the commitment': { ...replay, commitment: other },
    'an option': { ...replay, options: { ...replay.options, forged: true } },
    'the player count': { ...replay, options: { ...replay.options, players: -1 } },
    'the ranking': { ...replay, outcome: { ...replay.outcome, ranking: [...replay.outcome.ranking, []] } },
    'a total': {
      ...replay,
      outcome: {
        ...replay.outcome,
        scores: [{ ...score, total: (score?.total ?? 0) + 1 }, ...replay.outcome.scores.slice(1)],
      },
    },
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
