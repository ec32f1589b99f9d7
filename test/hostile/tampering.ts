/**
 * Tampers with replays. `verifyReplay` must refuse each tampered replay, unless the change is harmless for a reason that this file lists. A
 * second referee, which uses only `initialState` and `apply`, must also accept the harmless replays.
 */
import assert from 'node:assert/strict';
import {
  type Chance,
  canonicalJson,
  commitment,
  deepEqual,
  digest,
  type Engine,
  type GameReplay,
  type GameTypes,
  plainCopy,
  recordReplay,
  type State,
  verifyReplay,
} from '@ludi-romani/core';
import { hostile } from './hostile';

type AnyEngine = Engine<GameTypes>;
type AnyReplay = GameReplay<GameTypes>;
type Loose = Readonly<Record<string, unknown>>;

/** A finished game with its replay, and the data for tampering with it. */
export interface Recorded {
  readonly replay: AnyReplay;
  /** `states[i]` is the state after `i` actions */
  readonly states: readonly State<GameTypes>[];
  /** some strings that occur in its actions */
  readonly words: readonly string[];
}

const CHECKPOINT_EVERY = 20;

/** Plays a random game and records it with a commitment to its seed. */
export function recorded(engine: AnyEngine, options: GameTypes['options'], chance: Chance): Recorded {
  const actions: GameTypes['action'][] = [];
  const states: State<GameTypes>[] = [engine.initialState(options)];
  for (let state = states[0]; state !== undefined && !engine.isTerminal(state); state = states.at(-1)) {
    const action = chance.pick(engine.legalActions(state));
    actions.push(action);
    states.push(engine.apply(state, action));
  }
  const replay = recordReplay(engine, options, actions, {
    committed: true,
    checkpointEvery: CHECKPOINT_EVERY,
    times: actions.map((_, ply) => 1_000 * ply),
    comments: [{ ply: 0, seat: 'spectator', text: 'salve' }],
  });
  const words = new Set(actions.flatMap((action) => Object.values(action).map(String)));
  return { replay: JSON.parse(JSON.stringify(replay)) as AnyReplay, states, words: [...words] };
}

/** The ways to tamper with a replay, by the part that they change. Each function returns a changed replay. */
const WAYS: Readonly<Record<string, (engine: AnyEngine, game: Recorded, chance: Chance) => unknown>> = {
  anything: (_, { replay, words }, chance) => hostile(chance, replay, words),
  'an action': (_, { replay, words }, chance) => ({
    ...replay,
    actions: withOneChanged(replay.actions, chance, (action) => [hostile(chance, action, words)]),
  }),
  'another legal action': (engine, { replay, states }, chance) => ({
    ...replay,
    actions: withOneChanged(replay.actions, chance, (_, ply) => [
      chance.pick(engine.legalActions(states[ply] ?? assert.fail())),
    ]),
  }),
  'an action left out': (_, { replay }, chance) => ({
    ...replay,
    actions: withOneChanged(replay.actions, chance, () => []),
  }),
  'an action twice': (_, { replay }, chance) => ({
    ...replay,
    actions: withOneChanged(replay.actions, chance, (action) => [action, action]),
  }),
  'the order of actions': (_, { replay: { actions, ...replay } }, chance) => {
    const at = chance.int(actions.length - 1);
    const [one, two] = actions.slice(at, at + 2);
    return { ...replay, actions: [...actions.slice(0, at), two, one, ...actions.slice(at + 2)] };
  },
  'the end cut off': (_, { replay }, chance) => {
    const actions = replay.actions.slice(0, chance.int(replay.actions.length));
    const checkpoints = replay.checkpoints.filter(({ ply }) => ply <= actions.length);
    return { ...replay, actions, checkpoints, outcome: null, times: replay.times?.slice(0, actions.length) };
  },
  'a seat': (_, { replay }, chance) => {
    const other = (action: GameTypes['action']) => [{ ...action, player: chance.int(replay.options.players) }];
    return { ...replay, actions: withOneChanged(replay.actions, chance, other) };
  },
  'an option': (engine, { replay }, chance) => {
    const names = Object.keys(engine.options).filter((name) => name !== 'seed');
    const name = chance.pick(names);
    const value = chance.pick([undefined, true, false, 0, 1, 2, 3, engine.options[name]?.default]);
    return { ...replay, options: { ...replay.options, [name]: value } };
  },
  'the seed, with a commitment to it': (_, { replay }, chance) => {
    const seed = `${replay.options.seed} ${chance.int(100)}`;
    return { ...replay, options: { ...replay.options, seed }, commitment: commitment(seed) };
  },
  'a commitment to another seed': (_, { replay }, chance) => ({
    ...replay,
    commitment: commitment(`${chance.int(100)}`),
  }),
  'a commitment left out': (_, { replay: { commitment: _left, ...replay } }) => replay,
  'a checkpoint': (_, { replay }, chance) => ({
    ...replay,
    checkpoints: withOneChanged(replay.checkpoints, chance, (point) =>
      chance.pick([[], [{ ...point, digest: digest(chance.int(100)) }], [{ ...point, ply: point.ply + 1 }]]),
    ),
  }),
  'all checkpoints left out, and an action': (engine, { replay, states }, chance) => ({
    ...replay,
    checkpoints: [],
    actions: withOneChanged(replay.actions, chance, (_, ply) => [
      chance.pick(engine.legalActions(states[ply] ?? assert.fail())),
    ]),
  }),
  'the outcome': (_, { replay, words }, chance) => ({
    ...replay,
    outcome: hostile(chance, replay.outcome ?? assert.fail(), words),
  }),
  'times and comments': (_, { replay }, chance) => ({
    ...replay,
    times: replay.times?.map((time) => time + chance.int(1_000)).sort((a, b) => a - b),
    comments: [{ ply: 0, seat: chance.int(replay.options.players), text: 'vale' }],
  }),
};

export const ways: readonly string[] = Object.keys(WAYS);

/** Returns a list with one item replaced by the items that `change` returns. */
function withOneChanged<T>(
  list: readonly T[],
  chance: Chance,
  change: (item: T, at: number) => readonly unknown[],
): unknown[] {
  const at = chance.int(list.length);
  return list.flatMap((item, i) => (i === at ? change(item, i) : [item]));
}

/** Plays a replay with `apply` only. Returns the last state, or `undefined` if a checkpoint or the outcome is wrong. */
function refereed(
  engine: AnyEngine,
  { options, actions, checkpoints, outcome }: AnyReplay,
): State<GameTypes> | undefined {
  let state = engine.initialState(options);
  const points = new Map(checkpoints.map((point) => [point.ply, point.digest]));
  const holds = (ply: number) => (points.get(ply) ?? digest(state)) === digest(state);
  if (!holds(0)) return undefined;
  for (const [ply, action] of actions.entries()) {
    state = engine.apply(state, action);
    if (points.has(ply + 1) && !holds(ply + 1)) return undefined;
  }
  const isWhole = checkpoints.every(({ ply }) => ply <= actions.length);
  return isWhole && deepEqual(engine.outcome(state), outcome) ? state : undefined;
}

/**
 * Returns the reason for which an accepted replay is harmless: its checkpoints and outcome are correct, and only some fields differ from the
 * original. Throws if it is not harmless.
 */
function harmless(engine: AnyEngine, { replay, states }: Recorded, given: AnyReplay): string {
  const differs = new Set(
    [...new Set([...Object.keys(replay), ...Object.keys(given)])].filter((field) => {
      const [one, two] = [replay, given].map((each) => (each as unknown as Loose)[field]);
      return !deepEqual(one, two);
    }),
  );
  if (differs.size === 0) return 'no change';
  const state = refereed(engine, given);
  assert(state, `accepted with a wrong fact: ${[...differs].join()}`);
  for (const field of differs)
    assert(
      ['times', 'comments', 'commitment', 'checkpoints', 'actions', 'options'].includes(field),
      `${field} differs`,
    );
  // times and comments cannot be verified: only their format is checked
  for (const field of ['times', 'comments']) differs.delete(field);
  if (differs.size === 0) return 'times or comments';
  // the referee checks the demanded commitment
  if (differs.delete('commitment')) {
    assert.equal(given.commitment, undefined, 'a commitment to another seed');
    if (differs.size === 0) return 'commitment left out';
  }
  if (deepEqual(state, states.at(-1)))
    return differs.has('actions') || differs.has('options') ? 'the same game in other values' : 'checkpoints left out';
  // another game is possible only without the last checkpoint, because then only the outcome proves the actions
  assert(given.checkpoints.at(-1)?.ply !== given.actions.length, 'another game is accepted as this one');
  return 'another game with this outcome, without the last checkpoint';
}

/**
 * Tampers with a replay in one way. Returns the way and the result: the code of the refusal, or the reason for which it is harmless. Throws if
 * the replay is accepted and not harmless.
 */
export function tampered(
  engine: AnyEngine,
  game: Recorded,
  chance: Chance,
): { readonly way: string; readonly result: string } {
  const way = chance.pick(ways);
  const given = WAYS[way]?.(engine, game, chance);
  const verdict = verifyReplay(engine, given, { commitment: commitment(game.replay.options.seed), finished: true });
  if (!verdict.ok) {
    assert.notEqual(verdict.code, 'internal', verdict.message);
    assert(verdict.message.length > 0);
    return { way, result: verdict.code };
  }
  const plain = plainCopy(given, { values: 1_000_000 });
  assert('value' in plain);
  try {
    return { way, result: `harmless: ${harmless(engine, game, plain.value as AnyReplay)}` };
  } catch (error) {
    throw new Error(`${way}: ${String(error)}\n${canonicalJson(plain.value)}`, { cause: error });
  }
}
