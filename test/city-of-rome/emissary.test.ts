import { playerCounts } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import {
  asked,
  clauseOf,
  deal,
  drafted,
  idle,
  idleEvents,
  legal,
  manyGames,
  mover,
  placed,
  play,
  printed,
} from './scene';
import { offerAndInfluenceTiming } from './tables';

test('CR-4.1 there are 14 rounds, each with upkeep, emissary phase and action phase', () => {
  const phases = idleEvents(deal({ players: 3 })).flatMap(({ type }) =>
    ['round-began', 'emissary-placed', 'card-taken', 'turn-ended', 'round-ended'].includes(type) ? [type] : [],
  );
  const turn = ['card-taken', 'turn-ended'];
  const round = ['round-began', ...Array(3).fill('emissary-placed'), ...turn, ...turn, ...turn, 'round-ended'];
  expect(phases).toEqual(Array(14).fill(round).flat());
});

test.each([
  [3, ['i-vineyard', 'ii-sheep-farm', 'iii-baths']],
  [4, ['i-vineyard', 'ii-residence-2-1', 'iii-baths', 'iv-school']],
] as const)('CR-4.6 %i players: the offer is the top card of every deck in use', (players, offer) => {
  const packet = [
    'ii-vegetable-farm',
    'ii-grain-farm',
    ...(players === 4 ? ['ii-sheep-farm'] : []),
    'ii-temple-minerva',
  ];
  const decks = { I: ['i-vineyard'], II: [...packet, offer[1]], III: ['iii-baths'], IV: ['iv-school'] };
  const state = deal({ players, decks });
  expect(state.offer).toEqual([]);
  expect(drafted(state).offer).toEqual(offer);
});

test.each([3, 4] as const)('CR-4.7 %i players: an influence card is revealed in rounds 3, 6, 10 and 14', (players) => {
  const rounds: Record<string, number> = {};
  let round = 0;
  for (const event of idleEvents(deal({ players }))) {
    if (event.type === 'round-began') round = event.round;
    if (event.type === 'influence-card-revealed') rounds[event.card] = round;
  }
  expect(rounds).toEqual(offerAndInfluenceTiming[players].surfaces);
  const third = idle(deal({ players }), (state) => state.round === 3);
  expect(third.influenceOnTable).toEqual(['influence-3']);
  expect(third.offer).toHaveLength(players);
});

test('CR-4.8 players place clockwise from the first player on free fields; an occupied field and passing are refused', () => {
  let state = drafted(deal({ players: 4, startPlayer: 1 }));
  const fields = (free: number[]) => free.map((field) => `place-emissary ${field}`);
  expect([mover(state), legal(state)]).toEqual([1, fields([1, 2, 3, 4, 5])]);
  state = play(state, 'place-emissary 3');
  expect([mover(state), legal(state)]).toEqual([2, fields([1, 2, 4, 5])]);
  expect(clauseOf(state, { type: 'place-emissary', field: 3 })).toBe('CR-4.8');
  expect(clauseOf(state, { type: 'end-turn' })).toBe('CR-4.8');
  expect(clauseOf(state, { type: 'place-emissary', field: 6 as 5 })).toBe('CR-4.5');
  state = play(state, 'place-emissary 5', 'place-emissary 1');
  expect([mover(state), legal(state)]).toEqual([0, fields([2, 4])]);
  state = play(state, 'place-emissary 4');
  expect(state.emissaries).toEqual([3, null, 1, 0, 2]);
  expect(asked(state)).toBe('take');
});

test('CR-4.9, CR-4.13 turns follow the fields, closest to the emperor first', () => {
  let state = drafted(deal({ players: 4 }));
  state = play(state, 'place-emissary 5', 'place-emissary 2', 'place-emissary 4', 'place-emissary 1');
  const turns: number[] = [];
  while (state.round === 1) {
    turns.push(mover(state));
    state = play(state, legal(state)[0] ?? '', 'end-turn');
  }
  expect(turns).toEqual([3, 1, 2, 0]);
  expect([state.round, asked(state)]).toEqual([2, 'emissary']);
});

test('CR-4.11 an emissary leaves the strip when its turn ends, and is free for the next round', () => {
  let state = placed(deal({ players: 3 }));
  expect(state.emissaries).toEqual([0, 1, 2, null, null]);
  state = play(state, legal(state)[0] ?? '');
  expect(state.emissaries).toEqual([0, 1, 2, null, null]);
  state = play(state, 'end-turn');
  expect(state.emissaries).toEqual([null, 1, 2, null, null]);
  state = idle(state, ({ round }) => round === 2);
  expect(state.emissaries).toEqual([null, null, null, null, null]);
  expect(legal(state, 'place-emissary')).toHaveLength(5);
});

test.each(playerCounts)(
  'CR-4.14 %i players: the first player of round r is (s + r - 1) mod n, and the game ends after the last round',
  (players) => {
    for (let startPlayer = 0; startPlayer < players; startPlayer++) {
      const events = idleEvents(deal({ players, startPlayer }));
      const first: number[] = [];
      const placing: number[] = [];
      for (const [i, event] of events.entries()) {
        if (event.type !== 'round-began') continue;
        first.push(event.firstPlayer);
        const next = events.slice(i).find(({ type }) => type === 'emissary-placed');
        if (next?.type === 'emissary-placed') placing.push(next.player);
      }
      const { rounds } = printed.setup(players);
      expect(first).toEqual(Array.from({ length: rounds }, (_, i) => (startPlayer + i) % players));
      expect(placing).toEqual(first);
      expect(events.slice(-5).map(({ type }) => type)).toEqual([
        ...['turn-ended', 'round-ended', 'influence-ranked', 'influence-scored', 'game-ended'],
      ]);
    }
  },
);

test.each(playerCounts)(
  'CR-4.16, CR-4.17 %i players: every offer is complete, every card of it is taken, and no deck runs out',
  (players) => {
    const { decks, revealPerDeck, rounds } = printed.setup(players);
    const spare = { I: 0, II: players === 2 ? 6 : players === 3 ? 5 : 4, III: 4, IV: 4 };
    let lastRound = 0;
    let schoolKeeps = 0;
    manyGames(players, 20, (state, next) => {
      const keepsOf = (deck: string) =>
        state.players.flatMap(({ secretLog }) => secretLog).filter((entry) => entry === deck).length;
      if (state.round !== lastRound && state.round > 0) {
        const count = (deck: string) => state.offer.filter((card) => printed.card(card).deck === deck).length;
        expect(decks.map(count)).toEqual(decks.map(() => revealPerDeck));
        expect(state.offer).toHaveLength(decks.length * revealPerDeck);
      }
      lastRound = state.round;
      if (next !== null) return;
      lastRound = 0;
      expect([state.round, state.offer]).toEqual([rounds, []]);
      for (const deck of decks) {
        expect(state.decks[deck]).toHaveLength(spare[deck] - keepsOf(deck));
        schoolKeeps += keepsOf(deck);
      }
    });
    expect(schoolKeeps).toBeGreaterThan(0);
    // no deck can run out: there are at least as many spare cards as schools
    const schools = printed.components.cards.filter(
      ({ id, deck }) => decks.includes(deck) && ['school', 'university'].includes(printed.card(id).building.id),
    );
    expect(schools).toHaveLength(players);
    expect(spare.II).toBeGreaterThanOrEqual(schools.length);
  },
);

test('CR-4.15, CR-6.1 an influence scoring ends each round with an influence card on the table, also the last one', () => {
  const scored: number[] = [];
  let round = 0;
  for (const event of idleEvents(deal({ players: 3 }))) {
    if (event.type === 'round-ended') round = event.round;
    if (event.type === 'influence-scored') scored.push(round);
  }
  // no player has a token, so every scoring is a tie; the scorings begin in round 3, which reveals card 3
  expect(scored).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});
