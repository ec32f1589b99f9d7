import { clone, engine, type State } from '@ludi-romani/city-of-rome';
import { invariants } from '@ludi-romani/city-of-rome/schemas';
import { expect, test } from 'vitest';
import { asked, at, build, deal, drafted, handOf, idle, laidOut, mover, play, wholeGame } from './scene';

const SAMPLES = 1200;

/** Returns how often each outcome occurs in states sampled from a view. */
function tally(state: State, viewer: number | 'spectator', outcome: (sampled: State) => string): Map<string, number> {
  const seen = engine.view(state, viewer);
  const counts = new Map<string, number>();
  for (let i = 0; i < SAMPLES; i++) {
    const key = outcome(engine.determinize(seen, `sample ${i}`));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Expects all outcomes to occur about equally often: within five standard deviations. */
function expectUniform(counts: ReadonlyMap<string, number>, outcomes: number): void {
  const expected = SAMPLES / outcomes;
  expect(counts.size).toBe(outcomes);
  for (const [key, count] of counts) expect(Math.abs(count - expected), key).toBeLessThan(5 * Math.sqrt(expected));
}

test('section 11: the top card of each deck and the first strip are uniform over the seeds', () => {
  const places = new Map<string, Map<string, number>>();
  for (let seed = 0; seed < SAMPLES; seed++) {
    const { decks, strips } = engine.initialState({ players: 4, seed: `${seed}` });
    const found = {
      ...Object.fromEntries(Object.entries(decks).map(([deck, cards]) => [deck, cards.at(-1)])),
      strip: strips[0]?.id,
      bit: strips[0]?.reversed,
    };
    for (const [place, card] of Object.entries(found)) {
      const counts = places.get(place) ?? new Map<string, number>();
      places.set(place, counts.set(`${card}`, (counts.get(`${card}`) ?? 0) + 1));
    }
  }
  const outcomes = { I: 14, II: 22, III: 18, IV: 18, strip: 6, bit: 2 };
  for (const [place, number] of Object.entries(outcomes)) expectUniform(places.get(place) ?? new Map(), number);
});

test('CR-11.1 a sampled state is valid and agrees with its view, for every viewer', () => {
  for (const players of [2, 3, 4] as const) {
    let ply = 0;
    wholeGame({ players, seed: 'agree' }, 'eager', (state) => {
      if (ply++ % 5 > 0) return;
      for (const viewer of [...state.players.keys(), 'spectator' as const]) {
        const seen = engine.view(state, viewer);
        const sampled = engine.determinize(seen, 'x');
        expect(engine.view(sampled, viewer)).toEqual(seen);
        expect(invariants(sampled)).toEqual([]);
      }
    });
  }
});

const packet = ['ii-market', 'ii-arena', 'ii-baths', 'ii-school'];

test('CR-11.1 the seats that drafted after the viewer hold the cards passed on, one each, at random', () => {
  // seats 3, 2 and 1 draft in this order, and seat 0 gets the last card
  const state = drafted(deal({ players: 4, decks: { II: packet } }));
  const openings = (sampled: State) => [0, 1, 2].map((seat) => at(sampled, seat).opening).join();
  const counts = tally(state, 3, openings);
  expectUniform(counts, 6);
  for (const key of counts.keys()) expect(key.split(',').sort()).toEqual(['ii-arena', 'ii-baths', 'ii-school']);
});

test('CR-11.1 an opening card that was built is fixed, and the others are dealt from the remaining cards', () => {
  const drafts = ['ii-residence-2-1', 'ii-residence-3-1', 'ii-market', 'ii-arena'];
  const dealt = drafted(deal({ players: 4, decks: { II: drafts } }));
  expect([3, 2, 1, 0].map((seat) => at(dealt, seat).opening)).toEqual(drafts);
  const turn = clone(idle(dealt, (state) => asked(state) === 'turn' && mover(state) === 1));
  at(turn, 1).coins = 9;
  const state = build(turn, 'ii-market', '2,0');
  const counts = tally(state, 3, (sampled) => [0, 1, 2].map((seat) => at(sampled, seat).opening).join());
  expectUniform(counts, 2);
  expect([...counts.keys()].sort()).toEqual([
    'ii-arena,ii-market,ii-residence-3-1',
    'ii-residence-3-1,ii-market,ii-arena',
  ]);
});

test('CR-11.1 opening cards of earlier drafters come from the cards of deck II that the viewer cannot locate', () => {
  const state = drafted(deal({ players: 4, decks: { II: packet } }));
  // seat 0 drafted last and saw a single card, and one more card is on offer, so seat 0 does not know the place of 20 of 22 cards
  const counts = tally(state, 0, (sampled) => `${at(sampled, 3).opening}`);
  expectUniform(counts, 20);
  expect(counts.has('ii-baths')).toBe(false);
  expect([...counts.keys()].some((card) => state.offer.includes(card))).toBe(false);
});

test('CR-11.1 with two players the drafter knows the opening card of the first player', () => {
  const state = drafted(deal({ players: 2, decks: { II: packet } }));
  const counts = tally(state, 1, (sampled) => `${at(sampled, 0).opening}`);
  expect([...counts.keys()]).toEqual(['ii-arena']);
});

test('CR-11.1 all unlocated cards are equally likely in the deck and among the cards that others kept from schools', () => {
  const start = laidOut({
    players: 2,
    city: { '0,1': 'residence-3' },
    hand: ['ii-school'],
    decks: { II: ['ii-market', 'ii-arena'] },
  });
  const state = play(build(start, 'ii-school', '1,1'), 'keep-card ii-arena');
  // the cards of deck II that the view of seat 1 names
  const located = new Set(JSON.stringify(engine.view(state, 1)).match(/"ii-[a-z0-9-]+"/g));
  const kept = tally(state, 1, (sampled) => `${at(sampled, 0).secret.at(-1)?.card}`);
  expectUniform(kept, 22 - located.size);
  const topCard = tally(state, 1, (sampled) => `${sampled.decks.II.at(-1)}`);
  expectUniform(topCard, 22 - located.size);
  expect([...topCard.keys()].sort()).toEqual([...kept.keys()].sort());
});

test('CR-11.1 the cards that another seat has drawn are unlocated cards, all equally likely', () => {
  const start = laidOut({
    players: 2,
    city: { '0,1': 'residence-3' },
    hand: ['ii-school'],
    decks: { II: ['ii-market', 'ii-arena'] },
  });
  const state = build(start, 'ii-school', '1,1');
  const located = new Set(JSON.stringify(engine.view(state, 1)).match(/"ii-[a-z0-9-]+"/g));
  const counts = tally(state, 1, (sampled) => {
    const top = sampled.pending.at(-1);
    return top !== undefined && 'ask' in top && top.ask === 'keep' ? `${top.secret.drawn[0]}` : 'not asked';
  });
  expectUniform(counts, 22 - located.size);
});

test('CR-11.1, CR-10.6 the cards that the viewer returned to a deck stay in place', () => {
  const around = { '0,1': 'residence-3', '2,1': 'residence-3' };
  const start = laidOut({
    players: 2,
    city: around,
    hand: ['ii-school'],
    decks: { II: ['ii-market', 'ii-arena', 'ii-baths'] },
  });
  const state = play(build(start, 'ii-school', '1,1'), 'keep-card ii-market', 'return-card ii-baths');
  const own = tally(state, 0, ({ decks }) => decks.II.slice(0, 2).join());
  expect([...own.keys()]).toEqual(['ii-arena,ii-baths']);
  const others = tally(state, 1, ({ decks }) => decks.II.slice(0, 2).join());
  expect(others.size).toBeGreaterThan(100);
  for (let i = 0; i < 20; i++) {
    const sampled = engine.determinize(engine.view(state, 0), `${i}`);
    expect(handOf(sampled, 0)).toEqual(handOf(state, 0));
  }
});

test('CR-11.1 strips not yet seen get any order and orientation', () => {
  const state = idle(drafted(deal({ players: 3 })), ({ round }) => round === 3);
  const unseen = (sampled: State) => sampled.strips.slice(4);
  expectUniform(
    tally(state, 0, (sampled) =>
      unseen(sampled)
        .map(({ id }) => id)
        .join(),
    ),
    2,
  );
  expectUniform(
    tally(state, 0, (sampled) =>
      unseen(sampled)
        .map(({ reversed }) => reversed)
        .join(),
    ),
    4,
  );
  expect([...tally(state, 0, ({ strips }) => JSON.stringify(strips.slice(0, 4))).keys()]).toEqual([
    JSON.stringify(state.strips.slice(0, 4)),
  ]);
  const first = drafted(deal({ players: 3 }));
  expectUniform(
    tally(first, 'spectator', (sampled) =>
      sampled.strips
        .slice(2)
        .map(({ id }) => id)
        .join(),
    ),
    24,
  );
});

test('CR-11.1 sampling draws only what the viewer cannot see', () => {
  const { state } = wholeGame({ players: 3, seed: 'known' }, 'eager');
  expect([...tally(state, 1, (sampled) => JSON.stringify(engine.view(sampled, 1))).keys()]).toEqual([
    JSON.stringify(engine.view(state, 1)),
  ]);
});
