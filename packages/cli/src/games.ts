/** The games that the program has without `--engine`. */
import { type Game, gameOf } from './game';
import type { GameModule } from './game-module';
import aquileia from './games/aquileia';
import cityOfRome from './games/city-of-rome';
import forumTrajanum from './games/forum-trajanum';
import novaRoma from './games/nova-roma';

const modules: readonly GameModule[] = [aquileia, cityOfRome, forumTrajanum, novaRoma];

export const games: readonly Game[] = modules.map((module) => gameOf(module, null));
