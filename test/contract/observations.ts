/** The observations of the four games, with the variants of their games. */
import { engine as aquileiaFast } from '@ludi-romani/aquileia/fast';
import * as aquileia from '@ludi-romani/aquileia/observation';
import { engine as cityOfRomeFast } from '@ludi-romani/city-of-rome/fast';
import * as cityOfRome from '@ludi-romani/city-of-rome/observation';
import type { Engine, GameTypes, Viewer } from '@ludi-romani/core';
import type { GameObservationOptions, Observation } from '@ludi-romani/core/observation';
import { engine as forumTrajanumFast } from '@ludi-romani/forum-trajanum/fast';
import * as forumTrajanum from '@ludi-romani/forum-trajanum/observation';
import { engine as novaRomaFast } from '@ludi-romani/nova-roma/fast';
import * as novaRoma from '@ludi-romani/nova-roma/observation';
import { settings as ofAquileia } from '../conformance/aquileia';
import { settings as ofCityOfRome } from '../conformance/city-of-rome';
import { settings as ofForumTrajanum } from '../conformance/forum-trajanum';
import { settings as ofNovaRoma } from '../conformance/nova-roma';
import { games } from './games';

export interface ObservedGame {
  readonly name: string;
  readonly engine: Engine<GameTypes>;
  readonly fast: Engine<GameTypes>;
  observation(options: GameObservationOptions): Observation;
  /** options for every number of players and every option */
  readonly variants: readonly { readonly players: number }[];
}

const parts = {
  aquileia: { ...aquileia, fast: aquileiaFast, variants: ofAquileia.options },
  'city-of-rome': { ...cityOfRome, fast: cityOfRomeFast, variants: ofCityOfRome.options },
  'forum-trajanum': { ...forumTrajanum, fast: forumTrajanumFast, variants: ofForumTrajanum.options },
  'nova-roma': { ...novaRoma, fast: novaRomaFast, variants: ofNovaRoma.options },
};

export const observed = games.map(
  ([name, { engine }]) => ({ name, engine, ...parts[name as keyof typeof parts] }) as unknown as ObservedGame,
);

/** Returns all viewers of a game. */
export const viewersOf = (players: number): Viewer[] => [...Array(players).keys(), 'spectator'];
