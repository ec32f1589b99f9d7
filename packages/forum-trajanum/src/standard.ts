/** The engine of the standard components, and the contract as named exports. */
import { defineGame, type Engine, type Grid } from '@ludi-romani/core';
import { catalog } from './components/catalog';
import type { ArrangementId } from './components/ids';
import { tables } from './components/tables';
import { rules } from './rules';
import type { ForumTrajanum } from './types';

const standard = catalog(tables);

type Contract = Engine<ForumTrajanum>;

/** The engine of the standard components: the contract as one object, the same functions as the named exports. */
export const engine: Contract = defineGame(rules(standard));

/** Changes whenever any game could end differently. */
export const rulesVersion: Contract['rulesVersion'] = engine.rulesVersion;

/**
 * The state after setup (section 3 of the rules), all chance drawn from `options.seed`, or from `chance` where it is given (FT-11.2).
 * Throws InvalidOptionsError naming each bad path of `options`, InvalidChanceError for an outcome that `chance` cannot have.
 */
export const initialState: Contract['initialState'] = engine.initialState;

/**
 * The state that `initialState` gives for `options` and `chance`, with the events of its setup: what was laid out, in order. Throws as
 * `initialState` does.
 */
export const start: Contract['start'] = engine.start;

/**
 * Every action that `apply` accepts now, each once, in a stable order (section 9 of the rules): of `player`, or of all who may act; `[]`
 * at the end. `seen` is a state, or a view, which answers for its viewer alone. Throws LudiError `invalid-state`.
 */
export const legalActions: Contract['legalActions'] = engine.legalActions;

/**
 * The state after `action` and all that follows by itself. `state` stays as it is, and shares with it what did not change. The rows
 * of a payment may stand in any order. Throws IllegalActionError with the clause that is broken, InvalidChanceError for an outcome
 * that `chance` cannot have.
 */
export const apply: Contract['apply'] = engine.apply;

/**
 * The state that `apply` gives for `state`, `action` and `chance`, with the events on the way and whether anything hidden came to light
 * (FT-10.3): of an answer in an open simultaneous decision that is as secret as the answer is. Throws as `apply` does.
 */
export const step: Contract['step'] = engine.step;

/**
 * The events that `action` is certain to bring at once in `seen`, a state or a view, as its player is told them: up to the first chance,
 * hidden information or decision. Throws IllegalActionError.
 */
export const foresee: Contract['foresee'] = engine.foresee;

/**
 * Whether `action`, any value at all, is legal in `seen`, a state or a view; if not, the code, the clause it breaks and a sentence. Never
 * throws for a hostile action; LudiError `invalid-state` for a `seen` that is not sound.
 */
export const explain: Contract['explain'] = engine.explain;

/**
 * The seats that may act now, by `seen`, a state or a view: several in an open simultaneous decision (FT-9.4). Throws LudiError
 * `invalid-state`.
 */
export const activePlayers: Contract['activePlayers'] = engine.activePlayers;

/**
 * What `player` is asked now (section 9 of the rules), or `null`; of a view as `seen`, only its viewer is asked. Throws LudiError
 * `invalid-state`.
 */
export const openQuestion: Contract['openQuestion'] = engine.openQuestion;

/**
 * Every candidate of the question open to `player`, or to all who may act, each with the verdict on it. `seen` is a state or a view.
 * Throws LudiError `invalid-state`.
 */
export const choices: Contract['choices'] = engine.choices;

/** Whether the game that `seen`, a state or a view, belongs to is over (FT-7.1). Throws LudiError `invalid-state`. */
export const isTerminal: Contract['isTerminal'] = engine.isTerminal;

/**
 * How the game of `seen`, a state or a view, ended: places with ties (FT-7.2, FT-7.3, FT-7.4, FT-7.5) and score sheets; `null`
 * before. Throws LudiError `invalid-state`.
 */
export const outcome: Contract['outcome'] = engine.outcome;

/** The points of each seat as they stand in `seen`, a state or a view, row by row (FT-7.6). Throws LudiError `invalid-state`. */
export const scores: Contract['scores'] = engine.scores;

/**
 * What `viewer`, a seat or `'spectator'`, may know of `state` (section 10 of the rules), as plain JSON. It shares parts with the state.
 * Throws LudiError `invalid-state`.
 */
export const view: Contract['view'] = engine.view;

/**
 * `action` as `viewer` may know it: which tile is passed is left out for others (FT-10.3), and all that they answer in an open
 * simultaneous decision (FT-10.4). `state` is the one the action was chosen in. Throws LudiError `invalid-state`.
 */
export const actionFor: Contract['actionFor'] = engine.actionFor;

/**
 * A whole state that agrees with `view`, what it hides drawn with `seed` (FT-11.1). Throws LudiError `invalid-view` for a view that no
 * state can have.
 */
export const determinize: Contract['determinize'] = engine.determinize;

/**
 * Deals what `view` hides again and again: `determinize` for many seeds, as long as the view stays as it is. Each state is the caller's own,
 * for `applyInPlace`. Throws LudiError `invalid-view`, here or for a seed.
 */
export const determinizer: Contract['determinizer'] = engine.determinizer;

/** `action` as one short line, unique among the legal ones: `0 take-tile card:0 cell:r1c1 tribune:false`. Throws nothing. */
export const format: Contract['format'] = engine.format;

/** The legal action of `seen`, a state or a view, that has this `line`. Throws IllegalActionError where none has. */
export const parse: Contract['parse'] = engine.parse;

/** `state` with game, rules version and components digest, for storage; `parseState` of `/schemas` reads it again. Throws nothing. */
export const save: Contract['save'] = engine.save;

/**
 * `position`, set up by hand, played on to its first question, with `chance` or its own generator. Throws LudiError `invalid-state`,
 * InvalidChanceError.
 */
export const settle: Contract['settle'] = engine.settle;

/** A deep copy of `state`, to be written to by `applyInPlace`. Throws LudiError `invalid-state`. */
export const clone: Contract['clone'] = engine.clone;

/** Carries out the LEGAL `action` on `state`, which it changes; an illegal one leaves it undefined. Throws what `chance` throws. */
export const applyInPlace: Contract['applyInPlace'] = engine.applyInPlace;

/**
 * Carries out `action` on `state`, which it changes, or says why it is not legal and changes nothing. Throws LudiError `invalid-state`,
 * and what `chance` throws.
 */
export const tryInPlace: Contract['tryInPlace'] = engine.tryInPlace;

/**
 * Plays on at random on `state`, which it changes, for at most `plies` plies, 0 or more, `Infinity` for the whole game; each legal action is
 * equally likely by `chance`. Gives how many were played. Throws LudiError `invalid-state`.
 */
export const playRandomly: Contract['playRandomly'] = engine.playRandomly;

/**
 * The grid around the boards of the `arrangement` with that id (FT-3.7): the lists of a forum are by its cells. Throws LudiError
 * `invalid-state` for one that is not there.
 */
export const forumGrid = (arrangement: ArrangementId): Grid => standard.forum(arrangement).grid;
