/**
 * A table that is played at by rote: actions, wrong ones, undo, redo, what is asked and agreed, comments, flags that fall, players who leave, while
 * every viewer follows it by patches. What everybody was told comes to one digest.
 */

const TERMS = {
  undo: 'consent',
  clock: { main: 1_000, increment: 50, delay: 20, undo: 'returned' },
  flag: 'stand-in',
  resignation: 'stand-in',
};
/** One of these is done at each step; a game goes on, for the most part. */
const DEEDS = [
  ...Array.from({ length: 14 }, () => 'act'),
  ...['wrong', 'undo', 'undo', 'redo', 'redo', 'askUndo', 'askUndo', 'comment', 'resign'],
];
/** What is asked is answered at every other step. */
const ANSWERS = ['agreeToUndo', 'agreeToUndo', 'agreeToUndo', 'declineUndo', 'withdrawUndo'];
/** Of so many attempts to resign one is meant. */
const RESIGNS = 5;

const through = (value) => JSON.parse(JSON.stringify(value));

/** Plays so many steps, or to the end. `game` is the main entry of an engine. */
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

  /** An action that its player, or who stands in for that player, chooses by what that player sees. */
  function act() {
    const seat = pick(engine.activePlayers(known('spectator').view));
    const { view, status, version } = known(seat);
    const action = pick(engine.legalActions(view));
    const answer = tables.act(engine, table, seat, action, now, { version, standIn: status.left.includes(seat) });
    // a flag that falls at that moment may leave the seat to a stand-in
    if (!answer.ok && !['left', 'not-left'].includes(answer.refusal.code))
      faults.push(`${engine.format(action)} is refused: ${answer.refusal.code}`);
    return answer;
  }

  /** Who would do it, where only some can; else anybody. */
  function whose(name) {
    const able = viewers.slice(0, -1).filter((seat) => {
      const { ask, redo } = known(seat).status;
      if (name === 'redo') return redo;
      if (name === 'withdrawUndo') return ask?.seat === seat;
      return ['agreeToUndo', 'declineUndo'].includes(name) && ask?.needs.includes(seat);
    });
    return able.length > 0 ? pick(able) : dice.int(options.players);
  }

  function deed(name) {
    const seat = whose(name);
    if (name === 'act') return act();
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
    if (digest(shown) !== digest(expected)) faults.push(`${viewer} followed it to something else than was kept`);
    if (digest(lines) !== digest(tables.log(engine, restored, viewer).lines))
      faults.push(`${viewer} was told something else than is in the log`);
  }
  const replay = through(records.record(engine, table));
  const verdict = game.verifyReplay(engine, replay);
  if (!verdict.ok) faults.push(`the record is refused: ${verdict.message}`);
  return { entries: table.entries.length, digest: digest([told, replay]), faults };
}
