/** The engine of the printed game, and the contract as named exports. */
import { defineGame, type Engine, type Grid } from '@ludi-romani/core';
import { catalog } from './components/catalog';
import { tables } from './components/tables';
import type { SymbolId } from './components/types';
import { rules } from './rules';
import { symbolsInUse } from './rules/strip';
import type { CardId, CityOfRome, Seen } from './types';

const standard = catalog(tables);

/** The contract as one object: the same functions as the named exports. */
export const engine: Engine<CityOfRome> = defineGame(rules(standard));

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
}: Engine<CityOfRome> = engine;

/** The cells of a city: `players[seat].city[i]` and `tokens[i]` are those of x `cityGrid.xs[i]` and y `cityGrid.ys[i]`. */
export const cityGrid: Grid = standard.grid;
/** What people call a card: `Aqueduct (II)`. */
export const cardTitle = (card: CardId): string => standard.title(card);
/** The symbols of the strip in use, from the emperor outwards; none during the draft. */
export const stripInUse = (seen: Seen): readonly SymbolId[] => symbolsInUse(standard, seen);
export { firstPlayer } from './rules/round';
