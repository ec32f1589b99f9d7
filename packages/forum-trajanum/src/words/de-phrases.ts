/** The nouns and phrases of the German sentences. */
import { type Phrase, say, text } from '@ludi-romani/core/words';
import { a, adjective, amount, bare, type Case, counted, f, m, type Noun, n, und } from '@ludi-romani/core/words/de';
import type { CitizenClass, TrackId } from '../components/ids';
import type { Benefit, BuildingTask, Gain, TrajanCard } from '../components/shapes';
import type { ConversionKind } from '../types';
import { amountsOf, placeOf, sides } from './names';

export const COLORS: Readonly<Record<string, string>> = { red: 'rot', yellow: 'gelb', green: 'grün', blue: 'blau' };
export const colored = (color: string, noun: Noun): Noun => adjective(COLORS[color] ?? color, noun);

const ARBEITER = m('Arbeiter');
const BAUWERK = n('Bauwerk', 'Bauwerke');
export const BAUKRAN = m('Baukran', 'Baukräne');
export const MOSAIKFELD = n('Mosaikfeld', 'Mosaikfelder');
export const GESANDTER = m('Gesandter', 'Gesandte', 'Gesandten');
/** Money, a noun without a plural. */
const GELD: Noun = { gender: 'n', form: () => 'Geld' };

export const CLASSES: Readonly<Record<CitizenClass, Noun>> = {
  patrician: m('Patrizier'),
  merchant: m('Händler'),
  craftsman: m('Handwerker'),
};

export const NOUNS: Readonly<Record<string, Noun>> = {
  ...CLASSES,
  column: f('Säule', 'Säulen'),
  library: f('Bibliothek'),
  basilica: f('Basilika'),
  market: m('Markt'),
  builder: m('Baumeister'),
  assistant: m('Assistent', 'Assistenten', 'Assistenten'),
  coin: GELD,
  tribune: m('Tribun', 'Tribune'),
  upgrade: f('Aufwertung', 'Aufwertungen'),
  points: m('Siegpunkt', 'Siegpunkte'),
};
/** Returns the noun for the building on a cell. */
export const building = (id: string): Noun => NOUNS[id] ?? colored(id, BAUWERK);
/** Returns the noun for a resource. */
export const figure = (id: string): Noun => NOUNS[id] ?? colored(id.replace('worker-', ''), ARBEITER);

export const TITLES: Readonly<Record<string, string>> = {
  ...COLORS,
  eagle: 'Adler',
  'face-down': 'Verdecktes Plättchen',
  forgo: 'Kein Plättchen nehmen',
  'pass-none': 'Nichts weitergeben',
  'pay-none': 'Für keine Bürger bezahlen',
  decline: 'Verzichten',
  'end-turn': 'Zug beenden',
  'own-first': 'Zuerst das eigene Plättchen',
  'foreign-first': 'Zuerst das erhaltene Plättchen',
  nw: 'oben links',
  ne: 'oben rechts',
  sw: 'unten links',
  se: 'unten rechts',
  A: 'Seite A',
  B: 'Seite B',
  unlimited: 'unbegrenzt',
  limited: 'begrenzt',
  printed: 'gedruckt',
  random: 'zufällig',
  simultaneous: 'gleichzeitig',
  sequential: 'nacheinander',
  drawn: 'gezogen',
  chosen: 'gewählt',
  highest: 'nur der höchste Wert',
  sum: 'alle zusammen',
  'before-action': 'vor der Bauaktion',
  'after-action': 'nach der Bauaktion',
  'stack-3': 'drei untereinander',
  'tee-3': 'zwei über einem',
  'block-4': 'zwei mal zwei',
  'pinwheel-4': 'Windrad',
  'brick-5': 'zwei über dreien',
  'x-5': 'vier um eines',
};

export const ROMAN = ['', 'I', 'II', 'III'];
export const BOTH = ['own', 'foreign'] as const;
/** The adjective of a tile, by its source. */
export const WHOSE = { own: 'eigen', foreign: 'erhalten', grid: undefined };
export const TRACKS: Readonly<Record<TrackId, string>> = {
  library: 'der Bibliotheksleiste',
  basilica: 'der Basilikaleiste',
  market: 'der Marktleiste',
};

/** The text around the payment of a conversion. For a recolored worker, it includes the assistant. */
export const EXCHANGED: Readonly<Record<ConversionKind, readonly [verb: string, by: string]>> = {
  'recolor-worker': ['färbt', ' mit einem Assistenten um'],
  'workers-to-builder': ['tauscht', ' ein'],
  'merchant-swap': ['tauscht', ' mit Händler II ein'],
  'craftsman-worker': ['tauscht', ' mit Handwerker I ein'],
  'craftsman-builder': ['tauscht', ' mit Handwerker II ein'],
};

const SLOTS = {
  any: adjective('beliebig', n('Bauplättchen')),
  gray: adjective('grau', n('Gebäude')),
  color: adjective('farbig', BAUWERK),
};

const COLLECTED: Readonly<Record<string, Noun>> = {
  workerAnyColor: ARBEITER,
  workersOfDifferentColors: adjective('verschiedenfarbig', ARBEITER),
  activeCitizensOfDifferentClasses: adjective('aktiv', m('Bürger', 'Bürger verschiedener Art')),
  envoyOnShip: m('Gesandter auf dem Schiff', 'Gesandte auf dem Schiff'),
  columnInColonia: m('Säule', 'Säulen'),
  scoredCrane: adjective('gewertet', BAUKRAN),
  forumMarkerAtColumn: m('Marker neben der Trajanssäule'),
};

export const figures = (count: number, what: string, wanted?: Case) => amount(count, what, figure(what), wanted);
export const points = (count: number) => figures(count, 'points');
const each = (gain: Gain, wanted: Case): string[] =>
  amountsOf(gain).map(([what, count]) => counted(count, figure(what), wanted));
export const amounts = (gain: Gain, wanted: Case): string => text(und(each(gain, wanted)));

/** Returns the name of a cell or square: `Zeile 3, Spalte 4`. */
export const placeText = (id: string): string => {
  const [row, column] = placeOf(id) ?? [0, 0];
  return `Zeile ${row}, Spalte ${column}`;
};

/** Returns the name of a street symbol: `Zeilensymbol 3`. */
export const symbolText = (id: string): string =>
  id.replace('black-', 'Zeilensymbol ').replace('white-', 'Spaltensymbol ');

export const buildingTask = (task: BuildingTask): string => {
  switch (task.shape) {
    case 'line': {
      const { axis, slots, distinct } = task;
      const [first = 'any'] = slots;
      const what = slots.every((slot) => slot === first)
        ? counted(slots.length, SLOTS[first], 'nominative')
        : text(und(slots.map((slot) => bare(SLOTS[slot]))));
      return `${what} ${axis === 'vertical' ? 'untereinander in einer Spalte' : 'nebeneinander in einer Zeile'}${distinct ? ', alle verschieden' : ''}`;
    }
    case 'square':
      return `ein Quadrat aus ${counted(4, SLOTS[task.slot], 'dative')}`;
    case 'around-temple': {
      const where = sides(task.offsets, ['über', 'unter', 'links von', 'rechts von', 'schräg neben']);
      return `${counted(task.offsets.length, SLOTS[task.slot], 'nominative')} ${text(und(where))} einem Tempel`;
    }
    case 'around-crane':
      return `${bare(SLOTS[task.slot], 'nominative', true)} zu beiden Seiten eines Baukrans`;
    case 'anywhere-four-colors':
      return 'Bauwerke in allen vier Farben';
  }
};

export const collecting = (needs: TrajanCard['collecting']): string =>
  text(und(amountsOf(needs).map(([what, count]) => counted(count, COLLECTED[what] ?? figure(what), 'nominative'))));

/** Returns `ein Arbeiter beliebiger Farbe`, in a grammatical case. */
const anyWorker = (wanted: Case): string => `${a(ARBEITER, wanted)} beliebiger Farbe`;

/** Returns the name of a benefit for a title: `ein Flächenbonus`. */
export const benefitText = (benefit: Benefit): string => {
  switch (benefit.benefit) {
    case 'gain':
      return amounts(benefit.gain, 'nominative');
    case 'choose-worker':
      return text(und([...each(benefit.gain, 'nominative'), anyWorker('nominative')]));
    case 'area-bonus':
      return 'ein Flächenbonus';
    case 'envoy-on-eagle':
      return 'ein Gesandter auf ein Adlerfeld';
    case 'envoy-anywhere':
      return 'ein Gesandter auf ein beliebiges farbiges Feld';
    case 'grid-tile':
      return 'ein Plättchen der Colonia, sofort genutzt';
    case 'extra-building':
      return 'eine weitere Bauaktion';
  }
};

/** Returns the instruction for taking a benefit, or nothing if the events of the action report all of its effects. */
export const benefitSaid = (benefit: Benefit): Phrase => {
  switch (benefit.benefit) {
    case 'gain':
    case 'extra-building':
      return [];
    case 'choose-worker': {
      const gained = amountsOf(benefit.gain).map(([what, count]) => figures(count, what));
      return say`erhalte ${und([...gained, anyWorker('accusative')])}`;
    }
    case 'area-bonus':
      return ['erhalte einen Flächenbonus'];
    case 'envoy-on-eagle':
      return ['lege einen Gesandten auf ein Adlerfeld'];
    case 'envoy-anywhere':
      return ['lege einen Gesandten auf ein beliebiges farbiges Feld'];
    case 'grid-tile':
      return ['nimm ein Plättchen aus der Colonia und nutze es sofort'];
  }
};
