/** The engine of the standard components, and the contract as named exports. */
import { defineGame, type Engine, type Grid } from '@ludi-romani/core';
import { catalog } from './components/catalog';
import { tables } from './components/tables';
import { rules } from './rules';
import type { ForumTrajanum } from './types';

const standard = catalog(tables);

/** The engine of the standard components: the contract as one object, the same functions as the named exports. */
export const engine: Engine<ForumTrajanum> = defineGame(rules(standard));

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
}: Engine<ForumTrajanum> = engine;

/** What people call a tile, a card or a building tile: `worker red coin`. */
export const title = (id: string): string => standard.title(id);
/** The grid around the boards of an arrangement: the lists of a forum are by its cells. */
export const forumGrid = (arrangement: string): Grid => standard.forum(arrangement).grid;
