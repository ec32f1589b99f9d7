/** The texts about saving and loading games in both languages. They are loaded on demand. */
import type { Language } from '../../games';
import type { LinkFault } from '../../link';

const en = {
  keep: 'Save and share',
  save: 'Save to file',
  load: 'Load from file',
  link: 'Copy link',
  linkHelp: 'The link contains the whole game, including hidden information.',
  linkCopied: (length: number) => `Link copied: ${length.toLocaleString('en')} characters.`,
  linkBelow: 'The browser does not allow the page to copy it. Copy it from here.',
  linkFaults: {
    damaged: 'This link is damaged: it does not contain a readable game.',
    'other-version': 'This link is from another version of the rules or of this site.',
    'other-game': 'This link contains another game.',
    illegal: 'This link contains a game that the rules do not allow.',
  } as Readonly<Record<LinkFault, string>>,
  storedFault: 'The game stored in this browser could not be read, and was removed.',
  notJson: 'This file is not a replay: it is not JSON.',
  otherGame: (title: string) => `This file contains a game of ${title}: load it on the page of that game.`,
  manyGames: (count: number) =>
    `This file contains ${count} games: choose one on the page “Look at a game”, and continue from there.`,
  badReplay: (why: string) => `This replay is invalid: ${why}.`,
  badPly: (ply: number, why: string) => `This replay is invalid after action ${ply}: ${why}.`,
  opened: 'This game is from a link. It replaces the stored game when you make a move.',
  openedFile: 'This game is from a file. It replaces the stored game when you make a move.',
};

export type SaveTexts = typeof en;

const de: SaveTexts = {
  keep: 'Speichern und teilen',
  save: 'Als Datei speichern',
  load: 'Aus Datei laden',
  link: 'Link kopieren',
  linkHelp: 'Der Link enthält das ganze Spiel, auch die verborgenen Informationen.',
  linkCopied: (length) => `Link kopiert: ${length.toLocaleString('de')} Zeichen.`,
  linkBelow: 'Der Browser lässt die Seite nicht kopieren. Kopiere ihn von hier.',
  linkFaults: {
    damaged: 'Dieser Link ist beschädigt: Er enthält kein lesbares Spiel.',
    'other-version': 'Dieser Link gehört zu einer anderen Fassung der Regeln oder dieser Seiten.',
    'other-game': 'Dieser Link enthält ein anderes Spiel.',
    illegal: 'Dieser Link enthält ein Spiel, das die Regeln nicht zulassen.',
  },
  storedFault: 'Das in diesem Browser gespeicherte Spiel war nicht lesbar und wurde gelöscht.',
  notJson: 'Diese Datei ist keine Aufzeichnung: Sie ist kein JSON.',
  otherGame: (title) => `Diese Datei enthält eine Partie ${title}: Lade sie auf der Seite dieses Spiels.`,
  manyGames: (count) =>
    `Diese Datei enthält ${count} Partien: Wähle eine auf der Seite „Ein Spiel ansehen“, und spiele von dort weiter.`,
  badReplay: (why) => `Diese Aufzeichnung ist ungültig: ${why}.`,
  badPly: (ply, why) => `Diese Aufzeichnung ist nach Zug ${ply} ungültig: ${why}.`,
  opened: 'Dieses Spiel ist aus einem Link. Es ersetzt das gespeicherte Spiel, sobald du einen Zug machst.',
  openedFile: 'Dieses Spiel ist aus einer Datei. Es ersetzt das gespeicherte Spiel, sobald du einen Zug machst.',
};

const TEXTS: Readonly<Record<Language, SaveTexts>> = { en, de };

export const saveTexts = (language: Language): SaveTexts => TEXTS[language];
