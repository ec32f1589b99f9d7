/** What a table costs whoever serves it: bytes and time of each ply for each client, on whole games as greedy bots play them. */
import { constants, createDeflateRaw } from 'node:zlib';
import { greedy } from '@ludi-romani/bots';
import { act, openTable, snapshot, undo, updates } from '@ludi-romani/table';
import { record, tableOf } from '@ludi-romani/table/records';
import { freeze } from 'immer';
import { matchMessages } from './boardgame-io.mjs';
import { each, inTurn, median, ratio } from './measure.mjs';
import { fixed, spread, whole } from './report.mjs';

const GAMES = 2;
const PLAYERS = 4;
const VIEWERS = [...Array(PLAYERS).keys()];

const bytesOf = (message) => Buffer.byteLength(JSON.stringify(message));
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const through = (value) => JSON.parse(JSON.stringify(value));

/** The actions of a game, and its states. */
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
 * The mean size of all messages but the first of each connection, deflated as `permessage-deflate` does by default: what went before is
 * known to both ends, and the four bytes that end every message are left out.
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

/** Plays a game at a table, showing it after each action; returns it as it then stands. */
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

/** What each player is sent in the course of a game. */
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

/** Bytes a ply and client, by what is sent. */
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
  for (const [what, connections] of Object.entries(sent)) {
    const bytes = mean(connections.flatMap(([, ...messages]) => messages.map(bytesOf)));
    rows.push({ game: name, what, bytes, deflated: await deflated(connections) });
  }
  const [{ bytes: view }] = rows;
  return rows.map(({ game, what, bytes, deflated }) => ({
    game,
    what,
    bytes: whole(bytes),
    'part of a view': fixed(bytes / view),
    deflated: whole(deflated),
  }));
}

/** The end of a game, or what came before it, as far back as somebody can take something back; and who can. */
function latest(engine, table) {
  for (let { length } = table.entries; length > 0; length--) {
    const early = { ...table, entries: table.entries.slice(0, length) };
    const seat = VIEWERS.find((one) => undo(engine, early, one, 0).ok);
    if (seat !== undefined) return { early, seat };
  }
  throw new Error('nothing can be taken back');
}

/** Microseconds of what a server does, beside an `apply` of the same games. */
function times(name, engine, games) {
  const [game] = games;
  const plies = game.actions.length;
  const table = playedAt(engine, game);
  const { early, seat } = latest(engine, table);
  const replay = through(record(engine, table));
  // copies, so that frozen ones differ in nothing else
  const copies = () =>
    games.flatMap(({ states, actions }) => actions.map((action, i) => ({ action, state: through(states[i]) })));
  const apply = ({ action, state }) => engine.apply(state, action);
  const tellAll = (one) => {
    if (one.entries.length > 0) for (const viewer of VIEWERS) updateOf(engine, one, viewer);
  };
  const once = (work) => (given) => {
    work(given);
    return 1;
  };
  const { followed, ...costs } = inTurn(
    {
      act: {
        work: () => {
          playedAt(engine, game);
          return plies;
        },
      },
      followed: {
        work: () => {
          playedAt(engine, game, tellAll);
          return plies;
        },
      },
      'undo, last turn': { work: once(() => undo(engine, early, seat, 0)) },
      'undo, last turn, read back': {
        prepare: () => through(early),
        work: once((cold) => undo(engine, cold, seat, 0)),
      },
      'table of a record': { work: once(() => tableOf(engine, replay, 0)) },
      apply: each([copies()], apply),
      'apply on frozen states': each([freeze(copies(), true)], apply),
    },
    { rounds: 40, warm: 400 },
  );
  // a table keeps how it stood a short while ago: an update is made right after its action or not at all
  const update = followed.map((both, round) => (both - costs.act[round]) / PLAYERS);
  return Object.entries({ 'update of one viewer': update, ...costs }).map(([what, ours]) => ({
    game: name,
    what,
    us: fixed(median(ours)),
    ...spread(ratio(ours, costs.apply)),
  }));
}

/** Two tables of all games: bytes and times. */
export async function tableSections(names) {
  const [bytes, time] = [[], []];
  for (const name of names) {
    const { engine } = await import(`@ludi-romani/${name}`);
    const { engine: fast } = await import(`@ludi-romani/${name}/fast`);
    const seeds = [...Array(GAMES).keys()].map((game) => `table ${game}`);
    const games = seeds.map((seed) => played(engine, fast, { players: PLAYERS, seed }));
    bytes.push(...(await sizes(name, engine, games)));
    time.push(...times(name, engine, games));
  }
  const what = `Whole games of ${PLAYERS} greedy bots`;
  return [
    {
      title: 'Updates of a table, bytes',
      note: `${what}: the mean of what each player is sent for each ply, as JSON; \`deflated\` with one context for each connection, as \`permessage-deflate\` does. boardgame.io's are its master's messages for the first of these games, whole states by default, or patches with \`deltaState\`. Patches shall be no more than a tenth of a view, and a deflated update no more than 150 bytes.`,
      rows: bytes,
    },
    {
      title: 'Updates of a table, time',
      note: `${what}: microseconds; \`act\` and \`update\` are the mean of all plies of a game, the ratio is to \`apply\`. An update shall take no more than 100, an undo no more than 10,000.`,
      rows: time,
    },
  ];
}
