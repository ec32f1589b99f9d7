/** Words of what is around a game: its frame, and pointing. */

const WORDS = {
  en: {
    done: 'Done',
    waiting: 'Waiting for others',
    over: 'The game is over',
    pick: (n: number) => (n === 1 ? '1 thing to point at' : `${n} things to point at`),
    notNow: 'not now',
  },
  de: {
    done: 'Fertig',
    waiting: 'Warten auf andere',
    over: 'Das Spiel ist zu Ende',
    pick: (n: number) => (n === 1 ? '1 Sache zum Zeigen' : `${n} Sachen zum Zeigen`),
    notNow: 'jetzt nicht',
  },
};

export const frameWords = (language: string) => (language === 'de' ? WORDS.de : WORDS.en);
