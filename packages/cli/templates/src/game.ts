/** The game as a module for `ludi --engine`. */
import type { GameModule } from '@ludi-romani/cli/game-module';
import { engine, type MyGame } from './rules.ts';
import { english } from './words.ts';

// more parts can follow: board, actionSpace, expert, renderer, schemas
export default { engine, title: 'My game', words: { en: english } } satisfies GameModule<MyGame>;
