/** The games that are played here, by their names. */
import { engine as aquileia } from '@ludi-romani/aquileia';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';

export const engines = new Map([aquileia, cityOfRome, forumTrajanum, novaRoma].map((engine) => [engine.game, engine]));
