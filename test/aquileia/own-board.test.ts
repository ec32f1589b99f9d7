/** A transcription of one's own board, played from setup to the end through `createEngine`. */
import { type Components, createEngine, engine, standardComponents } from '@ludi-romani/aquileia';
import { schemasFor } from '@ludi-romani/aquileia/schemas';
import { expect, test } from 'vitest';
import { playsToItsEnd } from '../own-box';
import { at, purse, scene } from './scene';

/** Another board: fewer sites with other costs, other exchanges, more cards, a longer market. */
const mine: Components = {
  ...standardComponents,
  numbers: { ...standardComponents.numbers, marketSlots: 4, henchmenPerPlayer: 4 },
  mercatus: [...standardComponents.mercatus, { id: 'equi-far', action: 'equi', slot: 3, bonusCard: false }],
  exchanges: [
    { id: 'two-golds', give: 'gold', giveCount: 1, get: 'bronze', getCount: 2 },
    { id: 'up', give: 'bronze', giveCount: 3, get: 'gold', getCount: 1 },
  ],
  equiCards: [...standardComponents.equiCards, { id: 'weapon-9', count: 2, kind: 'weapon', side: null, strength: 9 }],
  villas: [
    { id: 'palace', kind: 'villa', color: 'white', value: 40, cost: { bronze: 1, silver: 1, gold: 1, slaves: 1 } },
  ],
  workshops: [{ id: 'mint', kind: 'workshop', points: 9, cost: { bronze: 1, silver: 0, gold: 0, slaves: 0 } }],
};
const own = createEngine(mine);

test('it is refused by the standard engine and bound to its own tables', () => {
  expect(own.componentsDigest()).not.toBe(engine.componentsDigest());
  expect(() => createEngine({ ...mine, villas: [...mine.villas, ...mine.villas] })).toThrow(/villas\[1\]\.id/);
});

test.each([2, 3, 4, 5] as const)(
  '%i players play it to the end, in sound states, and the replay is verified',
  (players) => {
    playsToItsEnd(own, engine, schemasFor(mine), { players, seed: 'own board' });
  },
);

test('its exchanges, cards, spaces and sites are those that count', () => {
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
