import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import {
  asked,
  at,
  build,
  cardsIn,
  deal,
  drafted,
  eventsOf,
  handOf,
  idle,
  idleEvents,
  laidOut,
  manyGames,
  mover,
  placed,
  play,
  printed,
} from './scene';
import { offerAndInfluenceTiming } from './tables';

test('CR-8.1 three players use decks I to III, four players I to IV, with one card of each deck on offer', () => {
  for (const players of [3, 4] as const) {
    const state = drafted(deal({ players }));
    expect(state.offer.map((card) => printed.card(card).deck)).toEqual(['I', 'II', 'III', 'IV'].slice(0, players));
    expect(state.decks.IV).toHaveLength(players === 4 ? 17 : 0);
  }
});

test('CR-8.2 two players have white and brown, two starting buildings and two emissaries each', () => {
  const state = placed(deal({ players: 2 }));
  expect(state.players.map(({ color }) => color)).toEqual(['white', 'brown']);
  for (const { city } of state.players) expect(city.filter((card) => card !== null)).toHaveLength(2);
  expect([0, 1].map((seat) => state.emissaries.filter((on) => on === seat).length)).toEqual([2, 2]);
});

test('CR-8.3 two players use only decks I and II, so a school draws from deck II without a choice', () => {
  const state = deal({ players: 2 });
  expect([state.decks.III, state.decks.IV]).toEqual([[], []]);
  const city = { '0,1': 'residence-3' };
  const school = build(laidOut({ players: 2, city, hand: ['ii-school'] }), 'ii-school', '1,1');
  expect(asked(school)).toBe('keep');
  const university = build(laidOut({ players: 2, city, hand: ['i-university'] }), 'i-university', '1,1');
  expect(cardsIn(university, 'keep-card').every((card) => card.startsWith('ii-'))).toBe(true);
});

test('CR-8.4 two players: only influence cards 4, 8 and 14 are revealed, in rounds 2, 4 and 7', () => {
  const rounds: Record<string, number> = {};
  let round = 0;
  const events = idleEvents(deal({ players: 2 }));
  events.forEach((event, i) => {
    if (event.type === 'round-began') round = event.round;
    if (event.type !== 'influence-card-revealed') return;
    rounds[event.card] = round;
    // the four events before it reveal the cards of the offer
    expect(events.slice(i - 4, i).map(({ type }) => type)).toEqual(Array(4).fill('offer-revealed'));
  });
  expect(rounds).toEqual(offerAndInfluenceTiming[2].surfaces);
});

test('CR-8.5 two players have 7 rounds with two turns each', () => {
  const turns = idleEvents(deal({ players: 2 })).flatMap((event) =>
    event.type === 'turn-ended' ? [event.player] : [],
  );
  expect(turns).toHaveLength(28);
  for (let round = 0; round < 7; round++) expect(turns.slice(4 * round, 4 * round + 4).sort()).toEqual([0, 0, 1, 1]);
});

test('CR-8.6 two players: the offer is the top two cards of deck I and of deck II', () => {
  const decks = {
    I: ['i-vineyard', 'i-temple-mars', 'i-temple-luna'],
    II: ['ii-market', 'ii-arena', 'ii-baths', 'ii-school'],
  };
  const state = drafted(deal({ players: 2, decks }));
  expect(state.offer).toEqual(['i-vineyard', 'i-temple-mars', 'ii-baths', 'ii-school']);
  const special = idleEvents(deal({ players: 2 })).filter(
    (event) => event.type === 'offer-revealed' && event.deck === 'I',
  );
  expect(special).toHaveLength(14);
});

test.each([0, 1])('CR-8.7 two players, first player %i: each places two emissaries, alternately', (startPlayer) => {
  let state = drafted(deal({ players: 2, startPlayer }));
  const placers: number[] = [];
  for (const field of [4, 1, 5, 3]) {
    placers.push(mover(state));
    state = play(state, `place-emissary ${field}`);
  }
  const [first, other] = [startPlayer, 1 - startPlayer];
  expect(placers).toEqual([first, other, first, other]);
  expect(state.emissaries).toEqual([other, null, other, first, first]);
  expect(asked(state)).toBe('take');
});

/** Returns a state with strip `bccbb`, seat 0 on fields 2 and 3, and seat 1 on fields 4 and 5. */
const allPlaced = () => {
  const strips = ['strip-1', 'strip-4'];
  const decks = {
    I: ['i-vineyard', 'i-luxury-residence-2'],
    II: ['ii-market', 'ii-arena', 'ii-residence-3-1', 'ii-aqueduct-1'],
  };
  return play(
    drafted(deal({ players: 2, strips, decks })),
    'place-emissary 2',
    'place-emissary 4',
    'place-emissary 3',
    'place-emissary 5',
  );
};

test('CR-8.8, CR-4.12 TV-29 each turn has the free points of its field, and unused ones are not carried over', () => {
  let state = allPlaced();
  expect([mover(state), asked(state)]).toEqual([0, 'take']);
  // first turn: 1 brick, 1 cog
  state = play(state, 'take-card i-luxury-residence-2');
  expect(eventsOf(state, 'produce')[0]).toMatchObject({ coinsPaid: 1 });
  expect(eventsOf(state, 'start-build i-luxury-residence-2')[1]).toMatchObject({ type: 'build-paid', coins: 0 });
  state = play(state, 'end-turn');
  // second turn: 1 brick, 2 cogs, nothing of the first turn
  expect([mover(state), asked(state)]).toEqual([0, 'take']);
  state = play(state, 'take-card ii-residence-3-1');
  expect(eventsOf(state, 'produce')[0]).toMatchObject({ coinsPaid: 0 });
  expect(eventsOf(state, 'start-build ii-residence-3-1')[1]).toMatchObject({ type: 'build-paid', coins: 2 });
});

test('CR-8.8 TV-29 each turn allows a build and a production; coins, tokens and hand carry over', () => {
  let state = build(play(allPlaced(), 'take-card i-luxury-residence-2', 'produce'), 'i-luxury-residence-2', '2,0');
  expect([mover(state), asked(state)]).toEqual([0, 'take']);
  expect([at(state).coins, at(state).influence]).toEqual([5, 1]);
  state = play(state, 'take-card ii-aqueduct-1', 'produce');
  expect([at(state).coins, at(state).influence]).toEqual([6, 1]);
  state = build(state, 'ii-aqueduct-1', '1,1');
  expect([mover(state), asked(state), handOf(state, 0)]).toEqual([1, 'take', ['ii-arena']]);
});

test('CR-8.9 two players: the other seat drafts 1 of 2 cards of deck II, the first player gets the other one', () => {
  const state = deal({ players: 2, startPlayer: 1, decks: { II: ['ii-market', 'ii-arena'] } });
  expect([mover(state), cardsIn(state, 'draft-card')]).toEqual([0, ['ii-market', 'ii-arena']]);
  const done = play(state, 'draft-card ii-arena');
  expect([handOf(done, 0), handOf(done, 1)]).toEqual([['ii-arena'], ['ii-market']]);
});

test('CR-8.9 two players have one influence scoring per round, and the game ends after round 7', () => {
  const events = idleEvents(deal({ players: 2 }));
  const scorings = events.filter(({ type }) => type === 'influence-scored');
  expect(scorings).toHaveLength(6); // rounds 2 to 7, all ties
  const end = idle(deal({ players: 2 }), () => false);
  expect([end.round, engine.isTerminal(end)]).toEqual([7, true]);
});

test('CR-8.8, CR-8.5 in random games with two players each has 14 turns', () => {
  const turns = [0, 0];
  let games = 0;
  manyGames(2, 4, (_, next) => {
    if (next === null) games++;
    else if (next.type === 'take-card') turns[next.player] = (turns[next.player] ?? 0) + 1;
  });
  expect(turns).toEqual([14 * games, 14 * games]);
});

test('CR-8.10 refuses other numbers of players, and options for a solo game, variants or an expansion', () => {
  const start = (options: object) => engine.initialState({ players: 2, seed: 'x', ...options } as never);
  for (const players of [0, 1, 5, 2.5, '2', null]) expect(() => start({ players }), `${players}`).toThrow(/players/);
  for (const option of ['solo', 'introductory', 'variant', 'sides', 'expansion', 'shrine']) {
    expect(() => start({ [option]: true }), option).toThrow(new RegExp(option));
  }
  expect(engine.playerCounts).toEqual([2, 3, 4]);
  expect(printed.components.cards.some(({ building }) => /shrine|schrein/.test(building))).toBe(false);
});
