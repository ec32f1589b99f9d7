import { type Check, flag, type OptionFields, oneOf, optional } from '@ludi-romani/core';
import { difficulties, playerCounts } from './components/types';
import type { Options } from './types';

/** The seats of a game of so many; none for a number that nobody plays with. */
const seats = (players: unknown): number[] =>
  Array.from({ length: playerCounts.find((count) => count === players) ?? 0 }, (_, seat) => seat);

const seat: Check = (value, { players }) =>
  seats(players).some((each) => Object.is(each, value)) ? undefined : 'must be the seat of a player';

/** NR-7.5 every seat once. */
const everySeat: Check = (value, { players }) => {
  const all = seats(players);
  if (!Array.isArray(value) || value.length !== all.length) return 'must be a list of all seats';
  return all.every((each) => value.some((given) => Object.is(given, each))) ? undefined : 'must name each seat once';
};

const difficulty: Check = (value, options) =>
  options.players === 1 ? oneOf(...difficulties)(value, options) : 'only a solo game has an AI';

export const options: OptionFields<Omit<Options, 'players' | 'seed'>> = {
  startPlayer: optional(seat),
  youngestFirst: optional(everySeat),
  mosaicDraft: optional(flag),
  followerDraft: optional(flag),
  difficulty: optional(difficulty),
};
