/** The engine of the printed game, and the contract as named exports. */
import { defineGame, type Engine, type Grid } from '@ludi-romani/core';
import { catalog } from './catalog';
import { tables } from './components/tables';
import type { SymbolId } from './components/types';
import { rules } from './rules';
import { symbolsInUse } from './strip';
import type { CardId, CityOfRome, Seen } from './types';

const standard = catalog(tables);

/** The contract as one object: the same functions as the named exports. */
export const engine: Engine<CityOfRome> = defineGame(rules(standard));

type Contract = Engine<CityOfRome>;

export const initialState: Contract['initialState'] = engine.initialState;
export const legalActions: Contract['legalActions'] = engine.legalActions;
export const apply: Contract['apply'] = engine.apply;
export const step: Contract['step'] = engine.step;
export const explain: Contract['explain'] = engine.explain;
export const activePlayers: Contract['activePlayers'] = engine.activePlayers;
export const isTerminal: Contract['isTerminal'] = engine.isTerminal;
export const outcome: Contract['outcome'] = engine.outcome;
export const scores: Contract['scores'] = engine.scores;
export const view: Contract['view'] = engine.view;
export const actionFor: Contract['actionFor'] = engine.actionFor;
export const determinize: Contract['determinize'] = engine.determinize;
export const format: Contract['format'] = engine.format;
export const parse: Contract['parse'] = engine.parse;
export const describe: Contract['describe'] = engine.describe;
export const save: Contract['save'] = engine.save;
export const settle: Contract['settle'] = engine.settle;
export const clone: Contract['clone'] = engine.clone;
export const applyInPlace: Contract['applyInPlace'] = engine.applyInPlace;
export const tryInPlace: Contract['tryInPlace'] = engine.tryInPlace;
export const rulesVersion: Contract['rulesVersion'] = engine.rulesVersion;

/** The cells of a city: `players[seat].city[i]` and `tokens[i]` are those of x `cityGrid.xs[i]` and y `cityGrid.ys[i]`. */
export const cityGrid: Grid = standard.grid;
/** What people call a card: `Aqueduct (II)`. */
export const cardTitle = (card: CardId): string => standard.title(card);
/** The symbols of the strip in use, from the emperor outwards; none during the draft. */
export const stripInUse = (seen: Seen): readonly SymbolId[] => symbolsInUse(standard, seen);
export { firstPlayer } from './round';
