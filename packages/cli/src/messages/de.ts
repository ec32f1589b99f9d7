/** The texts of the program in German. */
import { counted, f, m, n, valuesOf, verdicts } from '@ludi-romani/core/words/de';
import { missed } from '../program-bot';
import { listed } from '../text';
import { LEAST_POINTS, type Messages, numbersTo } from './en';

const PLAYER = m('Spieler');
const GAME = n('Spiel', 'Spiele');
const MOVE = m('Zug', 'Züge');
const POINT = m('Punkt', 'Punkte');
const DECISION = f('Entscheidung', 'Entscheidungen');
const TABLE = f('Tabelle', 'Tabellen');
const ACTION = f('erlaubte Aktion', 'erlaubte Aktionen');

const BYTE = n('Byte', 'Bytes');
const SECOND = f('Sekunde', 'Sekunden');
const REPLAY = f('Aufzeichnung', 'Aufzeichnungen');

/** Returns a number with one decimal. */
const tenths = (value: number): string => value.toFixed(1).replace('.', ',');

const PROVENANCES: Readonly<Record<string, string>> = {
  rulebook: 'aus der Spielregel',
  derived: 'abgeleitet',
  'public-source': 'aus öffentlicher Quelle',
  reconstructed: 'rekonstruiert',
  calibrated: 'kalibriert',
};

export const german: Messages = {
  help: [
    'NUMMER      führt die Aktion mit dieser Nummer aus; ihre Kurzzeile geht auch',
    'hint        nennt die beste Aktion, die eine kurze Suche findet',
    'about WORT  erklärt eine Karte, ein Feld oder etwas anderes, mit Titel oder Bezeichner',
    'why AKTION  sagt, ob eine Aktion erlaubt ist, und wenn nicht, warum;',
    '            AKTION ist ihre Nummer, ihre Kurzzeile oder JSON',
    'show        zeigt den ganzen Tisch',
    'undo        nimmt deine letzte Aktion zurück, solange nichts aufgedeckt wurde',
    'quit        verlässt das Spiel',
  ],
  players: (count) => counted(count, PLAYER),
  player: (seat) => `Spieler ${seat + 1}`,
  games: (count) => counted(count, GAME),
  actions: (count) => counted(count, MOVE),
  seed: (seed) => `Startwert ${seed}`,
  you: '(du)',
  youHave: 'du hast',
  points: 'Punkte',
  prompt: (count, isLong) =>
    [...numbersTo(count, 'bis'), ...(isLong ? ['eine Zeile zwischen denen oben'] : []), 'oder help:'].join(', '),
  hint: (choice, sentence) => `Versuch ${choice}: ${sentence}.`,
  notExplained: (word) => `Zu '${word}' gibt es keine Erklärung.`,
  isLegal: 'Das ist erlaubt.',
  isNoOp: 'Das würde nichts bewirken.',
  noSuchChoice: (line, legal) =>
    `Diese Möglichkeit gibt es nicht: ${line}${legal === null ? '' : `; erlaubt ${legal === 1 ? 'ist' : 'sind'} ${legal}`}.`,
  noUndo: 'Nichts lässt sich zurücknehmen: andere haben gehandelt, oder etwas wurde aufgedeckt.',
  youLeft: 'Du hast das Spiel verlassen.',
  handOver: (name, mayUndo) => [
    `${name} ist dran. Die Eingabetaste leert den Bildschirm; dann gib ihn an ${name} weiter.`,
    ...(mayUndo ? ['Oder undo: nimmt deine letzte Aktion zurück.'] : []),
  ],
  yourTurn: (name) => `${name}: Eingabetaste drücken, wenn sonst niemand hinsieht.`,
  resumedFrom: (ply, file) => `ab Zug ${ply} von ${file}`,
  end: 'Das Ende',
  endAfter: (actions) => `Das Ende, nach ${counted(actions, MOVE, 'dative')}`,
  total: 'Summe',
  place: 'Platz',
  team: 'Team',
  teamTotal: 'Team gesamt',
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
  about: { names: 'Spieler', event: 'Veranstaltung', round: 'Runde', date: 'Datum' },
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
  modules: {
    notImported: (name, why) => `das Spielmodul '${name}' lässt sich nicht laden: ${why}`,
    notJavaScript: (name) =>
      `das Spielmodul '${name}' lässt sich nicht laden: diese Version von Node führt nur JavaScript aus (Node 22.18 auch TypeScript)`,
    noEngine: (name) => `das Spielmodul '${name}' exportiert keine engine`,
    mustBe: (name, part, type) => `das Spielmodul '${name}': ${part} muss ${type} sein`,
    types: {
      engine: "eine Engine aus 'defineGame'",
      string: 'ein Text',
      function: 'eine Funktion',
      functions: 'ein Objekt mit einer Funktion je Sprache',
      object: 'ein Objekt',
    },
  },
  verdicts,
  invalidOptions: (why) => `mit diesen Optionen kann kein Spiel beginnen: ${why}`,
  invalidPosition: (why) => `mit dieser Stellung kann kein Spiel beginnen: ${why}`,
  stopsAt: (ply, why) => `nach Zug ${ply} ist die nächste Aktion nicht erlaubt: ${why}`,
  judging: {
    plies: (count) => counted(count, MOVE),
    atPly: (ply) => `Zug ${ply ?? '-'}`,
    unfinished: 'nicht zu Ende',
    seat: (seat) => `Platz ${seat}`,
    unproved: (claim) => `${claim}, was eine Aufzeichnung nicht beweisen kann`,
    notJson: (why) => `keine Zeile JSON: ${why}`,
    notText: 'kein Text in UTF-8',
    tooLong: (size) => `eine Zeile von mehr als ${size}`,
    bytes: (count) => counted(count, BYTE, 'dative'),
    noEngine: (game, known) => `das Spiel '${game}' gibt es hier nicht; es gibt ${listed(known, 'und')}`,
    empty: 'enthält keine Aufzeichnung',
    noAnswer: 'die Prüfung gab keine Antwort',
    tooSlow: (seconds) => `nicht geprüft in ${counted(seconds, SECOND, 'dative')}`,
    died: (why) => `die Prüfung ist daran zweimal abgestürzt: ${why}`,
    done: (count) => `${counted(count, REPLAY)} geprüft`,
  },
  savedGame: {
    tooLong: (place) => `${place} ist zu lang`,
    notText: (place) => `${place} ist kein Text`,
    notJson: (place, why) => `${place} ist keine Zeile JSON: ${why}`,
    none: (place) => `${place} enthält keine Aufzeichnung`,
    noReplay: (why) => `keine Aufzeichnung: ${why}`,
    noEngine: (game) => `das Spiel '${game}' gibt es hier nicht`,
    otherRules: (theirs, ours) => `aufgezeichnet mit Version ${theirs} der Regeln, nicht mit ${ours}`,
    otherComponents: (file) =>
      `aufgezeichnet mit anderem Material${file === null ? ': --components FILE nimmt das der eigenen Schachtel' : ` als dem von ${file}`}`,
    isOver: (file, ply) =>
      `das Spiel in ${file} ist nach Zug ${ply} zu Ende: mit --ply N geht es ab einem früheren Zug weiter`,
  },
  analysis: {
    summary: (decisions, otherwise, bot) =>
      `${bot} fand bei ${otherwise === 0 ? 'keiner' : otherwise} von ${counted(decisions, DECISION, 'dative')} eine bessere Aktion.`,
    accuracy: (decisions, otherwise, lost) =>
      otherwise === 0
        ? `bei keiner von ${counted(decisions, DECISION, 'dative')} eine bessere Aktion`
        : `bei ${otherwise} von ${counted(decisions, DECISION, 'dative')} eine bessere Aktion: ${lost} % verschenkt`,
    chances: 'Gewinnchancen',
    action: 'Zug',
    actions: (first, last) => (first === last ? `${first}` : `${first} bis ${last}`),
    worst: 'Die schlechtesten Entscheidungen',
    legend: (isAlone) =>
      `Prozente sind Gewinnchancen.${isAlone ? '' : ' Der Vorsprung ist der vor dem besten Gegner am Ende des Spiels.'}`,
    loss: (name, ply, percent, points) => {
      const parts = [
        ...(percent > 0 ? [`${percent} % Gewinnchance`] : []),
        ...(points >= LEAST_POINTS ? [`${tenths(points)} Punkte Vorsprung`] : []),
      ];
      return `${name}, nach Zug ${ply}: ${parts.length === 0 ? 'ein besseres Ergebnis' : parts.join(' und ')} verschenkt`;
    },
    played: 'getan',
    better: 'besser',
    expects: (percent, lead, isAlone) =>
      `${percent} % Gewinnchance${isAlone ? '' : `, ${tenths(Math.abs(lead))} Punkte ${lead < 0 ? 'zurück' : 'vorn'}`}`,
    expected: 'danach erwartet',
    rows: 'Unterschied in erwarteten Punkten',
    row: (title, points) => `${title} ${points < 0 ? '' : '+'}${tenths(points)}`,
  },
  train: {
    columns: ['Runde', 'Partien', 'Wert %', 'Vorwissen %', 'gewonnen %', '95 %', ''],
    range: (low, high) => `${low} bis ${high}`,
    better: 'besser',
    worse: 'nicht besser',
    progress: ({ round, phase, done, of, won }, rounds) => {
      const work = {
        play: `Partie ${done} von ${of}`,
        fit: 'Lernen',
        gate: `Wettkampf, Partie ${done} von ${of}, gewonnen ${won}`,
      };
      return `Runde ${round} von ${rounds}, ${work[phase]}`;
    },
    written: (file, version) =>
      `Das Modell steht in ${file}, Version ${version}. Wert: der erklärte Anteil der Varianz der künftigen Punkte. Vorwissen: wie oft es dieselbe Aktion bevorzugt wie die Suche.`,
  },
  arena: {
    columns: ['Bot', 'Spiele', 'Siege', 'Sieg %', '95 %', 'Punkte', '95 %'],
    range: (low, high) => `${low} bis ${high}`,
    alone: 'Jeder Bot spielte allein, gegen das Spiel.',
    even: (percent) => `Gleich gute Bots gewännen je ${percent} %.`,
    rounded: (games, wanted) =>
      `Gespielt wird ${games}-mal statt ${wanted}-mal, damit jeder Bot jede Verteilung von jedem Platz aus spielt.`,
    faults: (bot, faults, reason) => {
      const { asked, died, slow, nonsense, givenUp } = faults;
      return `${bot} traf ${missed(faults)} von ${counted(asked, DECISION, 'dative')} nicht selbst (beendet ${died}, zu langsam ${slow}, nicht erlaubt ${nonsense}, aufgegeben ${givenUp}); diese wurden zufällig getroffen. Beim ersten Mal: ${reason}`;
    },
    stray: (bot, line) =>
      `${bot} schrieb auf die Standardausgabe Zeilen, die keine Nachrichten sind; sie wurden ignoriert. Die erste: ${line}`,
  },
};
