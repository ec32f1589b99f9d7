/** Writes the log of a game. The consecutive actions of a player form one paragraph. */
import type { GameTypes, Seen, SeenEvent } from '@ludi-romani/core';
import { capital, type Phrase, predicate, sentences, subject, text, type Words } from '@ludi-romani/core/words';
import type { Renderer } from './render/renderer';
import { paragraph, wrap } from './text';

export interface Narrator<G extends GameTypes> {
  /** Adds the events of an action. `seen` is the state or view after it. Returns the lines that are complete now. */
  narrate(events: readonly SeenEvent<G['event']>[], seen: Seen<G>): string[];
  /** Returns the lines of the last, still open sentence. */
  flush(): string[];
}

export function narrator<G extends GameTypes>(words: Words<G>, renderer: Renderer<G>): Narrator<G> {
  let open: Phrase[] = [];
  let topic: string | undefined;
  const lines = (phrases: readonly Phrase[]): string[] =>
    sentences(phrases).flatMap(({ player, phrase }) => {
      if (player === null) return wrap(text(phrase));
      const [name] = phrase;
      return paragraph(name === undefined ? '' : text([name]), text(capital(predicate(phrase))));
    });
  /** Removes and returns all sentences but the last, which the next events may continue. */
  const complete = (): string[] => {
    const subjects = open.map(subject);
    let from = Math.max(0, open.length - 1);
    while (from > 0 && subjects[from] !== undefined && subjects[from] === subjects[from - 1]) from--;
    const done = lines(open.slice(0, from));
    open = open.slice(from);
    return done;
  };
  const flush = (): string[] => {
    const done = lines(open);
    open = [];
    return done;
  };
  return {
    flush,
    narrate: (events, seen) => {
      const done: string[] = [];
      let batch: SeenEvent<G['event']>[] = [];
      const addPhrases = () => {
        open.push(...words.tellAll(seen, batch));
        batch = [];
      };
      for (const event of events) {
        const shown = renderer.at(event, seen);
        const about = renderer.about?.(event);
        if (shown !== undefined || about !== topic) {
          addPhrases();
          done.push(...flush(), ...(shown ?? []));
        }
        if (shown === undefined) batch.push(event);
        topic = about;
      }
      addPhrases();
      return [...done, ...complete()];
    },
  };
}
