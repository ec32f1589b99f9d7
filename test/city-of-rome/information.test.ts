import { clone, engine, playerCounts, type View } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import {
  asked,
  at,
  build,
  deal,
  drafted,
  idle,
  laidOut,
  legal,
  mover,
  placed,
  play,
  type State,
  wholeGame,
} from './scene';

const viewers = (state: State) => [...state.players.keys(), 'spectator' as const];
const seat = (view: View, number: number) => {
  const found = view.players[number];
  if (found === undefined) throw new Error(`there is no seat ${number}`);
  return found;
};

test('CR-10.1 cities with their tokens, coins, influence, cards won, the table and deck sizes are public', () => {
  const { actions } = wholeGame({ players: 3, seed: 'public' }, 'eager');
  let state = engine.initialState({ players: 3, seed: 'public' });
  for (const action of actions) {
    state = engine.apply(state, action);
    for (const viewer of viewers(state)) {
      const seen = engine.view(state, viewer);
      state.players.forEach((own, i) => {
        const { secret, packet, opening, ...open } = own;
        expect(seat(seen, i)).toMatchObject(open);
      });
      const { round, options, offer, influenceOnTable, emissaries, returnedBy } = state;
      expect(seen).toMatchObject({ round, options, offer, influenceOnTable, emissaries, returnedBy });
      for (const deck of ['I', 'II', 'III', 'IV'] as const)
        expect(seen.decks[deck]).toHaveLength(state.decks[deck].length);
      expect(seen).not.toHaveProperty('chance');
    }
  }
  expect(state.players.some(({ influenceCards }) => influenceCards.length > 0)).toBe(true);
});

test('CR-10.2 every view lists the cards taken from the offer, and shows only the backs of secret cards', () => {
  const state = laidOut({ hand: ['i-vineyard', 'iii-baths'], secret: ['ii-market', 'iii-arena'] });
  for (const viewer of [1, 2, 'spectator'] as const) {
    const { hand, secret } = seat(engine.view(state, viewer), 0);
    expect(hand).toEqual(['i-vineyard', 'iii-baths']);
    expect(secret).toEqual([
      { back: 'II', card: null },
      { back: 'III', card: null },
    ]);
  }
  expect(seat(engine.view(state, 0), 0).secret.map(({ card }) => card)).toEqual(['ii-market', 'iii-arena']);
});

test('CR-10.2 a taken card goes to the open hand, a card kept from a school to the secret hand', () => {
  const taken = play(laidOut({ offer: ['i-vineyard'] }), 'take-card i-vineyard');
  expect(seat(engine.view(taken, 1), 0).hand).toEqual(['i-vineyard']);
  const school = laidOut({
    players: 2,
    city: { '0,1': 'residence-3' },
    hand: ['ii-school'],
    decks: { II: ['ii-market', 'ii-arena'] },
  });
  const kept = play(build(school, 'ii-school', '1,1'), 'keep-card ii-arena');
  expect(seat(engine.view(kept, 1), 0)).toMatchObject({ hand: [], secret: [{ back: 'II', card: null }] });
  expect(seat(engine.view(kept, 0), 0)).toMatchObject({ hand: [], secret: [{ back: 'II', card: 'ii-arena' }] });
});

test('CR-10.3 no strip and no offer is visible during the draft; then the first two strips are', () => {
  let state = deal({ players: 4 });
  while (asked(state) === 'draft') {
    for (const viewer of viewers(state)) {
      const { strips, offer } = engine.view(state, viewer);
      expect([strips, offer]).toEqual([[null, null, null, null, null, null], []]);
    }
    state = play(state, legal(state)[0] ?? '');
  }
  expect(engine.view(state, 1).strips).toEqual([...state.strips.slice(0, 2), null, null, null, null]);
});

test('CR-10.3, CR-4.3 each round shows one more strip, and from round 5 on all six are visible', () => {
  let state = drafted(deal({ players: 3 }));
  for (let round = 1; round <= 14; round++) {
    for (const viewer of viewers(state)) {
      const seen = engine.view(state, viewer).strips.filter((strip) => strip !== null);
      expect(seen).toEqual(state.strips.slice(0, round + 1));
    }
    state = idle(state, (now) => now.round > round);
  }
});

test('CR-10.4 a player sees the received packet and the card kept from it to the end, and no other viewer does', () => {
  const dealt = deal({ players: 3, decks: { II: ['ii-market', 'ii-arena', 'ii-baths'] } });
  const after = drafted(dealt);
  const end = idle(after, () => false);
  expect(engine.isTerminal(end)).toBe(true);
  for (const state of [after, end]) {
    const own = [0, 1, 2].map((i) => seat(engine.view(state, i), i));
    expect(own.map(({ packet }) => packet)).toEqual([
      ['ii-baths'],
      ['ii-arena', 'ii-baths'],
      ['ii-market', 'ii-arena', 'ii-baths'],
    ]);
    expect(own.map(({ opening }) => opening)).toEqual(['ii-baths', 'ii-arena', 'ii-market']);
    for (const [viewer, other] of [
      [0, 1],
      [1, 2],
      [2, 0],
      ['spectator', 0],
    ] as const) {
      expect(seat(engine.view(state, viewer), other)).toMatchObject({ packet: null, opening: null });
    }
  }
});

test('CR-10.5 start-build shows the card to all viewers; the card stays in the hand until it is placed', () => {
  const state = laidOut({
    city: { '2,0': 'grain-farm' },
    tokens: { '2,0': 1 },
    bricks: 2,
    coins: 2,
    secret: ['ii-baths'],
    hand: ['i-vineyard'],
  });
  expect(JSON.stringify(engine.view(state, 1))).not.toContain('ii-baths');
  const action = engine.parse(state, '0 start-build ii-baths');
  const { state: paying, events, reveals } = engine.step(state, action);
  expect(events[0]).toEqual({ type: 'build-started', player: 0, card: 'ii-baths', wasSecret: true });
  expect([asked(paying), reveals]).toEqual(['pay', true]);
  for (const now of [paying, play(paying, 'pay-build none')]) {
    for (const viewer of viewers(now))
      expect(seat(engine.view(now, viewer), 0).hand).toEqual(['i-vineyard', 'ii-baths']);
  }
  const placed = play(paying, 'pay-build none', 'place-building x:1 y:1');
  expect(seat(engine.view(placed, 2), 0).hand).toEqual(['i-vineyard']);
  // building a card that all players have seen reveals nothing
  expect(engine.step(state, engine.parse(state, '0 start-build i-vineyard')).reveals).toBe(false);
});

// Returned cards.

const [a, b, c, d, e] = ['ii-market', 'ii-arena', 'ii-baths', 'ii-grain-farm', 'ii-sheep-farm'];
const around = { '0,1': 'residence-3', '2,1': 'residence-3' };
/** Returns a state in which seat 0 has drawn three cards, kept b, and returned first a and then c to deck II. */
const returned = () => {
  const state = laidOut({ players: 3, city: around, hand: ['ii-school'], decks: { II: [a, b, c] } });
  return play(build(state, 'ii-school', '1,1'), 'choose-school-deck II', `keep-card ${b}`, `return-card ${a}`);
};

test('CR-10.6 a player sees the cards that the player returned to a deck, in order, and no other viewer does', () => {
  const state = returned();
  expect(engine.view(state, 0).decks.II.slice(0, 3)).toEqual([c, a, null]);
  expect(engine.view(state, 1).decks.II.filter((card) => card !== null)).toEqual([]);
  expect(engine.view(state, 'spectator').decks.II.filter((card) => card !== null)).toEqual([]);
  expect(state.returnedBy.II).toEqual([0, 0]);
  // all viewers see how many cards were returned
  expect(engine.view(state, 1).returnedBy.II).toEqual([0, 0]);
});

test('CR-10.6 cards returned later go below earlier ones, also those of another player', () => {
  const next = clone(returned());
  const own = at(next, 1);
  const second = laidOut({
    players: 3,
    seat: 1,
    city: { '0,1': 'residence-4' },
    hand: ['iii-school'],
    decks: { II: [d, e] },
  });
  Object.assign(own, { city: at(second, 1).city, hand: ['iii-school'] });
  next.decks.II = [...next.decks.II.filter((card) => card !== d && card !== e), e, d];
  next.emissaries = second.emissaries;
  next.pending = second.pending;
  const state = play(build(next, 'iii-school', '1,1'), 'choose-school-deck II', `keep-card ${d}`);
  expect(engine.view(state, 0).decks.II.slice(0, 4)).toEqual([null, c, a, null]);
  expect(engine.view(state, 1).decks.II.slice(0, 4)).toEqual([e, null, null, null]);
});

test('CR-10.6 an offer takes the top card of the returned cards, which becomes public', () => {
  const state = clone(returned());
  state.decks.II = state.decks.II.slice(0, 2); // only the returned cards are left
  const next = play(state, 'end-turn');
  expect(next.offer).toContain(a);
  expect([next.decks.II, next.returnedBy.II, engine.view(next, 0).decks.II]).toEqual([[c], [0], [c]]);
});

test('CR-10.6 a player no longer sees returned cards that the school of another player draws', () => {
  const state = clone(returned());
  state.decks.II = state.decks.II.slice(0, 2);
  state.decks.III = [];
  const second = laidOut({ players: 3, seat: 1, city: { '0,1': 'residence-4' }, hand: ['iii-school'] });
  Object.assign(at(state, 1), { city: at(second, 1).city, hand: ['iii-school'] });
  state.emissaries = second.emissaries;
  state.pending = second.pending;
  const drawn = build(state, 'iii-school', '1,1');
  expect([asked(drawn), drawn.decks.II, drawn.returnedBy.II]).toEqual(['keep', [], []]);
  expect(engine.view(drawn, 0).pending.at(-1)).toEqual({ ask: 'keep', player: 1, deck: 'II', count: 2 });
  const kept = play(drawn, `keep-card ${a}`);
  expect([kept.decks.II, kept.returnedBy.II]).toEqual([[c], [1]]);
  expect(engine.view(kept, 0).decks.II).toEqual([null]);
  expect(seat(engine.view(kept, 0), 1).secret.at(-1)).toEqual({ back: 'II', card: null });
});

test('CR-10.6, CR-5.24 other viewers see the deck and the numbers drawn and returned, but not the cards in actions', () => {
  const state = play(
    build(laidOut({ players: 3, city: around, hand: ['ii-school'], decks: { II: [a, b, c] } }), 'ii-school', '1,1'),
    'choose-school-deck II',
  );
  expect(engine.view(state, 2).pending.at(-1)).toEqual({ ask: 'keep', player: 0, deck: 'II', count: 3 });
  const keep = { type: 'keep-card', player: 0, card: b } as const;
  expect(engine.actionFor(state, keep, 1)).toEqual({ type: 'keep-card', player: 0 });
  expect(engine.actionFor(state, keep, 0)).toEqual(keep);
  const kept = play(state, `keep-card ${b}`);
  expect(engine.view(kept, 2).pending.at(-1)).toEqual({ ask: 'return', player: 0, deck: 'II', count: 2 });
  const back = { type: 'return-card', player: 0, card: a } as const;
  expect(engine.actionFor(kept, back, 'spectator')).toEqual({ type: 'return-card', player: 0 });
  const draft = deal({ players: 3 });
  const [first] = engine.legalActions(draft);
  if (first === undefined) throw new Error('a draft must have choices');
  expect(engine.actionFor(draft, first, 0)).toEqual({ type: 'draft-card', player: 2 });
});

test.each(playerCounts)('CR-10.7 %i players: a spectator sees exactly what all players see', (players) => {
  wholeGame({ players, seed: 'spectator' }, 'eager', (state) => {
    const seen = engine.view(state, 'spectator');
    const others = state.players.map((_, viewer) => engine.view(state, viewer));
    for (const [i, { secret, packet, opening }] of seen.players.entries()) {
      expect([packet, opening, secret.every(({ card }) => card === null)]).toEqual([null, null, true]);
      // all other viewers have the same information about that seat
      for (const view of others) if (view.viewer !== i) expect(seat(view, i)).toEqual(seen.players[i]);
    }
    expect(
      Object.values(seen.decks)
        .flat()
        .every((card) => card === null),
    ).toBe(true);
    for (const view of others) expect(view.strips).toEqual(seen.strips);
    for (const frame of seen.pending) expect(frame).not.toHaveProperty('secret');
  });
});

test('CR-10.7 the end of the game reveals no further cards', () => {
  let hidden = 0;
  for (const seed of ['end 1', 'end 2', 'end 3']) {
    const { state } = wholeGame({ players: 3, seed }, 'random');
    for (const viewer of viewers(state)) {
      const text = JSON.stringify(engine.view(state, viewer));
      state.players.forEach(({ secret }, i) => {
        for (const { card } of secret) {
          if (i === viewer || (viewer !== 'spectator' && at(state, viewer).packet.includes(card))) continue;
          expect(text).not.toContain(`"${card}"`);
          hidden++;
        }
      });
      const known = Object.values(engine.view(state, viewer).decks)
        .flat()
        .filter((card) => card !== null);
      if (viewer === 'spectator') expect(known).toEqual([]);
    }
  }
  expect(hidden).toBeGreaterThan(0);
});

test('CR-10.8 a card keeps its id, so a player who saw it in the draft recognises it when it is built', () => {
  const packet = ['ii-residence-2-3', 'ii-aqueduct-2'];
  let state = placed(play(deal({ players: 2, decks: { II: packet } }), 'draft-card ii-aqueduct-2'));
  expect(seat(engine.view(state, 1), 1).packet).toEqual(packet);
  while (mover(state) !== 0 || asked(state) !== 'turn') state = play(state, legal(state).at(-1) ?? '');
  const own = clone(state);
  at(own, 0).coins = 9;
  expect(seat(engine.view(own, 1), 0).secret).toEqual([{ back: 'II', card: null }]);
  const built = build(own, 'ii-residence-2-3', '2,0');
  expect(seat(engine.view(built, 1), 0).city).toContain('ii-residence-2-3');
});
