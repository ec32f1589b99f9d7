/** Words of what is around a game: its frame, and pointing. */
import { listed, text } from '@ludi-romani/core/words';

/** What pictures say, in a language that games speak. */
interface Spoken<L> {
  readonly en: L;
  readonly de: L;
}

/** The labels of the language that words have; English where they have another one. */
export const spoken =
  <L>({ en, de }: Spoken<L>) =>
  ({ language }: { readonly language: string }): L =>
    language === 'de' ? de : en;

const list = (names: readonly string[], and: string): string => text(listed(names, and));

/** The words of a language. */
export const frameWords = spoken({
  en: {
    done: 'Done',
    waiting: 'Waiting for others',
    over: 'The game is over',
    pick: (n: number) => (n === 1 ? '1 thing to point at' : `${n} things to point at`),
    notNow: 'not now',
    won: (names: readonly string[]) =>
      names.length === 0 ? 'Nobody wins' : `${list(names, 'and')} ${names.length === 1 ? 'wins' : 'win'}`,
  },
  de: {
    done: 'Fertig',
    waiting: 'Warten auf andere',
    over: 'Das Spiel ist zu Ende',
    pick: (n: number) => (n === 1 ? '1 Sache zum Zeigen' : `${n} Sachen zum Zeigen`),
    notNow: 'jetzt nicht',
    won: (names: readonly string[]) =>
      names.length === 0 ? 'Niemand gewinnt' : `${list(names, 'und')} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
  },
});
