import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { altered, file, inFolder, ludi } from './run';

/** The first command of each console block of the README, with the parts of its output that the lines `...` separate. */
const examples = [
  ...readFileSync('packages/cli/README.md', 'utf8').matchAll(/```console(?: no-run)?\n\$ ludi (.*)\n([^`]*)```/g),
].map(([, command = '', shown = '']) => ({
  args: [...command.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word),
  parts: shown.replace(/\$ .*\n.*\n$/, '').split(/^\.\.\.\n/m),
}));

test('the README shows the output of the program', async () => {
  expect(examples.map(({ args: [command] }) => command)).toEqual([
    'play',
    'play',
    'arena',
    'show',
    'analyse',
    'verify',
    'verify',
    'list',
  ]);
  for (const { args, parts } of examples) {
    const { out } = await ludi(args.map((arg) => (/json$/.test(arg) && !arg.startsWith('-') ? inFolder(arg) : arg)));
    if (args[0] === 'play') {
      const wrong = altered(readFileSync(inFolder('game.json'), 'utf8'), ({ actions }) =>
        Object.assign(actions, { 15: { ...Object(actions[15]), field: 6 } }),
      );
      file('other.ndjson', `${wrong}\n{"format":\n`);
    }
    let rest = out.replaceAll(`${inFolder('')}/`, '');
    for (const part of parts) {
      expect(rest).toContain(part);
      rest = rest.slice(rest.indexOf(part) + part.length);
    }
  }
});
