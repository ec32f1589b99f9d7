/** Tells a game as a log: what each player does in a row is a paragraph. */
import type { GameTypes, Seen, SeenEvent } from '@ludi-romani/core';
import { capital, type Phrase, predicate, sentences, subject, text, type Words } from '@ludi-romani/core/words';
import type { Renderer } from './render/renderer';
import { paragraph, wrap } from './text';

export interface Narrator<G extends GameTypes> {
  /** Of what an action brought about, the lines that are complete now. */
  tell(events: readonly SeenEvent<G['event']>[], seen: Seen<G>): string[];
  /** The lines that are still open. */
  rest(): string[];
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
  /** all but the last sentence, which may go on */
  const complete = (): string[] => {
    const subjects = open.map(subject);
    let from = Math.max(0, open.length - 1);
    while (from > 0 && subjects[from] !== undefined && subjects[from] === subjects[from - 1]) from--;
    const done = lines(open.slice(0, from));
    open = open.slice(from);
    return done;
  };
  const rest = (): string[] => {
    const done = lines(open);
    open = [];
    return done;
  };
  return {
    rest,
    tell: (events, seen) => {
      const told: string[] = [];
      let row: SeenEvent<G['event']>[] = [];
      const goOn = () => {
        open.push(...words.tellAll(seen, row));
        row = [];
      };
      for (const event of events) {
        const shown = renderer.at(event, seen);
        const about = renderer.about?.(event);
        if (shown !== undefined || about !== topic) {
          goOn();
          told.push(...rest(), ...(shown ?? []));
        }
        if (shown === undefined) row.push(event);
        topic = about;
      }
      goOn();
      return [...told, ...complete()];
    },
  };
}
