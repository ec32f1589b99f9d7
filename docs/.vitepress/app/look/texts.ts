/** The texts of the replay page, in each language. */
import { text } from '@ludi-romani/core/words';
import { counted, f, m, und } from '@ludi-romani/core/words/de';
import { and, plural } from '@ludi-romani/core/words/en';
import type { Language } from '../games';

export interface Texts {
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
  readonly stopped: string;
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
  readonly valid: string;
  readonly broken: string;
  readonly committed: string;
  readonly unfinished: string;
  seat(seat: number): string;
  afterPly(ply: number): string;
  // one game
  readonly perspective: string;
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
  /** the part of the chance to win that an action gave away */
  chance(share: string): string;
  /** the part of the lead that an action gave away, in points */
  leadOf(points: number): string;
  readonly gaveAway: string;
  worth(win: string, lead: string | null): string;
  readonly differs: string;
  readonly expected: string;
  /** how well a player played; `cost` is the mean chance to win that a loss gave away */
  accuracy(decisions: number, otherwise: number, cost: string): string;
  readonly chances: string;
  chancesSay(ply: number, chances: readonly string[]): string;
}

const ZUG = /* @__PURE__ */ m('Zug', 'Züge');
const PUNKT = /* @__PURE__ */ m('Punkt', 'Punkte');
const ENTSCHEIDUNG = /* @__PURE__ */ f('Entscheidung', 'Entscheidungen');

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Look at a game',
    lead: 'Open a replay of any of the four games, or a file with one replay on each line. It stays in this browser.',
    language: 'Language',
    choose: 'Choose a file',
    orDrop: 'or drop it anywhere on this page',
    paste: 'Paste a replay',
    pasteHere: 'Replay as JSON, or one on each line',
    lookAtIt: 'Look at it',
    examples: 'Or look at a game of bots:',
    reading: 'Reading …',
    judged: (done, of) => `${done} of ${of} checked`,
    stopped: 'Stopped.',
    games: 'Games',
    summary: (good, bad) => `${good} valid, ${bad} invalid`,
    onlyBad: 'Only invalid games',
    more: (count) => `Show ${count} more`,
    game: 'Game',
    players: 'Players',
    plies: 'Actions',
    line: 'Line',
    verdict: 'Verdict',
    points: 'Points',
    open: 'Open',
    valid: 'valid',
    broken: 'invalid',
    committed: 'The seed matches its commitment.',
    unfinished: 'unfinished',
    seat: (seat) => `seat ${seat}`,
    afterPly: (ply) => `after action ${ply}`,
    perspective: 'Seen by',
    acting: 'the active player',
    everything: 'all players at once',
    spectator: 'a spectator',
    theBoard: 'The table',
    going: 'Going through the game',
    ply: 'Action',
    plyOf: (ply, of) => `Action ${ply} of ${of}`,
    first: 'Beginning',
    last: 'End',
    back: 'Previous action',
    forward: 'Next action',
    roundBack: 'Previous round',
    roundForward: 'Next round',
    round: 'Round',
    inRound: (round) => (round === 0 ? 'Preparation' : `Round ${round}`),
    happened: 'Last action',
    setup: 'The game is set up.',
    inSecret: (who) => `${who} decides in secret`,
    refusedHere: 'The next action of the record is illegal:',
    asked: 'Open decisions',
    decides: (who) => `${who} must decide.`,
    next: 'Next action',
    goOn: 'Continue from here',
    over: 'The game is over.',
    nobodyWins: 'No player wins.',
    wins: (names) => `${text(and(names))} ${names.length === 1 ? 'wins' : 'win'}.`,
    comments: 'Comments',
    someone: 'A spectator',
    taken: (clock, thought) => `At ${clock}, after ${thought}`,
    chart: 'Points by round',
    chartSays: (ply, points) => `Points over time. After action ${ply}: ${points.join(', ')}.`,
    asTable: 'As a table',
    endOf: 'End of',
    search: 'Comparison with a search',
    searchSays:
      'The search sees only what the player saw. It calls an action better only if the difference is larger than chance explains. Chances to win and leads are estimates.',
    whose: 'Decisions of',
    everybody: 'all players',
    effort: 'Effort',
    efforts: { quick: 'quick', normal: 'normal', thorough: 'thorough' },
    analyse: 'Analyze',
    stop: 'Stop',
    analysed: (done, of) => `${done} of ${plural(of, 'action')} analyzed`,
    found: (count, decisions) => `The search prefers another action in ${count} of ${plural(decisions, 'decision')}.`,
    played: 'played',
    rather: 'better',
    chance: (share) => `${share} chance to win`,
    leadOf: (points) => `${plural(points, 'point')} of lead`,
    gaveAway: 'gave away',
    worth: (win, lead) => (lead === null ? `${win} to win` : `${win} to win, lead ${lead}`),
    differs: 'With the better action, in points:',
    expected: 'What the search expects then',
    accuracy: (decisions, otherwise, cost) => {
      if (otherwise === 0) return `no better action found in ${plural(decisions, 'decision')}`;
      const each = otherwise === 1 ? '' : ' each, on average';
      return `a better action in ${otherwise} of ${plural(decisions, 'decision')}, worth ${cost} chance to win${each}`;
    },
    chances: 'Chances to win',
    chancesSay: (ply, chances) =>
      `Chances to win over time, for the player who decides. At action ${ply}: ${chances.join(', ')}.`,
  },
  de: {
    title: 'Ein Spiel ansehen',
    lead: 'Öffne die Aufzeichnung eines der vier Spiele, oder eine Datei mit einer Aufzeichnung in jeder Zeile. Sie bleibt in diesem Browser.',
    language: 'Sprache',
    choose: 'Datei wählen',
    orDrop: 'oder irgendwo auf dieser Seite ablegen',
    paste: 'Aufzeichnung einfügen',
    pasteHere: 'Aufzeichnung als JSON, oder eine in jeder Zeile',
    lookAtIt: 'Ansehen',
    examples: 'Oder ein Spiel von Bots ansehen:',
    reading: 'Wird gelesen …',
    judged: (done, of) => `${done} von ${of} geprüft`,
    stopped: 'Abgebrochen.',
    games: 'Spiele',
    summary: (good, bad) => `${good} gültig, ${bad} ungültig`,
    onlyBad: 'Nur ungültige Spiele',
    more: (count) => `${count} weitere zeigen`,
    game: 'Spiel',
    players: 'Spieler',
    plies: 'Züge',
    line: 'Zeile',
    verdict: 'Urteil',
    points: 'Punkte',
    open: 'Öffnen',
    valid: 'gültig',
    broken: 'ungültig',
    committed: 'Der Startwert entspricht der Festlegung.',
    unfinished: 'nicht beendet',
    seat: (seat) => `Platz ${seat}`,
    afterPly: (ply) => `nach Zug ${ply}`,
    perspective: 'Gesehen von',
    acting: 'dem Spieler am Zug',
    everything: 'allen Spielern zugleich',
    spectator: 'Zuschauern',
    theBoard: 'Der Tisch',
    going: 'Durch das Spiel gehen',
    ply: 'Zug',
    plyOf: (ply, of) => `Zug ${ply} von ${of}`,
    first: 'Anfang',
    last: 'Ende',
    back: 'Voriger Zug',
    forward: 'Nächster Zug',
    roundBack: 'Vorige Runde',
    roundForward: 'Nächste Runde',
    round: 'Runde',
    inRound: (round) => (round === 0 ? 'Vorbereitung' : `Runde ${round}`),
    happened: 'Letzter Zug',
    setup: 'Das Spiel ist aufgebaut.',
    inSecret: (who) => `${who} entscheidet geheim`,
    refusedHere: 'Der nächste Zug der Aufzeichnung ist nicht erlaubt:',
    asked: 'Offene Entscheidungen',
    decides: (who) => `${who} ist am Zug.`,
    next: 'Nächster Zug',
    goOn: 'Von hier aus weiterspielen',
    over: 'Das Spiel ist zu Ende.',
    nobodyWins: 'Niemand gewinnt.',
    wins: (names) => `${text(und(names))} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}.`,
    comments: 'Bemerkungen',
    someone: 'Zuschauer',
    taken: (clock, thought) => `Bei ${clock}, nach ${thought}`,
    chart: 'Punkte nach Runden',
    chartSays: (ply, points) => `Punkte im Lauf des Spiels. Nach Zug ${ply}: ${points.join(', ')}.`,
    asTable: 'Als Tabelle',
    endOf: 'Ende von',
    search: 'Vergleich mit einer Suche',
    searchSays:
      'Die Suche sieht nur, was der Spieler sah. Sie nennt einen Zug nur dann besser, wenn der Unterschied größer ist, als der Zufall erklärt. Gewinnchancen und Vorsprünge sind geschätzt.',
    whose: 'Entscheidungen von',
    everybody: 'allen',
    effort: 'Aufwand',
    efforts: { quick: 'gering', normal: 'mittel', thorough: 'groß' },
    analyse: 'Untersuchen',
    stop: 'Abbrechen',
    analysed: (done, of) => `${done} von ${counted(of, ZUG, 'dative')} untersucht`,
    found: (count, decisions) =>
      `Die Suche hätte ${count} von ${counted(decisions, ENTSCHEIDUNG, 'dative')} anders getroffen.`,
    played: 'gespielt',
    rather: 'besser',
    chance: (share) => `${share} Gewinnchance`,
    leadOf: (points) => `${counted(points, PUNKT)} Vorsprung`,
    gaveAway: 'verschenkt:',
    worth: (win, lead) => (lead === null ? `Gewinnchance ${win}` : `Gewinnchance ${win}, Vorsprung ${lead}`),
    differs: 'Mit dem besseren Zug, in Punkten:',
    expected: 'Was die Suche danach erwartet',
    accuracy: (decisions, otherwise, cost) => {
      const all = counted(decisions, ENTSCHEIDUNG, 'dative');
      if (otherwise === 0) return `kein besserer Zug bei ${all}`;
      const each = otherwise === 1 ? 'er hätte' : 'im Mittel hätte er';
      return `ein besserer Zug bei ${otherwise} von ${all}, ${each} ${cost} Gewinnchance gebracht`;
    },
    chances: 'Gewinnchancen',
    chancesSay: (ply, chances) =>
      `Gewinnchancen im Lauf des Spiels, jeweils aus Sicht des Spielers. Bei Zug ${ply}: ${chances.join(', ')}.`,
  },
};

export const textsIn = (language: Language): Texts => TEXTS[language];
