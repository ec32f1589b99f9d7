/**
 * Measures the strength of the bots: `npm run ladder -- [GAME] [--players N] [--games N] [--iterations 25,100,400] [--time 20ms] [--seed S]`.
 * The search plays with each number of iterations against the next smaller one, and the expert plays against the search with equal time.
 * Prints wins and points as rows of the table in docs/bots.md. The same seed gives the same results, except for the matches with equal time.
 */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs, promisify } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string' },
    games: { type: 'string', default: '200' },
    iterations: { type: 'string', default: '25,100,400,1600,6400' },
    time: { type: 'string', default: '20ms' },
    seed: { type: 'string', default: 'docs' },
  },
});
const all = ['aquileia', 'city-of-rome', 'forum-trajanum', 'nova-roma'];
const steps = values.iterations.split(',').filter(Boolean);

const matches = [];
for (const game of positionals.length > 0 ? positionals : all) {
  const { engine } = await import(`@ludi-romani/${game}`);
  const counts = values.players === undefined ? engine.playerCounts.filter((n) => n > 1) : [Number(values.players)];
  for (const players of counts) {
    for (const [i, step] of steps.entries())
      if (i > 0) matches.push({ game, players, bots: [`ismcts:${step}`, `ismcts:${steps[i - 1]}`] });
    if (values.time !== '') matches.push({ game, players, bots: [`expert:${values.time}`, `ismcts:${values.time}`] });
  }
}

const percent = (share) => (100 * share).toFixed(1);
async function play({ game, players, bots }) {
  const given = ['--bots', bots.join(), '--players', players, '--games', values.games, '--seed', values.seed, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, [
    'packages/cli/dist/ludi.js',
    'arena',
    game,
    ...given.map(String),
  ]);
  const [{ winRate, points }, other] = JSON.parse(stdout).standings;
  const score = ({ mean, high }) => `${mean.toFixed(1)} ± ${(high - mean).toFixed(1)}`;
  const cells = [game, players, bots.join(' against '), values.games, `${percent(winRate.mean)} %`];
  console.log(
    `| ${[...cells, `${percent(winRate.low)} to ${percent(winRate.high)}`, score(points), score(other.points)].join(' | ')} |`,
  );
}

console.log(
  '| Game | Players | Bots | Games | Wins | | Points | against |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
);
// one match per core: matches with equal time must not compete for a core
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let match = matches.shift(); match !== undefined; match = matches.shift()) await play(match);
  }),
);
