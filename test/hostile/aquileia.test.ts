/** The doors of Aquileia, each with thousands of hostile values. */
import {
  type Action,
  createEngine,
  engine,
  initialState,
  type MutableState,
  type Options,
  recordReplay,
  type State,
  standardComponents,
  type View,
  verifyReplay,
} from '@ludi-romani/aquileia';
import {
  parseAction,
  parseComponents,
  parseOptions,
  parseReplay,
  parseState,
  parseView,
  validateState,
} from '@ludi-romani/aquileia/schemas';
import { type Chance, plainCopy } from '@ludi-romani/core';
import { expect, test } from 'vitest';
import { chanceOf, finite, frozen, hostile, opens, survives, unchanged, unpolluted } from './hostile';

/** How many hostile values each door gets. */
const VALUES = 10_000;

const WORDS: readonly string[] = [
  ...['slave-1', 'slave-2', 'weapon-1', 'horse-gold-1', 'laurel-10', 'stadium-blue', 'theatre-white-blue'],
  ...['dolus', 'equi-left', 'servi-lower', 'arena-2', 'stadium-gold-2', 'forum-3', 'portus-gold', 'latro'],
  ...['villa-blue-10', 'workshop-4a', 'bank-gold-gold', 'bronze', 'silver', 'gold', 'red', 'mercatus', 'arena'],
];

interface Game {
  readonly options: Options;
  readonly actions: readonly Action[];
  readonly states: readonly MutableState[];
}

function played(seed: string, players: Options['players']): Game {
  const chance = chanceOf(`played ${seed}`);
  const options: Options = { players, seed };
  const state = engine.clone(engine.initialState(options));
  const actions: Action[] = [];
  const states = [frozen(engine.clone(state))];
  for (let legal = engine.legalActions(state); legal.length > 0; legal = engine.legalActions(state)) {
    const eager = legal.filter(({ type }) => !/^(pass|finish|decline|drop)/.test(type));
    const action = chance.pick(eager.length > 0 && chance.int(6) > 0 ? eager : legal);
    engine.applyInPlace(state, action);
    actions.push(action);
    states.push(frozen(engine.clone(state)));
  }
  return { options, actions, states };
}

const games = ([2, 3, 4, 5] as const).map((players) => played('hostile', players));

/** Positions of these games: of every kind of decision some. */
const positions = games.flatMap(({ states }) => {
  const seen = new Map<string, number>();
  return states.filter((state) => {
    const top = state.pending.at(-1);
    const ask = top === undefined ? 'over' : 'ask' in top ? top.ask : '';
    const before = seen.get(ask) ?? 0;
    seen.set(ask, before + 1);
    return before < 30 && before % 5 === 0;
  });
});

function playOut(
  of: typeof engine,
  state: MutableState,
  chance: Chance,
  check: (state: State) => void = () => {},
): void {
  const plies = of.maxPlies(state.players.length);
  let ply = 0;
  for (let legal = of.legalActions(state); legal.length > 0; legal = of.legalActions(state)) {
    of.applyInPlace(state, chance.pick(legal));
    expect(++ply).toBeLessThanOrEqual(plies);
    check(state);
  }
  expect(of.outcome(state)).not.toBeNull();
}

test('hostile options: an error with paths, or a sound state; both doors agree', () => {
  const chance = chanceOf('aquileia options');
  let started = 0;
  for (let i = 0; i < VALUES; i++) {
    const players = chance.pick([2, 3, 4, 5]);
    const colors = chance.shuffle([...standardComponents.playerColors]).slice(0, players);
    const given = hostile(chance, { players, seed: 'seed', colors }, ['red', 'orange', 'seed']);
    const parsed = opens('invalid-options', () => parseOptions(given));
    const state = opens('invalid-options', () => initialState(given as Options));
    expect(state === undefined).toBe(parsed === undefined);
    if (state === undefined || parsed === undefined) continue;
    started++;
    expect(validateState(state)).toEqual([]);
    expect(initialState(parsed)).toEqual(state);
  }
  expect(started).toBeGreaterThan(VALUES / 50);
  unpolluted();
});

test('hostile actions: refused for a reason or legal; the state stays as it is', () => {
  const chance = chanceOf('aquileia actions');
  const compare = unchanged(positions);
  let legal = 0;
  for (let i = 0; i < VALUES; i++) {
    const state = chance.pick(positions);
    const choices = engine.legalActions(state);
    const valid = choices.length > 0 ? chance.pick(choices) : { type: 'place-crest', player: 0 };
    const given = hostile(chance, valid, WORDS);
    const answer = engine.explain(state, given);
    opens('illegal-action', () => parseAction(given));
    const next = opens('illegal-action', () => engine.apply(state, given as Action));
    opens('illegal-action', () => engine.describe(state, given as Action));
    if ('problem' in plainCopy(given)) continue;
    expect(next !== undefined).toBe(answer.legal);
    if (!answer.legal) {
      expect(engine.tryInPlace(state, given)).toEqual(answer);
      continue;
    }
    legal++;
    expect(choices).toContainEqual(given);
  }
  expect(legal).toBeGreaterThan(VALUES / 100);
  compare();
  unpolluted();
});

test('hostile states: refused with paths, or playable to the end, sound all the way', () => {
  const chance = chanceOf('aquileia states');
  const compare = unchanged(positions);
  let accepted = 0;
  for (let i = 0; i < VALUES; i++) {
    const valid = chance.pick(positions);
    const given = hostile(chance, i % 4 === 0 ? engine.save(valid) : valid, WORDS);
    const state = opens('invalid-state', () => parseState(given));
    if (i % 4 !== 0) expect(validateState(given).length === 0).toBe(state !== undefined);
    if (state === undefined) continue;
    accepted++;
    playOut(engine, state, chance, (now) => {
      if (chance.int(20) === 0) expect(validateState(now)).toEqual([]);
    });
    expect(validateState(state)).toEqual([]);
  }
  expect(accepted).toBeGreaterThan(50);
  compare();
  unpolluted();
});

test('states that nobody checked: an error of ours or an answer, from every function that reads', () => {
  const chance = chanceOf('aquileia unchecked states');
  for (let i = 0; i < VALUES; i++) {
    const valid = chance.pick(positions);
    const state = hostile(chance, valid, WORDS, finite) as State;
    const choices = engine.legalActions(valid);
    const action = choices.length > 0 ? chance.pick(choices) : ({ type: 'place-crest', player: 0 } as const);
    survives(() => engine.legalActions(state));
    survives(() => engine.explain(state, action));
    survives(() => engine.apply(state, action));
    survives(() => engine.describe(state, action));
    survives(() => engine.view(state, chance.pick(['spectator', 0, 3, -1, Number.NaN])));
    survives(() => engine.activePlayers(state));
    survives(() => engine.outcome(state));
    survives(() => engine.scores(state));
    survives(() => engine.parse(state, engine.format(action)));
  }
  unpolluted();
});

test('hostile views: refused, or views of a sound state', () => {
  const chance = chanceOf('aquileia views');
  const views = positions.flatMap((state) =>
    (['spectator', 0, 1] as const).map((viewer) => frozen(structuredClone(engine.view(state, viewer)))),
  );
  const compare = unchanged(views);
  let accepted = 0;
  for (let i = 0; i < VALUES; i++) {
    const unchecked = hostile(chance, chance.pick(views), WORDS, finite) as View;
    survives(() => engine.determinize(unchecked, 'seed'));
    survives(() => engine.legalActions(unchecked));
    survives(() => engine.scores(unchecked));
    const given = hostile(chance, chance.pick(views), WORDS);
    const view = opens('invalid-view', () => parseView(given));
    if (view === undefined) continue;
    accepted++;
    const state = engine.determinize(view, `seed ${i}`);
    expect(validateState(state)).toEqual([]);
    expect(engine.view(state, view.viewer)).toEqual(view);
  }
  expect(accepted).toBeGreaterThan(50);
  compare();
  unpolluted();
});

test('hostile replays: a verdict that names the first thing wrong, or a game that really was played so', () => {
  const chance = chanceOf('aquileia replays');
  const replays = games.map(({ options, actions }) =>
    frozen(structuredClone(recordReplay(engine, options, actions, { committed: true, checkpointEvery: 20 }))),
  );
  const codes = new Set<string>();
  for (let i = 0; i < VALUES; i++) {
    const given = hostile(chance, chance.pick(replays), WORDS);
    const verdict = verifyReplay(engine, given);
    const parsed = opens('invalid-replay', () => parseReplay(given));
    if (verdict.ok) expect(parsed).toBeDefined();
    else codes.add(verdict.code);
  }
  for (const code of ['malformed', 'illegal-action', 'checkpoint-differs', 'unfinished', 'outcome-differs'])
    expect([...codes]).toContain(code);
  unpolluted();
});

test('hostile components: refused with paths, or a game that can be played to its end; both doors agree', () => {
  const chance = chanceOf('aquileia components');
  const tables = frozen(structuredClone(standardComponents));
  let accepted = 0;
  for (let i = 0; i < VALUES; i++) {
    const given = hostile(chance, tables, WORDS) as typeof tables;
    const other = opens('invalid-components', () => createEngine(given));
    const parsed = opens('invalid-components', () => parseComponents(given));
    expect(other === undefined).toBe(parsed === undefined);
    if (other === undefined || accepted++ % 8 !== 0) continue;
    const players = chance.pick([2, 3, 4, 5] as const);
    playOut(other, other.clone(other.initialState({ players, seed: `seed ${i}` })), chance);
  }
  expect(accepted).toBeGreaterThan(50);
  unpolluted();
});
