/** Measures the costs of a table for its server, in bytes and time per ply and client, with whole games of greedy bots. */
import { constants, createDeflateRaw } from 'node:zlib';
import { greedy } from '@ludi-romani/bots';
import { act, openTable, snapshot, undo, updates } from '@ludi-romani/table';
import { record, tableOf } from '@ludi-romani/table/records';
import { freeze } from 'immer';
import { matchMessages } from './boardgame-io.mjs';
import { GAMES } from './games.mjs';
import { each, inTurn } from './measure.mjs';
import { compared, fixed, whole } from './report.mjs';

const SEEDS = ['table 0', 'table 1'];
const PLAYERS = 4;
const VIEWERS = [...Array(PLAYERS).keys()];

const bytesOf = (message) => Buffer.byteLength(JSON.stringify(message));
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const through = (value) => JSON.parse(JSON.stringify(value));

/** Plays a game of greedy bots. Returns its options, actions and states. */
function played(engine, fast, options) {
  const bot = greedy(fast, { samples: 1 });
  const states = [engine.initialState(options)];
  const actions = [];
  for (let state = states[0]; !engine.isTerminal(state); state = states.at(-1)) {
    const [seat] = engine.activePlayers(state);
    const action = bot.choose(engine.view(state, seat), `ply ${actions.length}`);
    actions.push(action);
    states.push(engine.apply(state, action));
  }
  return { options, actions, states };
}

/**
 * Returns the mean compressed size of all messages except the first of each connection. The compression is that of `permessage-deflate` with
 * its defaults. It has one context for all messages of a connection, and drops the last four bytes of each message.
 */
async function deflated(connections) {
  const sizes = [];
  for (const messages of connections) {
    const stream = createDeflateRaw();
    let bytes = 0;
    stream.on('data', (chunk) => {
      bytes += chunk.length;
    });
    for (const [i, message] of messages.entries()) {
      bytes = 0;
      stream.write(JSON.stringify(message));
      await new Promise((done) => stream.flush(constants.Z_SYNC_FLUSH, done));
      if (i > 0) sizes.push(bytes - 4);
    }
    stream.close();
  }
  return mean(sizes);
}

/** Plays a game at a table, and calls `show` with the table before the first and after each action. Returns the table. */
function playedAt(engine, { options, actions }, show = () => {}) {
  let table = openTable(engine, { options }, 0);
  show(table);
  for (const action of actions) {
    table = act(engine, table, action.player, action, 0).table;
    show(table);
  }
  return table;
}

const updateOf = (engine, table, viewer) => updates(engine, table, viewer, table.entries.length - 1);

/** Returns the messages that each player receives during a game. */
function connectionsOf(engine, game) {
  const connections = VIEWERS.map(() => []);
  playedAt(engine, game, (table) => {
    for (const viewer of VIEWERS) {
      const isFirst = table.entries.length === 0;
      connections[viewer].push(...(isFirst ? [snapshot(engine, table, viewer)] : updateOf(engine, table, viewer)));
    }
  });
  return connections;
}

/** Returns the mean bytes per ply and client, for each kind of message. */
async function sizes(name, engine, games) {
  const updated = games.flatMap((game) => connectionsOf(engine, game));
  const seen = games.flatMap(({ states }) =>
    VIEWERS.map((viewer) => states.map((state) => engine.view(state, viewer))),
  );
  const sent = {
    view: seen,
    update: updated,
    'patches alone': updated.map((messages) => messages.map(({ patches, view }) => patches ?? view)),
    'boardgame.io, update': await matchMessages(engine, games[0], PLAYERS, false),
    'boardgame.io, patch': await matchMessages(engine, games[0], PLAYERS, true),
  };
  const rows = [];
  for (const [message, connections] of Object.entries(sent)) {
    const bytes = mean(connections.flatMap(([, ...messages]) => messages.map(bytesOf)));
    rows.push({ game: name, message, bytes, deflated: await deflated(connections) });
  }
  const [{ bytes: view }] = rows;
  return rows.map(({ game, message, bytes, deflated }) => ({
    game,
    message,
    bytes: whole(bytes),
    'part of a view': fixed(bytes / view),
    deflated: whole(deflated),
  }));
}

/** Returns the latest version of a table at which a player can undo, and the seat of that player. */
function latest(engine, table) {
  for (let { length } = table.entries; length > 0; length--) {
    const early = { ...table, entries: table.entries.slice(0, length) };
    const seat = VIEWERS.find((one) => undo(engine, early, one, 0).ok);
    if (seat !== undefined) return { early, seat };
  }
  throw new Error('no player can undo anything');
}

/** Measures the work of a server in microseconds, and compares it with `apply` in the same games. */
async function times(name, engine, games) {
  const [game] = games;
  const table = playedAt(engine, game);
  const { early, seat } = latest(engine, table);
  // copies, so that the frozen states differ only by being frozen
  const copies = () =>
    games.flatMap(({ states, actions }) => actions.map((action, i) => ({ action, state: through(states[i]) })));
  const apply = ({ action, state }) => engine.apply(state, action);
  const sendAll = (one) => {
    if (one.entries.length > 0) for (const viewer of VIEWERS) updateOf(engine, one, viewer);
  };
  const playing = (show) => ({ work: () => playedAt(engine, game, show).entries.length });
  const undoLast = (one) => undo(engine, one, seat, 0);
  const { followed, ...costs } = await inTurn(
    {
      act: playing(),
      followed: playing(sendAll),
      'undo, last turn': each([[early]], undoLast),
      'undo, last turn, read back': each([[early]], undoLast, through),
      'table of a record': each([[through(record(engine, table))]], (replay) => tableOf(engine, replay, 0)),
      apply: each([copies()], apply),
      'apply on frozen states': each([freeze(copies(), true)], apply),
    },
    { rounds: 40, warm: 400 },
  );
  // the previous states of a table are cached only for a short time, so updates can only be measured right after their actions
  const update = { p50: (followed.p50 - costs.act.p50) / PLAYERS, mad: (followed.mad + costs.act.mad) / PLAYERS };
  return Object.entries({ 'update of one viewer': update, ...costs }).map(([measure, ours]) => ({
    game: name,
    measure,
    us: fixed(1000 * ours.p50),
    ...(ours === costs.apply ? { ratio: '1.00', '± %': '' } : compared(ours, costs.apply)),
  }));
}

/** Returns two sections with all games: bytes and times. */
export async function tableSections() {
  const [bytes, time] = [[], []];
  for (const name of GAMES) {
    const { engine } = await import(`@ludi-romani/${name}`);
    const { engine: fast } = await import(`@ludi-romani/${name}/fast`);
    const games = SEEDS.map((seed) => played(engine, fast, { players: PLAYERS, seed }));
    bytes.push(...(await sizes(name, engine, games)));
    time.push(...(await times(name, engine, games)));
  }
  const games = `Whole games of ${PLAYERS} greedy bots`;
  return [
    {
      title: 'Updates of a table, bytes',
      note: `${games}: the mean size of the message to each player for each ply, as JSON; \`deflated\` with one context for each connection, as \`permessage-deflate\` does. The messages of boardgame.io are those of its master for the first of these games: whole states by default, or patches with \`deltaState\`. The targets are patches of at most a tenth of a view, and deflated updates of at most 150 bytes.`,
      rows: bytes,
    },
    {
      title: 'Updates of a table, time',
      note: `${games}, in microseconds. \`act\` and \`update\` are the mean of all plies of a game; the ratio is to \`apply\`. The targets are at most 100 for an update, and at most 10,000 for an undo.`,
      rows: time,
    },
  ];
}
