/** The building blocks of German sentences: nouns with their gender, cases and plural, and the articles and endings that follow from them. */

import type { OptionWords } from '../components/options';
import type { AnyShape } from '../components/shapes';
import type { ReplayComplaint, ValueComplaint } from '../errors/messages';
import { type AmountPart, listed, type Phrase, type Piece, say } from './parts';
import { valuesIn } from './values';
import { type Verdicts, verdictsOf } from './verdicts';

export type Case = 'nominative' | 'accusative' | 'dative';

/** `p` means that the noun has only a plural. */
export type Gender = 'm' | 'f' | 'n' | 'p';

/** The article before an adjective, which decides its ending: `der rote`, `ein roter`, `roter`. */
type Before = 'the' | 'a' | 'nothing';

export interface Noun {
  readonly gender: Gender;
  /** Returns the noun without its article. */
  form(wanted: Case, many: boolean, before: Before): string;
}

const noun = (gender: Gender, one: string, many: string, oblique: string): Noun => ({
  gender,
  form: (wanted, isMany) => {
    if (!isMany && gender !== 'p') return wanted === 'nominative' ? one : oblique;
    return wanted === 'dative' && !/[ns]$/.test(many) ? `${many}n` : many;
  },
});

/** Makes a masculine noun. `oblique` is its form in accusative and dative, if it has an ending: `den Sklaven`. */
export const m = (one: string, many: string = one, oblique: string = one): Noun => noun('m', one, many, oblique);
/** Makes a feminine noun. */
export const f = (one: string, many: string = one): Noun => noun('f', one, many, one);
/** Makes a neuter noun. */
export const n = (one: string, many: string = one): Noun => noun('n', one, many, one);
/** Makes a noun that has only a plural: `Thermen`. */
export const p = (many: string): Noun => noun('p', many, many, many);

const PLACE: Readonly<Record<Case, number>> = { nominative: 0, accusative: 1, dative: 2 };

const THE = { m: ['der', 'den', 'dem'], f: ['die', 'die', 'der'], n: ['das', 'das', 'dem'], p: ['die', 'die', 'den'] };
const A = { m: ['ein', 'einen', 'einem'], f: ['eine', 'eine', 'einer'], n: ['ein', 'ein', 'einem'], p: ['', '', ''] };
/** The endings of adjectives, by the article before them. */
const ENDINGS = {
  the: { m: ['e', 'en', 'en'], f: ['e', 'e', 'en'], n: ['e', 'e', 'en'], p: ['en', 'en', 'en'] },
  a: { m: ['er', 'en', 'en'], f: ['e', 'e', 'en'], n: ['es', 'es', 'en'], p: ['e', 'e', 'en'] },
  nothing: { m: ['er', 'en', 'em'], f: ['e', 'e', 'er'], n: ['es', 'es', 'em'], p: ['e', 'e', 'en'] },
};

const pick = (table: Readonly<Record<Gender, readonly string[]>>, gender: Gender, wanted: Case): string =>
  table[gender][PLACE[wanted]] ?? '';

/** Returns a noun with an adjective before it. `stem` has no ending: `adjective('rot', m('Arbeiter'))` is `der rote Arbeiter`. */
export const adjective = (stem: string, { gender, form }: Noun): Noun => ({
  gender,
  form: (wanted, many, before) =>
    `${stem}${pick(ENDINGS[before], many ? 'p' : gender, wanted)} ${form(wanted, many, before)}`,
});

const genderOf = ({ gender }: Noun, many: boolean): Gender => (many ? 'p' : gender);

/** Returns a noun with its definite article: `den Markt`, `die Märkte`. */
export const the = (one: Noun, wanted: Case = 'accusative', many = false): string =>
  `${pick(THE, genderOf(one, many), wanted)} ${one.form(wanted, many, 'the')}`;

/** Returns a noun with its indefinite article: `einen Markt`. */
export const a = (one: Noun, wanted: Case = 'accusative'): string =>
  `${pick(A, one.gender, wanted)} ${one.form(wanted, false, 'a')}`.trim();

/** Returns a noun without an article, as in a title: `Markt`. */
export const bare = (one: Noun, wanted: Case = 'nominative', many = false): string => one.form(wanted, many, 'nothing');

/** Returns a number with its noun: `1 Münze`, `2 Münzen`, `mit 2 Karten`. */
export const counted = (count: number, one: Noun, wanted: Case = 'accusative'): string =>
  `${count} ${bare(one, wanted, count !== 1)}`;

/** Returns a number with its noun as a part of a phrase. */
export const amount = (count: number, of: string, one: Noun, wanted?: Case): AmountPart => ({
  amount: count,
  of,
  text: counted(count, one, wanted),
});

/** Lists phrases: `A`, `A und B`, `A, B und C`. */
export const und = (phrases: readonly Piece[]): Phrase => listed(phrases, 'und');

/** The verbs whose imperative does not follow from the ending. */
const IRREGULAR: Readonly<Record<string, string>> = { hat: 'habe', ist: 'sei', tut: 'tu' };
/** The verbs with another vowel in the third person, also for verbs with a prefix: `erhält`. */
const STRONG: Readonly<Record<string, string>> = {
  bricht: 'brich',
  fährt: 'fahre',
  fällt: 'falle',
  gibt: 'gib',
  hilft: 'hilf',
  hält: 'halte',
  lädt: 'lade',
  läuft: 'laufe',
  lässt: 'lass',
  liest: 'lies',
  nimmt: 'nimm',
  schlägt: 'schlage',
  sieht: 'sieh',
  spricht: 'sprich',
  stiehlt: 'stiehl',
  trifft: 'triff',
  trägt: 'trage',
  wirft: 'wirf',
};
const isStrong = /* @__PURE__ */ new RegExp(`(${Object.keys(STRONG).join('|')})$`);

/** Returns the imperative of a verb in the third person: `zahle` of `zahlt`, `nimm` of `nimmt`. Returns other words as they are. */
export const imperative = (verb: string): string => {
  if (IRREGULAR[verb] !== undefined) return IRREGULAR[verb];
  if (isStrong.test(verb)) return verb.replace(isStrong, (strong) => STRONG[strong] ?? strong);
  return verb
    .replace(/([^aeiouäöül])elt$/, '$1lt')
    .replace(/([dt]|[^aeiouäöülmnr][mn])et$/, '$1t')
    .replace(/t$/, 'e');
};

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** Returns a number from 0 to 10 as a word, any other in digits. */
export const inLetters = (count: number): string => NUMBERS[count] ?? String(count);

/** The translations of core's messages about values. */
const ofValues: Readonly<Record<ValueComplaint, string>> = {
  'must be a whole number from {min} to {max}': 'muss eine ganze Zahl von {min} bis {max} sein',
  'must be one of {values}': 'muss eines von diesen sein: {values}',
  'must be a whole number': 'muss eine ganze Zahl sein',
  'must be at most {max}': 'darf höchstens {max} sein',
  'must be at least {min}': 'muss mindestens {min} sein',
  'must be a string': 'muss ein Text sein',
  'must be null': 'muss null sein',
  'must be true or false': 'muss true oder false sein',
  'must be a string of at most {max} characters': 'muss ein Text von höchstens {max} Zeichen sein',
  'must be an id of small letters, digits and hyphens':
    'muss ein Bezeichner aus Kleinbuchstaben, Ziffern und Bindestrichen sein',
  'must be a text of 1 to 500 characters': 'muss ein Text von 1 bis 500 Zeichen sein',
  'must be an array': 'muss eine Liste sein',
  'must be an object': 'muss ein Objekt sein',
  'must hold {min} to {max} entries': 'muss {min} bis {max} Einträge haben',
  'must hold {count} entries': 'muss genau so viele Einträge haben: {count}',
  'must hold at most {max} entries': 'darf höchstens so viele Einträge haben: {max}',
  'must hold at least {min} entries': 'muss mindestens so viele Einträge haben: {min}',
  'is not a valid value': 'ist kein gültiger Wert',
  'must be the seat of a player': 'muss der Platz von jemandem sein, der mitspielt',
  'is missing': 'fehlt',
  'no such field': 'so ein Feld gibt es nicht',
  'cannot be read': 'lässt sich nicht lesen',
  'forbidden key': 'ist ein verbotener Schlüssel',
  'has an unsupported key': 'hat einen Schlüssel, der nicht möglich ist',
  'must be a finite number, and not -0': 'muss eine endliche Zahl sein, und nicht -0',
  'must be a plain object': 'muss ein einfaches Objekt sein',
  'must be a value, not an accessor': 'muss ein Wert sein, keine Zugriffsfunktion',
  'must be an array without holes or extra fields': 'muss eine Liste ohne Lücken und zusätzliche Felder sein',
  'must have at most {most} characters': 'darf höchstens {most} Zeichen haben',
  'must be plain JSON': 'muss reines JSON sein',
  'too deep: more than {most} levels': 'zu tief: mehr als {most} Ebenen',
  'too large: more than {most} values in all': 'zu groß: mehr als {most} Werte im Ganzen',
};

/** The translations of core's messages about replays. */
const ofReplays: Readonly<Record<ReplayComplaint, string>> = {
  'a replay must be an object': 'eine Aufzeichnung muss ein Objekt sein',
  'missing or of the wrong type': 'fehlt oder ist von der falschen Art',
  'must be an object, or missing if there is a start': 'muss ein Objekt sein, oder fehlen, wenn es einen start gibt',
  'must be a saved state of the same game, rules and components':
    'muss ein gespeicherter Stand desselben Spiels sein, mit denselben Regeln und demselben Material',
  'must be 64 hexadecimal digits, or missing if there is a start':
    'muss 64 hexadezimale Ziffern haben, oder fehlen, wenn es einen start gibt',
  'must be the resignation or timeout of a seat, or an agreement, in a game without an outcome':
    'muss die Aufgabe oder Zeitüberschreitung eines Platzes oder eine Einigung sein, bei einem Spiel ohne Ergebnis',
  'must be whole milliseconds, one for each action, never descending':
    'müssen ganze Millisekunden sein, eine Zahl für jede Aktion, nie fallend',
  'must be in the order of their plies, each with a seat and a text of at most {most} characters':
    'müssen in der Reihenfolge ihrer Züge stehen, jede mit einem Platz und einem Text von höchstens {most} Zeichen',
  'must have only names (at most one for each seat), event, round, date (as 2026-11-27) and more, as texts that are neither empty nor too long':
    'darf nur names (höchstens einen für jeden Platz), event, round, date (wie 2026-11-27) und more haben, als Texte, die weder leer noch zu lang sind',
  'this engine plays {game}': 'hier wird {game} gespielt',
  "the engine's rules version is {version}": 'die Regeln hier haben die Version {version}',
  'recorded with other components': 'mit anderem Material aufgezeichnet',
  '{actions} actions, but at most {most} are allowed': '{actions} Aktionen, erlaubt sind höchstens {most}',
  'a game that begins from a position needs the option parseState':
    'ein Spiel, das mit einer Stellung beginnt, braucht die Option parseState',
  'a game from a position has no seed': 'ein Spiel aus einer Stellung hat keinen Startwert',
  'the seed is not the one that was committed to': 'der Startwert ist nicht der, auf den man sich festgelegt hatte',
  'the state after {ply} plies differs': 'die Stellung nach Zug {ply} ist eine andere',
  'the game was over after {ply} plies': 'das Spiel war nach Zug {ply} zu Ende',
  'the game is not over': 'das Spiel ist nicht zu Ende',
  'there is a checkpoint beyond the last ply': 'hinter dem letzten Zug steht noch eine Prüfsumme',
  'the recorded outcome differs': 'das aufgezeichnete Ergebnis ist ein anderes',
};

/** The translations of core's refusals and of core's messages about values. */
export const refusals: Readonly<Record<string, string>> = {
  ...ofValues,
  'the game is over': 'das Spiel ist zu Ende',
  'the game has no such action': 'so eine Aktion gibt es in diesem Spiel nicht',
  'the action is not of the right shape': 'die Aktion hat nicht die richtige Form',
  'this viewer has no decision': 'wer nur zusieht, hat nichts zu entscheiden',
  'this player has no decision': 'auf diesem Platz ist nichts zu entscheiden',
  'this player has decided, others have not': 'dieser Platz hat entschieden, andere noch nicht',
  'another player must act': 'jemand anders ist an der Reihe',
  'no legal action has this line': 'keine erlaubte Aktion hat diese Zeile',
};

/** The texts of verdicts on replays. */
export const verdicts: Verdicts = /* @__PURE__ */ verdictsOf({
  language: 'de',
  faults: {
    internal: 'Die Prüfung selbst ist gescheitert, was nichts über das Spiel sagt',
    malformed: 'Keine Aufzeichnung',
    'unknown-game': 'Ein Spiel, das es hier nicht gibt',
    'other-rules-version': 'Nach einer anderen Fassung der Regeln gespielt',
    'other-components': 'Mit anderem Material gespielt',
    'too-many-plies': 'Mehr Aktionen, als probiert werden',
    'invalid-options': 'Mit diesen Optionen kann kein Spiel beginnen',
    'invalid-start': 'Mit dieser Stellung kann kein Spiel beginnen',
    'commitment-differs': 'Der Startwert ist nicht der, auf den man sich festgelegt hatte',
    'illegal-action': 'Keine erlaubte Aktion',
    'checkpoint-differs': 'Die Stellung ist nicht die aufgezeichnete',
    'actions-after-end': 'Aktionen nach dem Ende des Spiels',
    unfinished: 'Das Spiel ist nicht zu Ende',
    'outcome-differs': 'Das aufgezeichnete Ergebnis ist nicht das des Spiels',
  },
  complaints: [ofValues, ofReplays],
  refusals,
  endings: {
    time: (who) => say`die Zeit von ${who} ist abgelaufen`,
    resignation: (who) => say`${who} hat aufgegeben`,
    agreement: () => ['die Spieler haben sich geeinigt, die Partie zu beenden'],
  },
});

/** The label and the help text of each option that all games have. */
export const common: Readonly<Record<'players' | 'seed', OptionWords>> = {
  players: { label: 'Spieler', help: 'Wie viele mitspielen.' },
  seed: { label: 'Startwert', help: 'Ein beliebiger Text; aus ihm folgt aller Zufall des Spiels.' },
};

/** Returns an id as words, for things without a title. */
export { inWords } from './en';

/** Describes the values of a shape: `0 bis 3`, `A oder B`, `true oder false`. Returns an empty string for records, tuples and variants. */
export const valuesOf = (shape: AnyShape): string =>
  valuesIn(
    {
      to: 'bis',
      or: 'oder',
      list: (items) => `eine Liste aus ${items}`,
      text: (most) => `ein Text von höchstens ${most} Zeichen`,
    },
    shape,
  );
