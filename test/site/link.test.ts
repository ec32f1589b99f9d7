import { chanceState, keyedChance } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, gameNames, loadGame, loadParser } from '../../docs/.vitepress/app/games';
import { decodeGame, encodeGame, type LinkFault, type SharedGame } from '../../docs/.vitepress/app/link';

/** The limit of a link in characters, because people paste links into messages. */
const LONGEST = 8_000;
const SEED = '0123456789abcdef0123456789abcdef';
const NAMES = ['Livia', 'Márcus 🏛', 'Iulia', 'Titus', 'Flavia'];

function randomGame(engine: AnyEngine, players: number): SharedGame {
  const options = { players, seed: SEED };
  const bot = keyedChance(chanceState(`link ${players}`));
  const state = engine.clone(engine.initialState(options));
  const actions: SharedGame['actions'][number][] = [];
  while (!engine.isTerminal(state)) {
    const action = bot.pick(engine.legalActions(state));
    actions.push(action);
    engine.applyInPlace(state, action);
  }
  return {
    options,
    seats: [null, 'easy', null, 'hard', 'novice'].slice(0, players) as SharedGame['seats'],
    names: NAMES.slice(0, players),
    actions,
  };
}

const nested = (levels: number): unknown => (levels === 0 ? 0 : [nested(levels - 1)]);

/** Packs any value into a fragment. */
async function fragmentOf(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `a${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

const parsing = () => loadParser('nova-roma');
const none = () => Promise.reject(new Error('there is no position'));

const fault = async (engine: AnyEngine, fragment: string): Promise<LinkFault | undefined> => {
  try {
    await decodeGame(engine, fragment, parsing);
  } catch (error) {
    return (error as { code: LinkFault }).code;
  }
};

describe.each(gameNames)('a link to a game of %s', (name) => {
  test('contains the whole game and stays short, for every number of players', async () => {
    const { engine } = await loadGame(name);
    for (const players of engine.playerCounts) {
      const game = randomGame(engine, players);
      const fragment = await encodeGame(engine, game);
      expect(fragment.length).toBeLessThan(LONGEST);
      expect(fragment).toMatch(/^[\w-]+$/);
      expect(await decodeGame(engine, fragment, none)).toEqual(game);
    }
  });
});

describe('an untrusted link', () => {
  const good = { game: 'nova-roma', options: { players: 2, seed: SEED }, seats: [null, 'easy'], names: ['A', 'B'] };

  test('is refused with a reason if it is invalid', async () => {
    const { engine } = await loadGame('nova-roma');
    const rules = engine.rulesVersion;
    const valid = { ...good, rules, lines: [] };
    const { options: _, ...begun } = valid;
    const start = engine.save(engine.initialState({ players: 2, seed: SEED } as never));
    const faults: [unknown, LinkFault | undefined][] = [
      [valid, undefined],
      [{ ...valid, seats: ['oracle', null] }, undefined],
      [{ ...valid, game: 'aquileia' }, 'other-game'],
      [{ ...valid, rules: 'none' }, 'other-version'],
      [{ ...valid, lines: ['0 rule the world'] }, 'illegal'],
      [{ ...valid, lines: [7] }, 'damaged'],
      [{ ...valid, options: { players: 2, seed: SEED, difficulty: 'hard' } }, 'illegal'],
      [{ ...valid, options: { players: 1e9, seed: SEED } }, 'damaged'],
      [{ ...valid, names: ['A', ' '] }, 'damaged'],
      [{ ...valid, names: ['A'] }, 'damaged'],
      [{ ...valid, seats: 'ab' }, 'damaged'],
      [{ ...begun, start }, undefined],
      [begun, 'damaged'],
      [{ ...begun, start: { ...start, rulesVersion: 'none' } }, 'illegal'],
      [{ ...begun, start: { ...start, state: { ...start.state, round: 99 } } }, 'illegal'],
      [{ ...begun, start: { players: 2 } }, 'damaged'],
      // the value is valid, except that it would fill the memory of a browser
      [{ ...valid, pad: 'a'.repeat(2_000_000) }, 'damaged'],
      [{ ...valid, pad: nested(63) }, undefined],
      [{ ...valid, pad: nested(64) }, 'damaged'],
      [null, 'damaged'],
      [[], 'damaged'],
      ['__proto__', 'damaged'],
    ];
    for (const [value, expected] of faults)
      expect(await fault(engine, await fragmentOf(value)), JSON.stringify(value)).toBe(expected);
    const whole = await fragmentOf(valid);
    const garbled: [string, LinkFault][] = [
      ['', 'damaged'],
      ['a', 'damaged'],
      ['a%%%', 'damaged'],
      ['aAAAA', 'damaged'],
      ['VPContent', 'damaged'],
      [`z${whole.slice(1)}`, 'other-version'],
      [whole.slice(0, -9), 'damaged'],
      [`a${'A'.repeat(200_000)}`, 'damaged'],
    ];
    for (const [fragment, expected] of garbled)
      expect(await fault(engine, fragment), fragment.slice(0, 20)).toBe(expected);
  });

  test('is refused when its unpacked text is too long', async () => {
    const { engine } = await loadGame('nova-roma');
    expect(await fault(engine, await fragmentOf({ ...good, lines: 'x'.repeat(20_000_000) }))).toBe('damaged');
  });
});
