/**
 * Tests that `problems` lists every problem of a changed position, with its path. `puzzle` is true for problems that a puzzle, a position
 * without some cards or pieces, may have.
 */
import type * as aquileia from '@ludi-romani/aquileia';
import type * as cityOfRome from '@ludi-romani/city-of-rome';
import { type Engine, type GameTypes, recordReplay, type Saved, type State, verifyReplay } from '@ludi-romani/core';
import type * as forumTrajanum from '@ludi-romani/forum-trajanum';
import type * as novaRoma from '@ludi-romani/nova-roma';
import { type Draft, produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { chanceOf, games } from './games';

type Any = State<GameTypes>;

/** Returns the states of a random game. */
function played(engine: Engine<GameTypes>): Any[] {
  const chance = chanceOf('problems');
  const states = [engine.initialState({ players: 2, seed: 'problems' })];
  for (let state = states[0]; state !== undefined && !engine.isTerminal(state); state = states.at(-1))
    states.push(engine.apply(state, chance.pick(engine.legalActions(state))));
  return states;
}

/** Returns a function that makes a changed copy of a position. */
const changed =
  <S>(change: (draft: Draft<S>) => void) =>
  (state: Any): Any =>
    produce(state as S, (draft) => void change(draft)) as Any;

/** Returns the inner cells of a colonia that hold a tile: cranes are next to outer cells only. */
const inside = ({ tiles }: { readonly tiles: readonly unknown[] }): number[] =>
  tiles.flatMap((tile, cell) => {
    const [x, y] = [cell % 6, Math.floor(cell / 6)];
    return tile !== null && x > 0 && x < 5 && y > 0 && y < 5 ? [cell] : [];
  });

interface Changes {
  /** Removes a card or tile. */
  readonly lose: (state: Any) => Any;
  /** the problem that this causes */
  readonly lost: { readonly path: string; readonly message: RegExp };
  /** Replaces a card or tile by a copy of another. */
  readonly double: (state: Any) => Any;
  /** Puts values of wrong shapes into the state. */
  readonly misshape: (state: Any) => Any;
  /** the paths of these values */
  readonly paths: readonly string[];
}

const CHANGES: Readonly<Record<string, Changes>> = {
  aquileia: {
    lose: changed<aquileia.State>(({ decks }) => decks.slaves.pop()),
    lost: { path: 'decks', message: /^AQ-13\.2 there are \d+ of slave-\d, not \d+$/ },
    double: changed<aquileia.State>(({ decks }) => decks.theatre.splice(0, 1, decks.theatre[1] ?? '')),
    misshape: changed<aquileia.State>((state) => Object.assign(state, { round: 'x', market: [1, 'slave-0'], more: 1 })),
    paths: ['market[0]', 'market[1]', 'more', 'round'],
  },
  'city-of-rome': {
    lose: changed<cityOfRome.State>(({ decks }) => decks.II.pop()),
    lost: { path: 'decks', message: /^CR-13\.1 .* is nowhere$/ },
    double: changed<cityOfRome.State>(({ decks }) => decks.II.splice(0, 1, decks.II[1] ?? '')),
    misshape: changed<cityOfRome.State>(({ players }) => Object.assign(players[1] ?? {}, { coins: -1, hand: null })),
    paths: ['players[1].coins', 'players[1].hand'],
  },
  'forum-trajanum': {
    lose: changed<forumTrajanum.State>(({ players: [own] }) => own?.tiles.splice(inside(own)[0] ?? 0, 1, null)),
    lost: { path: 'players', message: /^FT-13\.1 seat 0: there are \d of .*, not \d$/ },
    double: changed<forumTrajanum.State>(({ players: [own] }) => {
      const [here = 0, there = 0] = own === undefined ? [] : inside(own);
      own?.tiles.splice(here, 1, own.tiles[there] ?? null);
    }),
    misshape: changed<forumTrajanum.State>((state) => Object.assign(state, { players: 2, streets: [null] })),
    paths: ['players', 'streets[0]'],
  },
  'nova-roma': {
    lose: changed<novaRoma.State>(({ decks }) => decks.followers.pop()),
    lost: { path: 'decks.followers', message: /^NR-13\.1 followers: \d+ is nowhere$/ },
    double: changed<novaRoma.State>(({ decks }) => decks.estate.splice(0, 1, decks.estate[1] ?? '')),
    misshape: changed<novaRoma.State>((state) => Object.assign(state, { forum: { emperor: 1 }, artisanSupply: 0.5 })),
    paths: ['artisanSupply', 'forum'],
  },
};

describe.each(games)('%s', (name, { engine, schemas: { problems } }) => {
  const changes = CHANGES[name] as Changes;
  const states = played(engine);
  const position = states.find(
    ({ pending }, ply) => ply >= 40 && pending.every((frame) => !('simultaneous' in frame)),
  ) as Any;

  test('positions of a game have no problems', () => {
    for (const state of states.filter((_, ply) => ply % 10 === 0)) expect(problems(state)).toEqual([]);
  });

  test('a missing card or tile is a problem that a puzzle may have', () => {
    const found = problems(changes.lose(position));
    expect(found).toContainEqual({
      ...changes.lost,
      message: expect.stringMatching(changes.lost.message),
      puzzle: true,
    });
    expect(found.filter(({ puzzle }) => !puzzle)).toEqual([]);
    expect(problems(position)).toEqual([]);
  });

  test('a second copy of a card or tile is a problem that a puzzle must not have, besides the missing one', () => {
    const found = problems(changes.double(position));
    expect(found.map(({ puzzle }) => puzzle).sort()).toEqual([false, true]);
    for (const { path, message } of found)
      expect([path, message]).toEqual([expect.stringMatching(/./), expect.any(String)]);
  });

  test('values of the wrong shape are reported at every path, and a puzzle must not have them', () => {
    const found = problems(changes.misshape(position));
    expect(found.map(({ path }) => path).sort()).toEqual(changes.paths);
    expect(found.every(({ puzzle }) => !puzzle)).toBe(true);
    const many = { ...position, pending: Array.from({ length: 40 }, () => 7) };
    expect(problems(many)).toHaveLength(40);
    for (const junk of [null, 7, 'state', [], {}, engine]) expect(problems(junk).length).toBeGreaterThan(0);
  });

  test('a puzzle can be settled, played and recorded, and verified with a parseState that accepts missing cards', () => {
    const { state: start } = engine.settle(changes.lose(position));
    const [action] = engine.legalActions(start);
    const replay = recordReplay(engine, { start }, action === undefined ? [] : [action]);
    const parseState = (saved: unknown): Any => {
      const { state } = saved as Saved<Any>;
      if (problems(state).some(({ puzzle }) => !puzzle)) throw new Error('no puzzle');
      return state;
    };
    expect(verifyReplay(engine, JSON.parse(JSON.stringify(replay)), { parseState })).toMatchObject({
      ok: true,
      plies: 1,
    });
    const twice = recordReplay(engine, { start: changes.double(position) }, []);
    expect(verifyReplay(engine, twice, { parseState })).toMatchObject({ code: 'invalid-start', message: 'no puzzle' });
  });
});
