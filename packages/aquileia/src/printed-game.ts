/** The engine of the printed game, which has the standard components, and its functions as named exports. */
import { defineGame, type Engine, type Seat } from '@ludi-romani/core';
import { catalog } from './components/catalog';
import type { CardId } from './components/ids';
import { tables } from './components/tables';
import { rules } from './rules';
import { stadiumCardsOf as cardsOf } from './rules/scoring';
import type { Aquileia, Seen } from './types';

const printed = catalog(tables);

/** The engine of the standard components. Each of its functions is a named export as well; `Engine` documents them. */
export const engine: Engine<Aquileia> = defineGame(rules(printed));

/** The version of the rules. It changes whenever any game could end differently. */
export const rulesVersion: Engine<Aquileia>['rulesVersion'] = engine.rulesVersion;

// Each export has its type from `Engine`, so that editors show the documentation of `Engine` at each call.
export const initialState: Engine<Aquileia>['initialState'] = engine.initialState;
export const start: Engine<Aquileia>['start'] = engine.start;
export const legalActions: Engine<Aquileia>['legalActions'] = engine.legalActions;
export const randomAction: Engine<Aquileia>['randomAction'] = engine.randomAction;
export const menu: Engine<Aquileia>['menu'] = engine.menu;
export const apply: Engine<Aquileia>['apply'] = engine.apply;
export const step: Engine<Aquileia>['step'] = engine.step;
export const preview: Engine<Aquileia>['preview'] = engine.preview;
export const viewAfter: Engine<Aquileia>['viewAfter'] = engine.viewAfter;
export const explain: Engine<Aquileia>['explain'] = engine.explain;
export const activePlayers: Engine<Aquileia>['activePlayers'] = engine.activePlayers;
export const openQuestion: Engine<Aquileia>['openQuestion'] = engine.openQuestion;
export const choices: Engine<Aquileia>['choices'] = engine.choices;
export const mayReveal: Engine<Aquileia>['mayReveal'] = engine.mayReveal;
export const standingPass: Engine<Aquileia>['standingPass'] = engine.standingPass;
export const teams: Engine<Aquileia>['teams'] = engine.teams;
export const isTerminal: Engine<Aquileia>['isTerminal'] = engine.isTerminal;
export const outcome: Engine<Aquileia>['outcome'] = engine.outcome;
export const scores: Engine<Aquileia>['scores'] = engine.scores;
export const view: Engine<Aquileia>['view'] = engine.view;
export const actionFor: Engine<Aquileia>['actionFor'] = engine.actionFor;
export const determinize: Engine<Aquileia>['determinize'] = engine.determinize;
export const determinizer: Engine<Aquileia>['determinizer'] = engine.determinizer;
export const format: Engine<Aquileia>['format'] = engine.format;
export const parse: Engine<Aquileia>['parse'] = engine.parse;
export const save: Engine<Aquileia>['save'] = engine.save;
export const settle: Engine<Aquileia>['settle'] = engine.settle;
export const clone: Engine<Aquileia>['clone'] = engine.clone;
export const applyInPlace: Engine<Aquileia>['applyInPlace'] = engine.applyInPlace;
export const tryInPlace: Engine<Aquileia>['tryInPlace'] = engine.tryInPlace;
export const playRandomly: Engine<Aquileia>['playRandomly'] = engine.playRandomly;

/** Returns the stadium cards of `seat` that are visible in `seen`, a state or a view (AQ-10.3, AQ-10.4, AQ-10.5). Throws nothing. */
export const stadiumCardsOf = (seen: Seen, seat: Seat): CardId[] => cardsOf(seen, seat);
