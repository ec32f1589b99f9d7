/** The engine of the printed game, and the contract as named exports. */
import { defineGame, type Engine, type Grid, type Seat } from '@ludi-romani/core';
import { catalog } from './components/catalog';
import type { SymbolId } from './components/ids';
import { tables } from './components/tables';
import { rules } from './rules';
import { firstPlayer as firstPlayerOf } from './rules/round';
import { symbolsInUse } from './rules/strip';
import type { CityOfRome, Seen } from './types';

const standard = catalog(tables);

/** The engine of the printed game: the contract as one object. Its functions are the named exports too, documented in `Engine`. */
export const engine: Engine<CityOfRome> = defineGame(rules(standard));

/** changes whenever any game could end differently */
export const rulesVersion: Engine<CityOfRome>['rulesVersion'] = engine.rulesVersion;

// Typed by the contract, not destructured: so an editor shows the documentation of the contract at each call.
export const initialState: Engine<CityOfRome>['initialState'] = engine.initialState;
export const start: Engine<CityOfRome>['start'] = engine.start;
export const legalActions: Engine<CityOfRome>['legalActions'] = engine.legalActions;
export const apply: Engine<CityOfRome>['apply'] = engine.apply;
export const step: Engine<CityOfRome>['step'] = engine.step;
export const foresee: Engine<CityOfRome>['foresee'] = engine.foresee;
export const explain: Engine<CityOfRome>['explain'] = engine.explain;
export const activePlayers: Engine<CityOfRome>['activePlayers'] = engine.activePlayers;
export const openQuestion: Engine<CityOfRome>['openQuestion'] = engine.openQuestion;
export const choices: Engine<CityOfRome>['choices'] = engine.choices;
export const isTerminal: Engine<CityOfRome>['isTerminal'] = engine.isTerminal;
export const outcome: Engine<CityOfRome>['outcome'] = engine.outcome;
export const scores: Engine<CityOfRome>['scores'] = engine.scores;
export const view: Engine<CityOfRome>['view'] = engine.view;
export const actionFor: Engine<CityOfRome>['actionFor'] = engine.actionFor;
export const determinize: Engine<CityOfRome>['determinize'] = engine.determinize;
export const determinizer: Engine<CityOfRome>['determinizer'] = engine.determinizer;
export const format: Engine<CityOfRome>['format'] = engine.format;
export const parse: Engine<CityOfRome>['parse'] = engine.parse;
export const save: Engine<CityOfRome>['save'] = engine.save;
export const settle: Engine<CityOfRome>['settle'] = engine.settle;
export const clone: Engine<CityOfRome>['clone'] = engine.clone;
export const applyInPlace: Engine<CityOfRome>['applyInPlace'] = engine.applyInPlace;
export const tryInPlace: Engine<CityOfRome>['tryInPlace'] = engine.tryInPlace;
export const playRandomly: Engine<CityOfRome>['playRandomly'] = engine.playRandomly;

/** The cells of a city (CR-3.6): `players[seat].city[i]` and `tokens[i]` are those of x `cityGrid.xs[i]` and y `cityGrid.ys[i]`. */
export const cityGrid: Grid = standard.grid;

/**
 * The symbols of the strip in use in `seen`, a state or a view, from the emperor outwards (CR-4.19); none during the draft. Throws
 * LudiError `invalid-state`.
 */
export const stripInUse = (seen: Seen): readonly SymbolId[] => symbolsInUse(standard, seen);

/** The first player of the present round in `seen`, a state or a view (CR-4.14); in the draft that of round 1. Throws nothing. */
export const firstPlayer: (seen: Seen) => Seat = firstPlayerOf;
