/**
 * Tests the distribution of deals after a follower draft. The tests count the possible histories of the draft one by one, independently of
 * the game's algorithm. The box is small, so that all histories can be counted.
 */
import { chanceState, combinations, keyedChance, type Seat } from '@ludi-romani/core';
import { createEngine, type State, standardComponents, type View } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { laidOf } from '../../packages/nova-roma/src/knowledge/draft';
import { expectSpread, orders, weigh } from './distribution';

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

const without = (cards: readonly number[], ...others: readonly (number | null | undefined)[]) =>
  cards.filter((card) => !others.includes(card));

const followers = standardComponents.followers.slice(0, 20);
const all = followers.map(({ id }) => id);
const engine = createEngine({ ...standardComponents, followers });

function drafted(players: 2 | 3) {
  let state = engine.initialState({ players, seed: 'draft', startPlayer: 0, followerDraft: true });
  for (let ply = 0; state.phase === 'draft'; ply++) {
    const legal = engine.legalActions(state);
    const action = legal[(3 * ply) % legal.length];
    if (action === undefined) throw new Error('the draft ended too early');
    state = engine.apply(state, action);
  }
  return { state, view: engine.view(state, 0) };
}

test('weighs each card that may have been drawn blind by the ways to choose the face-up cards', () => {
  // four of five cards were face up: in one way if 5 was drawn, and in five ways if 99 was drawn, which cannot have been face up
  const fates = [{ seat: 1, held: [], out: [], drawn: 1, weight: 1 }];
  const ways = new Map([['1234', 1 + 1], ...['1235', '1245', '1345', '2345'].map((four) => [four, 1] as const)]);
  expectSpread(
    (seed) => sorted(laidOf([1, 2, 3, 4, 5], fates, () => [5, 99], 4, keyedChance(chanceState(seed)))).join(''),
    ways,
    3_000,
  );
});

/** Returns a text for a world: the cards that each other player kept, and the current hands of these players. */
const world = (kept: readonly (readonly number[])[], hands: readonly (readonly number[])[]): string =>
  [...kept, ...hands].map((cards) => sorted(cards).join(' ')).join(' | ');
/** Returns the cards that each player except seat 0 kept. */
const keptIn = ({ players }: Pick<State, 'players'>): number[][] =>
  players.slice(1).map(({ draft }) => draft?.picks.filter((card) => !draft.rejected.includes(card)) ?? []);
const worldOf = ({ players }: State): string => {
  const hands = players.slice(1).map(({ hand }) => hand);
  return world(keptIn({ players }), hands);
};

/** Returns a function that replaces each of these cards in a world by `?`, because they are interchangeable. */
const masking = (cards: readonly number[]) => (key: string) =>
  key.replace(/\d+/g, (card) => (cards.includes(Number(card)) ? '?' : card));

/** Returns the worlds after `as`. Adds up the weights of worlds that `as` makes equal. */
function grouped(worlds: ReadonlyMap<string, number>, as: (world: string) => string): Map<string, number> {
  const all = new Map<string, number>();
  for (const [world, weight] of worlds) all.set(as(world), (all.get(as(world)) ?? 0) + weight);
  return all;
}

/** Expects that deals from a view are distributed by the weights of the worlds. `as` groups equal worlds. */
function expectDealt(
  view: View,
  histories: ReadonlyMap<string, number>,
  as: (world: string) => string = (world) => world,
): void {
  const worlds = grouped(histories, as);
  expect(worlds.size).toBeGreaterThan(2);
  const weights = [...worlds.values()];
  const draws = Math.max(2_000, (25 * weights.reduce((sum, weight) => sum + weight, 0)) / Math.min(...weights));
  const deal = engine.determinizer(view);
  expectSpread((seed) => as(worldOf(deal(seed) as State)), worlds, Math.ceil(draws));
}

describe('NR-8.52 with two players, who see each other’s cards except the first one', () => {
  const { view } = drafted(2);
  const own = view.players[0]?.draft;
  const saw = [...new Set(own?.packets.flat().flatMap((card) => card ?? []))];
  const display = view.displays.followers.flatMap((card) => card ?? []);
  /** the cards that the other player took after the first one, and the candidates for the first one */
  const taken = saw.filter((card) => !own?.picks.includes(card));
  const never = all.filter((card) => !saw.includes(card) && !display.includes(card));
  const rejected = own?.rejected.flatMap((card) => card ?? []) ?? [];

  test('the viewer sees seven cards', () => {
    expect([saw.length, taken.length, never.length]).toEqual([7, 3, 9]);
  });

  /** All possible drafts: the first card of the other player, the two cards that this player kept, and the remaining deck. */
  const drafts = never.flatMap((first) =>
    combinations([first, ...taken], 2).map((kept) => ({
      first,
      kept,
      deck: [...never, ...taken, ...rejected].filter((card) => !kept.includes(card)),
    })),
  );
  const whole = view.decks.followers;
  /** Returns the view with changes of the deck, of the other player and of the table. */
  const seen = (deck: number, other: object, table: object = {}): View => ({
    ...view,
    ...table,
    decks: { ...view.decks, followers: deck },
    players: view.players.map((player, seat) => (seat === 1 ? { ...player, ...other } : player)),
  });
  const spread = (given: View, worlds: Map<string, number>) => expectDealt(given, worlds, masking(never));

  test('right after the draft: any first card, any two of four', () => {
    expectDealt(
      view,
      weigh(drafts, ({ kept }) => world([kept], [kept])),
    );
  });

  test('after drawing a card blind: both kept cards and any other card', () => {
    const histories = drafts.flatMap(({ kept, deck }) => deck.map((drawn) => ({ kept, drawn })));
    spread(
      seen(whole - 1, { blind: 1, hand: [null, null, null] }),
      weigh(histories, ({ kept, drawn }) => world([kept], [[...kept, drawn]])),
    );
  });

  test('cards turned up since were not kept, and cards on the display before were in no packet', () => {
    // the cards on display moved to the left, and new cards were turned up: one that the viewer passed on, or three that the viewer never saw
    for (const turnedUp of [taken.slice(0, 1), never.slice(0, 3)]) {
      const followers = [...display.slice(turnedUp.length), ...turnedUp];
      const discards = display.slice(0, turnedUp.length);
      const open = [...followers, ...discards];
      const table = { displays: { ...view.displays, followers }, discards };
      // the view does not show which of the unseen cards were on display at first
      const unseen = open.filter((card) => !saw.includes(card));
      const histories = combinations(unseen, 4).flatMap((before) => {
        const may = all.filter((card) => !saw.includes(card) && !before.includes(card));
        return may.flatMap((first) =>
          combinations([first, ...taken], 2).filter((kept) => !kept.some((card) => open.includes(card))),
        );
      });
      spread(
        seen(whole - turnedUp.length, {}, table),
        weigh(histories, (kept) => world([kept], [kept])),
      );
    }
  });

  test('a card taken openly since may have been on the display before', () => {
    const [shown = 0] = display;
    const followers = [...display.slice(1), ...never.slice(0, 1)];
    const open = [...followers, shown];
    const histories = combinations(open, 4).flatMap((before) =>
      without(all, ...saw, ...before).flatMap((first) =>
        combinations([first, ...taken], 2).flatMap((kept) =>
          kept.some((card) => open.includes(card)) ? [] : [{ first, kept }],
        ),
      ),
    );
    const table = { displays: { ...view.displays, followers } };
    const given = seen(whole - 1, { hand: [shown, null, null], shown: [shown] }, table);
    spread(
      given,
      weigh(histories, ({ kept }) => world([kept], [[shown, ...kept]])),
    );
    // compares the place of the card that the other player took first, too
    const place = (card = 0) => (card === shown ? 'hand' : followers.includes(card) ? 'display' : 'hidden');
    const deal = engine.determinizer(given);
    expectSpread(
      (seed) => place(deal(seed).players[1]?.draft?.picks[0] ?? undefined),
      weigh(histories, ({ first }) => place(first)),
      6_000,
    );
  });

  describe('after discards were shuffled into the deck', () => {
    test('a card that left the hand may be anywhere', () => {
      const histories = [...never, ...display].flatMap((first) =>
        combinations([first, ...taken], 2).flatMap((kept) => kept.map((out) => ({ kept, hand: without(kept, out) }))),
      );
      const given = seen(whole, { hand: [null] });
      const worlds = weigh(histories, ({ kept, hand }) =>
        hand.some((card) => display.includes(card)) ? null : world([kept], [hand]),
      );
      expectDealt(given, worlds, masking([...never, ...display]));
    });

    test('a card that was face up at first may be anywhere', () => {
      // all cards that are face up now are cards that the viewer saw in the draft
      const followers = [...taken.slice(0, 1), ...rejected, null];
      const given = seen(whole + 1, {}, { displays: { ...view.displays, followers } });
      for (const seed of 'abc') {
        const [, other] = engine.determinize(given, seed).players;
        expect(other?.hand.some((card) => followers.includes(card))).toBe(false);
      }
    });
  });

  test('refuses a view that agrees with no draft', () => {
    expect(() => engine.determinize(seen(whole - 3, { hand: Array(5).fill(null) }), 'seed')).toThrow(
      'no draft agrees with the view',
    );
  });

  describe('a card that left the hand', () => {
    const row = (card: number) => [{ follower: card, exhausted: false, fresh: false }];
    /** Returns all histories in which the other player drew `blind` cards from the deck unseen, and one card left the hand. */
    const histories = (blind: number) =>
      drafts.flatMap(({ kept, deck }) =>
        combinations(deck, blind).flatMap((drawn) =>
          [...kept, ...drawn].map((out) => ({ kept, out, hand: [...kept, ...drawn].filter((card) => card !== out) })),
        ),
      );

    test('was kept if no card was drawn blind', () => {
      for (const out of [taken[0] ?? 0, never[0] ?? 0])
        spread(
          seen(whole, { hand: [null], row: row(out) }),
          weigh(
            histories(0).filter((each) => each.out === out),
            ({ kept, hand }) => world([kept], [hand]),
          ),
        );
    });

    test.each([
      { whom: 'the viewer passed on', out: taken[0] ?? 0, blind: 1 },
      { whom: 'the viewer passed on', out: taken[0] ?? 0, blind: 2 },
      { whom: 'the viewer never saw', out: never[0] ?? 0, blind: 1 },
      { whom: 'the viewer never saw', out: never[0] ?? 0, blind: 2 },
    ])('that $whom was kept or drawn, if $blind were drawn blind', ({ out, blind }) => {
      const hand = Array.from({ length: 1 + blind }, () => null);
      spread(
        seen(whole - blind, { blind, hand, row: row(out) }),
        weigh(
          histories(blind).filter((each) => each.out === out),
          ({ kept, hand }) => world([kept], [hand]),
        ),
      );
    });

    test('two cards that left the hand were kept or drawn', () => {
      const [out = 0, other = 0] = never;
      const both = drafts.flatMap(({ kept, deck }) =>
        combinations(deck, 2).flatMap((drawn) =>
          without([...kept, ...drawn], out, other).length === 2 ? [{ kept, drawn }] : [],
        ),
      );
      spread(
        seen(whole - 2, { blind: 2, hand: [null, null], row: [...row(out), ...row(other)] }),
        weigh(both, ({ kept, drawn }) => world([kept], [without([...kept, ...drawn], out, other)])),
      );
    });

    const [unseen = 0, other = 0] = never;
    const [passedOn = 0] = taken;
    const [turnedUp = 0] = rejected;
    interface Came {
      readonly what: string;
      readonly blind: number;
      readonly cameOut: number;
      readonly discards: readonly number[];
      /** the current display */
      readonly followers?: readonly number[];
    }
    test.each<Came>([
      { what: 'one', blind: 0, cameOut: 1, discards: [unseen, other] },
      { what: 'one of three', blind: 1, cameOut: 1, discards: [unseen, other] },
      { what: 'one of four', blind: 2, cameOut: 1, discards: [unseen, other] },
      { what: 'one that the viewer passed on, or another', blind: 1, cameOut: 1, discards: [unseen, passedOn] },
      { what: 'two of three', blind: 2, cameOut: 2, discards: [unseen, other, passedOn] },
      // all cards that were face up at first are still face up
      {
        ...{ what: 'one that was not face up', blind: 1, cameOut: 1, discards: [unseen, passedOn] },
        followers: [...display.slice(1), turnedUp],
      },
    ])('may be any of the discards: $what', ({ blind, cameOut, discards, followers = display }) => {
      const open = [...followers, ...discards];
      // tries each way to choose the four cards that were face up at first, the drafted cards, and the cards that left the hand
      const histories = combinations(without(open, passedOn, turnedUp), 4).flatMap((before) => {
        const deck = without([...never, ...display, ...taken, ...rejected], ...before);
        return without(all, ...saw, ...before).flatMap((first) =>
          combinations([first, ...taken], 2).flatMap((kept) =>
            combinations(without(deck, ...kept), blind).flatMap((drawn) =>
              combinations([...kept, ...drawn], cameOut).flatMap((out) => {
                const hand = without([...kept, ...drawn], ...out);
                const agrees =
                  out.every((card) => discards.includes(card)) && !hand.some((card) => open.includes(card));
                return agrees ? [{ first, kept, hand }] : [];
              }),
            ),
          ),
        );
      });
      const hand = Array.from({ length: 2 + blind - cameOut }, () => null);
      const given = seen(whole - 1 - blind, { blind, hand }, { discards, displays: { ...view.displays, followers } });
      const hidden = masking(without(never, ...discards));
      const discarded = new RegExp(`\\b(${without(discards, passedOn).join('|')})\\b`, 'g');
      expectDealt(
        given,
        weigh(histories, ({ kept, hand }) => world([kept], [hand])),
        (key) => hidden(key).replace(discarded, '!'),
      );
      // compares the place of the card that the other player took first, too
      const place = (card = 0) =>
        discards.includes(card) ? 'discards' : display.includes(card) ? 'display' : 'hidden';
      const places = weigh(histories, ({ first }) => place(first));
      const deal = engine.determinizer(given);
      if (places.size > 1)
        expectSpread((seed) => place(deal(seed).players[1]?.draft?.picks[0] ?? undefined), places, 6_000);
    });

    test('NR-5.35 was kept if it is announced as the replacement', () => {
      const [out = 0] = taken;
      const given = seen(whole, { hand: [out, null], shown: [out] });
      spread(
        { ...given, pending: [{ ask: 'replace-follower', player: 1, follower: out }] } as View,
        weigh(
          histories(0).filter((each) => each.out === out),
          ({ kept, hand }) => world([kept], [[out, ...hand]]),
        ),
      );
    });

    test('may be among the discards, together with cards that were face up', () => {
      // one card that the viewer passed on was discarded by an unknown player, and another is in the row
      const [inRow = 0, discarded = 0] = taken;
      const worlds = new Map<string, number>();
      for (const { kept, out, hand } of histories(0))
        if (out === inRow || out === discarded) {
          const other = out === inRow ? discarded : inRow;
          // the other player did not keep the other card: it was turned up, taken openly and played
          if (kept.includes(other)) continue;
          const key = world([kept], [hand]);
          worlds.set(key, (worlds.get(key) ?? 0) + 1);
        }
      spread(seen(whole - 1, { hand: [null], row: row(inRow) }, { discards: [discarded] }), worlds);
    });
  });
});

describe('NR-8.52 with three players, where both others take cards from the packets that the viewer passed on', () => {
  const { view } = drafted(3);
  const draft = view.players[0]?.draft ?? { packets: [], picks: [] };
  const [p0 = [], p1 = [], p2 = []] = draft.packets.map((cards) => cards.flatMap((card) => card ?? []));
  const last = draft.picks[3] ?? 0;
  const display = view.displays.followers.flatMap((card) => card ?? []);
  const never = without(all, ...p0, ...p1, ...p2, ...display);

  test('NR-5.35 a card that one of them has announced did not leave the hand of the other', () => {
    // seats 1 and 2 took one of these each: one is in the row of seat 2, and seat 1 has announced the other
    const [announced = 0, played = 0] = without(p0, draft.picks[0], last);
    const one = { hand: [announced, null, null], shown: [announced], blind: 1 };
    const two = { hand: [null], row: [{ follower: played, exhausted: false, fresh: false }] };
    const given = {
      ...view,
      decks: { ...view.decks, followers: view.decks.followers - 1 },
      pending: [{ ask: 'replace-follower', player: 1, follower: announced }],
      players: view.players.map((player, seat) => ({ ...player, ...[{}, one, two][seat] })),
    } as View;
    for (let i = 0; i < 30; i++) {
      const taker = engine.determinize(given, `announced ${i}`).players[2]?.draft;
      expect(taker?.picks).toContain(played);
      expect(taker?.rejected).not.toContain(played);
    }
  });

  const threes = never.flatMap((a) =>
    without(never, a).flatMap((b) => without(never, a, b).map((c) => [a, b, c] as const)),
  );
  // From the viewer's packet, seats 1 and 2 took one card each. From the packet of seat 2, seat 2 took one card before the viewer, and seats 1
  // and 2 one card each afterwards. From the packet of seat 1, both took one card before the viewer, and seat 1 the last card.
  const between = without(p0, draft.picks[0], last);
  const after = without(p1, draft.picks[1]);
  const [end = 0] = without(p2, draft.picks[2]);
  const pairs = combinations([0, 1, 2, 3], 2);
  const twoOf = (cards: readonly number[]) => pairs.map((at) => at.map((i) => cards[i] ?? 0));
  /** All possible pairs of kept cards of both players. */
  const keptByBoth = orders(between).flatMap(([a1 = 0, a2 = 0]) =>
    orders(after).flatMap(([b1 = 0, b2 = 0]) =>
      threes.flatMap(([c2, d1, d2]) =>
        twoOf([a1, b1, d1, end]).flatMap((one) => twoOf([a2, b2, c2, d2]).map((two) => [one, two] as const)),
      ),
    ),
  );

  test('any order of the seen and of the unseen cards', () => {
    // a card that was passed on is face up now, so no player kept it
    const [open = 0] = between;
    const given = {
      ...view,
      decks: { ...view.decks, followers: view.decks.followers - 1 },
      displays: { ...view.displays, followers: [...display.slice(1), open] },
      discards: display.slice(0, 1),
    };
    const worlds = weigh(keptByBoth, (kept) => (kept.flat().includes(open) ? null : world(kept, kept)));
    expectDealt(given, worlds, masking(never));
  });

  test('unseen cards that left the hands of both players were kept or drawn blind', () => {
    const outs = never.slice(0, 2);
    const own = draft.picks.filter((card) => view.players[0]?.hand.includes(card));
    /** Returns the number of ways in which both players drew one card each, and these cards left their hands. */
    const ways = (kept: readonly (readonly number[])[]): number => {
      const deck = without(all, ...display, ...own, ...kept.flat());
      const drawn = outs.map((out, i) => (kept[i]?.includes(out) ? without(deck, ...outs) : [out]));
      // a player who did not keep the card drew it, so the other player cannot have kept it
      if (outs.some((out, i) => kept[1 - i]?.includes(out))) return 0;
      const [one = [], two = []] = drawn;
      return one.flatMap((card) => without(two, card)).length;
    };
    const which = (kept: readonly (readonly number[])[]) => outs.map((out, i) => kept[i]?.includes(out)).join();
    const worlds = new Map<string, number>();
    for (const kept of keptByBoth) worlds.set(which(kept), (worlds.get(which(kept)) ?? 0) + ways(kept));
    const given = {
      ...view,
      decks: { ...view.decks, followers: view.decks.followers - 2 },
      players: view.players.map((player, seat) =>
        seat === 0
          ? player
          : {
              ...player,
              blind: 1,
              hand: [null, null],
              row: [{ follower: outs[seat - 1] ?? 0, exhausted: false, fresh: false }],
            },
      ),
    } as View;
    const deal = engine.determinizer(given);
    expectSpread((seed) => which(keptIn(deal(seed) as State)), worlds, 4_000);
  });
});

test('NR-8.54 in a solo game, the four cards are in ascending order', () => {
  let state = engine.initialState({ players: 1, seed: 'alone', followerDraft: true });
  while (state.phase === 'draft') state = engine.apply(state, engine.legalActions(state)[0] ?? expect.fail());
  const view = engine.view(state, 'spectator');
  for (const seed of 'abcdef') {
    const [own] = engine.determinize(view, seed).players;
    expect(own?.draft?.picks).toHaveLength(4);
    expect(own?.draft?.picks).toEqual(sorted(own?.draft?.picks ?? []));
  }
});

test.each<Seat>([0, 1, 2])('NR-8.52 seat %i: a deal depends only on the view', (viewer) => {
  const { state } = drafted(3);
  const view = engine.view(state, viewer);
  for (const seed of 'abc') {
    const other = engine.determinize(view, seed);
    expect(engine.view(other, viewer)).toEqual(view);
    expect(engine.determinize(engine.view(other, viewer), 'd')).toEqual(engine.determinize(view, 'd'));
  }
});
