/** Plays games with other components, made by `createEngine`, from setup to the end. */
import { type Components, createEngine, engine, standardComponents } from '@ludi-romani/aquileia';
import { actionSpace } from '@ludi-romani/aquileia/action-space';
import { schemasFor } from '@ludi-romani/aquileia/schemas';
import { describe, expect, test } from 'vitest';
import { playsToItsEnd } from '../own-box';
import { at, bankOf, clauseOf, type Layout, purse, scene } from './scene';

/** Other components: fewer sites with other costs, other exchanges, more cards, a longer market. */
const components: Components = {
  ...standardComponents,
  numbers: { ...standardComponents.numbers, marketSlots: 4, henchmenPerPlayer: 4 },
  mercatus: [...standardComponents.mercatus, { id: 'equi-far', action: 'equi', slot: 3, bonusCard: false }],
  exchanges: [
    { id: 'two-golds', give: { gold: 1 }, get: { bronze: 2 } },
    { id: 'up', give: { bronze: 3 }, get: { gold: 1 } },
  ],
  equiCards: [...standardComponents.equiCards, { id: 'weapon-9', count: 2, kind: 'weapon', side: null, strength: 9 }],
  villas: [
    { id: 'palace', kind: 'villa', color: 'white', value: 40, cost: { bronze: 1, silver: 1, gold: 1, slaves: 1 } },
  ],
  workshops: [{ id: 'mint', kind: 'workshop', points: 9, cost: { bronze: 1, silver: 0, gold: 0, slaves: 0 } }],
};
const own = createEngine(components);

test('has a digest of its tables, and refuses duplicate sites', () => {
  expect(own.componentsDigest()).not.toBe(engine.componentsDigest());
  expect(() => createEngine({ ...components, villas: [...components.villas, ...components.villas] })).toThrow(
    /villas\[1\]\.id/,
  );
});

test.each([2, 3, 4, 5] as const)(
  '%i players play it to the end, in valid states, and the replay is verified',
  (players) => {
    playsToItsEnd(own, engine, schemasFor(components), { players, seed: 'own board' }, actionSpace);
  },
);

test('uses its exchanges, cards, spaces and sites', () => {
  const pecunia = scene(2, { spaces: { pecunia: 0 } }, [{ do: 'mercatus' }], [], own).act('0 exchange two-golds');
  expect([purse(pecunia.state, 0), pecunia.lines]).toEqual([
    [4, 1, 0],
    ['0 exchange up', '0 finish-exchange'],
  ]);
  const far = scene(
    2,
    { spaces: { 'equi-far': 0 }, market: [null, null, null, 'weapon-9'] },
    [{ do: 'mercatus' }],
    [],
    own,
  );
  expect(at(far.act('0 buy-market-card equi-far').end(), 0).hand['weapon-9']).toBe(1);
  const forum = scene(2, { spaces: { 'forum-2': 0 }, hands: { 0: { 'slave-2': 1 } } }, [{ do: 'forum' }], [], own);
  expect(forum.lines.filter((line) => line.includes('palace'))).toEqual(['0 build site:palace slaves:(1,0)']);
  expect(at(forum.act('0 build site:palace slaves:(1,0)').end(), 0).points.forum).toBe(40);
});

test('AQ-3.11 AQ-5.12 components set the prices of slaves and the start coins', () => {
  const expensive = createEngine({
    ...standardComponents,
    numbers: { ...standardComponents.numbers, startCoins: { bronze: 2, silver: 3, gold: 4 } },
    mercatus: standardComponents.mercatus.map((space) =>
      space.action === 'servi' ? { ...space, coinsPerCard: 2 } : space,
    ),
  });
  const { bank, players } = expensive.initialState({ players: 4, seed: 'expensive' });
  expect([bank, players[0]?.coins]).toEqual([
    { bronze: 31, silver: 27, gold: 23 },
    { bronze: 2, silver: 3, gold: 4 },
  ]);
  const play = scene(2, { spaces: { 'servi-lower': 0 } }, [{ do: 'mercatus' }], [], expensive);
  expect(play.lines).toHaveLength(3); // four gold coins buy two cards at most
  expect(purse(play.act('0 buy-slaves count:2 space:servi-lower').end(), 0)).toEqual([2, 3, 0]);
});

test('AQ-5.71 building on a site that costs no coins emits no payment', () => {
  const free = createEngine({
    ...standardComponents,
    workshops: [{ id: 'gift', kind: 'workshop', points: 1, cost: { bronze: 0, silver: 0, gold: 0, slaves: 0 } }],
  });
  const play = scene(2, { spaces: { 'forum-1': 0 } }, [{ do: 'forum' }], [], free);
  play.act('0 build site:gift slaves:(0,0)').end();
  expect(play.events.map(({ type }) => type)).not.toContain('coins-paid');
});

describe('exchanges that could be repeated without end', () => {
  const tables: Components = {
    ...standardComponents,
    exchanges: [
      { id: 'up', give: { bronze: 1, silver: 1 }, get: { gold: 1 } },
      { id: 'down', give: { gold: 1 }, get: { bronze: 1, silver: 1 } },
      { id: 'same', give: { silver: 2 }, get: { silver: 2 } },
    ],
  };
  const circles = createEngine(tables);

  const pecunia = (layout: Layout = {}) =>
    scene(2, { spaces: { pecunia: 0 }, ...layout }, [{ do: 'mercatus' }], [], circles);

  test('AQ-5.6 AQ-5.97 an exchange of several coins gives and gets all of them, and needs all of them', () => {
    const play = pecunia();
    expect(play.lines).toEqual(['0 exchange up', '0 exchange down', '0 finish-exchange']);
    play.act('0 exchange up');
    expect([purse(play.state, 0), bankOf(play.state)]).toEqual([
      [1, 0, 2],
      [36, 38, 36],
    ]);
    expect(clauseOf(play.state, { type: 'exchange', player: 0, exchange: 'up' }, circles)).toBe('AQ-5.6');
    const broke = pecunia({ set: (state) => Object.assign(state.bank, { silver: 0 }) });
    expect(clauseOf(broke.state, { type: 'exchange', player: 0, exchange: 'down' }, circles)).toBe('AQ-5.6');
  });

  test('AQ-5.97 one action has at most 100 exchanges, and the next one has 100 again', () => {
    const play = pecunia();
    for (let made = 0; made < 99; made++) play.act(`0 exchange ${made % 2 === 0 ? 'up' : 'down'}`);
    expect(play.state.pending.at(-1)).toEqual({ ask: 'exchange', player: 0, space: 'pecunia', made: 99 });
    play.act('0 exchange down').end();
    expect(at(play.state, 0).points.pecunia).toBe(4);
    const over = { ...play.state, pending: [{ ask: 'exchange', player: 0, space: 'pecunia', made: 100 } as const] };
    expect(clauseOf(over, { type: 'exchange', player: 0, exchange: 'up' }, circles)).toBe('AQ-5.97');
    expect(pecunia().lines).toContain('0 exchange up');
  });

  test('AQ-5.97 such boards are played to the end, in valid states, with a smaller limit of plies', () => {
    playsToItsEnd(circles, engine, schemasFor(tables), { players: 3, seed: 'circles' }, actionSpace);
    // 100 exchanges instead of 351
    expect(engine.maxPlies(3) - circles.maxPlies(3)).toBe(6 * 251);
  });
});

test('the limit of plies counts each decision of each round as often as it can be asked', () => {
  expect(engine.playerCounts.map((players) => engine.maxPlies(players))).toEqual(
    [2, 3, 4, 5].map((players) => 6 * (8 * players + 528)),
  );
  // two henchmen fewer, a space and two cards more; coins worth 2, 1 and 5
  expect(own.maxPlies(2)).toBe(6 * (8 * 2 + 528 - 2 + 1 + 2 - (351 - 312)));
});
