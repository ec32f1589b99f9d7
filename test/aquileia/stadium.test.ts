import { engine } from '@ludi-romani/aquileia';
import { describe, expect, test } from 'vitest';
import { at, bankOf, clauseOf, dice, handOf, type Layout, laidOut, purse, scene } from './scene';

const race = (players: 2 | 3 | 4 | 5, layout: Layout, ...rolls: string[]) =>
  scene(
    players,
    { stadiumCard: 'stadium-blue', decks: { stadium: ['laurel-10', 'laurel-3'] }, ...layout },
    [{ do: 'stadium' }],
    rolls.map(dice),
  );
const none = (players: number) =>
  Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, [0, 0, 0] as const]));

describe('the race', () => {
  test('AQ-5.32 AQ-5.33 racers of both sides are in one ranking; the values of all spaces of a player add up', () => {
    const play = race(
      3,
      { spaces: { 'stadium-gold-2': 0, 'stadium-gold-1b': 0, 'stadium-silver-1b': 2 } },
      'SSS',
      'GGG',
    );
    expect(play.state.strengths).toEqual([3, null, 1]);
    play.act('0 finish-cards', '2 finish-cards', '0 keep-stadium-card drawn').end();
    expect(play.state.races[0]).toMatchObject({ winner: 0, second: 2 });
  });

  test("AQ-5.34 each racer rolls three dice once, clockwise from the start player; the metal of the racer's side counts", () => {
    const play = race(2, { startPlayer: 1, spaces: { 'stadium-gold-1a': 0, 'stadium-silver-1a': 1 } }, 'SSG', 'SSG');
    expect(play.state.strengths).toEqual([2, 3]);
    expect(
      play.events.flatMap((event) => (event.type === 'dice-rolled' ? [[event.player, event.dice.length]] : [])),
    ).toEqual([
      [1, 3],
      [0, 3],
    ]);
  });

  test('AQ-5.35 AQ-5.36 racers play any number of horses of their side, and nothing else', () => {
    const hand = { 'horse-gold-1': 2, 'horse-gold-2': 1, 'horse-silver-2': 1, 'slave-2': 1, 'weapon-3': 1 };
    const play = race(2, { spaces: { 'stadium-gold-1a': 0 }, hands: { 0: hand } }, 'SSS');
    expect(play.lines).toEqual(['0 play-card horse-gold-1', '0 play-card horse-gold-2', '0 finish-cards']);
    for (const card of ['horse-silver-2', 'slave-2', 'weapon-3'])
      expect(clauseOf(play.state, { type: 'play-card', player: 0, card })).toBe('AQ-5.36');
    play.act('0 play-card horse-gold-1', '0 play-card horse-gold-1', '0 play-card horse-gold-2');
    expect(play.state.strengths[0]).toBe(1 + 1 + 1 + 2);
    expect(handOf(play.state, 0)).toEqual({ 'horse-silver-2': 1, 'slave-2': 1, 'weapon-3': 1 });
  });

  test('AQ-5.37 racers play all cards in one turn, in the same order of players', () => {
    const play = race(
      2,
      { startPlayer: 1, spaces: { 'stadium-gold-1a': 0, 'stadium-gold-2': 1 }, hands: { 1: { 'horse-gold-1': 1 } } },
      'SSS',
      'SSS',
    );
    expect(play.lines).toContain('1 play-card horse-gold-1');
    play.act('1 finish-cards');
    expect(play.lines).toEqual(['0 finish-cards']);
    play.act('0 finish-cards');
    expect(play.lines[0]).toContain('keep-stadium-card');
  });

  test('AQ-5.38 AQ-5.39 EC-20 the owner of the blue dice rolls all unused ones, if racing', () => {
    const racing = race(
      2,
      { spaces: { 'stadium-silver-2': 0, 'stadium-gold-2': 1 }, blueDice: [0, 4] },
      'BBB',
      'BBB',
      'SSGB',
    );
    racing.act('0 finish-cards', '1 finish-cards');
    expect(racing.state.strengths).toEqual([4, 2]);
    const two = race(2, { spaces: { 'stadium-silver-2': 0 }, blueDice: [0, 2] }, 'BBB', 'SS').act('0 finish-cards');
    expect(two.state.strengths).toEqual([4, null]);
    const watching = race(2, { spaces: { 'stadium-silver-2': 0 }, blueDice: [1, 4] }, 'BBB').act('0 finish-cards');
    expect(watching.state.strengths).toEqual([2, null]);
    const used = race(2, { spaces: { 'stadium-silver-2': 0 }, blueDice: [0, 0] }, 'BBB').act('0 finish-cards');
    expect(used.state.strengths).toEqual([2, null]);
  });

  test('AQ-5.40 EC-21 ties go to the lower crest; racers are paid in the metal of their side', () => {
    const tie = (track: number[]) =>
      race(2, { track, coins: none(2), spaces: { 'stadium-gold-2': 0, 'stadium-silver-2': 1 } }, 'GGG', 'SSS')
        .act('0 finish-cards', '1 finish-cards', `${track[0]} keep-stadium-card drawn`)
        .end();
    expect([purse(tie([0, 1]), 0), purse(tie([0, 1]), 1)]).toEqual([
      [0, 0, 3],
      [0, 2, 0],
    ]);
    expect([purse(tie([1, 0]), 0), purse(tie([1, 0]), 1)]).toEqual([
      [0, 0, 2],
      [0, 3, 0],
    ]);
  });

  test('AQ-5.41 AQ-5.43 AQ-5.44 AQ-5.45 EC-22 the first three get 3, 2 and 1 coins; fourth and fifth get nothing', () => {
    const spaces = {
      'stadium-gold-2': 0,
      'stadium-gold-1a': 1,
      'stadium-gold-1b': 2,
      'stadium-silver-1a': 3,
      'stadium-silver-1b': 4,
    };
    const five = race(5, { coins: none(5), spaces }, 'GGG', 'GGG', 'GGB', 'SSS', 'BBB');
    five.act(...[0, 1, 2, 3, 4].map((seat) => `${seat} finish-cards`), '0 keep-stadium-card drawn');
    expect([0, 1, 2, 3, 4].map((seat) => purse(five.end(), seat))).toEqual([
      [0, 0, 3],
      [0, 0, 2],
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]);
    const two = race(2, { coins: none(2), spaces: { 'stadium-gold-2': 0, 'stadium-gold-1a': 1 } }, 'GGG', 'GGG');
    two.act('0 finish-cards', '1 finish-cards', '0 keep-stadium-card drawn');
    expect(bankOf(two.end())[2]).toBe(39 - 5);
  });
});

describe('the stadium cards', () => {
  const spaces = { 'stadium-gold-2': 0, 'stadium-gold-1a': 1 };
  const won = () => race(3, { spaces }, 'GGG', 'BBB').act('0 finish-cards', '1 finish-cards');

  test('AQ-5.42 the winner sees both cards, keeps one and gives the other to the second', () => {
    const play = won();
    expect(play.lines).toEqual(['0 keep-stadium-card face-up', '0 keep-stadium-card drawn']);
    expect(engine.view(play.state, 0).pending.at(-1)).toMatchObject({ secret: { drawn: 'laurel-10' } });
    expect(clauseOf(play.state, { type: 'keep-stadium-card', player: 0, keep: 'both' } as never)).toBe('AQ-5.42');
    play.act('0 keep-stadium-card drawn').end();
    expect(play.state.races).toEqual([
      { faceUp: 'stadium-blue', winner: 0, second: 1, kept: 'laurel-10', given: 'stadium-blue' },
    ]);
    expect([play.state.stadiumCard, play.state.decks.stadium, play.reveals]).toEqual([null, ['laurel-3'], true]);
    expect(engine.scores(play.state).map(({ rows }) => rows.laurels)).toEqual([10, 0, 0]);
  });

  test('AQ-5.46 only the winner sees the drawn card', () => {
    const play = won();
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(JSON.stringify(engine.view(play.state, viewer))).not.toContain('laurel-10');
      expect(
        JSON.stringify(play.events.map((event) => ('secret' in event ? { ...event, secret: null } : event))),
      ).not.toContain('laurel-10');
    }
  });

  test('AQ-5.48 AQ-10.8 without a race both cards leave the game, and no viewer sees the drawn one', () => {
    const play = race(2, { spaces: { dolus: 0 } });
    const { races, stadiumCard, decks } = play.end();
    expect(races).toEqual([{ faceUp: 'stadium-blue', winner: null, second: null, kept: null, given: 'laurel-10' }]);
    expect([stadiumCard, decks.stadium]).toEqual([null, ['laurel-3']]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(engine.view(play.state, viewer).races[0]).toEqual({
        faceUp: 'stadium-blue',
        winner: null,
        second: null,
        kept: null,
        given: null,
      });
    expect(play.state.spaces.dolus).toBe(0);
  });

  test('AQ-5.49 AQ-10.3 a lone racer keeps one card; the other one leaves the game, and others do not see it', () => {
    const state = laidOut(
      2,
      {
        spaces: { 'stadium-gold-2': 1 },
        stadiumCard: 'stadium-blue',
        set: (given) => {
          given.strengths = [null, 4];
        },
      },
      [],
    );
    state.pending = [{ do: 'end-of-round' }, { ask: 'stadium-card', player: 1, secret: { drawn: 'laurel-10' } }];
    const after = engine.apply(state, { type: 'keep-stadium-card', player: 1, keep: 'drawn' });
    const fact = { faceUp: 'stadium-blue', winner: 1, second: null };
    expect(engine.view(after, 1).races).toEqual([{ ...fact, kept: 'laurel-10', given: 'stadium-blue' }]);
    expect(engine.view(after, 0).races).toEqual([{ ...fact, kept: null, given: null }]);
    expect(purse(after, 1)).toEqual([2, 1, 4]);
    expect(engine.scores(after)[1]?.rows.laurels).toBe(10);
  });

  test('EC-45 AQ-9.4 AQ-10.4 with equal face-up and drawn cards both choices are legal, and look the same to the second', () => {
    const layout = { stadiumCard: 'stadium-blue', decks: { stadium: ['stadium-blue'] }, spaces, track: [0, 1, 2] };
    const keeping = (drawn: string, keep: 'face-up' | 'drawn') => {
      const state = laidOut(
        3,
        {
          ...layout,
          set: (given) => {
            given.strengths = [5, 2, null];
          },
        },
        [],
      );
      state.pending = [
        { ask: 'blue-dice', player: 2 },
        { ask: 'stadium-card', player: 0, secret: { drawn } },
      ];
      return engine.apply(state, { type: 'keep-stadium-card', player: 0, keep });
    };
    for (const keep of ['face-up', 'drawn'] as const)
      expect(keeping('stadium-blue', keep).races[0]).toMatchObject({ kept: 'stadium-blue', given: 'stadium-blue' });
    const seen = engine.view(keeping('stadium-blue', 'face-up'), 1);
    expect(seen).toEqual(engine.view(keeping('laurel-10', 'drawn'), 1));
    expect(seen.races[0]).toMatchObject({ kept: null, given: 'stadium-blue' });
    expect(engine.view(keeping('laurel-10', 'face-up'), 1).races[0]).toMatchObject({
      kept: 'stadium-blue',
      given: 'laurel-10',
    });
  });

  test('AQ-5.95 after the choice, winner, second and third are paid in order', () => {
    const play = race(
      3,
      {
        coins: none(3),
        spaces: { ...spaces, 'stadium-gold-1b': 2 },
        set: (state) => Object.assign(state.bank, { gold: 4 }),
      },
      ...['GGG', 'GGB', 'BBB'],
    );
    play.act(...[0, 1, 2].map((seat) => `${seat} finish-cards`), '0 keep-stadium-card face-up').end();
    expect([0, 1, 2].map((seat) => purse(play.state, seat)[2])).toEqual([3, 1, 0]);
  });

  test('EC-48 AQ-5.96 without racers there is no roll, both cards leave the game, and the blue dice go back', () => {
    const state = scene(
      2,
      { spaces: { potentia: 1 }, stadiumCard: 'stadium-blue', decks: { stadium: ['laurel-10'] } },
      [{ do: 'mercatus' }, { do: 'arena' }, { do: 'stadium' }],
    ).end();
    expect([state.blueDice, state.races.length]).toEqual([{ owner: null, left: 4 }, 1]);
  });
});

test('AQ-5.96 prescribed rolls are made even if they cannot change anything', () => {
  scene(2, { spaces: { latro: 0 } }, [{ do: 'portus' }], [dice('GG')]).end();
  scene(
    2,
    { spaces: { dolus: 0 }, set: (state) => Object.assign(state.bank, { bronze: 0 }) },
    [{ do: 'mercatus' }],
    [dice('BB')],
  ).end();
  race(2, { spaces: { 'stadium-gold-2': 0 }, blueDice: [0, 1] }, 'BBB', 'B')
    .act('0 finish-cards', '0 keep-stadium-card drawn')
    .end();
  expect(at(scene(2, { spaces: { 'arena-1a': 0 } }, [{ do: 'arena' }], [dice('SSS')]).state, 0).henchmen).toBe(4);
});

test('AQ-4.40 AQ-5.39 the blue dice have no owner after the rolls of the race', () => {
  const play = race(2, { blueDice: [0, 4], spaces: { 'stadium-gold-1a': 0 } }, 'SSS', 'SSSS');
  expect(play.state.blueDice.owner).toBe(0);
  play.act('0 finish-cards');
  expect(play.state.blueDice.owner).toBeNull();
});
