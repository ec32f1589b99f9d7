/** What is soaked: each part does one batch of a game, as its tests do, and says how much that was. Throws for the first thing wrong. */
import type { Chance, GameTypes, Viewer } from '@ludi-romani/core';
import { conformance, type PropertyName, type Settings } from '@ludi-romani/core/testing';
import { deviations, imagined, LIMIT } from '../../test/bots/imagination';
import { settings as aquileia } from '../../test/conformance/aquileia';
import { settings as cityOfRome } from '../../test/conformance/city-of-rome';
import { settings as forumTrajanum } from '../../test/conformance/forum-trajanum';
import { settings as novaRoma } from '../../test/conformance/nova-roma';
import { games } from '../../test/contract/games';
import type { Door } from '../../test/hostile/doors';
import { recorded, tampered } from '../../test/hostile/tampering';
import { randomOptions } from '../../test/random-options';
import { NAMES, playPairs } from '../../test/table/pairs';
import { at, midGame } from '../../test/table/playing';

/** What a batch did: how much of what is counted, and what else is worth telling, added up; of `max` the greatest. */
export interface Done {
  readonly count: number;
  readonly notes: Readonly<Record<string, number>>;
}

export interface Batch {
  readonly game: string;
  readonly part: string;
  /** a seed of its own */
  readonly seed: string;
  readonly number: number;
  /** how much is to be done in all */
  readonly size: number;
}

const settingsOf: Readonly<Record<string, unknown>> = {
  aquileia,
  'city-of-rome': cityOfRome,
  'forum-trajanum': forumTrajanum,
  'nova-roma': novaRoma,
};

const engineOf = (game: string) => {
  const [, found] = games.find(([name]) => name === game) ?? [];
  if (found === undefined) throw new Error(`there is no game ${game}`);
  return found.engine;
};

const anyViewer = (players: number, chance: Chance): Viewer =>
  at([...Array(players).keys(), 'spectator' as const], chance.int(99)) ?? 0;

/** Properties of the course of a game, and of each of its states. */
const COURSE: readonly PropertyName[] = ['invariants', 'termination', 'outcome'];
const GAMES = 8;
/** One batch of so many tries every property of the kit, on one game. */
const WHOLE_EVERY = 32;

/** Random games of random options, held to the conformance kit. */
function plies({ game, seed, number }: Batch, chance: Chance): Done {
  const engine = engineOf(game);
  const settings = settingsOf[game] as Settings<GameTypes>;
  const isWhole = number % WHOLE_EVERY === 0;
  const { seed: _, ...options } = randomOptions(engine, seed, chance);
  let states = 0;
  const invariants = (state: GameTypes['state']) => {
    states++;
    return settings.invariants?.(state) ?? [];
  };
  const extent = { options: [options], games: isWhole ? 1 : GAMES, seed: chance.int(2 ** 31) };
  let count = 0;
  for (const { property, run } of conformance(engine, { ...settings, ...extent, invariants })) {
    if (!isWhole && !COURSE.includes(property)) continue;
    states = 0;
    run();
    // before each ply a state, and one at the end
    if (property === 'invariants') count = states - extent.games;
  }
  return { count, notes: { games: extent.games, 'games with every property': isWhole ? 1 : 0 } };
}

const VALUES = 2_000;

/** Hostile values at one of the doors. */
async function hostile({ game, part }: Batch, chance: Chance): Promise<Done> {
  const doors = await doorsOf(game);
  const door = doors[Number(part.split(' ')[1])];
  if (door === undefined) throw new Error(`${game} has no door ${part}`);
  const missed = door.tries(VALUES, chance);
  return { count: VALUES, notes: { 'batches that met too little': missed.length > 0 ? 1 : 0 } };
}

/** Games are played for them: only where they are wanted. */
async function doorsOf(game: string): Promise<readonly Door[]> {
  const found = {
    aquileia: () => import('../../test/hostile/aquileia'),
    'city-of-rome': () => import('../../test/hostile/city-of-rome'),
    'forum-trajanum': () => import('../../test/hostile/forum-trajanum'),
    'nova-roma': () => import('../../test/hostile/nova-roma'),
  }[game];
  return found === undefined ? [] : (await found()).hostileDoors;
}

const BEFORE = 250;
const PLANS = 200;

/** A game from some position on, beside another that differs in what a viewer may not know. */
function pairs({ game, seed, number }: Batch, chance: Chance): Done {
  const engine = engineOf(game);
  const options = randomOptions(engine, seed, chance);
  const before = Array.from({ length: chance.int(BEFORE) }, () => chance.int(2 ** 20));
  const viewer = anyViewer(options.players, chance);
  // long histories of actions alone, and short ones with all that can be done at a table
  const names = number % 2 === 0 ? (['act'] as const) : NAMES;
  const plans = Array.from({ length: PLANS }, () => ({ name: chance.pick(names), pick: chance.int(2 ** 30) }));
  const { moments, pairs, longest } = playPairs(
    engine,
    midGame(engine, options, before),
    viewer,
    plans,
    `${seed} other`,
  );
  return { count: moments, notes: { 'pairs dealt': pairs, 'max history': longest } };
}

const TAMPERED = 50;

/** A replay that is tampered with again and again. */
function tamper({ game, seed }: Batch, chance: Chance): Done {
  const engine = engineOf(game);
  const replay = recorded(engine, randomOptions(engine, seed, chance), chance);
  const notes: Record<string, number> = { noticed: 0 };
  for (let i = 0; i < TAMPERED; i++) {
    const { came } = tampered(engine, replay, chance);
    const note = came.startsWith('harmless') ? came : 'noticed';
    notes[note] = (notes[note] ?? 0) + 1;
  }
  return { count: TAMPERED, notes };
}

/** All games at once: what is summed is one statistic. */
function distribution({ game, seed, size }: Batch, chance: Chance): Done {
  const engine = engineOf(game);
  const looks = Array.from({ length: size }, (_, i) => {
    const options = randomOptions(engine, `${seed} ${i}`, chance);
    // a spectator, from whom the most is hidden, half the time
    const viewer = chance.int(2) === 0 ? 'spectator' : chance.int(options.players);
    return imagined(engine, options, viewer, chance) ?? [];
  }).flat();
  const found = deviations(looks);
  const wrong = found.filter(({ sigma }) => sigma > LIMIT);
  if (wrong.length > 0)
    throw new Error(
      wrong
        .map(
          ({ place, looks, statistic, degrees, sigma }) =>
            `${place}: chi-square ${statistic.toFixed(1)} with ${degrees.toFixed(1)} degrees in ${looks} games, ${sigma.toFixed(2)} sigma`,
        )
        .join('\n'),
    );
  return {
    count: size,
    notes: { looks: looks.length, places: found.length, 'max sigma': found[0]?.sigma ?? 0 },
  };
}

export const parts: Readonly<Record<string, (batch: Batch, chance: Chance) => Done | Promise<Done>>> = {
  plies,
  hostile,
  pairs,
  tampered: tamper,
  distribution,
};
