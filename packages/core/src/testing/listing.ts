/** Lists legal actions for the checks, also where there are too many to list. */
import { chanceState, keyedChance } from '../chance/chance';
import type { ActionLike, Seat } from '../game/types';
import { canonicalJson } from '../json/canonical';
import { codeOf } from './check';
import type { AnyEngine } from './games';

/** The number of draws from the answers to a question with a long range. */
const DRAWS = 24;

type Seen = Parameters<AnyEngine['legalActions']>[0];

/** Returns true if `player` has more legal actions than anybody should list, so that `listing` lists some of them. */
export const isSampled = (engine: AnyEngine, seen: Seen, player: Seat): boolean =>
  engine.menu(seen, player).ranges.length > 0;

/**
 * Returns an engine whose `legalActions` and `choices` list a sample if there are too many legal actions: those outside long ranges, the ends
 * of the ranges if they are legal, and some that are drawn. The sample depends on the question alone, not on hidden information.
 */
export function listing(engine: AnyEngine): AnyEngine {
  const sampleFor = (seen: Seen, player: Seat): ActionLike[] => {
    const { actions, ranges } = engine.menu(seen, player);
    const ends = ranges.flatMap(({ first, last }) => [first, last].filter((end) => engine.explain(seen, end).legal));
    const chance = keyedChance(chanceState('conformance sample'));
    const drawn = Array.from({ length: DRAWS }, () => engine.randomAction(seen, player, chance));
    return [...new Map([...actions, ...ends, ...drawn].map((action) => [canonicalJson(action), action])).values()];
  };
  const legalActions: AnyEngine['legalActions'] = (seen, player, most) =>
    unlessTooMany(
      () => engine.legalActions(seen, player, most),
      () => (player === undefined ? engine.activePlayers(seen) : [player]).flatMap((seat) => sampleFor(seen, seat)),
    );
  const choices: AnyEngine['choices'] = (seen, player) =>
    unlessTooMany(
      () => engine.choices(seen, player),
      () => legalActions(seen, player).map((action) => ({ action, judgement: { legal: true }, isNoOp: false })),
    );
  return Object.assign(Object.create(engine), { legalActions, choices });
}

/** Returns the result of `list`, or that of `sample` if there are too many to list. */
function unlessTooMany<R>(list: () => R, sample: () => R): R {
  try {
    return list();
  } catch (error) {
    if (codeOf(error) !== 'too-many') throw error;
    return sample();
  }
}
