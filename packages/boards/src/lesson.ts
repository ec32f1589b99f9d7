/** First games with a guide: a game that was played before, with texts at some of its plies. */
import type { Engine, GameTypes, Seat } from '@ludi-romani/core';

/** A step of a lesson. */
export interface LessonStep {
  /** the ply at which it is shown: the number of actions before it */
  readonly at: number;
  /** at most 220 characters */
  readonly text: string;
  /** the ids that the text is about, which have a ring in the picture */
  readonly ring: readonly string[];
  /** true if the learner carries out the next action. Otherwise the learner reads and goes on. */
  readonly isTask: boolean;
}

/** A part of the table at one ply, with what is to know about it. */
export interface LessonFrame {
  readonly at: number;
  /** a part that the board draws alone, or `table` */
  readonly part: string;
  readonly title: string;
  /** at most 35 words */
  readonly text: string;
}

/** A guided first game, and how to play in five pictures of it. */
export interface Lesson<G extends GameTypes> {
  readonly options: G['options'];
  /** the seat of the learner */
  readonly me: Seat;
  readonly names: readonly string[];
  readonly actions: readonly G['action'][];
  readonly steps: readonly LessonStep[];
  /** the goal, a turn, what one can do, what counts, and when it ends */
  readonly frames: readonly LessonFrame[];
}

/** A lesson without its texts, as it is written. */
export interface LessonPlan<G extends GameTypes, Step extends string, Frame extends string> {
  readonly options: G['options'];
  readonly me: Seat;
  readonly names: readonly string[];
  /** the actions of all seats as lines, as the engine formats them */
  readonly lines: readonly string[];
  readonly steps: readonly (Omit<LessonStep, 'text' | 'isTask'> & { readonly key: Step; readonly isTask?: true })[];
  readonly frames: readonly (Pick<LessonFrame, 'at' | 'part'> & { readonly key: Frame })[];
}

/** The texts of a lesson in a language. */
export interface LessonTexts<Step extends string, Frame extends string> {
  readonly steps: Readonly<Record<Step, string>>;
  readonly frames: Readonly<Record<Frame, Pick<LessonFrame, 'title' | 'text'>>>;
}

/** Returns a lesson in a language. Throws IllegalActionError if a line is not a legal action of the game. */
export function lessonOf<G extends GameTypes, Step extends string, Frame extends string>(
  engine: Engine<G>,
  { options, me, names, lines, steps, frames }: LessonPlan<G, Step, Frame>,
  texts: LessonTexts<Step, Frame>,
): Lesson<G> {
  let state = engine.initialState(options);
  const actions = lines.map((line) => {
    const action = engine.parse(state, line);
    state = engine.apply(state, action);
    return action;
  });
  return {
    options,
    me,
    names,
    actions,
    steps: steps.map(({ at, key, ring, isTask = false }) => ({ at, ring, isTask, text: texts.steps[key] })),
    frames: frames.map(({ at, part, key }) => ({ at, part, ...texts.frames[key] })),
  };
}
