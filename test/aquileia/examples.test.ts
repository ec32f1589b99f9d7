/** The worked examples of the rulebook, TV-1 to TV-7 of the rules. Each one must use its whole script of dice. */
import { engine } from '@ludi-romani/aquileia';
import { describe, expect, test } from 'vitest';
import { at, bankOf, CHICO, dice, discarded, handOf, LISA, LIVIA, laidOut, purse, STEFAN, scene } from './scene';

const zero = { 0: [0, 0, 0], 1: [0, 0, 0], 2: [0, 0, 0], 3: [0, 0, 0] } as const;

describe('TV-1 the arena', () => {
  const fight = () =>
    scene(
      4,
      {
        track: [STEFAN, LIVIA, LISA, CHICO],
        spaces: { 'arena-1a': STEFAN, 'arena-2': CHICO, 'arena-1b': LIVIA },
        hands: { [CHICO]: { 'slave-1': 1, 'weapon-2': 1 }, [LIVIA]: { 'weapon-2': 1 } },
        blueDice: [CHICO, 4],
        coins: zero,
        decks: { slaves: ['slave-2', 'slave-1'] },
      },
      [{ do: 'arena' }],
      [dice('BSG'), dice('SGG'), dice('BBB'), dice('BS')],
    );

  test('AQ-5.17 AQ-5.18 AQ-5.19 AQ-5.22 AQ-5.24 AQ-5.25 AQ-5.26 AQ-5.27 four players, three fighters', () => {
    const play = fight();
    expect(play.state.strengths).toEqual([2, null, 2, 4]);
    play.act('0 finish-cards', '2 play-card slave-1', '2 play-card weapon-2', '2 finish-cards');
    play.act('3 play-card weapon-2', '3 finish-cards', '2 roll-blue-dice 2');
    expect(play.state.strengths).toEqual([2, null, 6, 6]);
    expect(play.state.blueDice).toEqual({ owner: CHICO, left: 2 });
    const state = play.act('3 choose-arena-reward points').end();
    expect(at(state, LIVIA).points.arena).toBe(12);
    expect([STEFAN, LISA, CHICO].map((seat) => at(state, seat).points.arena)).toEqual([0, 0, 0]);
    expect([STEFAN, LISA, CHICO, LIVIA].map((seat) => purse(state, seat)[0])).toEqual([1, 0, 2, 3]);
    expect(handOf(state, CHICO)).toEqual({ 'slave-2': 1 });
    expect(bankOf(state)).toEqual([33, 39, 39]);
    expect(discarded(state)).toEqual({ 'slave-1': 1, 'weapon-2': 2 });
    expect(state.strengths).toEqual([null, null, null, null]);
  });
});

test('TV-2 AQ-5.28 a strength of 12 is worth 24 points', () => {
  const play = scene(
    3,
    {
      spaces: { 'arena-2': 0, 'arena-1a': 0, 'arena-1b': 0 },
      hands: { 0: { 'slave-2': 1, 'weapon-3': 1 } },
    },
    [{ do: 'arena' }],
    [dice('BBB')],
  );
  play.act('0 play-card slave-2', '0 play-card weapon-3', '0 finish-cards');
  expect(play.state.strengths[0]).toBe(12);
  expect(at(play.act('0 choose-arena-reward points').end(), 0).points.arena).toBe(24);
});

describe('TV-3 the stadium', () => {
  const race = () =>
    scene(
      4,
      {
        spaces: {
          'stadium-silver-1a': STEFAN,
          'stadium-gold-1a': LISA,
          'stadium-gold-1b': LISA,
          'stadium-silver-2': CHICO,
          'stadium-gold-2': LIVIA,
        },
        track: [STEFAN, LISA, CHICO, LIVIA],
        hands: { [STEFAN]: { 'horse-silver-2': 1 }, [CHICO]: { 'horse-silver-1': 2 } },
        blueDice: [CHICO, 2],
        coins: zero,
        stadiumCard: 'stadium-blue',
        decks: { stadium: ['laurel-5', 'laurel-3'] },
      },
      [{ do: 'stadium' }],
      [dice('SSB'), dice('GBB'), dice('SGB'), dice('GGS'), dice('SB')],
    );

  test('AQ-5.32 AQ-5.33 AQ-5.34 AQ-5.35 AQ-5.38 AQ-5.40 AQ-5.41 AQ-5.43 AQ-5.44 AQ-5.45 four racers', () => {
    const play = race();
    expect(play.state.strengths).toEqual([3, 3, 3, 4]);
    play.act('0 play-card horse-silver-2', '0 finish-cards', '1 finish-cards');
    play.act('2 play-card horse-silver-1', '2 play-card horse-silver-1', '2 finish-cards', '3 finish-cards');
    expect(play.state.strengths).toEqual([5, 3, 6, 4]);
    const state = play.act('2 keep-stadium-card face-up').end();
    expect([STEFAN, LISA, CHICO, LIVIA].map((seat) => purse(state, seat))).toEqual([
      [0, 2, 0],
      [0, 0, 0],
      [0, 3, 0],
      [0, 0, 1],
    ]);
    expect(bankOf(state)).toEqual([39, 34, 38]);
    expect(discarded(state)).toEqual({ 'horse-silver-1': 2, 'horse-silver-2': 1 });
    expect(state.races).toEqual([
      { faceUp: 'stadium-blue', winner: CHICO, second: STEFAN, kept: 'stadium-blue', given: 'laurel-5' },
    ]);
    expect(state.blueDice).toEqual({ owner: null, left: 4 });
  });

  test('AQ-5.46 AQ-10.3 AQ-10.4 AQ-10.7 winner and second know both cards, others neither', () => {
    // one more question, so that the game is not over
    const before = laidOut(4, { ...layoutOfRace, stadiumCard: 'stadium-blue', decks: { stadium: ['laurel-5'] } }, []);
    before.pending = [
      { ask: 'bid', player: 0 },
      { ask: 'stadium-card', player: CHICO, secret: { drawn: 'laurel-5' } },
    ];
    const action = { type: 'keep-stadium-card', player: CHICO, keep: 'face-up' } as const;
    const after = engine.apply(before, action);
    const seen = (viewer: number | 'spectator') => engine.view(after, viewer).races[0];
    const race = { faceUp: 'stadium-blue', winner: CHICO, second: STEFAN };
    expect(seen(CHICO)).toEqual({ ...race, kept: 'stadium-blue', given: 'laurel-5' });
    expect(seen(STEFAN)).toEqual({ ...race, kept: 'stadium-blue', given: 'laurel-5' });
    for (const viewer of [LISA, LIVIA, 'spectator'] as const)
      expect(seen(viewer)).toEqual({ ...race, kept: null, given: null });
    expect(engine.actionFor(before, action, CHICO)).toEqual(action);
    for (const viewer of [STEFAN, LISA, LIVIA, 'spectator'] as const)
      expect(engine.actionFor(before, action, viewer)).toEqual({ type: 'keep-stadium-card', player: CHICO });
  });

  const layoutOfRace = {
    track: [STEFAN, LISA, CHICO, LIVIA],
    set: (state: { strengths: (number | null)[]; auction: unknown }) => {
      state.strengths = [5, 3, 6, 4];
      state.auction = {
        card: 'theatre-white-blue',
        auctioneer: 0,
        bid: { bronze: 0, silver: 0, gold: 0 },
        bidder: null,
        stillIn: [0, 1, 2, 3],
      };
    },
    spaces: {
      'stadium-silver-1a': STEFAN,
      'stadium-gold-1a': LISA,
      'stadium-silver-2': CHICO,
      'stadium-gold-2': LIVIA,
    },
  };
});

test('TV-4 AQ-5.50 AQ-5.51 AQ-5.52 AQ-5.53 AQ-5.54 AQ-5.55 the theatre', () => {
  const play = scene(
    4,
    {
      spaces: { theatrum: LISA },
      coins: { [STEFAN]: [1, 2, 0], [LISA]: [0, 4, 0], [CHICO]: [2, 2, 0], [LIVIA]: [0, 2, 1] },
      decks: { theatre: ['theatre-yellow-white'] },
    },
    [{ do: 'theatrum' }],
  );
  expect(play.state.auction?.card).toBe('theatre-yellow-white');
  expect(play.lines).toEqual(['1 bid silver', '1 drop-out']);
  play.act('1 bid silver', '2 bid silver', '3 drop-out', '0 bid bronze');
  // Lisa has no bronze and drops out; Chico is asked
  expect(play.lines).toEqual(['2 bid bronze', '2 drop-out']);
  const state = play.act('2 drop-out').end();
  expect(at(state, STEFAN).theatre).toEqual(['theatre-yellow-white']);
  expect([STEFAN, LISA, CHICO, LIVIA].map((seat) => purse(state, seat))).toEqual([
    [0, 0, 0],
    [1, 6, 0],
    [2, 2, 0],
    [0, 2, 1],
  ]);
});

test('TV-5 AQ-5.66 AQ-5.67 AQ-5.69 AQ-5.72 AQ-5.74 AQ-5.78 the forum', () => {
  const play = scene(
    4,
    {
      spaces: { 'forum-2': LIVIA, 'forum-5': LIVIA, 'forum-3': LISA },
      coins: { [LIVIA]: [4, 3, 1], [LISA]: [3, 1, 0] },
      hands: { [LIVIA]: { 'slave-2': 3 } },
    },
    [{ do: 'forum' }],
  );
  expect(play.lines.filter((line) => line.includes('villa-blue-10'))).toEqual([
    '3 build site:villa-blue-10 slaves:(2,0)',
  ]);
  play.act('3 build site:villa-blue-10 slaves:(2,0)');
  expect(at(play.state, LIVIA).points.forum).toBe(10);
  expect(handOf(play.state, LIVIA)).toEqual({ 'slave-2': 1 });
  expect(purse(play.state, LIVIA)).toEqual([2, 1, 0]);
  play.act('1 build site:workshop-2a slaves:(0,0)', '1 build site:workshop-2b slaves:(0,0)');
  expect(at(play.state, LISA).points.forum).toBe(0);
  // the slave left over from the double cards does not count for workshop-4a: another card pays for it
  const state = play.act('3 build site:workshop-4a slaves:(1,0)').end();
  expect(at(state, LIVIA).points.forum).toBe(14);
  expect(handOf(state, LIVIA)).toEqual({});
});

test('TV-6 AQ-5.84 AQ-5.85 AQ-5.87 AQ-5.88 AQ-5.89 AQ-5.90 the harbour', () => {
  const play = scene(
    4,
    {
      spaces: { latro: LISA, 'portus-bronze': LIVIA, 'portus-silver': STEFAN, 'portus-gold': CHICO },
      harbour: ['bronze', 'silver', 'gold'],
      coins: { [STEFAN]: [0, 0, 0], [LISA]: [0, 0, 0], [CHICO]: [3, 3, 0], [LIVIA]: [1, 0, 0] },
      sites: { 'bank-silver-gold': LIVIA, 'workshop-4a': LIVIA, 'workshop-5a': STEFAN, 'workshop-6a': CHICO },
    },
    [{ do: 'portus' }],
    [dice('BG')],
  );
  const before = [38 - 4, 38 - 3, 38];
  expect(bankOf(play.state)).toEqual(before);
  expect(purse(play.state, LISA)).toEqual([1, 0, 1]);
  expect(play.lines).toEqual(['3 pay-harbour', '3 decline-harbour']);
  const state = play.act('3 pay-harbour').end();
  expect(purse(state, LIVIA)).toEqual([0, 1, 1]);
  expect([STEFAN, LISA, CHICO, LIVIA].map((seat) => at(state, seat).points.portus)).toEqual([5, 0, 0, 4]);
  expect(purse(state, CHICO)).toEqual([3, 3, 0]);
  expect(bankOf(state)).toEqual([(before[0] as number) + 1, before[1], (before[2] as number) - 1]);
  expect(state.harbour).toEqual({ bronze: 0, silver: 0, gold: 0 });
});

test('TV-7 AQ-6.3 AQ-6.4 villas and their cards', () => {
  const state = laidOut(
    4,
    {
      sites: { 'villa-blue-10': LIVIA, 'villa-blue-6': LIVIA, 'villa-yellow-10': LIVIA, 'villa-yellow-4': LIVIA },
      set: (given) => {
        at(given, LIVIA).theatre = ['theatre-blue-yellow'];
        given.races = [{ faceUp: 'laurel-3', winner: LIVIA, second: null, kept: 'stadium-blue', given: 'laurel-3' }];
      },
    },
    [],
  );
  expect(engine.scores(state)[LIVIA]?.rows.villas).toBe(32);
});
