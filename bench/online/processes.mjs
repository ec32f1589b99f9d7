/** The processes of servers. All have the first processor, and this process, with the clients, has the second one. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { processorTime } from '../report.mjs';

/** True if each side has a processor. Otherwise the system distributes the processes. */
export const isPinned = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Runs this process, and all processes that it starts, on a processor. */
export function pin(processor) {
  if (isPinned) spawnSync('taskset', ['-apc', String(processor), String(process.pid)]);
}

/** the processes that have not been killed */
const running = new Set();
process.on('exit', () => {
  for (const { pid } of running) process.kill(-pid, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** Returns the processes of a group: a server may start others. */
function group(leader) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
        return Number(fields.split(' ')[2]) === leader ? { pid } : [];
      } catch {
        return [];
      }
    });
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Returns the resident memory of a process in megabytes. */
function memoryOf({ pid }) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Starts the server of a contestant. Rejects with its error if it does not start. */
export async function startServer(name, settings) {
  const script = fileURLToPath(new URL('server.mjs', import.meta.url));
  const command = [process.execPath, script, name, JSON.stringify(settings)];
  const [program, ...args] = isPinned ? ['taskset', '-c', '0', ...command] : command;
  // as docs/guides/hosting.md recommends for files
  const env = { UV_THREADPOOL_SIZE: '16', ...process.env, NODE_ENV: 'production' };
  const server = spawn(program, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  running.add(server);
  const exit = once(server, 'exit').then(() => running.delete(server));
  let errors = '';
  server.stderr.on('data', (text) => {
    errors = `${errors}${text}`.slice(-20_000);
  });
  const port = await new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (text) => {
      output += text;
      const found = /^port (\d+)/m.exec(output);
      if (found !== null) resolve(Number(found[1]));
      output = output.slice(-1000);
    });
    exit.then(() => reject(new Error(/^\w*Error: (.*)/m.exec(errors)?.[1] ?? errors)));
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    processorTime: () => sum(group(server.pid).map(processorTime)),
    memory: () => sum(group(server.pid).map(memoryOf)),
    kill: async () => {
      process.kill(-server.pid, 'SIGKILL');
      await exit;
    },
  };
}
