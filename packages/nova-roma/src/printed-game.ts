/** The engine of the standard components, and the contract as named exports. */
import { defineGame, type Engine } from '@ludi-romani/core';
import { catalog } from './components/catalog';
import { tables } from './components/tables';
import { rules } from './rules';
import { type AiScore, aiScore as aiScoreOf } from './rules/ai';
import type { NovaRoma, Seen } from './types';

const standard = catalog(tables);

/** The engine of the standard components: the contract as one object. Its functions are the named exports too, documented in `Engine`. */
export const engine: Engine<NovaRoma> = defineGame(rules(standard));

/** The version of the rules. It changes whenever any game could end differently. */
export const rulesVersion: Engine<NovaRoma>['rulesVersion'] = engine.rulesVersion;

// Typed by the contract, not destructured: editors then show the documentation of the contract at each call.
export const initialState: Engine<NovaRoma>['initialState'] = engine.initialState;
export const start: Engine<NovaRoma>['start'] = engine.start;
export const legalActions: Engine<NovaRoma>['legalActions'] = engine.legalActions;
export const randomAction: Engine<NovaRoma>['randomAction'] = engine.randomAction;
export const menu: Engine<NovaRoma>['menu'] = engine.menu;
export const apply: Engine<NovaRoma>['apply'] = engine.apply;
export const step: Engine<NovaRoma>['step'] = engine.step;
export const preview: Engine<NovaRoma>['preview'] = engine.preview;
export const viewAfter: Engine<NovaRoma>['viewAfter'] = engine.viewAfter;
export const explain: Engine<NovaRoma>['explain'] = engine.explain;
export const activePlayers: Engine<NovaRoma>['activePlayers'] = engine.activePlayers;
export const openQuestion: Engine<NovaRoma>['openQuestion'] = engine.openQuestion;
export const choices: Engine<NovaRoma>['choices'] = engine.choices;
export const mayReveal: Engine<NovaRoma>['mayReveal'] = engine.mayReveal;
export const standingPass: Engine<NovaRoma>['standingPass'] = engine.standingPass;
export const teams: Engine<NovaRoma>['teams'] = engine.teams;
export const isTerminal: Engine<NovaRoma>['isTerminal'] = engine.isTerminal;
export const outcome: Engine<NovaRoma>['outcome'] = engine.outcome;
export const scores: Engine<NovaRoma>['scores'] = engine.scores;
export const view: Engine<NovaRoma>['view'] = engine.view;
export const actionFor: Engine<NovaRoma>['actionFor'] = engine.actionFor;
export const determinize: Engine<NovaRoma>['determinize'] = engine.determinize;
export const determinizer: Engine<NovaRoma>['determinizer'] = engine.determinizer;
export const format: Engine<NovaRoma>['format'] = engine.format;
export const parse: Engine<NovaRoma>['parse'] = engine.parse;
export const save: Engine<NovaRoma>['save'] = engine.save;
export const settle: Engine<NovaRoma>['settle'] = engine.settle;
export const clone: Engine<NovaRoma>['clone'] = engine.clone;
export const applyInPlace: Engine<NovaRoma>['applyInPlace'] = engine.applyInPlace;
export const tryInPlace: Engine<NovaRoma>['tryInPlace'] = engine.tryInPlace;
export const playRandomly: Engine<NovaRoma>['playRandomly'] = engine.playRandomly;

/**
 * Returns the points of the AI in `seen`, a state or a view, row by row, or `null` if the game is not a solo game (NR-8.38). Throws
 * LudiError `invalid-state`.
 */
export const aiScore = (seen: Seen): AiScore | null => aiScoreOf(standard, seen);
