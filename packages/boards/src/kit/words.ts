/** Words of what is around a game: its frame, and pointing. */
import { listed, text } from '@ludi-romani/core/words';

const list = (names: readonly string[], and: string): string => text(listed(names, and));

const WORDS = {
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
};

export const frameWords = (language: string) => (language === 'de' ? WORDS.de : WORDS.en);
