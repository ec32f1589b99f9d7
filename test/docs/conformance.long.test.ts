/** Runs the conformance kit on every game that a code block of the documents defines, and on the mistakes that a document describes. */
import { readdirSync, readFileSync } from 'node:fs';
import * as core from '@ludi-romani/core';
import { ConformanceError, conformance } from '@ludi-romani/core/testing';
import { describe, expect, test } from 'vitest';
import { codeBlocks } from '../../scripts/markdown.mjs';
import { runProgram } from './run-program';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'packages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`),
  ),
];
const blocks = documents.flatMap((document) =>
  codeBlocks(readFileSync(document, 'utf8'), document)
    .filter(({ language, code }) => language === 'ts' && /\bdefineGame\b/.test(code))
    .map(({ code, line }) => ({ where: `${document}:${line}`, code })),
);

type AnyEngine = ReturnType<typeof core.defineGame<core.GameTypes>>;

/** Runs a program and returns the engines that it makes with `defineGame`. */
async function enginesOf(code: string): Promise<AnyEngine[]> {
  const engines: AnyEngine[] = [];
  const defineGame = (rules: Parameters<typeof core.defineGame<core.GameTypes>>[0]) => {
    const engine = core.defineGame<core.GameTypes>(rules);
    engines.push(engine);
    return engine;
  };
  await runProgram(code, { '@ludi-romani/core': { ...core, defineGame } });
  return engines;
}

test('documents define games', () => {
  expect(blocks.map(({ where }) => where.replace(/:\d+$/, ''))).toEqual(
    expect.arrayContaining(['docs/your-own-game.md', 'docs/your-own-card-game.md']),
  );
});

describe.each(blocks)('the program at $where', async ({ code }) => {
  const engines = await enginesOf(code);

  test('defines a game', () => {
    expect(engines).not.toEqual([]);
  });

  for (const engine of engines) {
    const options = engine.playerCounts.map((players) => ({ players }));
    for (const { name, run } of conformance(engine, { options, games: 20, density: 1 }))
      test(`${engine.game}: ${name}`, run);
  }
});

/** Mistakes that docs/your-own-card-game.md describes: the code that must be replaced, and the code with the mistake. */
const mistakes = {
  'chance from elsewhere': ['chance.shuffle(JARS)', '[...JARS].sort(() => Math.random() - 0.5)'],
  'a view that shows hands': ['(seat === viewer ? area : { ...area, hand: area.hand.map(() => null) })', '(area)'],
  'a deal that forgets seen cards': ['...gone, ...asked,', '...gone,'],
  'a deal that forgets a secret': ["frame.ask === 'unload' && !frame.secret", 'false'],
  'a deal that shares a frame': ['clone(pending)', 'pending'],
  'an action without its secret': ["secret: ['jar'],", ''],
  'an event without a secret': ['secret: { to: [player], jars: [...jars] } });', 'jars: [...jars] });'],
  'an event that shares a list': ['jars: [...jars] } });', 'jars } });'],
  'no event after the simultaneous phase': ["effects.emit?.({ type: 'awarded', bids, points });", ''],
  'a simultaneous answer that is shown': ['.bid = jar;', '.bid = jar; state.gone.push(jar);'],
  'chance in a simultaneous phase': ['.bid = jar;', '.bid = jar; effects.chance.int(2);'],
  'too few plies': ['2 * players * ROUNDS', '2 * players * ROUNDS - 1'],
} satisfies Record<string, [string, string]>;

test.each(Object.entries(mistakes))('the message for %s is in the document', async (_, [right, wrong]) => {
  const document = readFileSync('docs/your-own-card-game.md', 'utf8');
  const program = blocks.find(({ where }) => where.startsWith('docs/your-own-card-game.md'))?.code ?? '';
  expect(program).toContain(right);
  const error: unknown = await enginesOf(program.replace(right, wrong)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConformanceError);
  // the rest of the message has the values of one game
  const [message = ''] = (error as ConformanceError).message.split(/\n|, at /);
  expect(document).toContain(`\`${message}`);
});
