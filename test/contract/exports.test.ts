/** Every game's entries give the same contract, as one object and as named exports. */
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const games = readdirSync('packages').filter((name) =>
  ['printed-game.ts', 'standard.ts'].some((file) => existsSync(`packages/${name}/src/${file}`)),
);

/** What is of a kind of its own in the engine object: facts that the package tells in other ways, or not at all. */
const FACTS = ['game', 'playerCounts', 'options', 'components', 'componentsDigest', 'maxPlies'];

describe.each(games)('%s', (game) => {
  test.each(['index', 'fast'])('%s: each function of the engine is a named export, the same one', async (entry) => {
    const module: Record<string, unknown> = await import(`../../packages/${game}/src/${entry}.ts`);
    const engine = module.engine as Record<string, unknown>;
    for (const [name, value] of Object.entries(engine)) {
      // a bot's state is its own from the start
      if (entry === 'fast' && name === 'initialState') expect(module[name]).not.toBe(value);
      else if (!FACTS.includes(name)) expect(module[name], name).toBe(value);
    }
    for (const name of FACTS) expect(engine).toHaveProperty(name);
  });

  test('index and fast export the contract; replays, createEngine and the tables are in index alone', async () => {
    const index = Object.keys(await import(`../../packages/${game}/src/index.ts`));
    const fast = Object.keys(await import(`../../packages/${game}/src/fast.ts`));
    expect(index).toEqual(
      expect.arrayContaining(['createEngine', 'standardComponents', 'recordReplay', 'verifyReplay']),
    );
    expect(index).toEqual(expect.arrayContaining(fast));
  });
});
