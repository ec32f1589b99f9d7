/** Tests of the games that a page stores in the browser. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Match } from '../../docs/.vitepress/app/play/session';
import { readStored, removeStored, storedGames, writeStored } from '../../docs/.vitepress/app/play/storage';

/** A storage of the browser with room for `most` characters. */
function browser(most = 1e6) {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem(key: string, value: string) {
      if (Object.values(items).join('').length + value.length > most) throw new Error('QuotaExceededError');
      items[key] = value;
    },
    removeItem(key: string) {
      delete items[key];
    },
  };
  // the keys of a storage are its properties
  return new Proxy(methods, {
    ownKeys: () => Object.keys(items),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}
const match = (opened: number, entries: number, names = ['Livia', 'Marcus']): Match =>
  ({ table: { opened, names, entries: Array(entries).fill({}) }, seats: [null, 'easy'], curtain: true }) as never;

describe('stored games', () => {
  beforeEach(() => vi.stubGlobal('localStorage', browser()));

  test('are kept beside each other, for each game, the latest first', () => {
    vi.useFakeTimers({ now: 1000 });
    writeStored('aquileia', match(1, 3));
    vi.setSystemTime(2000);
    writeStored('aquileia', match(2, 5, ['A', 'B']));
    writeStored('nova-roma', match(1, 1));
    vi.setSystemTime(3000);
    writeStored('aquileia', match(1, 4));
    expect(storedGames('aquileia')).toEqual([
      { id: '1', at: 3000, names: ['Livia', 'Marcus'], seats: [null, 'easy'], isOver: false, length: 4 },
      { id: '2', at: 2000, names: ['A', 'B'], seats: [null, 'easy'], isOver: false, length: 5 },
    ]);
    expect(JSON.parse(readStored('aquileia', '2') ?? '')).toMatchObject({ curtain: true, seats: [null, 'easy'] });
    removeStored('aquileia', '2');
    expect([readStored('aquileia', '2'), storedGames('aquileia').length]).toEqual([null, 1]);
    vi.useRealTimers();
  });

  test('are not replaced by a shorter table of the same game, from another tab', () => {
    expect(writeStored('aquileia', match(1, 8))).toBe('stored');
    expect(writeStored('aquileia', match(1, 7))).toBe('newer');
    expect(storedGames('aquileia')[0]?.length).toBe(8);
    expect(writeStored('aquileia', match(1, 9))).toBe('stored');
  });

  test('say if there is no room, or no storage, and hostile values are no games', () => {
    vi.stubGlobal('localStorage', browser(100));
    expect(writeStored('aquileia', match(1, 50))).toBe('full');
    const stored = browser();
    vi.stubGlobal('localStorage', stored);
    for (const [i, text] of ['{', 'null', '7', '{"table":{"entries":3,"names":[]}}', '{"table":null}'].entries())
      stored.setItem(`ludi play aquileia ${i}`, text);
    expect(storedGames('aquileia')).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    expect([writeStored('aquileia', match(1, 1)), storedGames('aquileia'), readStored('aquileia', '1')]).toEqual([
      'full',
      [],
      null,
    ]);
    expect(() => removeStored('aquileia', '1')).not.toThrow();
  });

  test('of one kind are at most 30', () => {
    for (let i = 1; i <= 33; i++) {
      vi.useFakeTimers({ now: i * 1000 });
      writeStored('aquileia', match(i, 1));
    }
    vi.useRealTimers();
    const kept = storedGames('aquileia');
    expect([kept.length, kept.at(-1)?.id]).toEqual([30, '4']);
  });
});
