/**
 * Measures the strength of the bots: `npm run ladder -- [GAME] [--players N] [--games N] [--bot expert] [--iterations 25,100,400] [--time 20ms] [--rivals handmade,ismcts] [--seed S]`.
 * The bot plays with each number of iterations against the next smaller one, and against its rivals with equal time.
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
    bot: { type: 'string', default: 'expert' },
    iterations: { type: 'string', default: '25,100,400,1600,6400' },
    time: { type: 'string', default: '20ms' },
    rivals: { type: 'string', default: 'handmade,ismcts' },
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
      if (i > 0) matches.push({ game, players, bots: [`${values.bot}:${step}`, `${values.bot}:${steps[i - 1]}`] });
    for (const rival of values.time === '' ? [] : values.rivals.split(','))
      matches.push({ game, players, bots: [`${values.bot}:${values.time}`, `${rival}:${values.time}`] });
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
