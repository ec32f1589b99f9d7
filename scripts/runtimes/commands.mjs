/** The runtimes that run a file by a command. Each plays with the packages as ESM and as CommonJS. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedOf, judge } from './played.mjs';
import { mustPrint, readmeExamples } from './readme.mjs';
import { spawn } from './spawn.mjs';
import { named } from './tools.mjs';
import { emptyFolder } from './user.mjs';

const RUNTIMES = [
  ...named('node-').map((from) => ({ name: from.replace('node-', 'Node '), from, command: ['node'] })),
  { name: 'Bun', from: 'bun', command: ['bun'] },
  // `--allow-env` is for immer, a dependency of the table, which reads NODE_ENV
  {
    name: 'Deno',
    from: 'deno',
    command: ['deno', 'run', '--no-lock', '--no-remote', '--allow-read', '--allow-env=NODE_ENV'],
  },
];

/** The programs that the runtimes run. Each plays the data in the file given as an argument, and prints the result. */
const HOSTS = {
  ESM: [
    'host.mjs',
    `import { readFileSync } from 'node:fs';
import { run } from './consumer.mjs';
console.log(JSON.stringify(run(JSON.parse(readFileSync(process.argv[2], 'utf8')))));
`,
  ],
  CommonJS: [
    'host.cjs',
    `const { readFileSync } = require('node:fs');
const { run } = require('./consumer.cjs');
run(JSON.parse(readFileSync(process.argv[2], 'utf8'))).then((played) => console.log(JSON.stringify(played)));
`,
  ],
};

const playing = RUNTIMES.flatMap(({ name, from, command: [program, ...args] }) =>
  Object.entries(HOSTS).map(([kind, [host, text]]) => ({
    name,
    kind,
    tool: from,
    ready: ({ folder }) => expectedOf(folder),
    run: async ({ folder }, { bin, version }) => {
      writeFileSync(join(folder, host), text);
      const printed = await spawn(bin(program), [...args, host, 'whole.json'], { cwd: folder });
      return { version, ran: await judge(folder, JSON.parse(printed)) };
    },
  })),
);

/** Runs the README's programs as TypeScript, which Node 20 cannot run. */
const runningTypeScript = RUNTIMES.filter(({ from }) => from !== 'node-20').map(
  ({ name, from, command: [program, ...args] }) => ({
    name,
    kind: 'TypeScript',
    tool: from,
    run: async ({ folder }, { bin, version }) => {
      const place = emptyFolder(folder, 'readme');
      for (const [i, { code, prints }] of readmeExamples().entries()) {
        const file = `readme-${i}.mts`;
        writeFileSync(join(place, file), code);
        mustPrint(file, await spawn(bin(program), [...args, file], { cwd: place }), prints);
      }
      return { version, ran: "the README's programs, not compiled" };
    },
  }),
);

export const commandRows = [...playing, ...runningTypeScript];
