import { type Action, engine, type State } from '@ludi-romani/aquileia';
import { describe, expect, test } from 'vitest';
import { at, clauseOf, dice, type Layout, laidOut, purse, type Scene, scene } from './scene';

/** Returns a scene of the placement phase, from seat 0 or `layout.startPlayer` on, without crests unless `layout` has some. */
const placing = (players: 2 | 3 | 4 | 5, layout: Layout = {}): Scene =>
  scene(players, { track: [], ...layout }, [{ do: 'placement', player: layout.startPlayer ?? 0 }]);
const spacesListed = ({ lines }: Scene): string[] =>
  lines.flatMap((line) => (line.includes('place-henchman') ? [line.split(' ')[2] ?? ''] : []));
const place = (player: number, space: string): Action => ({ type: 'place-henchman', player, space });

describe('the placement phase', () => {
  test('AQ-4.14 AQ-7.1 a game has six rounds, each of placement and action', () => {
    const game = crestsAndPasses(2);
    expect(game.rounds).toEqual([1, 2, 3, 4, 5, 6]);
    expect(engine.isTerminal(game.state)).toBe(true);
  });

  test('AQ-4.15 players place clockwise from the start player, once per turn', () => {
    const play = placing(3, { startPlayer: 2 });
    const turns: (number | undefined)[] = [];
    for (const space of ['dolus', 'pecunia', 'equi-left', 'equi-right']) {
      const [player] = engine.activePlayers(play.state);
      turns.push(player);
      play.act(`${player} place-henchman ${space}`);
    }
    expect(turns).toEqual([2, 0, 1, 2]);
  });

  test('AQ-4.16 EC-4 the first turn has 29 choices: a henchman on each space, or the crest, but no pass', () => {
    const play = placing(4);
    expect(play.lines).toHaveLength(29);
    expect(spacesListed(play)).toEqual(Object.keys(play.state.spaces));
    expect(play.lines.at(-1)).toBe('0 place-crest');
    play.act('0 place-crest', '1 place-crest', '2 place-crest', '3 place-crest');
    expect(play.lines).toHaveLength(29);
    expect(play.lines.at(-1)).toBe('0 pass-placement');
  });

  test('AQ-4.17 a space holds one henchman', () => {
    const play = placing(2).act('0 place-henchman dolus');
    expect(clauseOf(play.state, place(1, 'dolus'))).toBe('AQ-4.17');
    expect(play.state.spaces.dolus).toBe(0);
    expect(at(play.state, 0).henchmen).toBe(4);
    expect(clauseOf(play.state, place(1, 'nowhere'))).toBe('AQ-3.8');
  });

  test('AQ-4.18 crests take the lowest free position', () => {
    const play = placing(3).act('0 place-henchman dolus', '1 place-crest', '2 place-crest', '0 place-crest');
    expect(play.state.track).toEqual([1, 2, 0]);
  });

  test('AQ-4.19 a player places one crest per round, and on the track only', () => {
    const play = placing(2).act('0 place-crest', '1 place-crest');
    expect(clauseOf(play.state, { type: 'place-crest', player: 0 })).toBe('AQ-4.19');
    expect(play.lines).not.toContain('0 place-crest');
  });

  test('AQ-4.20 EC-6 placement ends after five henchmen and the crest', () => {
    const play = placing(2);
    const mine = ['dolus', 'pecunia', 'equi-left', 'equi-middle', 'equi-right'];
    const theirs = ['servi-upper', 'servi-middle', 'servi-lower', 'potentia', 'theatrum'];
    for (const [i, space] of mine.entries()) play.act(`0 place-henchman ${space}`, `1 place-henchman ${theirs[i]}`);
    expect(clauseOf(play.state, place(0, 'arena-2'))).toBe('AQ-4.20');
    expect(play.lines).toEqual(['0 place-crest']);
    play.act('0 place-crest', '1 place-crest').end();
    expect(play.state.players.map(({ henchmen }) => henchmen)).toEqual([0, 0]);
  });

  test('AQ-4.21 AQ-4.23 a player who has passed is skipped', () => {
    const play = placing(2).act('0 place-crest', '1 place-crest', '0 pass-placement', '1 place-henchman dolus');
    expect(engine.activePlayers(play.state)).toEqual([1]);
    play.act('1 place-henchman pecunia', '1 pass-placement').end();
  });

  test('AQ-4.22 refuses a pass before the crest is placed', () => {
    const play = placing(2);
    expect(clauseOf(play.state, { type: 'pass-placement', player: 0 })).toBe('AQ-4.22');
    play.act('0 place-crest', '1 place-henchman dolus');
    expect(clauseOf(play.state, { type: 'pass-placement', player: 0 })).toBe(true);
  });

  test('AQ-4.22 AQ-4.23 with passing at any time a player may pass without the crest, and is then skipped', () => {
    const play = placing(3, { passing: 'any-time' });
    expect(play.lines.slice(-2)).toEqual(['0 place-crest', '0 pass-placement']);
    play.act('0 pass-placement', '1 place-henchman dolus', '2 place-crest', '1 pass-placement');
    expect(engine.activePlayers(play.state)).toEqual([2]);
    const state = play.act('2 pass-placement').end();
    expect([state.track, state.spaces.dolus]).toEqual([[2], 1]);
    // with all henchmen placed, the crest is still a choice
    const last = placing(2, { passing: 'any-time', set: (given) => Object.assign(at(given, 0), { henchmen: 0 }) });
    expect(last.lines).toEqual(['0 place-crest', '0 pass-placement']);
  });

  test('AQ-4.46 players without a crest are behind all crests in ties, clockwise from the start player', () => {
    const tied = (track: number[], startPlayer = 0) => {
      const spaces = { 'stadium-gold-1a': 0, 'stadium-gold-1b': 1, 'stadium-silver-1a': 2 };
      const layout: Layout = { track, startPlayer, spaces, stadiumCard: 'laurel-3', passing: 'any-time' };
      const play = scene(3, layout, [{ do: 'stadium' }], [dice('BBB'), dice('BBB'), dice('BBB')]);
      for (const seat of [0, 1, 2]) play.act(`${(startPlayer + seat) % 3} finish-cards`);
      play.act(`${engine.activePlayers(play.state)[0]} keep-stadium-card drawn`);
      return play.events.flatMap((event) => (event.type === 'contest-decided' ? event.ranking : []));
    };
    expect(tied([2])).toEqual([2, 0, 1]);
    expect(tied([1], 2)).toEqual([1, 2, 0]);
    expect(tied([], 1)).toEqual([1, 2, 0]);
    expect(tied([2, 1, 0], 1)).toEqual([2, 1, 0]);
  });

  test('AQ-4.46 without a crest on the track the start player starts again', () => {
    const play = scene(3, { track: [], startPlayer: 1, passing: 'any-time' }, [
      { do: 'placement', player: 1 },
      { do: 'end-of-round' },
    ]);
    play.act('1 pass-placement', '2 pass-placement', '0 pass-placement');
    expect([play.state.round, play.state.startPlayer, engine.activePlayers(play.state)]).toEqual([2, 1, [1]]);
    expect(play.lines).toContain('1 place-crest');
  });

  test('AQ-4.24 with the crest placed and no henchman left, or no space for one, a player is finished', () => {
    const none = placing(2, { track: [0], set: (state) => Object.assign(at(state, 0), { henchmen: 0 }) });
    expect(engine.activePlayers(none.state)).toEqual([1]);
    // all spaces but a gold coin space are taken, and seat 0 has no gold
    const full = Object.fromEntries(Object.keys(none.state.spaces).map((space) => [space, 1]));
    const taken: Layout = {
      track: [0, 1],
      coins: { 0: [9, 9, 0] },
      set: (state) => {
        Object.assign(state.spaces, full, {
          'portus-gold': null,
          'portus-bronze': 2,
          'portus-silver': 2,
          'stadium-silver-1a': 2,
        });
        Object.assign(at(state, 1), { henchmen: 1, coins: { bronze: 0, silver: 0, gold: 1 } });
      },
    };
    expect(placing(3, taken).lines).toEqual(['1 place-henchman portus-gold', '1 pass-placement']);
  });

  test('AQ-4.25 henchmen may follow the crest', () => {
    const play = placing(2).act('0 place-crest', '1 place-crest', '0 place-henchman dolus');
    expect(play.state.spaces.dolus).toBe(0);
  });

  test('AQ-4.26 EC-2 a player may not use both sides of the stadium; several henchmen on one side are allowed', () => {
    const play = placing(2).act('0 place-henchman stadium-gold-1a', '1 place-crest');
    expect(spacesListed(play).filter((space) => space.startsWith('stadium'))).toEqual([
      'stadium-gold-1b',
      'stadium-gold-2',
    ]);
    expect(clauseOf(play.state, place(0, 'stadium-silver-2'))).toBe('AQ-4.26');
    play.act('0 place-henchman stadium-gold-2');
    expect(spacesListed(play).filter((space) => space.startsWith('stadium'))).toEqual([
      'stadium-gold-1b',
      'stadium-silver-1a',
      'stadium-silver-1b',
      'stadium-silver-2',
    ]);
    // in the next round, a player may place on both sides again
    expect(spacesListed(placing(2, { round: 2 }))).toHaveLength(28);
  });

  test('AQ-4.27 a player may use at most one coin space of the harbour', () => {
    const play = placing(2).act('0 place-henchman portus-bronze', '1 place-crest');
    expect(clauseOf(play.state, place(0, 'portus-gold'))).toBe('AQ-4.27');
    expect(spacesListed(play).filter((space) => /portus|latro/.test(space))).toEqual(['latro']);
  });

  test('AQ-4.28 AQ-4.29 EC-1 a coin of the space goes under the henchman at once', () => {
    const play = placing(2, { coins: { 0: [2, 1, 0] } });
    expect(spacesListed(play).filter((space) => space.startsWith('portus'))).toEqual([
      'portus-bronze',
      'portus-silver',
    ]);
    expect(clauseOf(play.state, place(0, 'portus-gold'))).toBe('AQ-4.28');
    play.act('0 place-henchman portus-silver');
    expect(purse(play.state, 0)).toEqual([2, 0, 0]);
    expect(play.state.harbour).toEqual({ bronze: 0, silver: 1, gold: 0 });
    expect(play.state.bank.silver).toBe(37);
  });

  test('AQ-4.30 LATRO costs nothing, even next to a coin space and without coins', () => {
    const play = placing(2, { coins: { 0: [0, 0, 0] } });
    expect(spacesListed(play)).toContain('latro');
    const both = placing(2).act('0 place-henchman portus-gold', '1 place-crest', '0 place-henchman latro');
    expect([both.state.spaces.latro, both.state.spaces['portus-gold']]).toEqual([0, 0]);
    expect(purse(both.state, 0)).toEqual([2, 1, 0]);
  });

  test('AQ-4.31 AQ-4.32 no other space has a condition', () => {
    const poor = placing(2, { coins: { 0: [0, 0, 0] } });
    expect(spacesListed(poor)).toHaveLength(25);
    const areas = ['forum-5', 'forum-1', 'forum-3', 'forum-2', 'forum-4'];
    const play = placing(2).act('0 place-crest', '1 place-crest');
    areas.forEach((space, i) => {
      play.act(`0 place-henchman ${space}`);
      if (i < 4) play.act(`1 place-henchman ${['arena-1a', 'arena-1b', 'arena-2', 'theatrum'][i]}`);
    });
    expect(areas.map((space) => play.state.spaces[space])).toEqual([0, 0, 0, 0, 0]);
  });

  test('AQ-4.33 AQ-4.39 position 1 starts the next round, and the crests come back', () => {
    const play = scene(3, { track: [], startPlayer: 0 }, [{ do: 'placement', player: 0 }, { do: 'end-of-round' }]);
    play.act('0 place-henchman dolus', '1 place-crest', '2 place-crest', '0 place-crest');
    for (const seat of [1, 2, 0]) play.act(`${seat} pass-placement`);
    expect(play.state.startPlayer).toBe(1);
    expect(engine.activePlayers(play.state)).toEqual([1]);
    expect([play.state.track, play.state.round]).toEqual([[], 2]);
    expect(play.state.players.some(({ passed }) => passed)).toBe(false);
  });
});

describe('EC-5 two players only place crests and pass', () => {
  test('AQ-4.40 AQ-5.48 AQ-5.63 AQ-7.3 AQ-9.2 the game has 24 plies and asks nothing else', () => {
    const { state, plies, starts } = crestsAndPasses(2);
    expect(plies).toBe(24);
    expect(new Set(starts).size).toBe(1);
    expect(state.races.map(({ winner, second, kept }) => [winner, second, kept])).toEqual(
      Array(6).fill([null, null, null]),
    );
    expect([state.decks.stadium.length, state.decks.theatre.length, state.stadiumCard]).toEqual([0, 6, null]);
    expect([purse(state, 0), purse(state, 1)]).toEqual([
      [2, 1, 1],
      [2, 1, 1],
    ]);
    const outcome = engine.outcome(state);
    expect(outcome?.ranking).toEqual([[0, 1]]);
    expect(outcome?.scores.map(({ total }) => total)).toEqual([0, 0]);
  });
});

/** Plays a whole game in which the players only place crests and pass. */
function crestsAndPasses(players: 2 | 3): { state: State; plies: number; rounds: number[]; starts: number[] } {
  let state: State = engine.initialState({ players, seed: 'crests' });
  const rounds: number[] = [];
  const starts: number[] = [];
  let plies = 0;
  for (; !engine.isTerminal(state); plies++) {
    if (rounds.at(-1) !== state.round) {
      rounds.push(state.round);
      starts.push(state.startPlayer);
    }
    const [player = 0] = engine.activePlayers(state);
    state = engine.apply(state, { type: state.track.includes(player) ? 'pass-placement' : 'place-crest', player });
  }
  return { state, plies, rounds, starts };
}

test('a laid out scene preserves the number of coins', () => {
  const state = laidOut(2, { coins: { 0: [5, 5, 5] } }, []);
  expect([state.bank.bronze + 7, state.bank.silver + 6, state.bank.gold + 6]).toEqual([39, 39, 39]);
});
