/** Tests that the entries of every game export the same contract, as an engine object and as named functions. */
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const games = readdirSync('packages').filter((name) => existsSync(`packages/${name}/src/printed-game.ts`));

/** The members of the engine object that the entries do not export by name. */
const FACTS = ['game', 'playerCounts', 'options', 'components', 'componentsDigest', 'maxPlies'];

describe.each(games)('%s', (game) => {
  test.each(['index', 'fast'])('%s exports each function of the engine', async (entry) => {
    const module: Record<string, unknown> = await import(`../../packages/${game}/src/${entry}.ts`);
    const engine = module.engine as Record<string, unknown>;
    for (const [name, value] of Object.entries(engine)) {
      // `fast` exports an initialState whose result is mutable
      if (entry === 'fast' && name === 'initialState') expect(module[name]).not.toBe(value);
      else if (!FACTS.includes(name)) expect(module[name], name).toBe(value);
    }
    for (const name of FACTS) expect(engine).toHaveProperty(name);
  });

  test('index exports all that fast exports, and replays, createEngine and the tables', async () => {
    const index = Object.keys(await import(`../../packages/${game}/src/index.ts`));
    const fast = Object.keys(await import(`../../packages/${game}/src/fast.ts`));
    expect(index).toEqual(
      expect.arrayContaining(['componentsShape', 'createEngine', 'standardComponents', 'recordReplay', 'verifyReplay']),
    );
    expect(index).toEqual(expect.arrayContaining(fast));
  });
});
