/** The engine of the standard components, and the contract as named exports. */
import { defineGame, type Engine } from '@ludi-romani/core';
import { catalog } from './components/catalog';
import { tables } from './components/tables';
import { rules } from './rules';
import type { Aquileia } from './types';

const standard = catalog(tables);

/** The engine of the standard components: the contract as one object, the same functions as the named exports. */
export const engine: Engine<Aquileia> = defineGame(rules(standard));

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
}: Engine<Aquileia> = engine;

/** What people call a space, a site or a card: `villa blue 10`. */
export const title = (id: string): string => standard.title(id);
export { stadiumCardsOf } from './rules/scoring';
