/** Forum Trajanum as a module of the program. */

import { words as de } from '@ludi-romani/boards/forum-trajanum/de';
import { words as en } from '@ludi-romani/boards/forum-trajanum/en';
import { expert, expertise } from '@ludi-romani/bots/forum-trajanum';
import { createEngine, engine, type ForumTrajanum, standardComponents } from '@ludi-romani/forum-trajanum';
import type { GameModule } from '../game-module';
import { forumTrajanumRenderer as renderer } from '../render/forum-trajanum';

export default {
  engine,
  title: 'Forum Trajanum',
  words: { en, de },
  about: {
    en: async (engine) => (await import('@ludi-romani/boards/forum-trajanum/about/en')).about(engine),
    de: async (engine) => (await import('@ludi-romani/boards/forum-trajanum/about/de')).about(engine),
  },
  board: async (engine) => (await import('@ludi-romani/boards/forum-trajanum')).boards(engine),
  actionSpace: async (...of) => (await import('@ludi-romani/forum-trajanum/action-space')).actionSpace(...of),
  expert,
  knowledge: (engine) => expertise(engine, {}),
  renderer,
  schemas: () => import('@ludi-romani/forum-trajanum/schemas'),
  createEngine,
  fast: async () => (await import('@ludi-romani/forum-trajanum/fast')).engine,
  provenance: standardComponents.provenance,
} satisfies GameModule<ForumTrajanum>;
