/** What is said of keeping a game, in both languages: it comes once somebody may want to. */
import type { Language } from '../../games';
import type { LinkFault } from '../../link';

const en = {
  keep: 'Keep and share',
  save: 'Save to file',
  load: 'Load from file',
  link: 'Copy link',
  linkHelp: 'The link holds the whole game, with what is hidden in it.',
  linkCopied: (length: number) => `Link copied: ${length.toLocaleString('en')} characters.`,
  linkBelow: 'The browser does not let the page copy it. Copy it from here.',
  linkFaults: {
    damaged: 'This link is damaged: it holds no game that can be read.',
    'other-version': 'This link is of another version of the rules or of this site.',
    'other-game': 'This link holds another game.',
    illegal: 'This link holds a game that the rules do not allow.',
  } as Readonly<Record<LinkFault, string>>,
  keptFault: 'The game that this browser kept could not be read, and was put away.',
  notJson: 'This file is no replay: it cannot be read as JSON.',
  otherGame: (title: string) => `This file holds a game of ${title}: load it on that page.`,
  manyGames: (count: number) =>
    `This file holds ${count} games: choose one on the page to look at games, and go on from there.`,
  badReplay: (why: string) => `This replay does not hold: ${why}.`,
  badPly: (ply: number, why: string) => `This replay does not hold: after ply ${ply}, ${why}.`,
  opened: 'A game from a link. The one that was kept here stays until you go on with this one.',
  openedFile: 'A game from a file. The one that was kept here stays until you go on with this one.',
};

export type KeepSayings = typeof en;

const de: KeepSayings = {
  keep: 'Aufheben und teilen',
  save: 'Als Datei speichern',
  load: 'Aus Datei laden',
  link: 'Link kopieren',
  linkHelp: 'Der Link enthält das ganze Spiel, auch was darin verborgen ist.',
  linkCopied: (length) => `Link kopiert: ${length.toLocaleString('de')} Zeichen.`,
  linkBelow: 'Der Browser lässt die Seite nicht kopieren. Kopiere ihn von hier.',
  linkFaults: {
    damaged: 'Dieser Link ist beschädigt: Er enthält kein lesbares Spiel.',
    'other-version': 'Dieser Link gehört zu einer anderen Fassung der Regeln oder dieser Seiten.',
    'other-game': 'Dieser Link enthält ein anderes Spiel.',
    illegal: 'Dieser Link enthält ein Spiel, das die Regeln nicht zulassen.',
  },
  keptFault: 'Das Spiel, das dieser Browser aufgehoben hatte, war nicht zu lesen und wurde weggelegt.',
  notJson: 'Diese Datei ist keine Aufzeichnung: Sie ist kein JSON.',
  otherGame: (title) => `Diese Datei enthält eine Partie ${title}: Lade sie auf der Seite dieses Spiels.`,
  manyGames: (count) =>
    `Diese Datei enthält ${count} Partien: Wähle eine auf der Seite „Ein Spiel ansehen“, und spiele von dort weiter.`,
  badReplay: (why) => `Diese Aufzeichnung stimmt nicht: ${why}.`,
  badPly: (ply, why) => `Diese Aufzeichnung stimmt nicht: nach Zug ${ply}, ${why}.`,
  opened: 'Ein Spiel aus einem Link. Das hier aufgehobene bleibt, bis du mit diesem weitermachst.',
  openedFile: 'Ein Spiel aus einer Datei. Das hier aufgehobene bleibt, bis du mit diesem weitermachst.',
};

const SAYINGS: Readonly<Record<Language, KeepSayings>> = { en, de };

export const keepSayings = (language: Language): KeepSayings => SAYINGS[language];
