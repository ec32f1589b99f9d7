/** Makes random options, with any number of players and any values of the options that an engine declares. */
import type { Chance, Engine, GameTypes } from '@ludi-romani/core';
import type { AnyShape } from '@ludi-romani/core/shape';

type AnyOptions = GameTypes['options'];

/** Returns a random value of the shape. A list has a different item for each seat. */
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

/** The number of values that are tried for an option. If the engine refuses all of them, the option is left out. */
const TRIES = 20;

/** Returns random options with `seed`. Leaves out each optional one half of the time. */
export function randomOptions(engine: Engine<GameTypes>, seed: string, chance: Chance): AnyOptions {
  const given: Record<string, unknown> = { players: chance.pick(engine.playerCounts), seed };
  for (const [name, { shape, refuse }] of Object.entries(engine.options)) {
    if (Object.hasOwn(given, name) || chance.int(2) === 0) continue;
    for (let tries = 0; tries < TRIES; tries++) {
      const value = valueFor(shape, Number(given.players), chance);
      // the value has the shape that `refuse` expects
      if (refuse?.(value as never, given) !== undefined) continue;
      given[name] = value;
      break;
    }
  }
  return given as unknown as AnyOptions;
}
