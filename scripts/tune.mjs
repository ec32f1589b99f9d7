/**
 * Tries each weight of a game's expert as nothing, half and twice what it is against what it is, and says what came of it:
 * `npm run tune -- GAME [--weight NAME] [--to VALUE] [--games N] [--players N] [--iterations N] [--seed S]`. Each deal is played twice, with
 * the seats exchanged, by as many iterations on either side; so the same seed says the same. Changes nothing: good values are written
 * into the weights by hand, and tried again.
 */
import { parseArgs } from 'node:util';
import { mean, say, whole } from './matches.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    weight: { type: 'string' },
    to: { type: 'string' },
    games: { type: 'string', default: '100' },
    players: { type: 'string', default: '2' },
    iterations: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'tune' },
  },
});
const [game] = positionals;
if (game === undefined) throw new Error('npm run tune -- GAME');
const [games, players, iterations] = ['games', 'players', 'iterations'].map((name) => whole(values, name));
const deals = Math.ceil(games / 2);
const { engine } = await import(`@ludi-romani/${game}/fast`);
const { expert, weights } = await import(`@ludi-romani/bots/${game}`);

/** One game of two bots, the challenger on every other seat from `first` on: the part of the victory that is its own, and its lead in points. */
function play(bots, seed, first) {
  const isChallenger = (seat) => (seat + first) % 2 === 0;
  const state = engine.clone(engine.initialState({ players, seed }));
  for (let ply = 0; !engine.isTerminal(state); ply++) {
    const [seat] = engine.activePlayers(state);
    const bot = bots[isChallenger(seat) ? 0 : 1];
    engine.applyInPlace(state, bot.choose(engine.view(state, seat), `${seed} ${first} ${ply}`));
  }
  const { ranking, scores } = engine.outcome(state);
  const points = (ours) => mean(scores.filter((_, seat) => isChallenger(seat) === ours).map(({ total }) => total));
  return {
    won: ranking[0].filter(isChallenger).length / ranking[0].length,
    lead: points(true) - points(false),
  };
}

/** The mean of what came of each deal, and half of its 95 % interval. */
function estimate(list) {
  const middle = mean(list);
  const spread = list.reduce((sum, each) => sum + (each - middle) ** 2, 0) / Math.max(1, list.length - 1);
  return { mean: middle, half: 1.96 * Math.sqrt(spread / list.length) };
}

/** The share of victories and the lead in points with one weight changed. */
function compare(changed) {
  const bots = [expert(engine, { iterations }, changed), expert(engine, { iterations })];
  const pairs = Array.from({ length: deals }, (_, deal) =>
    [0, 1].map((first) => play(bots, `${values.seed} ${deal}`, first)),
  );
  const each = (key) => estimate(pairs.map(([one, other]) => (one[key] + other[key]) / 2));
  return { won: each('won'), lead: each('lead') };
}

const names = values.weight === undefined ? Object.keys(weights) : [values.weight];
const shown = ({ mean, half }, scale = 1) => `${(scale * mean).toFixed(1)} ± ${(scale * half).toFixed(1)}`;
say('Weight', 'Is', 'Tried', 'Wins %', 'Points ahead');
say('---', '---', '---', '---', '---');
const better = [];
for (const name of names) {
  const is = weights[name];
  if (is === undefined) throw new Error(`no weight ${name}: ${Object.keys(weights).join(', ')}`);
  const tries = values.to === undefined ? [0, is / 2, is * 2] : [Number(values.to)];
  for (const tried of new Set(tries)) {
    const { won, lead } = compare({ [name]: tried });
    say(name, is, tried, shown(won, 100), shown(lead));
    if (won.mean - won.half > 0.5 || (won.mean > 0.5 && lead.mean > lead.half)) better.push(`${name}: ${tried}`);
  }
}
console.log(
  better.length === 0
    ? '\nNothing did better beyond doubt.'
    : `\nWorth trying again, with other seeds and more games: ${better.join(', ')}.`,
);
