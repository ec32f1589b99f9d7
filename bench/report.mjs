/** The tables of a run, on the console and in docs/benchmarks.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { table } from '../scripts/documents.mjs';

export const whole = (value) => Math.round(value).toLocaleString('en');
export const fixed = (value) => value.toFixed(value < 10 ? 2 : 1);

const figures = (value) => (value < 100 ? value.toPrecision(3) : whole(value));
/** A ratio's cells: the middle of its rounds, and between which two half of them lie. */
export const spread = ({ middle, low, high }) => ({
  ratio: figures(middle),
  'half of the rounds': `${figures(low)} to ${figures(high)}`,
});

/** A list of rows, each an object with the same fields, as a Markdown table with aligned columns. */
export function markdown(rows) {
  const head = Object.keys(rows[0] ?? {});
  const lines = [head, ...rows.map((row) => head.map((field) => String(row[field])))];
  const isFigures = head.map((_, i) => lines.slice(1).every((line) => /^-?[\d,.]*$/.test(line[i])));
  return table(lines, isFigures);
}

/** Seconds of processor time that a process has used; where the system does not say, NaN. */
export function processorTime({ pid }) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** The machine that was measured on. */
const machine = () => {
  const [cpu] = cpus();
  // what else ran at the time takes most from what needs several processors
  return `Node ${process.versions.node}, ${cpus().length} processors (${cpu?.model.trim()}), load average ${loadavg()[2].toFixed(1)} in the last quarter of an hour.`;
};

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench -- --write\`; \`npm run bench\` alone prints the same tables. Rivals are timed in one process, in turn, a few
milliseconds each, for 80 rounds after all are warm. What is timed is processor time, which waiting for other programs does not add to. A
value is the median of its rounds. A ratio, value to value beside it, is taken of each round, since what slows down one rival slows down the
other, too: its median stands there, and between which two ratios half of the rounds lie. Values differ from machine to machine, ratios less;
\`npm run bench:noise\` says how far each moves beside three busy processes.

Each game with each number of players has a process of its own.

- **Playouts** are random games on a state of one's own, with the legal actions of whoever acts listed before every ply (where
  several may act, of the first of them), through the entry \`@ludi-romani/<game>/fast\`. A game's chance is a cipher's, and starting one hashes its seed: both are in the figures.
- **The toy** (bench/toy.mjs) is a worker-placement game on plain objects without anything else: no refusals with reasons, no events, no
  views, no chance that can be replayed. It is the ceiling: what such a game costs at least in JavaScript.
- **Container** is a Euro game of the same kind, played at random with 3 players on the engine of boardgamers.space
  (\`@boardgamers/container-engine\`), which lists what is legal after every move; prices and bids it leaves to the caller.
- **chessops** and **chess.js** play random chess. Their game is another one; the figures tell the order of magnitude.
- **boardgame.io** is measured by its reducer with tic-tac-toe, its state padded to the size of the engine's; what it sends, by its master with the
  engine itself as its game.
- **verifyReplay** reads each replay as it came over a wire, from another process, plays it, and checks its checkpoints and its outcome.
- **After the rest**: in a process that has played pure games and kept all their states, verified replays, drawn boards and searched trees
  with the same engine. From that the runtime learns to lay states where long-lived things lie, which costs whoever drops them soon.
- **apply** returns a new state, and the given one stays as it is; **applyInPlace** carries out the same actions on a state of one's own.
- **legalActions** and **choices** are asked for whoever acts; **view** is asked of each new state for every seat, as a server does.
- **say** is a sentence with all that the action brings, carried out on an imagined state; **tell** one about an event, **refuse** why not;
  **board** a whole picture with its prompt and rings.

Container was chosen as the fastest engine of a Euro game on npm that could be run without a screen. Tried in the same way, in one process, thousand
plies a second: Container (\`@boardgamers/container-engine\` 1.0.11) 133, Architects of Amytis (\`@gamepark/architects-of-amytis\` 1.1.3) 6.6,
Les Jardins Suspendus (\`@gamepark/les-jardins-suspendus\` 1.1.3) 5.1, Château Combo (\`@gamepark/chateau-combo\` 1.2.3) 2.9, Ora et Labora
(\`hathora-et-labora-game\` 0.21.1) 0.75; and the toy 1,570. The three on \`@gamepark/rules-api\` without its copies of moves through JSON. 6 nimmt!
(\`take6-engine\` 0.5.1), which is a card game, played at 131.
`;

/** Writes the sections, each a heading and its rows, to docs/benchmarks.md. */
export function write(sections) {
  const parts = sections.map(({ title, note = '', rows }) =>
    [`## ${title}`, note, markdown(rows)].filter(Boolean).join('\n\n'),
  );
  writeFileSync('docs/benchmarks.md', `${[INTRODUCTION.trim(), machine(), ...parts].join('\n\n')}\n`);
}

export function print({ title, note = '', rows }) {
  console.log(`\n${title}${note === '' ? '' : `\n${note}`}\n${markdown(rows)}`);
}
