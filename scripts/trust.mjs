/**
 * Measures whether the analysis of games can be trusted: `npm run trust -- GAME [--games N] [--players N] [--iterations N] [--blunders N] [--seed S]`.
 * Prints the share of an expert's own decisions that an analysis of the same strength blames, and the share of planted blunders that it
 * reports. A blunder is the worst legal action by a comparison of eight times as many tries, if it loses at least a tenth of
 * the reward against the best one. The same seed gives the same report.
 */
import { parseArgs } from 'node:util';
import { decisionAt, reviewed } from '@ludi-romani/bots';
import { say, whole } from './matches.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    players: { type: 'string', default: '2' },
    iterations: { type: 'string', default: '100' },
    blunders: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'trust' },
  },
});
const [game] = positionals;
if (game === undefined) throw new Error('a game must be given: npm run trust -- GAME');
const { engine } = await import(`@ludi-romani/${game}/fast`);
const { expert } = await import(`@ludi-romani/bots/${game}`);
const iterations = whole(values, 'iterations');
const bot = expert(engine, { iterations });
const players = whole(values, 'players');
const wanted = whole(values, 'blunders');

/** The least reward that a blunder loses. */
const BLUNDER = 0.1;

/** Returns the worst of the legal actions, if it is a blunder. */
function blunderIn({ view, legal }, seed) {
  const sorted = [...bot.compare(view, seed, legal, Math.ceil((8 * iterations) / legal.length))].sort(
    (a, b) => a.gain - b.gain,
  );
  return sorted.at(-1).gain - sorted[0].gain < BLUNDER ? undefined : sorted[0].action;
}

const own = { decisions: 0, blamed: 0, lost: 0 };
const blunders = { planted: 0, reported: 0 };
for (let game = 0; game < whole(values, 'games'); game++) {
  const state = engine.initialState({ players, seed: `${values.seed} ${game}` });
  for (let ply = 0; !engine.isTerminal(state); ply++) {
    const [seat] = engine.activePlayers(state);
    const action = bot.choose(engine.view(state, seat), `${values.seed} ${game} ${ply}`);
    const decision = decisionAt(engine, state, ply, action);
    if (decision !== undefined) {
      const { disagreement } = reviewed(decision, bot);
      own.decisions++;
      if (disagreement !== undefined) {
        own.blamed++;
        own.lost += disagreement.loss;
      }
      // spread over the games: every seventh decision
      if (own.decisions % 7 === 0 && blunders.planted < wanted) {
        const played = blunderIn(decision, `${values.seed} worst ${ply}`);
        if (played !== undefined) {
          blunders.planted++;
          if (reviewed({ ...decision, played }, bot).disagreement !== undefined) blunders.reported++;
        }
      }
    }
    engine.applyInPlace(state, action);
  }
}
const share = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} % of ${whole}`;
say('game', 'own decisions blamed', 'reward lost by each', 'planted blunders reported');
say('---', '---', '---', '---');
say(
  game,
  share(own.blamed, own.decisions),
  (own.lost / Math.max(1, own.blamed)).toFixed(3),
  share(blunders.reported, blunders.planted),
);
