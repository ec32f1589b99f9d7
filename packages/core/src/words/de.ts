/** What German sentences need: nouns know their gender, their cases and their plural, and sentences ask them. */
import type { OptionWords } from '../options';
import type { AnyShape } from '../shape';
import { type AmountPart, listed, type Phrase, type Piece } from './parts';
import { valuesIn } from './values';

export type Case = 'nominative' | 'accusative' | 'dative';

/** `p`: there is only a plural. */
export type Gender = 'm' | 'f' | 'n' | 'p';

/** What stands before an adjective decides how it ends: `der rote`, `ein roter`, `roter`. */
type Before = 'the' | 'a' | 'nothing';

export interface Noun {
  readonly gender: Gender;
  /** without article */
  form(wanted: Case, many: boolean, before: Before): string;
}

const noun = (gender: Gender, one: string, many: string, oblique: string): Noun => ({
  gender,
  form: (wanted, isMany) => {
    if (!isMany && gender !== 'p') return wanted === 'nominative' ? one : oblique;
    return wanted === 'dative' && !/[ns]$/.test(many) ? `${many}n` : many;
  },
});

/** Masculine nouns; `oblique` where accusative and dative have an ending: `den Sklaven`. */
export const m = (one: string, many: string = one, oblique: string = one): Noun => noun('m', one, many, oblique);
/** Feminine nouns. */
export const f = (one: string, many: string = one): Noun => noun('f', one, many, one);
/** Neuter nouns. */
export const n = (one: string, many: string = one): Noun => noun('n', one, many, one);
/** Nouns that are plural alone: `Thermen`. */
export const p = (many: string): Noun => noun('p', many, many, many);

const PLACE: Readonly<Record<Case, number>> = { nominative: 0, accusative: 1, dative: 2 };

const THE = { m: ['der', 'den', 'dem'], f: ['die', 'die', 'der'], n: ['das', 'das', 'dem'], p: ['die', 'die', 'den'] };
const A = { m: ['ein', 'einen', 'einem'], f: ['eine', 'eine', 'einer'], n: ['ein', 'ein', 'einem'], p: ['', '', ''] };
/** How adjectives end, by what stands before them. */
const ENDINGS = {
  the: { m: ['e', 'en', 'en'], f: ['e', 'e', 'en'], n: ['e', 'e', 'en'], p: ['en', 'en', 'en'] },
  a: { m: ['er', 'en', 'en'], f: ['e', 'e', 'en'], n: ['es', 'es', 'en'], p: ['e', 'e', 'en'] },
  nothing: { m: ['er', 'en', 'em'], f: ['e', 'e', 'er'], n: ['es', 'es', 'em'], p: ['e', 'e', 'en'] },
};

const pick = (table: Readonly<Record<Gender, readonly string[]>>, gender: Gender, wanted: Case): string =>
  table[gender][PLACE[wanted]] ?? '';

/** A noun with an adjective before it, given as its stem: `adjective('rot', m('Arbeiter'))` is `der rote Arbeiter`, `2 rote Arbeiter`. */
export const adjective = (stem: string, { gender, form }: Noun): Noun => ({
  gender,
  form: (wanted, many, before) =>
    `${stem}${pick(ENDINGS[before], many ? 'p' : gender, wanted)} ${form(wanted, many, before)}`,
});

const genderOf = ({ gender }: Noun, many: boolean): Gender => (many ? 'p' : gender);

/** With the definite article: `den Markt`, `die Märkte`. */
export const the = (one: Noun, wanted: Case = 'accusative', many = false): string =>
  `${pick(THE, genderOf(one, many), wanted)} ${one.form(wanted, many, 'the')}`;

/** With the indefinite article: `einen Markt`. */
export const a = (one: Noun, wanted: Case = 'accusative'): string =>
  `${pick(A, one.gender, wanted)} ${one.form(wanted, false, 'a')}`.trim();

/** Without an article, as a title: `Markt`. */
export const bare = (one: Noun, wanted: Case = 'nominative', many = false): string => one.form(wanted, many, 'nothing');

/** With its number: `1 Münze`, `2 Münzen`, `mit 2 Karten`. */
export const counted = (count: number, one: Noun, wanted: Case = 'accusative'): string =>
  `${count} ${bare(one, wanted, count !== 1)}`;

/** The same as a part. */
export const amount = (count: number, of: string, one: Noun, wanted?: Case): AmountPart => ({
  amount: count,
  of,
  text: counted(count, one, wanted),
});

/** `A`, `A und B`, `A, B und C` */
export const und = (phrases: readonly Piece[]): Phrase => listed(phrases, 'und');

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** Small numbers as words. */
export const inLetters = (count: number): string => NUMBERS[count] ?? String(count);

/** What core itself refuses. */
export const refusals: Readonly<Record<string, string>> = {
  'the game is over': 'das Spiel ist zu Ende',
  'the game has no such action': 'so eine Aktion gibt es in diesem Spiel nicht',
  'the action is not of the right shape': 'die Aktion hat nicht die richtige Form',
  'this viewer has no decision': 'wer nur zusieht, hat nichts zu entscheiden',
  'this player has no decision': 'auf diesem Platz ist nichts zu entscheiden',
  'this player has decided, others are still to decide': 'hier ist schon entschieden, andere überlegen noch',
  'another player is to decide': 'jemand anders ist an der Reihe',
  'no legal action has this line': 'keine erlaubte Aktion hat diese Zeile',
};

/** The options that all games have. */
export const common: Readonly<Record<'players' | 'seed', OptionWords>> = {
  players: { label: 'Spieler', help: 'Wie viele mitspielen.' },
  seed: { label: 'Startwert', help: 'Ein beliebiger Text; aus ihm folgt aller Zufall des Spiels.' },
};

/** An id as words, where nothing better is known. */
export { inWords } from './en';

/** What may be given for a shape: `0 bis 3`, `A oder B`, `true oder false`; nothing of what words do not tell. */
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
