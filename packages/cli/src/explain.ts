/** Finds the explanations of cards, spaces and other things. */
import { type About, namesIn } from '@ludi-romani/boards';
import type { GameTypes } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import { boardOf, type Game, textsIn } from './game';
import { printable } from './text';

/** A thing with its explanation. */
export interface Explained extends About {
  readonly id: string;
}

export interface Explainer<G extends GameTypes = GameTypes> {
  /** Returns the explanations of the cards, tiles and spaces in the tables of the box. Things that have the same text are listed once. */
  all(view: G['view']): readonly Explained[];
  /**
   * Returns the explanations of the things in the box or in the picture of `view` that have this id or title. If there are none, returns those
   * with a title that begins with `word`. Small and capital letters are the same.
   */
  find(view: G['view'], word: string): readonly Explained[];
}

/** Returns an explanation as one line. */
export const explanationLine = ({ title, kind, says, now, clause }: About): string =>
  printable(
    `${title}, ${kind}: ${[...says, ...(now === undefined ? [] : [now])].join(' ')}${clause === null ? '' : ` (${clause})`}`,
    2000,
  );

/** Resolves to the explanations in the language of `words`, or else in the first language of the game. Resolves to `undefined` if the game has none. */
export async function explainerOf<G extends GameTypes>(
  game: Game<G>,
  words: Words<G>,
): Promise<Explainer<G> | undefined> {
  const { engine, about } = game;
  const explain = await textsIn(about, words.language)?.(engine);
  if (explain === undefined) return undefined;
  const { picture } = await boardOf(game, words);

  const explained = (view: G['view'], ids: readonly string[]): Explained[] => {
    const found = [...new Set(ids)].flatMap((id) => {
      const about = explain(view, id);
      return about === null ? [] : { id, ...about };
    });
    return [...new Map(found.map((one) => [explanationLine(one), one])).values()];
  };
  const all = (view: G['view']) => explained(view, namesIn(engine.components));
  return {
    all,
    find: (view, word) => {
      const shown = [...picture(view).matchAll(/ data-(?:id|about)="([^"]*)"/g)].map(([, id = '']) => id);
      const things = explained(view, [word, ...shown, ...namesIn(engine.components)]);
      const wanted = word.toLowerCase();
      const namesOf = ({ id, title }: Explained) => [id, title, words.title(id)].map((name) => name.toLowerCase());
      const exact = things.filter((thing) => namesOf(thing).includes(wanted));
      return exact.length > 0 ? exact : things.filter(({ title }) => title.toLowerCase().startsWith(wanted));
    },
  };
}
