/** Nova Roma as a module of the program. */

import { words as de } from '@ludi-romani/boards/nova-roma/de';
import { words as en } from '@ludi-romani/boards/nova-roma/en';
import { expert, expertise } from '@ludi-romani/bots/nova-roma';
import { createEngine, engine, type NovaRoma, standardComponents } from '@ludi-romani/nova-roma';
import type { GameModule } from '../game-module';
import { novaRomaRenderer as renderer } from '../render/nova-roma';

export default {
  engine,
  title: 'Nova Roma',
  words: { en, de },
  about: {
    en: async (engine) => (await import('@ludi-romani/boards/nova-roma/about/en')).about(engine),
    de: async (engine) => (await import('@ludi-romani/boards/nova-roma/about/de')).about(engine),
  },
  board: async (engine) => (await import('@ludi-romani/boards/nova-roma')).boards(engine),
  actionSpace: async (...of) => (await import('@ludi-romani/nova-roma/action-space')).actionSpace(...of),
  expert,
  knowledge: (engine) => expertise(engine, {}),
  renderer,
  schemas: () => import('@ludi-romani/nova-roma/schemas'),
  createEngine,
  fast: async () => (await import('@ludi-romani/nova-roma/fast')).engine,
  provenance: standardComponents.provenance,
} satisfies GameModule<NovaRoma>;
