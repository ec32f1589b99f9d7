/**
 * Looks for errors in rules and tables: plays games between experts, and reports unused components and actions, and the win rates of seats,
 * first actions and components. `npm run examine -- GAME [--games N] [--players 2,3] [--iterations N] [--seed S]`. A component counts as used
 * by a player if an action or event of that player names it, or if it is in the player's area at the end. The same seed gives the same report.
 */
import { parseArgs } from 'node:util';
import { mean, say, whole } from './matches.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    players: { type: 'string' },
    iterations: { type: 'string', default: '25' },
    seed: { type: 'string', default: 'examine' },
  },
});
const [game] = positionals;
if (game === undefined) throw new Error('a game must be given: npm run examine -- GAME');
const { engine } = await import(`@ludi-romani/${game}/fast`);
const { expert } = await import(`@ludi-romani/bots/${game}`);
const { actionSpace } = await import(`@ludi-romani/${game}/action-space`);
const iterations = whole(values, 'iterations');
const bot = expert(engine, { iterations });
const counts = values.players?.split(',').map(Number) ?? engine.playerCounts.filter((count) => count > 1);
const perCount = Math.ceil(whole(values, 'games') / counts.length);

/** The ids in every component table whose rows have ids. */
const tables = Object.entries(engine.components)
  .filter(([name, rows]) => name !== 'titles' && Array.isArray(rows) && rows.every((row) => row?.id !== undefined))
  .map(([name, rows]) => ({ name, ids: rows.map(({ id }) => String(id)) }));

/** Yields all strings in a value, and all numbers in its fields for cards and followers. These include all ids in the value. */
function* named(value, field) {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'number' && /^(card|follower)s?$/.test(field)) yield String(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* named(part, Array.isArray(value) ? field : key);
}

/** Counts, for each key, the players who used it, and their wins minus their expected share of wins. */
class Tally {
  entries = new Map();
  times(key) {
    return this.entries.get(key)?.players ?? 0;
  }
  add(key, won, share) {
    const { players, ahead, spread } = this.entries.get(key) ?? { players: 0, ahead: 0, spread: 0 };
    const sum = { players: players + 1, ahead: ahead + won - share, spread: spread + share * (1 - share) };
    this.entries.set(key, sum);
  }
}

const types = new Tally();
const legal = new Set();
const things = new Tally();
const openings = new Tally();
const seats = new Map(counts.map((count) => [count, Array.from({ length: count }, () => 0)]));
const rows = new Map();
const lengths = [];

for (const players of counts)
  for (let number = 0; number < perCount; number++) {
    const seed = `${values.seed} ${players} ${number}`;
    let state = engine.initialState({ players, seed });
    const used = Array.from({ length: players }, () => new Set());
    const opened = Array.from({ length: players });
    const did = Array.from({ length: players }, () => new Set());
    let ply = 0;
    for (; !engine.isTerminal(state); ply++) {
      const [seat] = engine.activePlayers(state);
      for (const { type } of engine.legalActions(state, seat)) legal.add(type);
      const action = bot.choose(engine.view(state, seat), `${seed} ${ply}`);
      const { player, ...what } = action;
      opened[seat] ??= engine.format({ ...what, player: 0 });
      did[seat].add(action.type);
      for (const id of named(what)) used[seat].add(id);
      const { state: after, events } = engine.step(state, action);
      for (const { type: _, player: whose, to: __, ...told } of events)
        if (whose !== undefined && whose !== null) for (const id of named(told)) used[whose]?.add(id);
      state = after;
    }
    lengths.push(ply);
    for (const [seat, { hand: _, ...area }] of state.players.entries())
      for (const id of named(area)) used[seat].add(id);
    const { ranking, scores } = engine.outcome(state);
    for (let seat = 0; seat < players; seat++) {
      const won = ranking[0].includes(seat) ? 1 / ranking[0].length : 0;
      seats.get(players)[seat] += won;
      for (const id of used[seat]) things.add(id, won, 1 / players);
      for (const type of did[seat]) types.add(type, won, 1 / players);
      openings.add(`${players}: ${opened[seat]}`, won, 1 / players);
      for (const [row, points] of Object.entries(scores[seat].rows)) {
        const of = rows.get(row) ?? { winners: [], others: [] };
        (won > 0 ? of.winners : of.others).push(points);
        rows.set(row, of);
      }
    }
  }

const games = perCount * counts.length;
console.log(`## ${game}: ${games} games of experts with ${iterations} iterations per decision\n`);
console.log(
  `${Math.min(...lengths)} to ${Math.max(...lengths)} plies, ${mean(lengths).toFixed(0)} on average.\n\n### Never\n`,
);
const all = actionSpace(engine, counts[0]).kinds.map(({ type }) => type);
const listed = (list) => (list.length === 0 ? 'none' : list.join(', '));
console.log(`- actions that were never legal: ${listed(all.filter((type) => !legal.has(type)))}`);
console.log(
  `- actions that were legal but never chosen: ${listed(all.filter((type) => legal.has(type) && types.times(type) === 0))}`,
);
for (const { name, ids } of tables) {
  const uses = ids.map((id) => [id, things.times(id)]);
  const never = uses.filter(([, times]) => times === 0).map(([id]) => id);
  const rare = uses.filter(([, times]) => times > 0 && times < games / 100).map(([id, times]) => `${id} (${times})`);
  if (never.length === ids.length) console.log(`- ${name}, ${ids.length}: no action or event uses their ids`);
  else
    console.log(
      `- ${name}, ${ids.length}: never used: ${listed(never)}; used in fewer than 1 % of games: ${listed(rare)}`,
    );
}
for (const [row, { winners, others }] of rows)
  if (![...winners, ...others].some((points) => points !== 0)) console.log(`- never any points for ${row}`);

console.log('\n### Seats\n');
say('Players', 'Wins by seat, %', 'Expected', 'Largest deviation, sigma');
say('---', '---', '---', '---');
for (const [players, won] of seats) {
  const sigma = Math.sqrt((perCount * (1 - 1 / players)) / players);
  const worst = Math.max(...won.map((each) => Math.abs(each - perCount / players) / sigma));
  const shares = won.map((each) => ((100 * each) / perCount).toFixed(1));
  say(players, shares.join(', '), (100 / players).toFixed(1), worst.toFixed(1));
}

/** Prints the entries with the most and the fewest wins beyond the expected share, of those that at least `least` players used. */
function printExtremes(title, tally, least) {
  const tried = [...tally.entries].filter(([, { players }]) => players >= least);
  const ranked = tried
    .map(([key, entry]) => ({ key, ...entry, sigma: entry.ahead / Math.sqrt(entry.spread) }))
    .sort((a, b) => b.sigma - a.sigma);
  console.log(`\n### ${title}\n`);
  say('Item', 'Players', 'Wins beyond their share, %', 'Sigma');
  say('---', '---', '---', '---');
  const shown = ranked.length <= 12 ? ranked : [...ranked.slice(0, 6), ...ranked.slice(-6)];
  for (const { key, players, ahead, sigma } of shown)
    say(key, players, ((100 * ahead) / players).toFixed(1), sigma.toFixed(1));
}
printExtremes('First actions, by number of players', openings, 20);
printExtremes('Types of actions', types, 20);
const known = new Set(tables.flatMap(({ ids }) => ids));
things.entries = new Map([...things.entries].filter(([id]) => known.has(id)));
printExtremes('Components', things, games / 50);

console.log('\n### Points\n');
say('Row', 'Winners', 'Others');
say('---', '---', '---');
for (const [row, { winners, others }] of rows) say(row, mean(winners).toFixed(1), mean(others).toFixed(1));
