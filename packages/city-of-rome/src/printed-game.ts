/** The engine of the printed game, and its functions as named exports. */
import { defineGame, type Engine, type Grid, type Seat } from '@ludi-romani/core';
import { catalog } from './components/catalog';
import type { SymbolId } from './components/ids';
import { tables } from './components/tables';
import { rules } from './rules';
import { firstPlayer as firstPlayerOf } from './rules/round';
import { symbolsInUse } from './rules/strip';
import type { CityOfRome, Seen } from './types';

const printed = catalog(tables);

/** The engine of the printed game. Its functions are also named exports. `Engine` documents them. */
export const engine: Engine<CityOfRome> = defineGame(rules(printed));

/** The version of the rules. It changes whenever any game could end differently. */
export const rulesVersion: Engine<CityOfRome>['rulesVersion'] = engine.rulesVersion;

// Typed one by one, not destructured, so that editors show the documentation of `Engine` at each call.
export const initialState: Engine<CityOfRome>['initialState'] = engine.initialState;
export const start: Engine<CityOfRome>['start'] = engine.start;
export const legalActions: Engine<CityOfRome>['legalActions'] = engine.legalActions;
export const randomAction: Engine<CityOfRome>['randomAction'] = engine.randomAction;
export const menu: Engine<CityOfRome>['menu'] = engine.menu;
export const apply: Engine<CityOfRome>['apply'] = engine.apply;
export const step: Engine<CityOfRome>['step'] = engine.step;
export const preview: Engine<CityOfRome>['preview'] = engine.preview;
export const viewAfter: Engine<CityOfRome>['viewAfter'] = engine.viewAfter;
export const explain: Engine<CityOfRome>['explain'] = engine.explain;
export const activePlayers: Engine<CityOfRome>['activePlayers'] = engine.activePlayers;
export const openQuestion: Engine<CityOfRome>['openQuestion'] = engine.openQuestion;
export const choices: Engine<CityOfRome>['choices'] = engine.choices;
export const mayReveal: Engine<CityOfRome>['mayReveal'] = engine.mayReveal;
export const standingPass: Engine<CityOfRome>['standingPass'] = engine.standingPass;
export const teams: Engine<CityOfRome>['teams'] = engine.teams;
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

/** The cells of a city (CR-3.6). The cell of `players[seat].city[i]` and `tokens[i]` is at x `cityGrid.xs[i]` and y `cityGrid.ys[i]`. */
export const cityGrid: Grid = printed.grid;

/**
 * Returns the symbols of the strip in use in `seen`, a state or a view, from the emperor outwards (CR-4.19). The list is empty during the
 * draft. Throws LudiError `invalid-state`.
 */
export const stripInUse = (seen: Seen): readonly SymbolId[] => symbolsInUse(printed, seen);

/**
 * Returns the first player of the current round in `seen`, a state or a view (CR-4.14). During the draft, returns the first player of
 * round 1. Throws no errors.
 */
export const firstPlayer: (seen: Seen) => Seat = firstPlayerOf;
