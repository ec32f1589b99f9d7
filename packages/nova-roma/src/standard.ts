/** The engine of the standard components, and the contract as named exports. */
import { defineGame, type Engine } from '@ludi-romani/core';
import { catalog } from './components/catalog';
import { tables } from './components/tables';
import { rules } from './rules';
import { type AiScore, aiScore as aiScoreOf } from './rules/ai';
import type { NovaRoma, Seen } from './types';

const standard = catalog(tables);

/** The engine of the standard components: the contract as one object, the same functions as the named exports. */
export const engine: Engine<NovaRoma> = defineGame(rules(standard));

export const {
  initialState,
  legalActions,
  apply,
  step,
  explain,
  activePlayers,
  isTerminal,
  outcome,
  scores,
  view,
  actionFor,
  determinize,
  format,
  parse,
  describe,
  save,
  settle,
  clone,
  applyInPlace,
  tryInPlace,
  rulesVersion,
}: Engine<NovaRoma> = engine;

/** What people call a thing: `track 1`. */
export const title = (id: string): string => standard.title(id);
/** The points of the AI as they stand, row by row; `null` but in a solo game (NR-8.38). */
export const aiScore = (seen: Seen): AiScore | null => aiScoreOf(standard, seen);
