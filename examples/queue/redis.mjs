/** Starts Debian's redis-server to try the example. It accepts only connections from this machine, and stores its data in a temporary folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server. Returns its `url` and a function `stop` that ends it and removes its folder. Without `port`, it picks a free port. */
export async function startRedis(port) {
  const folder = mkdtempSync(join(tmpdir(), 'ludi-redis-'));
  const wanted = port ?? (await freePort());
  const args = ['--port', String(wanted), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes'];
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve, reject) => {
    server.on('error', () => reject(new Error('redis-server must be installed: apt-get install redis-server')));
    server.on('exit', (code) => reject(new Error(`redis-server ended with status ${code}`)));
    server.stdout.on('data', (text) => text.includes('Ready to accept connections') && resolve());
  });
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  };
  return { url: `redis://127.0.0.1:${wanted}`, stop };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url, stop } = await startRedis(6379);
  console.log(`redis-server at ${url}`);
  process.on('SIGINT', () => stop().then(() => process.exit()));
}
