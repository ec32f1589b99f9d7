/** workerd, the runtime of Cloudflare's workers. It runs one file, bundled by esbuild as Cloudflare's tools do it. */
import { spawn as start } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedOf, judge } from './played.mjs';
import { emptyFolder } from './user.mjs';

const WORKER = `import { run } from './consumer.mjs';
export default { fetch: async (request) => Response.json(run(await request.json())) };`;

const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "player", worker = (
    modules = [(name = "worker", esModule = embed "worker.js")],
    compatibilityDate = "2026-01-01",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "player")],
);`;

/** Returns the first message of workerd, which has its port. */
async function listening(worker) {
  const said = once(worker.stdio[3], 'data').then(([line]) => JSON.parse(String(line)));
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`workerd ends with ${code}`);
  });
  return Promise.race([said, ended]);
}

export const workerdRows = [
  {
    name: 'workerd',
    kind: 'ESM, one file',
    tool: 'workerd',
    ready: ({ folder }) => expectedOf(folder),
    run: async ({ folder }, { load, version }) => {
      const { default: workerd } = await load('workerd');
      const place = emptyFolder(folder, 'workerd');
      const { build } = await load('esbuild');
      await build({
        stdin: { contents: WORKER, resolveDir: folder },
        bundle: true,
        format: 'esm',
        outfile: join(place, 'worker.js'),
      });
      writeFileSync(join(place, 'config.capnp'), config);
      // workerd writes the port to stream 3
      const worker = start(workerd.default, ['serve', 'config.capnp', '--control-fd=3'], {
        cwd: place,
        stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
      });
      try {
        const { port } = await listening(worker);
        const body = readFileSync(join(folder, 'whole.json'));
        const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body });
        return { version, ran: await judge(folder, await answer.json()) };
      } finally {
        worker.kill();
        await once(worker, 'exit');
      }
    },
  },
];
