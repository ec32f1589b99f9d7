/** For tests: a server in its own process, clients that play random games and record the answers, and the check of such a game. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { engine as aquileia } from '@ludi-romani/aquileia';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import { verifyReplay } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { headAfter, markOf } from '@ludi-romani/rooms';
import { connect } from '@ludi-romani/rooms/client';
import { record, verifyTable } from '@ludi-romani/table/records';
import { WebSocket } from 'ws';

const engines = [aquileia, cityOfRome, forumTrajanum, novaRoma];

/** Refusals that the actions of other players lead to. */
const MEANWHILE = [
  ...['stale', 'illegal-action', 'game-over', 'others-acted', 'came-to-light', 'may-reveal', 'not-asked'],
  ...['nothing-to-undo', 'nothing-to-redo', 'undo-is-free', 'asked-already', 'nobody-to-ask'],
];
/** The requests that add an entry. */
const ENTRIES = ['act', 'undo', 'redo', 'ask', 'agree', 'decline', 'resign'];

/** Returns a function whose calls return numbers below `below`, the same ones for the same seed. */
export function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Starts a server with these variables. It reads the address of a client from a header, so each client has the quota of a separate address. */
export async function startServer(env) {
  const server = spawn(process.execPath, ['server.mjs'], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { ...process.env, PORT: '0', BEHIND_PROXY: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (text) => {
    errors += text;
  });
  let isEnding = false;
  server.on('exit', (code, signal) => {
    if (!isEnding) throw new Error(`the server has ended with ${signal ?? code}: ${errors}`);
  });
  const [line] = await once(server.stdout, 'data');
  const { port } = new URL(String(line));
  const end = async (signal) => {
    isEnding = true;
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, port, end, errors: () => errors };
}

/** A clock that runs ten times as fast, so that clients wait a tenth of the time before they try again. */
const time = {
  now: () => 10 * performance.now(),
  wake: (at, ring) => {
    const timer = setTimeout(ring, at / 10 - performance.now());
    return () => clearTimeout(timer);
  },
};

/** Returns a request that a player can make now, or `undefined`. */
function choice({ engine, ...connection }, pick, isLast) {
  const { table, viewer } = connection.getSnapshot();
  if (table === null) return undefined;
  if (isLast && viewer === 0) return () => connection.send('resign');
  const { ask, undo, redo } = table.status;
  if (ask?.needs.includes(viewer)) return () => connection.send(pick(2) === 0 ? 'agree' : 'decline');
  if (redo && pick(3) === 0) return () => connection.send('redo');
  if (undo === 'free' && pick(10) === 0) return () => connection.send('undo');
  if (undo === 'ask' && ask === null && pick(20) === 0) return () => connection.ask({ what: 'undo' });
  const legal = engine.legalActions(table.view);
  return legal.length === 0 ? undefined : () => connection.act(legal[pick(legal.length)]);
}

/** Resolves at the next change of a connection. */
const changed = ({ subscribe }) =>
  new Promise((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });

/**
 * A client at a seat, which sends some of its requests twice. `accepted` has, by id, the accepted requests with the version in the answer.
 * `faults` has the unexpected answers. `over` resolves when the game is over and no request is without an answer.
 */
function player(engine, urls, { seat, invitation, address, pick, onAccepted, isLast }) {
  const [sent, accepted, faults] = [new Map(), new Map(), []];
  const Socket = class extends WebSocket {
    constructor(url) {
      super(url, { headers: { 'X-Forwarded-For': address } });
      this.on('message', (data) => {
        const { type, id, version } = JSON.parse(String(data));
        if (type !== 'accepted' || !sent.has(id)) return;
        const before = accepted.get(id);
        if (before !== undefined && before.version !== version)
          faults.push(`${id}: first the version ${before.version}, then ${version}`);
        accepted.set(id, { ...sent.get(id), seat, version });
        if (before === undefined) onAccepted();
      });
    }
    send(text) {
      const request = JSON.parse(text);
      super.send(text);
      if (!ENTRIES.includes(request.type)) return;
      sent.set(request.id, request);
      if (pick(5) === 0) super.send(text);
    }
  };
  const connection = connect(engine, urls, { WebSocket: Socket, time });
  const isOver = () => {
    const { status, pending, table } = connection.getSnapshot();
    if (status === 'refused') throw new Error(connection.getSnapshot().refusal.message);
    const isEnded = table !== null && (table.status.ending !== null || engine.isTerminal(table.view));
    return isEnded && pending.length === 0;
  };
  const play = async () => {
    const sat = await connection.sit({ name: `Player ${seat}`, invitation });
    if (!sat.ok) throw new Error(sat.refusal.message);
    while (!isOver()) {
      const request = choice(connection, pick, isLast());
      const answer = await (request === undefined ? changed(connection) : request());
      if (answer?.ok === false && !MEANWHILE.includes(answer.refusal.code)) faults.push(answer.refusal);
    }
  };
  return { connection, accepted, faults, over: play() };
}

/** Creates a table at the first server that answers. */
async function create(urls, wish, address, isStopped) {
  for (let i = 0; !isStopped(); i++) {
    const options = { method: 'POST', body: JSON.stringify(wish), headers: { 'X-Forwarded-For': address } };
    const response = await fetch(`${urls[i % urls.length]}/tables`, options).catch(() => null);
    if (response?.status === 201) return response.json();
    await pause(20);
  }
  throw new Error('the games are stopped');
}

/** Plays a game with clients that use any of the servers. Resolves to the accepted requests, and to the table that each client has at the end. */
async function playGame(urls, number, calls) {
  const engine = engines[number % engines.length];
  const pick = chance(number + 1);
  const addressOf = (seat) => `10.${seat}.${number >> 8}.${number % 256}`;
  const options = { players: 2 + (number % 3) };
  const wish = { game: engine.game, options, terms: { undo: 'consent', resignation: 'end' } };
  const { id, invitations } = await create(urls, wish, addressOf(9), calls.isStopped);
  const players = invitations.map((invitation, seat) => {
    const addresses = urls.map((url) => `${url}/tables/${id}`);
    if ((seat + number) % 2 === 1) addresses.reverse();
    return player(engine, addresses, { seat, invitation, address: addressOf(seat), pick, ...calls });
  });
  calls.onStop(() => {
    for (const { connection } of players) connection.close();
  });
  await Promise.all(players.map(({ over }) => over));
  for (const { connection } of players) {
    const isBehind = () => players.some((other) => versionOf(other) > versionOf({ connection }));
    while (isBehind()) await changed(connection);
  }
  const seen = players.map(({ connection }) => connection.getSnapshot().table);
  for (const { connection } of players) connection.close();
  const accepted = players.flatMap((one) => [...one.accepted.values()]);
  return { engine, id, seen, accepted, faults: players.flatMap(({ faults }) => faults) };
}
const versionOf = ({ connection }) => connection.getSnapshot().table.version;

/**
 * Plays games, a few at the same time. `progress` resolves when `more` requests were accepted. `finish` ends the current games by
 * resignations, and resolves to all games. `stop` closes all connections.
 */
export function playGames(urls, atOnce) {
  const games = [];
  const stops = [];
  let [begun, count, isLast, isStopped] = [0, 0, false, false];
  let ring = () => {};
  const calls = {
    isLast: () => isLast,
    isStopped: () => isStopped,
    onStop: (stop) => stops.push(stop),
    onAccepted: () => {
      count++;
      ring();
    },
  };
  const slots = Array.from({ length: atOnce }, async () => {
    while (!isLast) games.push(await playGame(urls, begun++, calls));
  });
  // a failure is handled even if the caller never waits for it
  const played = Promise.all(slots);
  played.catch(() => {});
  return {
    progress: (more) => {
      const until = count + more;
      const enough = new Promise((resolve) => {
        ring = () => count >= until && resolve();
      });
      return Promise.race([enough, played]);
    },
    finish: async () => {
      isLast = true;
      await played;
      for (const one of games) {
        const headers = { 'X-Forwarded-For': `10.9.9.${games.indexOf(one) % 250}` };
        one.record = await (await fetch(`${urls[0]}/tables/${one.id}/record`, { headers })).json();
      }
      return games;
    },
    stop: () => {
      isStopped = true;
      for (const stop of stops) stop();
    },
  };
}

/** Compares a game with the store of its server. Resolves to the number of plies. */
export async function check({ engine, id, seen, accepted, faults, record: published }, store) {
  assert.deepEqual(faults, [], id);
  const { lines, head, card } = await store.read(id);
  assert.deepEqual(headAfter(null, lines, card), head);
  for (const [i, { after }] of lines.entries()) assert.equal(after, i === 0 ? '' : markOf(lines[i - 1]));
  const [{ table }, ...rest] = lines;
  const entries = rest.map(({ entry }) => entry);
  for (const { id: request, seat, type, action, version } of accepted) {
    const own = rest.flatMap(({ by }, i) => (by === `${seat} ${request}` ? i + 1 : []));
    assert.deepEqual(own, [version], `${id}: the request ${request} of seat ${seat}`);
    const entry = entries[version - 1];
    if (type === 'act') assert.deepEqual(entry.action, action);
    else assert.deepEqual([entry.type, entry.seat], [type, seat]);
  }
  // a client got the answer to each entry, because clients send a request again until it is answered
  assert.equal(accepted.length, entries.length, id);
  const stored = { ...table, entries };
  assert.equal(verifyTable(engine, stored).ok, true, id);
  const replay = record(engine, stored);
  const verdict = verifyReplay(engine, replay);
  assert.equal(verdict.ok, true, id);
  assert.equal(verifyReplay(engine, published).ok, true, id);
  assert.deepEqual(published.actions, replay.actions);
  for (const [seat, { version, view }] of seen.entries()) {
    assert.equal(version, entries.length, id);
    assert.deepEqual(view, JSON.parse(JSON.stringify(engine.view(verdict.state, seat))), id);
  }
  return verdict.plies;
}
