/** Aquileia as a module of the program. */
import { type Aquileia, createEngine, engine, standardComponents } from '@ludi-romani/aquileia';
import { words as de } from '@ludi-romani/boards/aquileia/de';
import { words as en } from '@ludi-romani/boards/aquileia/en';
import { expert, expertise } from '@ludi-romani/bots/aquileia';
import type { GameModule } from '../game-module';
import { aquileiaRenderer as renderer } from '../render/aquileia';

export default {
  engine,
  title: 'Aquileia',
  words: { en, de },
  about: {
    en: async (engine) => (await import('@ludi-romani/boards/aquileia/about/en')).about(engine),
    de: async (engine) => (await import('@ludi-romani/boards/aquileia/about/de')).about(engine),
  },
  board: async (engine) => (await import('@ludi-romani/boards/aquileia')).boards(engine),
  actionSpace: async (...of) => (await import('@ludi-romani/aquileia/action-space')).actionSpace(...of),
  expert,
  knowledge: (engine) => expertise(engine, {}),
  renderer,
  schemas: () => import('@ludi-romani/aquileia/schemas'),
  createEngine,
  fast: async () => (await import('@ludi-romani/aquileia/fast')).engine,
  provenance: standardComponents.provenance,
} satisfies GameModule<Aquileia>;
