/**
 * Plays random steps at a table, chosen by a seed: legal and invalid actions, undo, redo, undo requests and answers to them, comments, players
 * who run out of time, leave and return. One client for each viewer follows the table by patches. One digest covers all messages that the clients
 * receive.
 */

const TERMS = {
  undo: 'consent',
  clock: { main: 1_000, increment: 50, delay: 20 },
  flag: 'stand-in',
  resignation: 'stand-in',
};
/** The deeds of a step; each step does a random one. Most are actions, so that the game advances. */
const DEEDS = [
  ...Array.from({ length: 14 }, () => 'act'),
  ...[
    'wrong',
    'undo',
    'undo',
    'redo',
    'redo',
    'ask',
    'ask',
    'pause',
    'leave',
    'comeBack',
    'comeBack',
    'comment',
    'resign',
  ],
];
/** The deeds of a step while a request is open. Every second step does one of these. */
const ANSWERS = ['agree', 'agree', 'agree', 'decline', 'withdraw'];
/** One attempt to resign out of this number is carried out. */
const RESIGNS = 5;

const through = (value) => JSON.parse(JSON.stringify(value));

/**
 * Plays `steps` steps, or to the end of the game. `game` is the main entry of an engine. Returns the number of entries, the digest and the
 * faults.
 */
export function playTable({ core, game, table: tables, records }, options, steps) {
  const { engine } = game;
  const { digest } = core;
  const faults = [];
  const dice = game.keyedChance(game.chanceState(`at the table of ${options.seed}`));
  const pick = (list) => list[dice.int(list.length)];
  let now = 1_000;
  let table = tables.openTable(engine, { options, terms: TERMS, committed: true }, now);
  const viewers = [...Array.from({ length: options.players }, (_, seat) => seat), 'spectator'];
  const clients = viewers.map((viewer) => tables.follow(through(tables.snapshot(engine, table, viewer))));
  const known = (viewer) => clients[viewers.indexOf(viewer)].getSnapshot();
  let told = digest(clients.map((client) => client.getSnapshot()));

  /** Sends a legal action of an active player, chosen from the view of that player. If the player has left, a stand-in sends it. */
  function act() {
    const seat = pick(engine.activePlayers(known('spectator').view));
    const { view, status, version } = known(seat);
    const action = pick(engine.legalActions(view));
    const answer = tables.act(engine, table, seat, action, now, { version, standIn: status.left.includes(seat) });
    // if the player's time runs out at that moment, a stand-in may have the seat
    if (!answer.ok && !['left', 'not-left'].includes(answer.refusal.code))
      faults.push(`${engine.format(action)} is refused: ${answer.refusal.code}`);
    return answer;
  }

  /** Returns a seat that can do the deed `name`. Returns a random seat if no seat can do it, or if all seats may try it. */
  function seatFor(name) {
    const able = viewers.slice(0, -1).filter((seat) => {
      const { ask, redo, left } = known(seat).status;
      if (name === 'redo') return redo;
      if (name === 'comeBack') return left.includes(seat);
      if (name === 'withdraw') return ask?.seat === seat;
      return ['agree', 'decline'].includes(name) && ask?.needs.includes(seat);
    });
    return able.length > 0 ? pick(able) : dice.int(options.players);
  }

  function deed(name) {
    const seat = seatFor(name);
    if (known('spectator').status.paused) return tables.resume(engine, table, seat, now);
    if (name === 'act') return act();
    if (name === 'ask' || name === 'pause')
      return tables.ask(engine, table, seat, { what: name === 'ask' ? 'undo' : name }, now);
    if (name === 'wrong') return tables.act(engine, table, seat, { type: 'wrong', player: seat }, now);
    if (name === 'comment') return tables.comment(engine, table, seat, 'salve', now);
    if (name === 'resign' && dice.int(RESIGNS) > 0) return { ok: true, table: tables.tick(engine, table, now) };
    return tables[name](engine, table, seat, now);
  }

  for (let step = 0; step < steps && known('spectator').status.ending === null; step++) {
    if (engine.isTerminal(known('spectator').view)) break;
    now += dice.int(100);
    const isAsked = known('spectator').status.ask !== null && dice.int(2) === 0;
    const answer = deed(pick(isAsked ? ANSWERS : DEEDS));
    table = answer.table;
    const messages = viewers.map((viewer, i) => {
      const news = through(tables.updates(engine, table, viewer, clients[i].getSnapshot().version, { digest: true }));
      if (!clients[i].take(news)) faults.push(`${viewer} cannot take the updates of step ${step}`);
      return news;
    });
    told = digest([told, answer.ok ? null : answer.refusal, messages]);
  }

  const restored = records.parseTable(engine, through(table));
  for (const viewer of viewers) {
    const { lines, ...shown } = known(viewer);
    const { type, ...expected } = tables.snapshot(engine, restored, viewer);
    if (digest(shown) !== digest(expected)) faults.push(`${viewer} has another view than the stored table`);
    if (digest(lines) !== digest(tables.log(engine, restored, viewer).lines))
      faults.push(`${viewer} received other lines than the log has`);
  }
  const replay = through(records.record(engine, table));
  const verdict = game.verifyReplay(engine, replay);
  if (!verdict.ok) faults.push(`the record is refused: ${verdict.message}`);
  return { entries: table.entries.length, digest: digest([told, replay]), faults };
}
