/** What the page to look at games says by itself, in each language. */
import type { Language } from '../games';

/** A file that was not read, and why. */
export type Unread = 'too-large' | 'too-many' | 'empty' | 'broken';

export interface Sayings {
  readonly title: string;
  readonly lead: string;
  readonly language: string;
  readonly choose: string;
  readonly orDrop: string;
  readonly paste: string;
  readonly pasteHere: string;
  readonly lookAtIt: string;
  readonly examples: string;
  readonly reading: string;
  judged(done: number, of: number): string;
  readonly unread: Readonly<Record<Unread, string>>;
  // the list
  readonly games: string;
  summary(good: number, bad: number): string;
  readonly onlyBad: string;
  more(count: number): string;
  readonly game: string;
  readonly players: string;
  readonly plies: string;
  readonly line: string;
  readonly verdict: string;
  readonly points: string;
  readonly open: string;
  readonly sound: string;
  readonly broken: string;
  readonly committed: string;
  readonly unfinished: string;
  seat(seat: number): string;
  readonly notJson: string;
  afterPly(ply: number): string;
  // one game
  readonly eyes: string;
  readonly acting: string;
  readonly everything: string;
  readonly spectator: string;
  readonly theBoard: string;
  readonly going: string;
  readonly ply: string;
  plyOf(ply: number, of: number): string;
  readonly first: string;
  readonly last: string;
  readonly back: string;
  readonly forward: string;
  readonly roundBack: string;
  readonly roundForward: string;
  readonly round: string;
  inRound(round: number): string;
  readonly happened: string;
  readonly setup: string;
  inSecret(who: string): string;
  readonly refusedHere: string;
  readonly asked: string;
  decides(who: string): string;
  readonly next: string;
  readonly goOn: string;
  readonly over: string;
  readonly nobodyWins: string;
  wins(names: readonly string[]): string;
  readonly comments: string;
  readonly someone: string;
  taken(clock: string, thought: string): string;
  // the chart
  readonly chart: string;
  chartSays(ply: number, points: readonly string[]): string;
  readonly asTable: string;
  readonly endOf: string;
  // the search
  readonly search: string;
  readonly searchSays: string;
  readonly whose: string;
  readonly everybody: string;
  readonly effort: string;
  readonly efforts: Readonly<Record<'quick' | 'normal' | 'thorough', string>>;
  readonly analyse: string;
  readonly stop: string;
  analysed(done: number, of: number): string;
  found(count: number, decisions: number): string;
  readonly played: string;
  readonly rather: string;
  readonly loss: string;
  values(played: string, better: string): string;
}

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

const SAYINGS: Readonly<Record<Language, Sayings>> = {
  en: {
    title: 'Look at a game',
    lead: 'A replay of any of the four games, or a file with one on each line. It stays in this browser.',
    language: 'Language',
    choose: 'Choose a file',
    orDrop: 'or drop it anywhere on this page',
    paste: 'Paste a replay',
    pasteHere: 'Replay as JSON, or one on each line',
    lookAtIt: 'Look at it',
    examples: 'Or look at a game of bots:',
    reading: 'Reading …',
    judged: (done, of) => `${done} of ${of} judged`,
    unread: {
      'too-large': 'This file is larger than 64 MiB. Split it, or judge it with ludi verify.',
      'too-many': 'There are more than 20,000 games in this file. Split it, or judge it with ludi verify.',
      empty: 'There is nothing in it.',
      broken: 'This went wrong, which it should not:',
    },
    games: 'Games',
    summary: (good, bad) => `${good} sound, ${bad} not`,
    onlyBad: 'Only those that are not sound',
    more: (count) => `Show ${count} more`,
    game: 'Game',
    players: 'Players',
    plies: 'Plies',
    line: 'Line',
    verdict: 'Verdict',
    points: 'Points',
    open: 'Open',
    sound: 'sound',
    broken: 'not sound',
    committed: 'The seed is the one that was committed to.',
    unfinished: 'unfinished',
    seat: (seat) => `seat ${seat}`,
    notJson: 'Not JSON',
    afterPly: (ply) => `after ply ${ply}`,
    eyes: 'Seen by',
    acting: 'whoever is to act',
    everything: 'everybody at once',
    spectator: 'a spectator',
    theBoard: 'The table',
    going: 'Going through the game',
    ply: 'Ply',
    plyOf: (ply, of) => `Ply ${ply} of ${of}`,
    first: 'First ply',
    last: 'Last ply',
    back: 'One ply back',
    forward: 'One ply on',
    roundBack: 'A round back',
    roundForward: 'A round on',
    round: 'Round',
    inRound: (round) => (round === 0 ? 'Preparation' : `Round ${round}`),
    happened: 'What happened',
    setup: 'The game is set up.',
    inSecret: (who) => `${who} decides in secret`,
    refusedHere: 'Here the record goes on with what is not legal:',
    asked: 'What is open',
    decides: (who) => `${who} is to decide.`,
    next: 'Then',
    goOn: 'Play on from here',
    over: 'The game is over.',
    nobodyWins: 'Nobody wins.',
    wins: (names) => `${listed(names, 'and')} ${names.length === 1 ? 'wins' : 'win'}.`,
    comments: 'Comments',
    someone: 'A spectator',
    taken: (clock, thought) => `At ${clock}, after ${thought}`,
    chart: 'Points by round',
    chartSays: (ply, points) => `Points over time. After ply ${ply}: ${points.join(', ')}.`,
    asTable: 'As a table',
    endOf: 'End of',
    search: 'What a search would have done',
    searchSays:
      'It sees what the player saw. A value is half the place and half the margin, from 0 to 100; small differences mean little.',
    whose: 'Decisions of',
    everybody: 'everybody',
    effort: 'Effort',
    efforts: { quick: 'quick', normal: 'normal', thorough: 'thorough' },
    analyse: 'Analyze',
    stop: 'Stop',
    analysed: (done, of) => `${done} of ${of} plies looked at`,
    found: (count, decisions) => `It would have decided ${count} of ${decisions} decisions otherwise.`,
    played: 'played',
    rather: 'rather',
    loss: 'Loss',
    values: (played, better) => `${played} instead of ${better}`,
  },
  de: {
    title: 'Ein Spiel ansehen',
    lead: 'Die Aufzeichnung eines der vier Spiele, oder eine Datei mit einer in jeder Zeile. Sie bleibt in diesem Browser.',
    language: 'Sprache',
    choose: 'Datei wählen',
    orDrop: 'oder irgendwo auf dieser Seite ablegen',
    paste: 'Aufzeichnung einfügen',
    pasteHere: 'Aufzeichnung als JSON, oder eine in jeder Zeile',
    lookAtIt: 'Ansehen',
    examples: 'Oder ein Spiel von Bots ansehen:',
    reading: 'Wird gelesen …',
    judged: (done, of) => `${done} von ${of} geprüft`,
    unread: {
      'too-large': 'Diese Datei ist größer als 64 MiB. Teile sie, oder prüfe sie mit ludi verify.',
      'too-many': 'In dieser Datei sind mehr als 20.000 Spiele. Teile sie, oder prüfe sie mit ludi verify.',
      empty: 'Darin ist nichts.',
      broken: 'Hier ging etwas schief, was nicht sein sollte:',
    },
    games: 'Spiele',
    summary: (good, bad) => `${good} in Ordnung, ${bad} nicht`,
    onlyBad: 'Nur die, die nicht in Ordnung sind',
    more: (count) => `${count} weitere zeigen`,
    game: 'Spiel',
    players: 'Spieler',
    plies: 'Züge',
    line: 'Zeile',
    verdict: 'Urteil',
    points: 'Punkte',
    open: 'Öffnen',
    sound: 'in Ordnung',
    broken: 'nicht in Ordnung',
    committed: 'Der Startwert ist der, auf den man sich festgelegt hatte.',
    unfinished: 'nicht beendet',
    seat: (seat) => `Platz ${seat}`,
    notJson: 'Kein JSON',
    afterPly: (ply) => `nach Zug ${ply}`,
    eyes: 'Gesehen von',
    acting: 'wer am Zug ist',
    everything: 'allen zugleich',
    spectator: 'Zuschauern',
    theBoard: 'Der Tisch',
    going: 'Durch das Spiel gehen',
    ply: 'Zug',
    plyOf: (ply, of) => `Zug ${ply} von ${of}`,
    first: 'Erster Zug',
    last: 'Letzter Zug',
    back: 'Einen Zug zurück',
    forward: 'Einen Zug weiter',
    roundBack: 'Eine Runde zurück',
    roundForward: 'Eine Runde weiter',
    round: 'Runde',
    inRound: (round) => (round === 0 ? 'Vorbereitung' : `Runde ${round}`),
    happened: 'Was geschah',
    setup: 'Das Spiel ist aufgebaut.',
    inSecret: (who) => `${who} entscheidet geheim`,
    refusedHere: 'Hier geht die Aufzeichnung mit etwas weiter, was nicht erlaubt ist:',
    asked: 'Was offen ist',
    decides: (who) => `${who} ist am Zug.`,
    next: 'Dann',
    goOn: 'Von hier aus weiterspielen',
    over: 'Das Spiel ist zu Ende.',
    nobodyWins: 'Niemand gewinnt.',
    wins: (names) => `${listed(names, 'und')} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}.`,
    comments: 'Bemerkungen',
    someone: 'Jemand, der zuschaut',
    taken: (clock, thought) => `Bei ${clock}, nach ${thought}`,
    chart: 'Punkte nach Runden',
    chartSays: (ply, points) => `Punkte im Lauf des Spiels. Nach Zug ${ply}: ${points.join(', ')}.`,
    asTable: 'Als Tabelle',
    endOf: 'Ende von',
    search: 'Was eine Suche getan hätte',
    searchSays:
      'Sie sieht, was der Spieler sah. Ein Wert ist halb der Platz und halb der Abstand, von 0 bis 100; kleine Unterschiede sagen wenig.',
    whose: 'Entscheidungen von',
    everybody: 'allen',
    effort: 'Aufwand',
    efforts: { quick: 'gering', normal: 'mittel', thorough: 'groß' },
    analyse: 'Untersuchen',
    stop: 'Aufhören',
    analysed: (done, of) => `${done} von ${of} Zügen angesehen`,
    found: (count, decisions) => `Sie hätte ${count} von ${decisions} Entscheidungen anders getroffen.`,
    played: 'gespielt',
    rather: 'lieber',
    loss: 'Verlust',
    values: (played, better) => `${played} statt ${better}`,
  },
};

export const sayingsIn = (language: Language): Sayings => SAYINGS[language];
