/** Events are complete: each view can be rebuilt from the events that its viewer receives. */
import { type Event, engine, eventsFor, type Options } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import { emptyTable, rebuild, type SeenEvent } from './rebuild';
import { at, deal, eventsOf, idleEvents, laidOut, playerOf, printed } from './scene';

const deckOf = (card: string) => printed.card(card).deck ?? 'I';

const tables: readonly Omit<Options, 'seed'>[] = [
  { players: 2 },
  { players: 3, startPlayer: 1 },
  { players: 4, colors: ['brown', 'white', 'orange', 'purple'] },
  { players: 2, aqueductsStay: true, selectiveProduction: true },
  { players: 4, selectiveProduction: true },
];

test.each(tables)('every view of %o can be rebuilt from the events of its viewer', (table) => {
  for (const seed of ['told 1', 'told 2']) {
    const options: Options = { ...table, seed };
    const bot = playerOf(seed);
    const start = engine.start(options);
    let { state } = start;
    const viewers = [...state.players.keys(), 'spectator'] as const;
    const pictures = viewers.map((viewer) => emptyTable(viewer, state.options));
    const receive = (events: readonly Event[]) =>
      pictures.forEach((picture) => {
        for (const event of eventsFor(events, picture.viewer)) rebuild(picture, event as SeenEvent, deckOf);
        const { pending: _, ...seen } = engine.view(state, picture.viewer);
        expect(picture).toEqual(seen);
      });
    receive(start.events);
    while (!engine.isTerminal(state)) {
      const step = engine.step(state, bot.pick(engine.legalActions(state)));
      state = step.state;
      receive(step.events);
    }
  }
});

/** Returns the events of these lines that have one of the types. */
const eventsOfTypes = (state: Parameters<typeof eventsOf>[0], types: readonly Event['type'][], ...lines: string[]) =>
  eventsOf(state, ...lines).filter(({ type }) => types.includes(type));

test('CR-3.8, CR-3.10 setup emits the decks, the stack of strips, and the coins and buildings of each player', () => {
  const { events } = engine.start({ players: 2, seed: 'setup' });
  expect(events.slice(0, -1)).toEqual([
    { type: 'deck-laid-out', deck: 'I', count: 14 },
    { type: 'deck-laid-out', deck: 'II', count: 22 },
    { type: 'strips-stacked', count: 6 },
    ...(['white', 'brown'] as const).map((color, player) => ({
      ...{ type: 'city-founded', player, color, coins: 5 },
      buildings: [
        { card: `start-${color}-vegetable-farm`, x: 0, y: 0 },
        { card: `start-${color}-residence-2`, x: 1, y: 0 },
      ],
    })),
  ]);
  expect(events.at(-1)).toMatchObject({ type: 'packet-received', player: 1, from: null, count: 2 });
});

test('CR-3.13 the event of a packet names the seat that passed it on, and its cards to the receiver alone', () => {
  const draft = deal({ players: 2, decks: { II: ['ii-market', 'ii-arena'] } });
  const events = eventsOfTypes(draft, ['packet-received', 'card-drafted'], 'draft-card ii-market');
  expect(events).toEqual([
    { type: 'card-drafted', player: 1, secret: { to: [1], card: 'ii-market' } },
    { type: 'packet-received', player: 0, from: 1, count: 1, secret: { to: [0], cards: ['ii-arena'] } },
    { type: 'card-drafted', player: 0, secret: { to: [0], card: 'ii-arena' } },
  ]);
  expect(eventsFor(events, 0)[0]).toEqual({ type: 'card-drafted', player: 1 });
});

const around = { '2,0': 'grain-farm', '0,1': 'sheep-farm', '2,1': 'vineyard' };

test('CR-5.17, CR-5.20, CR-5.21, CR-5.22 gains name their building, and its stars or its function as the cause', () => {
  const gains = ['coins-gained', 'influence-gained', 'tokens-placed'] as const;
  const at = (card: string, kind: string) => ({ source: { kind, card, x: 1, y: 1 } });
  const built = (card: string) =>
    eventsOfTypes(laidOut({ city: around, hand: [card] }), gains, `start-build ${card}`, 'place-building x:1 y:1');
  expect(built('ii-market')).toEqual([{ type: 'coins-gained', player: 0, amount: 3, ...at('ii-market', 'function') }]);
  expect(built('i-colosseum')).toEqual([
    { type: 'influence-gained', player: 0, amount: 4, ...at('i-colosseum', 'function') },
  ]);
  expect(built('i-temple-mars')).toEqual([
    { type: 'influence-gained', player: 0, amount: 3, ...at('i-temple-mars', 'stars') },
  ]);
  expect(built('ii-baths')).toEqual([
    { type: 'tokens-placed', player: 0, kind: 'point', card: 'ii-baths', x: 1, y: 1, amount: 3 },
  ]);
});

test('CR-5.30, CR-5.31, CR-5.32, CR-5.33 production emits the yield of each building, row by row', () => {
  const state = laidOut({ city: around, coins: 0, cogs: 2 });
  const source = (card: string, x: number, y: number) => ({ source: { kind: 'production', card, x, y } });
  expect(eventsOf(state, 'produce')).toEqual([
    { type: 'produced', player: 0, free: 2, coinsPaid: 0 },
    { type: 'coins-gained', player: 0, amount: 1, ...source('start-purple-vegetable-farm', 0, 0) },
    { type: 'tokens-placed', player: 0, kind: 'brick', card: 'ii-grain-farm', x: 2, y: 0, amount: 1 },
    { type: 'influence-gained', player: 0, amount: 1, ...source('ii-sheep-farm', 0, 1) },
    { type: 'coins-gained', player: 0, amount: 1, ...source('i-vineyard', 2, 1) },
    { type: 'tokens-placed', player: 0, kind: 'brick', card: 'i-vineyard', x: 2, y: 1, amount: 1 },
  ]);
});

test('CR-5.6 payments name the free points, the tokens and the coins', () => {
  const state = laidOut({ city: around, tokens: { '2,0': 1 }, bricks: 1, cogs: 1, coins: 5, hand: ['ii-baths'] });
  expect(eventsOfTypes(state, ['build-paid'], 'start-build ii-baths', 'pay-build (2,0)')).toEqual([
    { type: 'build-paid', player: 0, card: 'ii-baths', free: 1, tokens: [{ x: 2, y: 0 }], coins: 2 },
  ]);
  expect(eventsOfTypes(state, ['produced'], 'produce')).toEqual([
    { type: 'produced', player: 0, free: 1, coinsPaid: 1 },
  ]);
});

test.each([
  ['baths', 3, 'point'],
  ['vineyard', 1, 'brick'],
  ['market', 0, null],
] as const)(
  'CR-5.28 the event of a replaced %s names the number and kind of its lost tokens',
  (building, tokensLost, kindLost) => {
    const state = laidOut({ city: { '2,0': building }, tokens: { '2,0': tokensLost }, hand: ['ii-aqueduct-1'] });
    const replaced = at(state).city.find((card) => card?.includes(building));
    expect(eventsOfTypes(state, ['building-placed'], 'start-build ii-aqueduct-1', 'place-building x:2 y:0')).toEqual([
      {
        ...{ type: 'building-placed', player: 0, card: 'ii-aqueduct-1', x: 2, y: 0 },
        ...{ replaced, tokensLost, kindLost },
      },
    ]);
  },
);

test('CR-5.3, CR-4.11 the first event of a turn names its free points, the last one the field that the emissary leaves', () => {
  const state = laidOut({ strip: 'cbcbb', field: 4, offer: ['ii-market'] });
  state.emissaries[4] = 1;
  const events = eventsOfTypes(state, ['turn-began', 'turn-ended'], 'take-card ii-market', 'end-turn');
  expect(events).toEqual([
    { type: 'turn-ended', player: 0, field: 4 },
    { type: 'turn-began', player: 1, field: 5, bricks: 3, cogs: 2 },
  ]);
});

test('CR-10.3, CR-4.3 each strip is revealed once: two in round 1, then one per round', () => {
  const { strips } = deal({ players: 3, reversed: ['strip-2'] });
  const rounds: unknown[][] = [];
  for (const event of idleEvents(deal({ players: 3, reversed: ['strip-2'] }))) {
    if (event.type === 'round-began') rounds.push([]);
    if (event.type === 'strip-revealed') rounds.at(-1)?.push([event.strip, event.reversed, event.place]);
  }
  const expected = strips.map(({ id, reversed }, place) => [id, reversed, place]);
  expect(rounds.slice(0, 5)).toEqual([expected.slice(0, 2), ...expected.slice(2).map((strip) => [strip])]);
  expect(rounds.slice(5).flat()).toEqual([]);
});

test('CR-5.23, CR-5.24 only the player of a school receives the cards that are drawn, kept and returned', () => {
  const [a, b, c] = ['ii-market', 'ii-arena', 'ii-baths'];
  const state = laidOut({ city: around, hand: ['iii-school'], decks: { II: [a, b, c] } });
  const lines = ['start-build iii-school', 'place-building x:1 y:1', 'choose-school-deck II'];
  const events = eventsOf(state, ...lines, `keep-card ${b}`, `return-card ${c}`).slice(-4);
  const school = { player: 0, deck: 'II' };
  expect(events).toEqual([
    { type: 'cards-drawn', ...school, count: 3, secret: { to: [0], cards: [a, b, c] } },
    { type: 'card-kept', ...school, secret: { to: [0], card: b } },
    { type: 'card-returned', ...school, secret: { to: [0], card: c } },
    { type: 'card-returned', ...school, secret: { to: [0], card: a } },
  ]);
  for (const viewer of [1, 'spectator'] as const)
    expect(JSON.stringify(eventsFor(events, viewer))).not.toContain('ii-');
});

test('CR-6.2, CR-6.3 the ranking is emitted before the scoring, with tied seats in one list', () => {
  const scored = (influence: readonly number[]) => {
    const state = laidOut({ players: 4 });
    state.influenceOnTable = ['influence-3'];
    state.players.forEach((player, seat) => {
      player.influence = influence[seat] ?? 0;
    });
    return eventsOfTypes(state, ['influence-ranked', 'influence-scored'], 'end-turn');
  };
  expect(scored([2, 5, 2, 0])).toEqual([
    { type: 'influence-ranked', ranking: [[1], [0, 2], [3]], influence: [2, 5, 2, 0] },
    { type: 'influence-scored', winner: 1, cards: ['influence-3'], paid: 5 },
  ]);
  expect(scored([4, 4, 1, 4])).toEqual([
    { type: 'influence-ranked', ranking: [[0, 1, 3], [2]], influence: [4, 4, 1, 4] },
    { type: 'influence-scored', winner: null, cards: ['influence-3'], paid: 0 },
  ]);
});
