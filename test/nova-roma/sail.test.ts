import { describe, expect, test } from 'vitest';
import { HADRIANUS, HARBOR, type Laying, north, performing, played, riches, SEPTIMUS, south } from './performing';
import { at, clauseOf } from './scene';

const DISPLAY = ['sc-26', 'sc-01', 'sc-29', 'sc-16'];
/** A setup in which seat 0 can pay for every contract on display. */
const rich: Laying = (own, state) => {
  own.coins = 9;
  own.goods = { wheat: 3, stone: 3, wood: 3, wine: 3, horse: 3 };
  state.displays.shipping = [...DISPLAY];
};
const sailing = (strength: number, laying: Laying = () => {}) =>
  performing(
    'sail',
    (own, state) => {
      rich(own, state);
      laying(own, state);
    },
    { strength },
  );
/** Returns a scene in which seat 0 has taken the contract of slot 1 and must sail its legs. */
const legs = (strength: number, laying: Laying = () => {}) => sailing(strength, laying).act(take(1));
const take = (slot: number) => `0 take-contract kind:shipping slot:${slot}`;
const leg = (ship: number, route: string) => `0 sail route:${route} ship:${ship}`;

describe('the shipping contract', () => {
  test.each([
    [1, [1, 2]],
    [2, [1, 2, 3]],
    [3, [1, 2, 3, 4]],
  ])('NR-5.38 T12 strength %i reaches slots %j', (strength, slots) => {
    expect(sailing(strength).lines).toEqual([...slots.map(take), '0 skip']);
    const beyond = [1, 2, 3, 4].filter((slot) => !slots.includes(slot));
    for (const slot of beyond)
      expect(clauseOf(sailing(strength).state, { type: 'take-contract', player: 0, kind: 'shipping', slot })).toBe(
        'NR-5.38',
      );
  });

  test('NR-5.38 is paid at once and kept, and not offered if it cannot be paid', () => {
    const play = sailing(1, (own) => {
      own.coins = 2;
      own.goods.wheat = 0;
    });
    expect(play.lines).toEqual([take(1), '0 skip']);
    expect(clauseOf(play.state, { type: 'take-contract', player: 0, kind: 'shipping', slot: 2 })).toBe('NR-5.38');
    play.act(take(1));
    const own = at(play.state, 0);
    expect([own.coins, own.contracts.shipping]).toEqual([0, ['sc-26']]);
    expect(play.state.displays.shipping).toEqual([null, ...DISPLAY.slice(1)]);
    const other = at(sailing(1).act(take(2)).state, 0);
    expect([other.coins, other.goods.wheat, other.contracts.shipping]).toEqual([9, 2, ['sc-01']]);
  });

  test('NR-5.38 NR-4.67 without a contract the action ends, and no window follows', () => {
    const withHadrianus: Laying = (own) => Object.assign(own, { row: [played(HADRIANUS)], artisans: 1 });
    const play = sailing(2, withHadrianus);
    expect(play.lines).toContain(`0 activate-follower ${HADRIANUS}`);
    play.act('0 skip').end();
    expect(at(play.state, 0).contracts.shipping).toEqual([]);
    const none = performing('sail', (own, state) => {
      own.coins = 0;
      state.displays.shipping = [...DISPLAY];
    });
    none.end();
    // if the player took a contract, followers can be activated after the sails
    expect(legs(1, withHadrianus).act('0 skip').lines).toEqual([`0 activate-follower ${HADRIANUS}`, '0 continue']);
  });

  test('NR-4.18 is not offered from an empty slot, and cards do not slide during a turn', () => {
    const play = sailing(1, (_, state) => (state.displays.shipping = [null, ...DISPLAY.slice(1)]));
    expect(play.lines).toEqual([take(2), '0 skip']);
    expect(clauseOf(play.state, { type: 'take-contract', player: 0, kind: 'shipping', slot: 1 })).toBe('NR-4.18');
  });

  test('NR-5.142 without a contract, the gains of a follower stay, and it stays exhausted', () => {
    const play = sailing(1, (own) => (own.row = [played(SEPTIMUS)]));
    play.act(`0 activate-follower ${SEPTIMUS}`);
    expect(play.lines).toEqual([take(1), take(2), take(3), '0 skip']);
    play.act('0 skip').end();
    expect(at(play.state, 0).row).toEqual([played(SEPTIMUS, { exhausted: true })]);
  });
});

describe('the ships', () => {
  test('NR-5.39 have sails equal to the strength, and each leg costs its number of sails', () => {
    const ends: Laying = (own) => (own.ships = [south(6), HARBOR]); // the last leg costs 2 sails
    expect(legs(1, ends).lines).toEqual([leg(1, 'north'), leg(1, 'south'), '0 skip']);
    expect(legs(2, ends).lines).toEqual([leg(0, 'south'), leg(1, 'north'), leg(1, 'south'), '0 skip']);
    const play = legs(2, ends).act(leg(0, 'south'));
    expect(at(play.end(), 0).ships).toEqual([south(7), HARBOR]);
    expect(at(legs(2).act('0 skip').end(), 0).ships).toEqual([HARBOR, HARBOR]);
  });

  test('NR-5.39 NR-4.25 a follower of strength adds a sail before the contract, and cannot be activated after it', () => {
    const septimus: Laying = (own) => Object.assign(own, { row: [played(SEPTIMUS)], ships: [south(6), HARBOR] });
    const play = sailing(2, septimus).act(`0 activate-follower ${SEPTIMUS}`, take(4));
    expect(play.act(leg(0, 'south'), leg(1, 'north')).end().players[0]?.ships).toEqual([south(7), north(1)]);
    expect(legs(2, septimus).lines).not.toContain(`0 activate-follower ${SEPTIMUS}`);
  });

  test('NR-5.40 the sails are split between both ships, on the same or on different routes', () => {
    const play = legs(2).act(leg(0, 'north'));
    // the two ships have different places now, so the legal actions name both
    expect(play.lines).toEqual([leg(0, 'north'), leg(1, 'north'), leg(1, 'south'), '0 skip']);
    expect(at(play.act(leg(1, 'south')).end(), 0).ships).toEqual([north(1), south(1)]);
    const alike = legs(2).act(leg(0, 'north'), leg(1, 'north'));
    expect(at(alike.end(), 0).ships).toEqual([north(1), north(1)]);
  });

  test('NR-5.40 NR-5.44 lose the sails that are left, also those for a part of a leg', () => {
    const play = legs(1, (own) => (own.ships = [south(6), north(8)]));
    expect(play.end().players[0]?.ships).toEqual([south(6), north(8)]);
    expect(at(play.state, 0).contracts.shipping).toEqual(['sc-26']);
    const later = legs(3, (own) => (own.ships = [north(8), north(9)])).act(leg(0, 'north'));
    expect(at(later.end(), 0).ships[0]).toEqual(north(9));
  });

  test('NR-5.41 a ship neither turns back nor changes its route', () => {
    const play = legs(3, (own) => (own.ships = [north(2), south(1)]));
    expect(play.lines).toEqual([leg(0, 'north'), leg(1, 'south'), '0 skip']);
    expect(clauseOf(play.state, { type: 'sail', player: 0, ship: 0, route: 'south' })).toBe('NR-5.41');
  });

  test('NR-5.42 T31 get the reward of each port at once, before the next leg', () => {
    const play = legs(3, (own) =>
      Object.assign(own, { ships: [north(3), north(9)], goods: { wheat: 1, stone: 3, wood: 3, wine: 3, horse: 3 } }),
    );
    play.act(leg(0, 'north'));
    expect(play.lines).toEqual(['wheat', 'stone', 'wood', 'wine', 'horse'].map((good) => `0 choose-good ${good}`));
    play.act('0 choose-good wine', leg(0, 'north'));
    const { coins } = riches(play.state, 0);
    play.act(leg(0, 'north'));
    expect(riches(play.end(), 0).coins).toBe(coins + 1);
    expect(at(play.state, 0).ships[0]).toEqual(north(6));
    expect(at(play.state, 0).goods.wine).toBe(4);
  });

  test('NR-5.42 T30 get two coins on the south route, and any number of them may share a port', () => {
    const play = legs(2, (own, { players }) => {
      own.ships = [HARBOR, south(2)];
      for (const other of players.slice(1)) other.ships = [south(2), south(2)];
    });
    const { coins } = riches(play.state, 0);
    play.act(leg(0, 'south'), leg(0, 'south'));
    expect(riches(play.end(), 0).coins).toBe(coins + 2);
    expect(at(play.state, 0).ships).toEqual([south(2), south(2)]);
  });

  test('NR-5.43 a contract is completed even if no ship can move', () => {
    const play = legs(1, (own) => (own.ships = [north(9), south(7)]));
    expect(at(play.end(), 0).contracts.shipping).toEqual(['sc-26']);
  });

  test('NR-5.44 a ship on the last port cannot move, and a leg is sailed whole', () => {
    const play = legs(2, (own) => (own.ships = [north(9), south(6)]));
    expect(clauseOf(play.state, { type: 'sail', player: 0, ship: 0, route: 'north' })).toBe('NR-5.44');
    play.act(leg(1, 'south')).end();
    const far = legs(1, (own) => (own.ships = [north(8), north(1)]));
    expect(clauseOf(far.state, { type: 'sail', player: 0, ship: 0, route: 'north' })).toBe('NR-5.44');
    expect(far.lines).toEqual([leg(1, 'north'), '0 skip']);
  });
});

test('NR-5.41 ships on ports of the same number are different on different routes', () => {
  const play = performing(
    'sail',
    (own) => {
      own.ships = [north(1), south(1)];
    },
    { strength: 3, frames: [{ ask: 'sail', player: 0, tile: null, spent: 0, window: 'open' }] },
  ).act('0 sail route:south ship:1');
  expect(at(play.state, 0).ships.map(({ port }) => port)).toEqual([1, 2]);
});
