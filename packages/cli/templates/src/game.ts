/** The game as a module for `ludi --engine`. */
import type { GameModule } from '@ludi-romani/cli/game-module';
import { board } from './board.ts';
import { engine, type MyGame } from './rules.ts';
import { english } from './words.ts';

// more parts can follow: actionSpace, expert, renderer, schemas
export default { engine, title: 'My game', words: { en: english }, board } satisfies GameModule<MyGame>;
