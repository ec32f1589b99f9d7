/** The engine of the standard components, and the contract as named exports. */
import { defineGame, type Engine } from '@ludi-romani/core';
import { type AiScore, aiScore as aiScoreOf } from './ai';
import { catalog } from './catalog';
import { tables } from './components/tables';
import { rules } from './rules';
import type { NovaRoma, Seen } from './types';

const standard = catalog(tables);

/** The engine of the standard components: the contract as one object, the same functions as the named exports. */
export const engine: Engine<NovaRoma> = defineGame(rules(standard));

type Contract = Engine<NovaRoma>;

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
/** What people call a thing: `track 1`. */
export const title = (id: string): string => standard.title(id);
/** The points of the AI as they stand, row by row; `null` but in a solo game (NR-8.38). */
export const aiScore = (seen: Seen): AiScore | null => aiScoreOf(standard, seen);

export const rulesVersion: Contract['rulesVersion'] = engine.rulesVersion;
