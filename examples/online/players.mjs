/** For tests and measurements: a server in a process of its own, and clients that play at random and write down what they were told. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { joinTable } from './client.mjs';
import { engines } from './games.mjs';

/** Refusals that the others' doings lead to. */
const MEANWHILE = ['stale', 'game-over', 'nothing-to-undo', 'others-acted', 'came-to-light'];

/** A number below `below` at each call, the same ones for the same seed. */
export function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Starts a server with these variables, for as many players as there are; gives its process and address. */
export async function startServer(env) {
  const limits = { tables: { perSecond: 0, burst: 10_000 }, messages: { perSecond: 1000, burst: 1000 } };
  const server = spawn(process.execPath, ['server.mjs'], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { ...process.env, LIMITS: JSON.stringify(limits), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(server.stdout, 'data');
  return { server, url: String(said).trim() };
}

/** Something to wait for that may happen at any message: `until` looks whether it is so at every `wake`. */
export function waiting() {
  const listeners = new Set();
  return {
    wake() {
      for (const listener of [...listeners]) listener();
    },
    until: (isSo) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isSo()) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}

/** A client that plays at random where it is its turn, and ends with the game. */
function player(urls, token, { game, pick, mayUndo, onAccepted }) {
  const engine = engines.get(game);
  const [accepted, faults] = [[], []];
  let isBusy = false;
  const { promise: over, resolve: end } = withResolvers();
  const onTrouble = ({ code }) => code !== 'disconnected' && faults.push(code);
  const client = joinTable({ urls, token, WebSocket, onChange: () => queueMicrotask(move), onTrouble });

  async function move() {
    if (isBusy || client.table === null || !client.isConnected) return;
    const { view, status } = client.table;
    if (engine.isTerminal(view)) {
      end();
      return;
    }
    const legal = engine.legalActions(view);
    const takesBack = mayUndo && status.undo === 'free' && pick(8) === 0;
    if (legal.length === 0 && !takesBack) return;
    isBusy = true;
    const action = takesBack ? null : legal[pick(legal.length)];
    const answer = await (takesBack ? client.request('undo') : client.act(action));
    isBusy = false;
    if (answer.type === 'accepted') accepted.push({ ...answer, seat: client.viewer, action });
    else if (!MEANWHILE.includes(answer.refusal.code)) faults.push(answer.refusal);
    if (answer.type === 'accepted') onAccepted?.();
    move();
  }
  return { client, accepted, faults, over };
}

function withResolvers() {
  const found = {};
  found.promise = new Promise((resolve) => {
    found.resolve = resolve;
  });
  return found;
}

/**
 * A table opened at the first of these servers, with a player at each seat who goes to any of them. `accepted` is what they were told
 * was accepted, `faults` what should not have been told; `over` when all have seen the end.
 */
export async function randomTable(urls, { game, players, seed, ...more }) {
  const pick = chance(seed);
  const post = async (path, body) => {
    const response = await fetch(urls[0] + path, { method: 'POST', body: JSON.stringify(body) });
    if (response.status !== 201) throw new Error(await response.text());
    return response.json();
  };
  const { table, token } = await post('/tables', { game, options: { players } });
  const tokens = [token];
  while (tokens.length < players) tokens.push((await post(`/tables/${table}/seats`, {})).token);
  const sockets = urls.map((url) => `${url.replace('http', 'ws')}/tables/${table}`);
  const all = tokens.map((one, seat) =>
    player(seat % 2 === 0 ? sockets : sockets.toReversed(), one, { game, pick, ...more }),
  );
  return {
    table,
    game,
    over: Promise.all(all.map(({ over }) => over)),
    get accepted() {
      return all.flatMap(({ accepted }) => accepted);
    },
    get faults() {
      return all.flatMap(({ faults }) => faults);
    },
    /** what each of them sees */
    get seen() {
      return all.map(({ client }) => client.table);
    },
    leave: () => {
      for (const { client } of all) client.close();
    },
  };
}
