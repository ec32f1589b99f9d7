/** City of Rome as a module of the program. */

import { words as de } from '@ludi-romani/boards/city-of-rome/de';
import { words as en } from '@ludi-romani/boards/city-of-rome/en';
import { expert, expertise } from '@ludi-romani/bots/city-of-rome';
import { type CityOfRome, createEngine, engine, standardComponents } from '@ludi-romani/city-of-rome';
import type { GameModule } from '../game-module';
import { cityOfRomeRenderer as renderer } from '../render/city-of-rome';

export default {
  engine,
  title: 'City of Rome',
  words: { en, de },
  about: {
    en: async (engine) => (await import('@ludi-romani/boards/city-of-rome/about/en')).about(engine),
    de: async (engine) => (await import('@ludi-romani/boards/city-of-rome/about/de')).about(engine),
  },
  board: async (engine) => (await import('@ludi-romani/boards/city-of-rome')).boards(engine),
  actionSpace: async (...of) => (await import('@ludi-romani/city-of-rome/action-space')).actionSpace(...of),
  expert,
  knowledge: (engine) => expertise(engine, {}),
  renderer,
  schemas: () => import('@ludi-romani/city-of-rome/schemas'),
  createEngine,
  fast: async () => (await import('@ludi-romani/city-of-rome/fast')).engine,
  provenance: standardComponents.provenance,
} satisfies GameModule<CityOfRome>;
