/** Events are complete: from them alone a client can rebuild the views, and every gain and payment has its source. */
import { type Event, engine, eventsFor, type Options, standardComponents, type View } from '@ludi-romani/aquileia';
import { chanceState, keyedChance, type Viewer } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { eventTypes, inTheBox, type Picture, rebuilt } from './rebuild';
import { dice, type Layout, scene } from './scene';

const picture = ({ pending: _, ...shown }: View): Picture => shown;

/** The options of games that together use every number of players, and every value of every option. */
const GAMES: readonly Options[] = [
  { players: 2, seed: 'a', passing: 'any-time' },
  { players: 2, seed: 'lazy', startPlayer: 1 },
  { players: 3, seed: 'c', colors: ['green', 'red', 'orange'] },
  { players: 4, seed: 'd', startPlayer: 0, passing: 'any-time' },
  { players: 4, seed: 'e', passing: 'after-crest' },
  { players: 5, seed: 'f', startPlayer: 4 },
  // a game in which a deck is shuffled again
  { players: 5, seed: 'r9' },
];

/** Plays a random game and yields each ply. The players seldom pass or decline. With the seed `lazy`, they seldom place henchmen. */
function* played(options: Options) {
  const bot = keyedChance(chanceState(`events ${options.seed}`));
  const disliked = options.seed === 'lazy' ? /henchman/ : /pass|decline|finish|drop/;
  let { state, events } = engine.start(options);
  yield { state, events };
  while (!engine.isTerminal(state)) {
    const legal = engine.legalActions(state);
    const liked = legal.filter(({ type }) => !disliked.test(type));
    const action = bot.pick(liked.length > 0 && bot.int(4) > 0 ? liked : legal);
    ({ state, events } = engine.step(state, action));
    yield { state, events };
  }
}

test.each(GAMES)(
  'rebuilds the view of each viewer from events alone, from setup to the end: $players players, $seed',
  (options) => {
    const pictures = new Map<Viewer, Picture>();
    for (const { state, events } of played(options)) {
      for (const viewer of [...state.players.keys(), 'spectator'] as const) {
        const before = pictures.get(viewer) ?? inTheBox(state.options, viewer);
        const after = rebuilt(before, eventsFor(events, viewer));
        expect(after).toEqual(picture(engine.view(state, viewer)));
        pictures.set(viewer, after);
      }
    }
  },
);

test('AQ-4.9 rebuilds a reshuffle of one deck, which leaves the other discard pile alone', () => {
  const buy: Layout = { spaces: { 'servi-lower': 0 }, coins: { 0: [0, 0, 3] } };
  const discards = { 'slave-1': 1, 'slave-2': 1, 'weapon-1': 2 };
  const before = scene(
    2,
    { ...buy, discards, decks: { slaves: ['slave-2'] } },
    [{ do: 'mercatus' }],
    [{ shuffle: ['slave-1'] }],
  );
  const pictures = ([0, 1] as const).map((viewer) => picture(engine.view(before.state, viewer)));
  const { state, events } = before.act('0 buy-slaves count:2 space:servi-lower');
  expect(events.map(({ type }) => type)).toContain('deck-reshuffled');
  for (const viewer of [0, 1] as const)
    expect(rebuilt(pictures[viewer] ?? inTheBox(state.options, viewer), eventsFor(events, viewer))).toEqual(
      picture(engine.view(state, viewer)),
    );
});

test('these games emit every type of event', () => {
  const types = new Set(
    GAMES.flatMap((options) => [...played(options)].flatMap(({ events }) => events.map(({ type }) => type))),
  );
  expect(eventTypes.filter((type) => !types.has(type as Event['type']))).toEqual([]);
});

const { mercatus, arena, stadium, theatrum, forum, portus } = standardComponents;
const areaOf = (space: string): string =>
  Object.entries({ mercatus, arena, stadium, theatrum, forum, portus }).find(([, rows]) =>
    rows.some(({ id }) => id === space),
  )?.[0] ?? '';

/** Returns the player of a gain or payment, and its source or purpose. */
function originOf(event: Event) {
  const { type } = event;
  if (type === 'coins-paid') return { type, player: event.player, source: event.purpose };
  if (type === 'coins-gained' || type === 'points-gained' || type === 'cards-drawn')
    return { type, player: event.player, source: event.source };
  return undefined;
}

test('every gain and payment has its source: a space with a henchman of the player, a place in a contest or a card', () => {
  const sources = new Set<string>();
  for (const options of GAMES) {
    let seen: Picture | undefined;
    let ranking: readonly number[] = [];
    let won: string | undefined;
    for (const { state, events } of played(options)) {
      seen ??= inTheBox(state.options, 'spectator');
      for (const event of events) {
        if (event.type === 'contest-decided') ranking = event.ranking;
        if (event.type === 'auction-won') won = event.card;
        const origin = originOf(event);
        if (origin !== undefined) {
          const { source, player, type } = origin;
          if (source.kind === 'space') {
            expect([type, seen.spaces[source.space]]).toEqual([type, player]);
            const area = areaOf(source.space);
            sources.add(`${type} ${source.space}`);
            if (event.type === 'points-gained') expect(event.row).toBe(area === 'mercatus' ? 'pecunia' : area);
          } else if (source.kind === 'contest') {
            expect(ranking[source.place - 1]).toBe(player);
            sources.add(`${type} ${source.contest} ${source.place}`);
          } else {
            expect([source.card, type]).toEqual([won, 'coins-paid']);
            sources.add(type);
          }
        }
        seen = rebuilt(seen, eventsFor([event], 'spectator'));
      }
    }
  }
  for (const one of [
    ...['coins-gained dolus', 'coins-gained pecunia', 'coins-gained portus-gold', 'coins-gained arena 3'],
    ...['coins-gained stadium 1', 'coins-gained stadium 3', 'points-gained pecunia', 'points-gained arena 1'],
    ...['points-gained arena 2', 'points-gained forum-2', 'points-gained forum-5', 'points-gained portus-bronze'],
    ...['cards-drawn equi-left', 'cards-drawn servi-lower', 'cards-drawn arena 1', 'cards-drawn arena 2'],
    ...['coins-paid pecunia', 'coins-paid equi-right', 'coins-paid servi-upper', 'coins-paid forum-1', 'coins-paid'],
  ])
    expect(sources).toContain(one);
});

/** Returns the events of some types, without the type. */
const ofType = (events: readonly Event[], ...types: readonly Event['type'][]) =>
  events.flatMap(({ type, ...rest }) => (types.includes(type) ? [rest] : []));

describe('players and sources', () => {
  test('AQ-5.55 AQ-5.56 one event names payer and payee of an auction: the auctioneer, or the bank', () => {
    const auction = (...lines: readonly string[]) => {
      const layout: Layout = { spaces: { theatrum: 1 }, decks: { theatre: ['theatre-white-blue'] } };
      return ofType(scene(3, layout, [{ do: 'theatrum' }]).act(...lines).events, 'coins-paid', 'coins-gained');
    };
    const purpose = { kind: 'theatre-card', card: 'theatre-white-blue' };
    expect(auction('1 bid bronze', '2 bid bronze', '0 drop-out', '1 drop-out')).toEqual([
      { player: 2, payee: 1, coins: { bronze: 2, silver: 0, gold: 0 }, purpose },
    ]);
    expect(auction('1 bid gold', '2 drop-out', '0 drop-out')).toEqual([
      { player: 1, payee: null, coins: { bronze: 0, silver: 0, gold: 1 }, purpose },
    ]);
  });

  test('AQ-5.85 AQ-5.86 each theft has an event with thief, victim and space; without a theft there is none', () => {
    const latro = (roll: string) => {
      const spaces = { latro: 0, 'portus-bronze': 1, 'portus-silver': 2, 'portus-gold': 0 };
      const layout: Layout = { spaces, harbour: ['bronze', 'silver', 'gold'] };
      return ofType(scene(3, layout, [{ do: 'portus' }], [dice(roll)]).events, 'coins-stolen');
    };
    expect(latro('GB')).toEqual([
      { player: 0, victim: 1, space: 'portus-bronze', coins: { bronze: 1, silver: 0, gold: 0 } },
      { player: 0, victim: 0, space: 'portus-gold', coins: { bronze: 0, silver: 0, gold: 1 } },
    ]);
    expect(latro('SS')).toEqual([
      { player: 0, victim: 2, space: 'portus-silver', coins: { bronze: 0, silver: 1, gold: 0 } },
    ]);
    expect(ofType(scene(2, { spaces: { latro: 0 } }, [{ do: 'portus' }], [dice('BB')]).events, 'coins-stolen')).toEqual(
      [],
    );
  });

  test('AQ-5.24 AQ-5.40 emits the ranking before the rewards, and the end of the contest after them', () => {
    const fight = scene(3, { spaces: { 'arena-2': 0, 'arena-1a': 2 } }, [{ do: 'arena' }], [dice('SSS'), dice('SSS')]);
    fight.act('0 finish-cards', '2 finish-cards', '0 choose-arena-reward points').end();
    const order = fight.events.map(({ type }) => type).filter((type) => type !== 'henchman-returned');
    expect(order.slice(order.indexOf('contest-decided'))).toEqual([
      'contest-decided',
      'arena-reward-chosen',
      'coins-gained',
      'points-gained',
      'coins-gained',
      'cards-drawn',
      'contest-ended',
    ]);
    expect(ofType(fight.events, 'contest-decided', 'contest-ended')).toEqual([
      { contest: 'arena', ranking: [0, 2] },
      { contest: 'arena' },
    ]);
    const race = scene(2, { spaces: { 'stadium-gold-2': 1 } }, [{ do: 'stadium' }], [dice('SSS')]).act(
      '1 finish-cards',
    );
    expect(race.events.slice(-2).map(({ type }) => type)).toEqual(['contest-decided', 'stadium-card-drawn']);
    // without participants there is no ranking
    expect(ofType(scene(2, {}, [{ do: 'arena' }, { do: 'stadium' }]).events, 'contest-decided')).toEqual([]);
  });

  test('AQ-5.18 AQ-5.19 AQ-5.22 the source of strength is the roll or the card just before it', () => {
    const layout: Layout = { spaces: { 'arena-2': 0 }, hands: { 0: { 'weapon-3': 1 } }, blueDice: [0, 4] };
    const play = scene(2, layout, [{ do: 'arena' }], [dice('BBS'), dice('B')]);
    play.act('0 play-card weapon-3', '0 finish-cards', '0 roll-blue-dice 1');
    expect(ofType(play.events, 'strength-gained')).toEqual([
      { player: 0, amount: 2, source: { kind: 'roll', roll: 'red-arena' } },
      { player: 0, amount: 3, source: { kind: 'card', card: 'weapon-3' } },
      { player: 0, amount: 1, source: { kind: 'roll', roll: 'blue-arena' } },
    ]);
  });

  test('AQ-5.90 AQ-5.91 emits the buildings that pay before the payments', () => {
    const sites = { 'workshop-2a': 0, 'villa-blue-4': 0, 'bank-gold-gold': 0, 'workshop-3a': 1 };
    const play = scene(2, { spaces: { 'portus-gold': 0 }, harbour: ['gold'], sites }, [{ do: 'portus' }]);
    expect(ofType(play.events, 'harbour-coin-paid', 'buildings-activated', 'points-gained', 'coins-gained')).toEqual([
      { player: 0, space: 'portus-gold', currency: 'gold' },
      { player: 0, space: 'portus-gold', sites: ['workshop-2a', 'bank-gold-gold'] },
      { player: 0, row: 'portus', amount: 2, source: { kind: 'space', space: 'portus-gold' } },
      { player: 0, coins: { bronze: 0, silver: 0, gold: 2 }, source: { kind: 'space', space: 'portus-gold' } },
    ]);
  });

  test('AQ-6.2 AQ-6.3 AQ-6.4 emits the final scoring card by card, and the points add up', () => {
    const layout: Layout = {
      round: 6,
      stadiumCard: null,
      sites: { 'villa-blue-10': 0, 'villa-yellow-8': 0, 'villa-white-4': 1 },
      set: (state) => {
        state.races = [
          { faceUp: 'stadium-blue', winner: 0, second: 1, kept: 'laurel-7', given: 'stadium-blue' },
          { faceUp: 'stadium-blue', winner: 1, second: 0, kept: 'stadium-white', given: 'stadium-blue' },
        ];
        for (const [seat, card] of ['theatre-blue-yellow', 'theatre-yellow-purple'].entries())
          state.players[seat]?.theatre.push(card);
      },
    };
    const { state, events } = scene(2, layout, [{ do: 'end-of-round' }]);
    expect(ofType(events, 'stadium-card-counted', 'theatre-card-counted')).toEqual([
      { player: 0, card: 'laurel-7', amount: 7 },
      { player: 0, card: 'stadium-blue', amount: 10 },
      { player: 0, card: 'theatre-blue-yellow', color: 'blue', amount: 10 },
      { player: 1, card: 'stadium-blue', amount: 0 },
      { player: 1, card: 'stadium-white', amount: 4 },
      { player: 1, card: 'theatre-yellow-purple', color: 'yellow', amount: 0 },
    ]);
    expect(engine.scores(state).map(({ total }) => total)).toEqual([27, 4]);
  });
});

describe('no event without an effect', () => {
  const typesOf = (
    layout: Layout,
    area: 'mercatus' | 'arena' | 'stadium' | 'forum',
    rolls: string[],
    lines: string[],
  ) =>
    scene(2, layout, [{ do: area }], rolls.map(dice))
      .act(...lines)
      .events.map(({ type }) => type);

  test('AQ-4.5 gains no coins from an empty bank', () => {
    const layout: Layout = {
      spaces: { dolus: 0 },
      set: (state) => Object.assign(state.bank, { bronze: 0, silver: 0, gold: 0 }),
    };
    expect(typesOf(layout, 'mercatus', ['BG'], [])).toEqual(['dice-rolled', 'henchman-returned']);
  });

  test('AQ-5.14 draws no cards if none are bought', () => {
    const layout: Layout = { spaces: { 'servi-upper': 0 } };
    const line = '0 buy-slaves count:0 space:servi-upper';
    expect(typesOf(layout, 'mercatus', [], [line])).toEqual(['henchman-returned']);
  });

  test('AQ-5.83 gains no points for a bank building', () => {
    const layout: Layout = { spaces: { 'forum-2': 0 }, coins: { 0: [9, 9, 9] }, hands: { 0: { 'slave-1': 5 } } };
    const play = scene(2, layout, [{ do: 'forum' }]);
    const line = play.lines.find((one) => one.includes('site:bank')) ?? '';
    expect(play.act(line).events.map(({ type }) => type)).not.toContain('points-gained');
  });

  test('AQ-5.18 gains no strength if no die shows the metal', () => {
    expect(typesOf({ spaces: { 'arena-1a': 0 } }, 'arena', ['SSG'], [])).toEqual(['contest-began', 'dice-rolled']);
  });

  test('AQ-5.16 AQ-5.48 begins no contest without participants', () => {
    expect(typesOf({}, 'arena', [], [])).toEqual([]);
    expect(typesOf({ stadiumCard: 'laurel-3' }, 'stadium', [], [])).toEqual(['stadium-cards-removed']);
  });
});

describe('rolls and contests have names', () => {
  const rolls = (events: readonly Event[]) =>
    events.flatMap((event) => (event.type === 'dice-rolled' ? event.roll : []));

  test('AQ-5.38 AQ-5.42 emits the race, its blue dice, and the drawn card to the winner alone', () => {
    const layout: Layout = {
      ...{ spaces: { 'stadium-gold-1a': 0 }, blueDice: [0, 2], stadiumCard: 'laurel-3' },
      decks: { stadium: ['laurel-10'] },
    };
    const play = scene(2, layout, [{ do: 'stadium' }], ['SSS', 'GG'].map(dice)).act('0 finish-cards');
    expect(rolls(play.events)).toEqual(['red-stadium', 'blue-stadium']);
    expect(play.events.slice(-2)).toEqual([
      { type: 'contest-decided', contest: 'stadium', ranking: [0] },
      { type: 'stadium-card-drawn', player: 0, secret: { to: [0], card: 'laurel-10' } },
    ]);
  });

  test('AQ-5.84 emits the roll of the thief', () => {
    expect(rolls(scene(2, { spaces: { latro: 0 } }, [{ do: 'portus' }], [dice('BG')]).events)).toEqual(['latro']);
  });
});
