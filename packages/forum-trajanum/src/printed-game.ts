/** The engine of the printed game, which has the standard components, and its functions as named exports. */
import { defineGame, type Engine, type Grid } from '@ludi-romani/core';
import { catalog } from './components/catalog';
import type { ArrangementId } from './components/ids';
import { tables } from './components/tables';
import { rules } from './rules';
import type { ForumTrajanum } from './types';

const standard = catalog(tables);

/** The engine of the standard components. Each of its functions is a named export as well; `Engine` documents them. */
export const engine: Engine<ForumTrajanum> = defineGame(rules(standard));

/** The version of the rules. It changes whenever any game could end differently. */
export const rulesVersion: Engine<ForumTrajanum>['rulesVersion'] = engine.rulesVersion;

// Each export has its type from `Engine`, so that editors show the documentation of `Engine` at each call.
export const initialState: Engine<ForumTrajanum>['initialState'] = engine.initialState;
export const start: Engine<ForumTrajanum>['start'] = engine.start;
export const legalActions: Engine<ForumTrajanum>['legalActions'] = engine.legalActions;
export const randomAction: Engine<ForumTrajanum>['randomAction'] = engine.randomAction;
export const menu: Engine<ForumTrajanum>['menu'] = engine.menu;
export const apply: Engine<ForumTrajanum>['apply'] = engine.apply;
export const step: Engine<ForumTrajanum>['step'] = engine.step;
export const preview: Engine<ForumTrajanum>['preview'] = engine.preview;
export const viewAfter: Engine<ForumTrajanum>['viewAfter'] = engine.viewAfter;
export const explain: Engine<ForumTrajanum>['explain'] = engine.explain;
export const activePlayers: Engine<ForumTrajanum>['activePlayers'] = engine.activePlayers;
export const openQuestion: Engine<ForumTrajanum>['openQuestion'] = engine.openQuestion;
export const choices: Engine<ForumTrajanum>['choices'] = engine.choices;
export const mayReveal: Engine<ForumTrajanum>['mayReveal'] = engine.mayReveal;
export const standingPass: Engine<ForumTrajanum>['standingPass'] = engine.standingPass;
export const teams: Engine<ForumTrajanum>['teams'] = engine.teams;
export const isTerminal: Engine<ForumTrajanum>['isTerminal'] = engine.isTerminal;
export const outcome: Engine<ForumTrajanum>['outcome'] = engine.outcome;
export const scores: Engine<ForumTrajanum>['scores'] = engine.scores;
export const view: Engine<ForumTrajanum>['view'] = engine.view;
export const actionFor: Engine<ForumTrajanum>['actionFor'] = engine.actionFor;
export const determinize: Engine<ForumTrajanum>['determinize'] = engine.determinize;
export const determinizer: Engine<ForumTrajanum>['determinizer'] = engine.determinizer;
export const format: Engine<ForumTrajanum>['format'] = engine.format;
export const parse: Engine<ForumTrajanum>['parse'] = engine.parse;
export const save: Engine<ForumTrajanum>['save'] = engine.save;
export const settle: Engine<ForumTrajanum>['settle'] = engine.settle;
export const clone: Engine<ForumTrajanum>['clone'] = engine.clone;
export const applyInPlace: Engine<ForumTrajanum>['applyInPlace'] = engine.applyInPlace;
export const tryInPlace: Engine<ForumTrajanum>['tryInPlace'] = engine.tryInPlace;
export const playRandomly: Engine<ForumTrajanum>['playRandomly'] = engine.playRandomly;

/**
 * Returns the grid around the boards of `arrangement` (FT-3.7). The lists of `Forum` have one entry for each of its cells. Throws
 * LudiError `invalid-state` for an unknown arrangement.
 */
export const forumGrid = (arrangement: ArrangementId): Grid => standard.forum(arrangement).grid;
