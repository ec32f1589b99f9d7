/** The labels in the text output of Nova Roma, in each language. */
import { counted, m, n } from '@ludi-romani/core/words/de';
import { plural } from '@ludi-romani/core/words/en';
import type { SpecialKind } from '@ludi-romani/nova-roma';

export interface NovaRomaLabels {
  readonly legend: string;
  readonly draft: string;
  readonly round: (round: number, of: number, first: string) => string;
  readonly rewards: string;
  readonly harbor: string;
  readonly chariots: string;
  readonly preferred: (track: string, next: string) => string;
  readonly none: string;
  readonly unknown: (count: number) => string;
  /** the names of the displays and other stacks */
  readonly heaps: Readonly<Record<'shipping' | 'building' | 'estate' | 'followers' | 'discards' | 'mosaics', string>>;
  readonly special: string;
  readonly decks: string;
  readonly supply: string;
  readonly artisans: (count: number) => string;
  readonly action: string;
  readonly byPetition: string;
  /** the headings of the table of players */
  readonly columns: readonly string[];
  /** the names of the first of these columns in full */
  readonly counters: readonly string[];
  readonly row: string;
  readonly hand: string;
  readonly exhausted: string;
  readonly fresh: string;
  readonly owns: string;
  readonly owned: (shipping: number, building: number, chariots: number) => string;
  readonly points: (count: number) => string;
  readonly tiles: Readonly<Record<SpecialKind | 'conversion' | 'animal' | 'lion', string>>;
  /** the letters for the things that achievements count */
  readonly letters: Readonly<Record<string, string>> & { readonly spaces: string };
}

export const LABELS: Readonly<Record<'en' | 'de', NovaRomaLabels>> = {
  en: {
    legend:
      'Figures, blocks, markers and ships are shown as the seat of their owner; E is the emperor, L a legionary, n the neutral color or the AI. R and r are spaces of reward tiles, @ is an artisan, (...) a turned tile, * a golden wheel, |2 a line that costs 2 horses. At sea, the number before a port is the sails for the leg to it. In a mosaic, [...] is a claimed achievement; B are building contracts, S shipping contracts, F followers in the row, E estate tiles, I influence, H spaces of the hippodrome, and 2xH3 is two markers on space 3 or beyond.',
    draft: 'Draft',
    round: (round, of, first) => `Round ${round} of ${of}, start player ${first}`,
    rewards: 'rewards',
    harbor: 'harbor',
    chariots: 'chariots',
    preferred: (track, next) => `preferred: ${track}, next: ${next}`,
    none: 'none',
    unknown: (count) => `${count} unknown`,
    heaps: {
      shipping: 'shipping',
      building: 'building',
      estate: 'estate',
      followers: 'followers',
      discards: 'discards',
      mosaics: 'mosaics',
    },
    special: 'special',
    decks: 'decks',
    supply: 'supply',
    artisans: (count) => plural(count, 'artisan'),
    action: 'action',
    byPetition: 'and by it',
    columns: ['coins', 'wheat', 'stone', 'wood', 'wine', 'horse', 'infl', 'artis', 'blocks', 'mark', 'VP'],
    counters: ['coins', 'wheat', 'stone', 'wood', 'wine', 'horses', 'influence', 'artisans', 'blocks'],
    row: 'row',
    hand: 'hand',
    exhausted: 'used',
    fresh: 'new',
    owns: 'owns',
    owned: (shipping, building, chariots) =>
      `${plural(shipping, 'shipping contract')}, ${plural(building, 'building contract')}, ${plural(chariots, 'chariot tile')}`,
    points: (count) => plural(count, 'point'),
    tiles: {
      conversion: 'convert',
      animal: 'animal',
      lion: 'lion',
      recruit: 'recruit',
      sail: 'sail',
      build: 'build',
      income: 'income',
      hippodrome: 'race',
    },
    letters: {
      'building-contracts': 'B',
      'shipping-contracts': 'S',
      followers: 'F',
      'estate-tiles': 'E',
      influence: 'I',
      spaces: 'H',
    },
  },
  de: {
    legend:
      'Figuren, Bausteine, Marker und Schiffe erscheinen als Platz ihres Besitzers; E ist der Kaiser, L ein Legionär, n die neutrale Farbe oder die KI. R und r sind Felder für Belohnungsplättchen, @ ist ein Handwerker, (...) ein umgedrehtes Plättchen, * ein goldenes Rad, |2 eine Linie, die 2 Pferde kostet. Auf See steht vor jedem Hafen die Zahl der Segel für die Strecke dorthin. Im Mosaik ist [...] eine beanspruchte Errungenschaft; B sind Bauverträge, S Schifffahrtsverträge, G Gefolgschaftskarten in der Reihe, A Anwesenplättchen, E Einfluss, H Felder im Hippodrom, 2xH3 zwei Marker auf Feld 3 oder weiter.',
    draft: 'Draft',
    round: (round, of, first) => `Runde ${round} von ${of}, Startspieler ${first}`,
    rewards: 'Belohnung',
    harbor: 'Hafen',
    chariots: 'Streitwagen',
    preferred: (track, next) => `bevorzugt: ${track}, danach: ${next}`,
    none: 'keine',
    unknown: (count) => `${count} unbekannt`,
    heaps: {
      shipping: 'Schifffahrt',
      building: 'Bauen',
      estate: 'Anwesen',
      followers: 'Gefolge',
      discards: 'Ablage',
      mosaics: 'Mosaike',
    },
    special: 'Spezial',
    decks: 'Stapel',
    supply: 'Vorrat',
    artisans: (count) => counted(count, m('Handwerker')),
    action: 'Aktion',
    byPetition: 'und dadurch',
    columns: ['Münz', 'Weiz', 'Stein', 'Holz', 'Wein', 'Pferd', 'Einfl', 'Handw', 'Bau', 'Mark', 'SP'],
    counters: ['Münzen', 'Weizen', 'Stein', 'Holz', 'Wein', 'Pferde', 'Einfluss', 'Handwerker', 'Bausteine'],
    row: 'Reihe',
    hand: 'Hand',
    exhausted: 'erschöpft',
    fresh: 'neu',
    owns: 'besitzt',
    owned: (shipping, building, chariots) =>
      `${counted(shipping, m('Schifffahrtsvertrag', 'Schifffahrtsverträge'))}, ${counted(building, m('Bauvertrag', 'Bauverträge'))}, ${counted(chariots, n('Streitwagenplättchen'))}`,
    points: (count) => counted(count, m('Punkt', 'Punkte')),
    tiles: {
      conversion: 'Tausch',
      animal: 'Tier',
      lion: 'Löwe',
      recruit: 'Karte',
      sail: 'Segel',
      build: 'Bau',
      income: 'Einkommen',
      hippodrome: 'Rennen',
    },
    letters: {
      'building-contracts': 'B',
      'shipping-contracts': 'S',
      followers: 'G',
      'estate-tiles': 'A',
      influence: 'E',
      spaces: 'H',
    },
  },
};
