/** Links to the clauses of the rules. */
import { withBase } from 'vitepress';
import type { GameName } from './games';

export const clauseUrl = (game: GameName, clause: string): string => withBase(`/rules/${game}#${clause}`);
