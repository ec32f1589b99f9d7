/**
 * Tries other values for each weight of a game's expert: 0, half and twice the value. The changed expert plays against the expert as it is.
 * `npm run tune -- GAME [--weight NAME] [--to VALUE] [--together NAME=VALUE,...] [--games N] [--players N] [--iterations N] [--seed S]`.
 * `--together` changes all of the given weights at once, and tries nothing else. Each deal is played twice, with the seats exchanged. In solo
 * games, both play each deal alone. Both sides search the same number of iterations, so the same seed gives the same results. Changes no
 * files: write good values into the weights manually, and try them again.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { mean, say, whole } from './matches.mjs';

if (isMainThread) await tune();
else {
  const compare = await comparer(workerData);
  parentPort.on('message', (changed) => parentPort.postMessage(compare(changed)));
}

/** Tries the weights on all processors. Prints a row for each, in their order. */
async function tune() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      weight: { type: 'string' },
      to: { type: 'string' },
      together: { type: 'string' },
      games: { type: 'string', default: '100' },
      players: { type: 'string', default: '2' },
      iterations: { type: 'string', default: '40' },
      seed: { type: 'string', default: 'tune' },
    },
  });
  const [game] = positionals;
  if (game === undefined) throw new Error('a game must be given: npm run tune -- GAME');
  const [games, players, iterations] = ['games', 'players', 'iterations'].map((name) => whole(values, name));
  const { weights } = await import(`@ludi-romani/bots/${game}`);
  const isNow = (name) => {
    if (weights[name] === undefined)
      throw new Error(`the weight must be one of ${Object.keys(weights).join(', ')}, not ${name}`);
    return weights[name];
  };
  const named = (changed) => ({
    name: Object.keys(changed).join(', '),
    is: Object.keys(changed).map(isNow).join(', '),
    tried: Object.values(changed).join(', '),
    changed,
  });
  const single = (name) => {
    const others = values.to === undefined ? [0, isNow(name) / 2, isNow(name) * 2] : [Number(values.to)];
    return [...new Set(others)].map((tried) => named({ [name]: tried }));
  };
  const pair = ([name, value]) => [name, Number(value)];
  const together = (text) => Object.fromEntries(text.split(',').map((one) => pair(one.split('='))));
  const names = values.weight === undefined ? Object.keys(weights) : [values.weight];
  const tries = values.together === undefined ? names.flatMap(single) : [named(together(values.together))];

  const match = { game, players, iterations, deals: Math.ceil(games / 2), seed: values.seed };
  const results = inTurn(tries, match);
  const shown = ({ mean, half }, scale = 1) => `${(scale * mean).toFixed(1)} ± ${(scale * half).toFixed(1)}`;
  say('Weight', 'Is', 'Tried', 'Wins %', 'Points ahead');
  say('---', '---', '---', '---', '---');
  const better = [];
  for (const [i, { name, is, tried }] of tries.entries()) {
    const { won, lead } = await results[i];
    say(name, is, tried, shown(won, 100), shown(lead));
    if (won.mean - won.half > 0.5 || (won.mean > 0.5 && lead.mean > lead.half)) better.push(`${name} to ${tried}`);
  }
  console.log(
    better.length === 0
      ? '\nNo change was significantly better.'
      : `\nWorth trying again, with other seeds and more games: ${better.join(', ')}.`,
  );
}

/** Returns a promise of the result of each try. One worker per processor takes the tries one after another. */
function inTurn(tries, match) {
  const waiting = [];
  const results = tries.map(
    ({ changed }) => new Promise((resolve, reject) => waiting.push({ changed, resolve, reject })),
  );
  for (let k = 0; k < Math.min(availableParallelism(), tries.length); k++) {
    const worker = new Worker(new URL(import.meta.url), { workerData: match });
    let job;
    const next = () => {
      job = waiting.shift();
      if (job === undefined) worker.unref();
      else worker.postMessage(job.changed);
    };
    worker.on('message', (result) => {
      job.resolve(result);
      next();
    });
    worker.on('error', (error) => job.reject(error));
    next();
  }
  return results;
}

/** Returns a function that plays the expert with some weights changed against the expert as it is. */
async function comparer({ game, players, iterations, deals, seed }) {
  const { engine } = await import(`@ludi-romani/${game}/fast`);
  const { expert } = await import(`@ludi-romani/bots/${game}`);

  /** Plays one game, with the bots on the seats in turn. Returns the share of the win and the points of each seat. */
  function play(bots, game) {
    const state = engine.clone(engine.initialState({ players, seed: game }));
    for (let ply = 0; !engine.isTerminal(state); ply++) {
      const [seat] = engine.activePlayers(state);
      const bot = bots[seat % bots.length];
      engine.applyInPlace(state, bot.choose(engine.view(state, seat), `${game} ${ply}`));
    }
    const { ranking, scores } = engine.outcome(state);
    const [winners] = ranking;
    return scores.map(({ total }, seat) => ({
      won: winners.includes(seat) ? 1 / winners.length : 0,
      points: total,
    }));
  }

  /** Plays a deal with the challenger on every second seat from `first` on. Returns its share of the win, and its lead in mean points. */
  function against(challenger, champion, deal, first) {
    const seats = play(first === 0 ? [challenger, champion] : [champion, challenger], deal);
    const side = (from) => seats.filter((_, seat) => seat % 2 === from);
    const [ours, theirs] = [side(first), side(1 - first)];
    const points = (side) => mean(side.map(({ points }) => points));
    return { won: ours.reduce((sum, { won }) => sum + won, 0), lead: points(ours) - points(theirs) };
  }

  /** Plays a deal twice, with the seats exchanged. Returns the means of both results. */
  function pair(challenger, champion, deal) {
    const both = [0, 1].map((first) => against(challenger, champion, deal, first));
    return { won: mean(both.map(({ won }) => won)), lead: mean(both.map(({ lead }) => lead)) };
  }

  /** Plays a solo deal with both bots, each alone. If both win or both lose, that is half a win for each. `lead` compares their points. */
  function alone(challenger, champion, deal) {
    const [[ours], [theirs]] = [challenger, champion].map((bot) => play([bot], deal));
    return { won: (1 + ours.won - theirs.won) / 2, lead: ours.points - theirs.points };
  }

  return (changed) => {
    const champion = expert(engine, { iterations }, { models: [] });
    const challenger = expert(engine, { iterations }, { weights: changed });
    const compared = players === 1 ? alone : pair;
    const pairs = Array.from({ length: deals }, (_, deal) => compared(challenger, champion, `${seed} ${deal}`));
    return { won: estimate(pairs.map(({ won }) => won)), lead: estimate(pairs.map(({ lead }) => lead)) };
  };
}

/** Returns the mean of the results, and half the width of its 95 % confidence interval. */
function estimate(list) {
  const middle = mean(list);
  const spread = list.reduce((sum, each) => sum + (each - middle) ** 2, 0) / Math.max(1, list.length - 1);
  return { mean: middle, half: 1.96 * Math.sqrt(spread / list.length) };
}
