/** Options at random: every player count, every option and ruling that an engine declares. */
import type { Chance, Engine, GameTypes } from '@ludi-romani/core';
import type { AnyShape } from '@ludi-romani/core/shape';

type AnyOptions = GameTypes['options'];

/** A value of the shape; of lists those that name something different for each seat. */
function valueFor({ node }: AnyShape, players: number, chance: Chance): unknown {
  switch (node.is) {
    case 'flag':
      return chance.int(2) === 0;
    case 'one':
      return chance.pick(node.values);
    case 'whole':
      return node.min + chance.int(node.max - node.min + 1);
    case 'list': {
      const { node: item } = node.item;
      const items = item.is === 'one' ? item.values : Array.from({ length: players }, (_, seat) => seat);
      return chance.shuffle<unknown>(items).slice(0, players);
    }
    default:
      throw new Error(`no option is a ${node.is}`);
  }
}

/** Values that are drawn before an option is left out, because none goes with the others. */
const TRIES = 20;

/** With `seed`, and each other option left out half the time. */
export function randomOptions(engine: Engine<GameTypes>, seed: string, chance: Chance): AnyOptions {
  const given: Record<string, unknown> = { players: chance.pick(engine.playerCounts), seed };
  for (const [name, { shape, refuse }] of Object.entries(engine.options)) {
    if (Object.hasOwn(given, name) || chance.int(2) === 0) continue;
    for (let tries = 0; tries < TRIES; tries++) {
      const value = valueFor(shape, Number(given.players), chance);
      // each option refuses values of its own shape alone
      if (refuse?.(value as never, given) !== undefined) continue;
      given[name] = value;
      break;
    }
  }
  return given as unknown as AnyOptions;
}
