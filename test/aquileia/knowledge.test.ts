/** Decisions, views and determinization (sections 9 to 11 of the rules). */
import { type Action, engine, eventsFor, type MutableState, type State, type View } from '@ludi-romani/aquileia';
import { describe, expect, test } from 'vitest';
import { at, clauseOf, dice, type Layout, laidOut, scene } from './scene';

/** A table in the middle of a game: seats 0 and 1 took part in one race, seats 2 and 0 in another, and a card is face up. */
const middle: Layout = {
  stadiumCard: 'laurel-3',
  hands: { 0: { 'slave-1': 2 }, 1: { 'weapon-2': 1, 'slave-2': 1 } },
  market: ['horse-gold-1', null, 'weapon-1'],
  discards: { 'slave-1': 1 },
  set: (state) => {
    state.races = [
      { faceUp: 'stadium-blue', winner: 0, second: 1, kept: 'laurel-10', given: 'stadium-blue' },
      { faceUp: 'stadium-white', winner: 2, second: 0, kept: 'stadium-white', given: 'stadium-white' },
      { faceUp: 'laurel-7', winner: null, second: null, kept: null, given: 'stadium-yellow' },
    ];
    state.decks.stadium = ['stadium-yellow', 'stadium-purple', 'stadium-blue', 'laurel-5', 'stadium-purple'];
    for (const [card, count] of Object.entries({ 'slave-1': 3, 'slave-2': 1 })) remove(state.decks.slaves, card, count);
    state.decks.equi = ['horse-gold-1', 'horse-gold-2', 'weapon-3', 'weapon-1'];
    state.discards['horse-gold-1'] = 1;
    state.discards['horse-gold-2'] = 1;
    state.discards['horse-silver-1'] = 3;
    state.discards['horse-silver-2'] = 2;
    state.discards['weapon-1'] = 1;
    state.discards['weapon-2'] = 2;
  },
};

function remove(deck: string[], card: string, count: number): void {
  for (let i = 0; i < count; i++) deck.splice(deck.indexOf(card), 1);
}

const table = (): MutableState => {
  const state = laidOut(3, middle, []);
  state.pending = [{ do: 'end-of-round' }, { ask: 'blue-dice', player: 1 }];
  return state;
};
const deals = (state: State, viewer: number | 'spectator', count = 400): State[] => {
  const view = engine.view(state, viewer);
  return Array.from({ length: count }, (_, i) => engine.determinize(view, `deal ${i}`));
};

describe('decisions', () => {
  test('AQ-9.1 a question that depends on a hand is asked even if declining is the only answer', () => {
    const arena = scene(2, { spaces: { 'arena-1a': 0 } }, [{ do: 'arena' }], [dice('SSS')]);
    expect(arena.lines).toEqual(['0 finish-cards']);
    const stadium = scene(2, { spaces: { 'stadium-gold-2': 0 } }, [{ do: 'stadium' }], [dice('SSS')]);
    expect(stadium.lines).toEqual(['0 finish-cards']);
    // two bronze coins and a silver one pay workshop-4a, but there is no slave; both cheap workshops are taken
    const forum = scene(
      2,
      { spaces: { 'forum-1': 0 }, coins: { 0: [2, 1, 0] }, sites: { 'workshop-2a': 1, 'workshop-2b': 1 } },
      [{ do: 'forum' }],
    );
    expect(forum.lines).toEqual(['0 decline-build']);
    // the question is also asked after the last card was played
    const last = scene(
      2,
      { spaces: { 'arena-1a': 0 }, hands: { 0: { 'slave-1': 1 } } },
      [{ do: 'arena' }],
      [dice('SSS')],
    );
    expect(last.act('0 play-card slave-1').lines).toEqual(['0 finish-cards']);
  });

  test('AQ-9.2 a question that depends on public facts is skipped if declining is the only answer; a forced crest is asked', () => {
    const poor: Layout = { coins: { 0: [0, 0, 0], 1: [0, 0, 0] } };
    for (const frame of [
      { ask: 'exchange', player: 0, space: 'pecunia', made: 0 },
      { ask: 'market-card', player: 0, space: 'equi-left' },
      { ask: 'slaves', player: 0, space: 'servi-upper' },
      { ask: 'harbour', player: 0, space: 'portus-gold' },
    ] as const)
      scene(2, poor, [frame]).end();
    scene(2, { ...poor, spaces: { theatrum: 0 } }, [{ do: 'theatrum' }]).end();
    scene(2, { ...poor, spaces: { 'forum-1': 0 } }, [{ do: 'forum' }]).end();
    const crest = scene(2, { track: [], set: (state) => Object.assign(at(state, 0), { henchmen: 0 }) }, [
      { do: 'placement', player: 0 },
    ]);
    expect(crest.lines).toEqual(['0 place-crest']);
  });

  test('AQ-9.3 cards are played in table order, so each set of cards in one way', () => {
    const hand = { 'slave-1': 2, 'slave-2': 1, 'weapon-1': 1 };
    const start = scene(2, { spaces: { 'arena-1a': 0 }, hands: { 0: hand } }, [{ do: 'arena' }], [dice('SSS')]);
    start.act('0 play-card slave-2');
    expect(start.lines).toEqual(['0 play-card weapon-1', '0 finish-cards']);
    const earlier: Action = { type: 'play-card', player: 0, card: 'slave-1' };
    expect(clauseOf(start.state, earlier)).toBe('AQ-9.3');
    const sets = (state: State): string[] =>
      engine
        .legalActions(state)
        .flatMap((action) =>
          action.type === 'play-card' ? sets(engine.apply(state, action)) : [JSON.stringify(state.discards)],
        );
    const all = sets(
      scene(2, { spaces: { 'arena-1a': 0 }, hands: { 0: hand } }, [{ do: 'arena' }], [dice('SSS')]).state,
    );
    expect([all.length, new Set(all).size]).toEqual([3 * 2 * 2, 3 * 2 * 2]);
  });

  test('AQ-9.4 equal cards make one choice', () => {
    const play = scene(
      2,
      { spaces: { 'arena-1a': 0 }, hands: { 0: { 'slave-1': 5 } } },
      [{ do: 'arena' }],
      [dice('SSS')],
    );
    expect(play.lines).toEqual(['0 play-card slave-1', '0 finish-cards']);
  });
});

describe('views', () => {
  test('AQ-10.1 views show the size of decks and the cards of discard piles', () => {
    const state = table();
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = engine.view(state, viewer);
      expect(seen.decks).toEqual({ slaves: 18, equi: 4, stadium: 5, theatre: 6 });
      expect(seen.discards).toEqual(state.discards);
      expect('chance' in seen).toBe(false);
      const shuffled = { ...state, decks: { ...state.decks, slaves: [...state.decks.slaves].reverse() } };
      expect(engine.view(shuffled, viewer)).toEqual(seen);
    }
  });

  test('AQ-10.2 AQ-10.6 views show everything unchanged except decks, races, other hands and chance', () => {
    const state = table();
    const { chance: _, decks, races, players, pending, ...open } = state;
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = engine.view(state, viewer);
      expect(seen).toEqual({
        ...open,
        viewer,
        pending,
        decks: seen.decks,
        races: races.map((race, i) => ({ ...race, kept: seen.races[i]?.kept, given: seen.races[i]?.given })),
        players: players.map((player, seat) => ({
          ...player,
          hand: seat === viewer ? player.hand : null,
          handSize: seen.players[seat]?.handSize,
        })),
      });
      expect(Object.keys(seen.decks)).toEqual(Object.keys(decks));
    }
  });

  test('AQ-10.2 views show the size of a hand by backs, and openly bought cards until they are played', () => {
    const layout: Layout = {
      spaces: { 'equi-left': 0, 'servi-lower': 0, 'arena-1a': 0, 'arena-2': 1 },
      coins: { 0: [3, 0, 3] },
      hands: { 0: { 'weapon-1': 1 }, 1: { 'slave-1': 1 } },
      market: ['weapon-1', 'weapon-2', null],
      decks: { equi: ['weapon-1', 'horse-gold-1'], slaves: ['slave-2', 'slave-1', 'slave-1'] },
    };
    const play = scene(2, layout, [{ do: 'mercatus' }, { do: 'arena' }], [dice('SSS'), dice('SSS')]);
    const known = () =>
      ([0, 1, 'spectator'] as const).map((viewer) => {
        const { players } = engine.view(play.state, viewer);
        return players.map(({ handSize, bought }) => [handSize.slaves, handSize.equi, ...bought].join(' '));
      });
    const all = (...seats: string[]) => [seats, seats, seats];
    expect(known()).toEqual(all('0 1', '1 0'));
    play.act('0 buy-market-card equi-left');
    expect(known()).toEqual(all('0 3 weapon-1', '1 0'));
    play.act('0 buy-slaves count:2 space:servi-lower');
    expect(known()).toEqual(all('2 3 weapon-1', '1 0'));
    // seat 0 holds three equal weapons: the first one that it plays counts as the bought one
    play.act('0 play-card slave-1', '0 play-card weapon-1');
    expect(known()).toEqual(all('1 2', '1 0'));
    play.act('0 play-card weapon-1');
    expect(known()).toEqual(all('1 1', '1 0'));
    expect(engine.view(play.state, 1).players[0]?.hand).toBeNull();
    // slave cards that pay for a site reduce the size of the hand, too
    const built = scene(2, { coins: { 0: [2, 1, 0] }, hands: { 0: { 'slave-2': 2 } } }, [
      { ask: 'build', player: 0, space: 'forum-1', left: 1 },
    ]).act('0 build site:workshop-4a slaves:(1,0)');
    expect(engine.view(built.state, 1).players[0]?.handSize).toEqual({ slaves: 1, equi: 0 });
  });

  test('AQ-6.2 AQ-10.3 current points count the stadium cards that the viewer knows', () => {
    const laurels = (viewer: number | 'spectator') =>
      engine.scores(engine.view(table(), viewer)).map(({ rows }) => rows.laurels);
    expect([0, 1, 'spectator' as const].map(laurels)).toEqual([
      [10, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('AQ-10.3 AQ-10.4 AQ-10.8 each viewer remembers the cards of the races that the viewer saw', () => {
    const races = (viewer: number | 'spectator') =>
      engine.view(table(), viewer).races.map(({ kept, given }) => [kept, given]);
    expect(races(0)).toEqual([
      ['laurel-10', 'stadium-blue'],
      [null, 'stadium-white'],
      [null, null],
    ]);
    expect(races(1)).toEqual([
      [null, 'stadium-blue'],
      [null, null],
      [null, null],
    ]);
    expect(races(2)).toEqual([
      [null, null],
      ['stadium-white', 'stadium-white'],
      [null, null],
    ]);
    expect(races('spectator')).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  test('AQ-10.4 a second who gets another card than the face-up one knows that the winner kept the face-up one', () => {
    const state = table();
    state.races[0] = { faceUp: 'stadium-blue', winner: 0, second: 1, kept: 'stadium-blue', given: 'laurel-10' };
    const seen = ([0, 1, 2] as const).map((viewer) => engine.view(state, viewer).races[0]);
    expect(seen.map((race) => [race?.kept, race?.given])).toEqual([
      ['stadium-blue', 'laurel-10'],
      ['stadium-blue', 'laurel-10'],
      [null, null],
    ]);
  });

  test('AQ-10.5 at the end the stadium cards in hands are public, the others are not', () => {
    const state = table();
    state.pending = [];
    state.races.push({ faceUp: 'stadium-purple', winner: 1, second: null, kept: 'laurel-5', given: 'stadium-purple' });
    for (const viewer of [0, 2, 'spectator'] as const) {
      const seen = engine.view(state, viewer);
      expect(seen.races.map(({ kept, given }) => [kept, given])).toEqual([
        ['laurel-10', 'stadium-blue'],
        ['stadium-white', 'stadium-white'],
        [null, null],
        ['laurel-5', null],
      ]);
      expect(engine.outcome(seen)).toEqual(engine.outcome(state));
    }
    expect(engine.view(state, 0).players[1]?.hand).toBeNull();
  });

  test('AQ-10.7 others learn only the number of drawn cards, and nothing of the choice of a stadium card', () => {
    const { events } = scene(
      2,
      { coins: { 0: [0, 0, 2] }, decks: { slaves: ['slave-2', 'slave-1'] }, spaces: { 'servi-lower': 0 } },
      [{ ask: 'slaves', player: 0, space: 'servi-lower' }],
    ).act('0 buy-slaves count:2 space:servi-lower');
    const drawn = (viewer: number | 'spectator') =>
      eventsFor(events, viewer).find(({ type }) => type === 'cards-drawn');
    expect(drawn(0)).toMatchObject({ count: 2, secret: { cards: ['slave-1', 'slave-2'] } });
    const source = { kind: 'space', space: 'servi-lower' };
    expect(drawn(1)).toEqual({ type: 'cards-drawn', player: 0, deck: 'slaves', count: 2, source });
    const race = scene(
      3,
      {
        spaces: { 'stadium-gold-2': 0, 'stadium-gold-1a': 1 },
        stadiumCard: 'stadium-blue',
        decks: { stadium: ['laurel-5'] },
      },
      [{ do: 'stadium' }],
      [dice('GGG'), dice('SSS')],
    );
    race.act('0 finish-cards', '1 finish-cards', '0 keep-stadium-card drawn');
    const eventsSeenBy = (viewer: number | 'spectator') => JSON.stringify(eventsFor(race.events, viewer));
    expect(
      [eventsSeenBy(0), eventsSeenBy(1), eventsSeenBy(2), eventsSeenBy('spectator')].map((text) => [
        text.includes('laurel-5'),
        text.includes('stadium-blue'),
      ]),
    ).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });
});

describe('determinize', () => {
  test('AQ-11.1 every card that cannot be located is equally likely in every place', () => {
    // the viewer is seat 0: of 19 unlocated slave cards, 18 are in the deck and one is in the hand of seat 1
    const worlds = deals(table(), 0);
    const holds = (seat: number) =>
      worlds.filter((world) => (at(world, seat).hand['slave-1'] ?? 0) + (at(world, seat).hand['slave-2'] ?? 0) === 1)
        .length;
    expect([holds(1), holds(2)]).toEqual([400, 0]);
    // 8 of the unlocated slave cards are single, 11 are double
    const single = worlds.filter(
      (world) => (at(world, 1).hand['slave-1'] ?? 0) + (at(world, 2).hand['slave-1'] ?? 0) === 1,
    ).length;
    expect(Math.abs(single - (400 * 8) / 19)).toBeLessThan(45);
    // seat 0 cannot locate the top card of the stadium deck: it may be one of these kinds
    const tops = new Set(worlds.map(({ decks }) => decks.stadium.at(-1)));
    expect([...tops].sort()).toEqual(
      ['laurel-5', 'stadium-blue', 'stadium-purple', 'stadium-white', 'stadium-yellow'].sort(),
    );
  });

  test('AQ-11.1 if the second got a card equal to the face-up one, the winner may hold its twin or any other card', () => {
    const kept = deals(table(), 0, 900).map(({ races }) => races[1]?.kept);
    const times = (card: string) => kept.filter((other) => other === card).length;
    // unlocated: blue, white, 2 yellow, 2 purple, laurel-5; the twin is twice as likely as any other single card
    expect(new Set(kept)).toEqual(
      new Set(['stadium-blue', 'stadium-white', 'stadium-yellow', 'stadium-purple', 'laurel-5']),
    );
    expect(Math.abs(times('stadium-white') - 225)).toBeLessThan(50);
    expect(Math.abs(times('laurel-5') - 112.5)).toBeLessThan(40);
    expect(Math.abs(times('stadium-yellow') - 225)).toBeLessThan(50);
  });

  test('AQ-11.1 for all others, winner and second have the face-up card equally often', () => {
    const worlds = deals(table(), 'spectator');
    const faceUp = worlds.filter(({ races }) => races[0]?.kept === 'stadium-blue').length;
    expect(Math.abs(faceUp - 210)).toBeLessThan(60);
    for (const { races } of worlds) expect([races[0]?.kept, races[0]?.given]).toContain('stadium-blue');
  });

  test('AQ-11.1 every deal agrees with its view', () => {
    const state = table();
    state.pending = [{ do: 'end-of-round' }, { ask: 'stadium-card', player: 2, secret: { drawn: 'stadium-purple' } }];
    state.decks.stadium.pop();
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      for (const world of deals(state, viewer, 20))
        expect(engine.view(world, viewer)).toEqual(engine.view(state, viewer));
    }
    const drawn = deals(state, 0, 60).map(({ pending }) => JSON.stringify(pending.at(-1)));
    expect(new Set(drawn).size).toBeGreaterThan(3);
  });

  test('AQ-11.1 every deal has each card of the box in one place, and changes only hidden cards', () => {
    const state = table();
    state.pending = [
      { do: 'end-of-round' },
      { ask: 'blue-dice', player: 1 },
      { ask: 'stadium-card', player: 2, secret: { drawn: 'stadium-purple' } },
    ];
    state.decks.stadium.pop();
    const [card = '', played = ''] = state.decks.theatre.splice(-2);
    state.auction = { card, auctioneer: 0, bid: { bronze: 0, silver: 0, gold: 0 }, bidder: null, stillIn: [0, 1, 2] };
    at(state, 1).theatre = [played];
    at(state, 0).bought = ['slave-1'];
    at(state, 1).bought = ['weapon-2'];
    const inRaces = ({ races }: State) =>
      races.flatMap(({ faceUp, kept, given }) => (kept === null ? [faceUp, given] : [kept, given]));
    const all = (world: State) => {
      const [top] = world.pending.slice(-1);
      const drawn = top !== undefined && 'secret' in top ? top.secret.drawn : null;
      const theatre = [...world.decks.theatre, world.auction?.card, ...world.players.flatMap((one) => one.theatre)];
      return [[...world.decks.stadium, world.stadiumCard, drawn, ...inRaces(world)].sort(), theatre.sort()];
    };
    const either = [
      { kept: 'laurel-10', given: 'stadium-blue' },
      { kept: 'stadium-blue', given: 'laurel-10' },
    ].flatMap((race) => ([0, 1, 2, 'spectator'] as const).map((viewer) => [race, viewer] as const));
    for (const [race, viewer] of either) {
      Object.assign(state.races[0] ?? {}, race);
      for (const world of deals(state, viewer, 20)) {
        expect(engine.view(world, viewer)).toEqual(engine.view(state, viewer));
        expect(all(world)).toEqual(all(state));
        expect(world.pending.slice(0, 2)).toEqual(state.pending.slice(0, 2));
        expect(world.races[2]).toMatchObject({ winner: null, kept: null });
        for (const [seat, { hand }] of world.players.entries()) {
          expect(Object.keys(hand)).toEqual(Object.keys(at(state, seat).hand));
          if (seat === viewer) expect(hand).toEqual(at(state, seat).hand);
        }
      }
    }
  });

  test('refuses a view that shows or hides more cards than there are', () => {
    const view = engine.view(table(), 0);
    const sized = (slaves: number, equi: number) => ({
      ...view,
      players: view.players.map((one, seat) => (seat === 1 ? { ...one, handSize: { slaves, equi } } : one)),
    });
    const [race, ...races] = view.races;
    const HIDES_MORE = 'the view hides more cards than there are';
    const HIDES_FEWER = 'the view hides fewer cards than there are';
    const SHOWS_MORE = 'the view shows more cards than there are';
    for (const [wrong, message] of [
      [{ ...view, decks: { ...view.decks, slaves: 99 } }, HIDES_MORE],
      [{ ...view, decks: { ...view.decks, theatre: -1 } }, HIDES_MORE],
      [{ ...view, discards: { ...view.discards, 'slave-1': 12 } }, SHOWS_MORE],
      [sized(0, 1), HIDES_FEWER],
      [sized(2, 1), HIDES_MORE],
      [sized(1, 0), HIDES_FEWER],
      [
        { ...view, players: view.players.map((player) => ({ ...player, bought: ['weapon-3', 'weapon-3'] })) },
        SHOWS_MORE,
      ],
      [
        { ...view, races: [{ ...race, faceUp: 'stadium-blue', kept: 'laurel-10', given: 'laurel-5' }, ...races] },
        'no races agree with the view',
      ],
    ] as const)
      expect(() => engine.determinize(wrong as View, 'x')).toThrow(
        expect.objectContaining({ code: 'invalid-view', message }),
      );
  });
});
