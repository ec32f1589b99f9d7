/** What is wrong with a position that was set up by hand: all of it, each with where, and whether a puzzle may have it so. */
import type * as aquileia from '@ludi-romani/aquileia';
import type * as cityOfRome from '@ludi-romani/city-of-rome';
import { type Engine, type GameTypes, recordReplay, type Saved, type State, verifyReplay } from '@ludi-romani/core';
import type * as forumTrajanum from '@ludi-romani/forum-trajanum';
import type * as novaRoma from '@ludi-romani/nova-roma';
import { type Draft, produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { chanceOf, games } from './games';

type Any = State<GameTypes>;

/** A game at random, state by state. */
function played(engine: Engine<GameTypes>): Any[] {
  const chance = chanceOf('problems');
  const states = [engine.initialState({ players: 2, seed: 'problems' })];
  for (let state = states[0]; state !== undefined && !engine.isTerminal(state); state = states.at(-1))
    states.push(engine.apply(state, chance.pick(engine.legalActions(state))));
  return states;
}

/** What a hand does to a position of one game. */
const hand =
  <S>(change: (draft: Draft<S>) => void) =>
  (state: Any): Any =>
    produce(state as S, (draft) => void change(draft)) as Any;

/** The cells inside of a colonia that hold a tile: no crane is near. */
const inside = ({ tiles }: { readonly tiles: readonly unknown[] }): number[] =>
  tiles.flatMap((tile, cell) => {
    const [x, y] = [cell % 6, Math.floor(cell / 6)];
    return tile !== null && x > 0 && x < 5 && y > 0 && y < 5 ? [cell] : [];
  });

interface Hands {
  /** takes a card or tile off the table */
  readonly lose: (state: Any) => Any;
  /** what is said of it */
  readonly lost: { readonly path: string; readonly message: RegExp };
  /** makes another one of a card or tile, in place of a third */
  readonly double: (state: Any) => Any;
  /** the number of players, and a place that holds none */
  readonly misshape: (state: Any) => Any;
  readonly paths: readonly string[];
}

const HANDS: Readonly<Record<string, Hands>> = {
  aquileia: {
    lose: hand<aquileia.State>(({ decks }) => decks.slaves.pop()),
    lost: { path: 'decks', message: /^AQ-13\.2 there are \d+ of slave-\d, not \d+$/ },
    double: hand<aquileia.State>(({ decks }) => decks.theatre.splice(0, 1, decks.theatre[1] ?? '')),
    misshape: hand<aquileia.State>((state) => Object.assign(state, { round: 'x', market: [1, 'slave-0'], more: 1 })),
    paths: ['market[0]', 'market[1]', 'more', 'round'],
  },
  'city-of-rome': {
    lose: hand<cityOfRome.State>(({ decks }) => decks.II.pop()),
    lost: { path: 'decks', message: /^CR-13\.1 .* is nowhere$/ },
    double: hand<cityOfRome.State>(({ decks }) => decks.II.splice(0, 1, decks.II[1] ?? '')),
    misshape: hand<cityOfRome.State>(({ players }) => Object.assign(players[1] ?? {}, { coins: -1, hand: null })),
    paths: ['players[1].coins', 'players[1].hand'],
  },
  'forum-trajanum': {
    lose: hand<forumTrajanum.State>(({ players: [own] }) => own?.tiles.splice(inside(own)[0] ?? 0, 1, null)),
    lost: { path: 'players', message: /^FT-13\.1 seat 0: there are \d of .*, not \d$/ },
    double: hand<forumTrajanum.State>(({ players: [own] }) => {
      const [here = 0, there = 0] = own === undefined ? [] : inside(own);
      own?.tiles.splice(here, 1, own.tiles[there] ?? null);
    }),
    misshape: hand<forumTrajanum.State>((state) => Object.assign(state, { players: 2, streets: [null] })),
    paths: ['players', 'streets[0]'],
  },
  'nova-roma': {
    lose: hand<novaRoma.State>(({ decks }) => decks.followers.pop()),
    lost: { path: 'decks.followers', message: /^NR-13\.1 followers: \d+ is nowhere$/ },
    double: hand<novaRoma.State>(({ decks }) => decks.estate.splice(0, 1, decks.estate[1] ?? '')),
    misshape: hand<novaRoma.State>((state) => Object.assign(state, { forum: { emperor: 1 }, artisanSupply: 0.5 })),
    paths: ['artisanSupply', 'forum'],
  },
};

describe.each(games)('%s', (name, { engine, schemas: { problems } }) => {
  const hands = HANDS[name] as Hands;
  const states = played(engine);
  const position = states.find(
    ({ pending }, ply) => ply >= 40 && pending.every((frame) => !('simultaneous' in frame)),
  ) as Any;

  test('a position of a game has none', () => {
    for (const state of states.filter((_, ply) => ply % 10 === 0)) expect(problems(state)).toEqual([]);
  });

  test('a card or tile that is nowhere: named, and a puzzle may have it so', () => {
    const found = problems(hands.lose(position));
    expect(found).toContainEqual({ ...hands.lost, message: expect.stringMatching(hands.lost.message), puzzle: true });
    expect(found.filter(({ puzzle }) => !puzzle)).toEqual([]);
    expect(problems(position)).toEqual([]);
  });

  test('a card or tile twice: no puzzle may have it so; the other one is missing, and both are told', () => {
    const found = problems(hands.double(position));
    expect(found.map(({ puzzle }) => puzzle).sort()).toEqual([false, true]);
    for (const { path, message } of found)
      expect([path, message]).toEqual([expect.stringMatching(/./), expect.any(String)]);
  });

  test('what has not the shape of a state: every path, and no puzzle', () => {
    const found = problems(hands.misshape(position));
    expect(found.map(({ path }) => path).sort()).toEqual(hands.paths);
    expect(found.every(({ puzzle }) => !puzzle)).toBe(true);
    const many = { ...position, pending: Array.from({ length: 40 }, () => 7) };
    expect(problems(many)).toHaveLength(40);
    for (const junk of [null, 7, 'state', [], {}, engine]) expect(problems(junk).length).toBeGreaterThan(0);
  });

  test('a puzzle is settled, played, recorded, and judged by whoever allows for what is nowhere', () => {
    const { state: start } = engine.settle(hands.lose(position));
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
    const twice = recordReplay(engine, { start: hands.double(position) }, []);
    expect(verifyReplay(engine, twice, { parseState })).toMatchObject({ code: 'invalid-start', message: 'no puzzle' });
  });
});
