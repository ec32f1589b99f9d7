/** What the program itself says, in German. */
import { counted, f, m, n, valuesOf, verdicts } from '@ludi-romani/core/words/de';
import { missed } from '../program';
import { listed } from '../text';
import type { Sayings } from './en';

const PLAYER = m('Spieler');
const GAME = n('Spiel', 'Spiele');
const PLY = m('Zug', 'Züge');
const POINT = m('Punkt', 'Punkte');
const DECISION = f('Entscheidung', 'Entscheidungen');
const TABLE = f('Tabelle', 'Tabellen');
const ACTION = f('erlaubte Aktion', 'erlaubte Aktionen');

const BYTE = n('Byte', 'Bytes');
const SECOND = f('Sekunde', 'Sekunden');
const REPLAY = f('Aufzeichnung', 'Aufzeichnungen');

const PROVENANCES: Readonly<Record<string, string>> = {
  rulebook: 'aus der Spielregel',
  derived: 'abgeleitet',
  'public-source': 'aus öffentlicher Quelle',
  reconstructed: 'rekonstruiert',
};

export const german: Sayings = {
  help: [
    'NUMMER      tut das; so auch die Kurzzeile am Ende',
    'why AKTION  sagt, ob eine Aktion erlaubt ist, und wenn nicht, warum:',
    '            ihre Kurzzeile oder JSON',
    'table       zeigt den Tisch noch einmal',
    'undo        nimmt deine letzte Aktion zurück, wenn seitdem nichts aufgedeckt wurde',
    'quit        verlässt das Spiel',
  ],
  players: (count) => counted(count, PLAYER),
  games: (count) => counted(count, GAME),
  plies: (count) => counted(count, PLY),
  seed: (seed) => `Startwert ${seed}`,
  you: '(du)',
  number: (count) => `${count === 1 ? '1' : `1 bis ${count}`}, oder help:`,
  isLegal: 'Das ist erlaubt.',
  isIdle: 'Das würde nichts bewirken.',
  noSuchChoice: (line, legal) =>
    `Diese Möglichkeit gibt es nicht: ${line}; erlaubt ${legal === 1 ? 'ist' : 'sind'} ${legal}.`,
  noUndo: 'Nichts lässt sich zurücknehmen: andere haben gehandelt, oder etwas wurde aufgedeckt.',
  left: 'Du hast das Spiel verlassen.',
  clearFor: (name, mayUndo) => [
    `${name} ist dran. Die Eingabetaste leert den Bildschirm; dann gib ihn an ${name} weiter.`,
    ...(mayUndo ? ['Oder undo: nimmt deine letzte Aktion zurück.'] : []),
  ],
  yourTurn: (name) => `${name}: Eingabetaste drücken, wenn sonst niemand hinsieht.`,
  takenUp: (ply, file) => `ab Zug ${ply} von ${file}`,
  end: 'Das Ende',
  endAfter: (plies) => `Das Ende, nach ${counted(plies, PLY, 'dative')}`,
  total: 'Summe',
  place: 'Platz',
  replayIn: (file) => `Die Aufzeichnung steht in ${file}.`,
  pictureIn: (file) => `Das Bild steht in ${file}.`,
  replayWith: (command) => `Noch einmal mit: ${command}`,
  loses: (names, points) => `${listed(names, 'und')} verliert mit ${counted(points, POINT, 'dative')}.`,
  shares: (names, points) => `${listed(names, 'und')} teilen sich den Sieg mit ${counted(points, POINT, 'dative')}.`,
  wins: (names, points, isTied) =>
    `${listed(names, 'und')} gewinnt mit ${counted(points, POINT, 'dative')}${isTied ? ' durch den Gleichstandsentscheid' : ''}.`,
  afterPly: (ply, all) => `nach Zug ${ply} von ${all}`,
  seenBy: (who) => (who === null ? 'wie Zuschauer es sehen' : `wie ${who} es sieht`),
  comment: (ply, who, text) => `Nach Zug ${ply}, ${who ?? 'jemand, der zuschaut'}: ${text}`,
  ended: (who, by) => (by === 'time' ? `Die Zeit von ${who} ist abgelaufen.` : `${who} hat aufgegeben.`),
  lastAction: (line) => `Letzte Aktion: ${line}`,
  legalActions: (count) => `${counted(count, ACTION)}:`,
  mustDecide: (names) => `${listed(names, 'und')} ${names.length === 1 ? 'muss' : 'müssen'} sich entscheiden.`,
  spectatorHasNoChoice: 'Wer zuschaut, hat nichts zu entscheiden.',
  hasNoChoice: (who) => `${who} hat jetzt nichts zu entscheiden.`,
  list: {
    players: 'Spieler',
    or: 'oder',
    rules: 'Regeln',
    version: (version) => `Version ${version}`,
    options: 'Optionen',
    values: valuesOf,
    default: (value) => `sonst ${value}`,
    components: 'Material',
    digest: 'Prüfsumme',
    tables: (count) => counted(count, TABLE),
    provenance: (kind) => PROVENANCES[kind] ?? kind,
  },
  verdicts,
  invalidOptions: (why) => `mit diesen Optionen kann kein Spiel beginnen: ${why}`,
  invalidPosition: (why) => `mit dieser Stellung kann kein Spiel beginnen: ${why}`,
  stopsAt: (ply, why) => `nach Zug ${ply} ist die nächste Aktion nicht erlaubt: ${why}`,
  judging: {
    atPly: (ply) => `Zug ${ply ?? '-'}`,
    unfinished: 'nicht zu Ende',
    ended: (seat, by) => `${by === 'time' ? 'Zeit abgelaufen' : 'aufgegeben'}: Platz ${seat}`,
    notJson: (why) => `keine Zeile JSON: ${why}`,
    notText: 'kein Text in UTF-8',
    tooLong: (size) => `eine Zeile von mehr als ${size}`,
    bytes: (count) => counted(count, BYTE, 'dative'),
    noEngine: (game, known) => `das Spiel '${game}' gibt es hier nicht; es gibt ${listed(known, 'und')}`,
    empty: 'enthält keine Aufzeichnung',
    noAnswer: 'es kam keine Antwort',
    tooSlow: (seconds) => `nicht geprüft in ${counted(seconds, SECOND, 'dative')}`,
    died: (why) => `zweimal ist die Prüfung daran abgestürzt: ${why}`,
    done: (count) => `${counted(count, REPLAY)} geprüft`,
  },
  kept: {
    tooLong: (place) => `${place} ist zu lang`,
    notText: (place) => `${place} ist kein Text`,
    notJson: (place, why) => `${place} ist keine Zeile JSON: ${why}`,
    none: (place) => `${place} enthält keine Aufzeichnung`,
    noReplay: (why) => `keine Aufzeichnung: ${why}`,
    noEngine: (game) => `das Spiel '${game}' gibt es hier nicht`,
    otherRules: (theirs, ours) => `gespielt nach Version ${theirs} der Regeln, nicht nach ${ours}`,
    otherComponents: (box) =>
      `aufgezeichnet mit anderem Material${box === null ? ': --components FILE nimmt das einer eigenen Schachtel' : ` als dem von ${box}`}`,
    isOver: (file, ply) => `${file} ist nach Zug ${ply} zu Ende: mit --ply N geht es an einem früheren weiter`,
  },
  analysis: {
    summary: (decisions, otherwise, bot) =>
      `${counted(decisions, DECISION)} mit einer Wahl. ${bot} hätte ${otherwise === 0 ? 'keine' : otherwise} davon anders getroffen.`,
    loss: (name, ply, percent) => `${name}, nach Zug ${ply}: ${percent} % verloren`,
    played: (percent) => `getan, ${percent} %`,
    rather: (percent) => `eher, ${percent} %`,
    legend:
      'Die Zahlen sind, was die Suche erwartet, von 0 bis 100 %: zur Hälfte der Platz am Ende, zur Hälfte der Abstand zum Besten der anderen.',
  },
  arena: {
    columns: ['Bot', 'Spiele', 'Siege', 'Sieg %', '95 %', 'Punkte', '95 %'],
    range: (low, high) => `${low} bis ${high}`,
    alone: 'Jeder Bot spielte allein, gegen das Spiel.',
    even: (percent) => `Gleich gute Bots gewännen je ${percent} %.`,
    rounded: (games, wanted) =>
      `Gespielt wird ${games}-mal statt ${wanted}-mal, damit alle jede Verteilung von jedem Platz aus spielen.`,
    faults: (bot, faults, reason) => {
      const { asked, died, slow, nonsense, givenUp } = faults;
      return `${bot} traf ${missed(faults)} von ${counted(asked, DECISION, 'dative')} nicht selbst (beendet ${died}, zu langsam ${slow}, nicht erlaubt ${nonsense}, aufgegeben ${givenUp}); sie fielen zufällig. Beim ersten Mal: ${reason}`;
    },
    stray: (bot, line) =>
      `${bot} schrieb Zeilen auf die Standardausgabe, die keine Nachrichten sind; sie blieben unbeachtet. Die erste: ${line}`,
  },
};
