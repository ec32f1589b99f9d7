/** What the picture says beside the titles of words. */
import type { AbilityId, Phase } from '@ludi-romani/forum-trajanum';
import { spoken } from '../kit/words';

const ROMAN = ['', 'I', 'II', 'III'];

interface Labels {
  readonly phase: Readonly<Record<Exclude<Phase, 'draft' | 'turns'>, string>>;
  round(round: number, of: number, cycle: number): string;
  first(name: string): string;
  readonly forum: string;
  readonly eagle: string;
  envoy(name: string): string;
  readonly free: string;
  readonly bonuses: string;
  readonly points: string;
  readonly upgrade: string;
  readonly tracks: string;
  readonly atColumn: string;
  readonly start: string;
  readonly streets: string;
  streetHere(isRow: boolean, line: number): string;
  cardsLeft(count: number): string;
  columnValue(value: number): string;
  buildActions(count: number): string;
  readonly taken: string;
  readonly kept: string;
  passed(name: string): string;
  received(name: string): string;
  readonly own: string;
  readonly foreign: string;
  readonly grid: string;
  readonly faceDown: string;
  readonly nothing: string;
  turnOf(name: string): string;
  readonly trajan: string;
  readonly noCard: string;
  readonly now: string;
  readonly buildings: string;
  costs(what: string): string;
  left(count: number): string;
  readonly exchange: string;
  readonly recolor: string;
  builderOf(count: number): string;
  give(what: string): string;
  gain(what: string): string;
  colonia(name: string): string;
  citizensOf(name: string): string;
  readonly temple: string;
  readonly vacated: string;
  crane(color: string, status: 'covered' | 'exposed' | 'scored'): string;
  readonly cornerNames: Readonly<Record<'nw' | 'ne' | 'sw' | 'se', string>>;
  readonly does: Readonly<Record<AbilityId, string>>;
  readonly active: string;
  readonly inactive: string;
  citizenOf(name: string): string;
  second(what: string): string;
  readonly anEnvoy: string;
  readonly areaBonus: string;
  readonly or: string;
  ship(count: number): string;
  readonly reserve: string;
  readonly leftover: string;
  prestige(position: number, last: number, improved: boolean, head: number): string;
  holdings(coins: number, tribunes: number, citizens: number): string;
}

const roman = (cycle: number): string => ROMAN[cycle] ?? String(cycle);
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const en: Labels = {
  phase: { setup: 'Preparation', payment: 'Paying the citizens', over: 'End of the game' },
  round: (round, of, cycle) => `Round ${round} of ${of} · cycle ${roman(cycle)}`,
  first: (name) => `starting player ${name}`,
  forum: 'Forum',
  eagle: 'eagle',
  envoy: (name) => `envoy of ${name}`,
  free: 'free',
  bonuses: 'Area bonuses',
  points: 'points',
  upgrade: 'upgrade',
  tracks: 'Benefits of gray buildings',
  atColumn: 'At the Trajan column',
  start: 'Start',
  streets: 'Streets and tiles of this round',
  streetHere: (isRow, line) => `${isRow ? 'row' : 'column'} ${line} of the colonia`,
  cardsLeft: (count) => `Street cards left: ${count}`,
  columnValue: (value) => `Value of a column: ${value}`,
  buildActions: (count) => `Building actions left: ${count}`,
  taken: 'Taken',
  kept: 'Kept',
  passed: (name) => `Passed to ${name}`,
  received: (name) => `Received from ${name}`,
  own: 'Own',
  foreign: 'Received',
  grid: 'Colonia',
  faceDown: 'face down',
  nothing: 'nothing',
  turnOf: (name) => `Turn: ${name}`,
  trajan: 'Trajan cards',
  noCard: 'No Trajan card',
  now: 'scored next',
  buildings: 'Building tiles',
  costs: (what) => `costs ${what}`,
  left: (count) => `${count} left`,
  exchange: 'Exchanges in the building phase',
  recolor: 'Recolor',
  builderOf: (count) => `${count} of a color`,
  give: (what) => `give ${what}`,
  gain: (what) => `get ${what}`,
  colonia: (name) => `Colonia of ${name}`,
  citizensOf: (name) => `Citizens of ${name}`,
  temple: 'temple',
  vacated: 'vacated',
  crane: (color, status) => `crane, ${color}, ${status}`,
  cornerNames: { nw: 'top left', ne: 'top right', sw: 'bottom left', se: 'bottom right' },
  does: {
    'patrician-1': 'Envoys anywhere; eagles also diagonal',
    'patrician-2': 'Two area bonuses',
    'merchant-1': 'Upgrades to the next cypress',
    'merchant-2': 'Swap coin, tribune, assistant',
    'craftsman-1': 'Assistants to workers',
    'craftsman-2': 'Assistant to builder',
  },
  active: 'active',
  inactive: 'inactive',
  citizenOf: (name) => `citizen of ${name}`,
  second: (what) => `second citizen brings ${what}`,
  anEnvoy: 'an envoy',
  areaBonus: 'an area bonus',
  or: ' or ',
  ship: (count) => `Ship: ${many(count, 'envoy', 'envoys')}`,
  reserve: 'Reserve',
  leftover: 'At the river',
  prestige: (position, last, improved, head) =>
    `Slide bar at ${position} of ${last}${improved ? ', improved' : ''}; each task of a Trajan card is worth ${head}`,
  holdings: (coins, tribunes, citizens) =>
    `${many(coins, 'coin', 'coins')} · ${many(tribunes, 'tribune', 'tribunes')} · ${many(citizens, 'active citizen', 'active citizens')}`,
};

const de: Labels = {
  phase: { setup: 'Vorbereitung', payment: 'Bürger bezahlen', over: 'Spielende' },
  round: (round, of, cycle) => `Runde ${round} von ${of} · Durchgang ${roman(cycle)}`,
  first: (name) => `Startspieler ${name}`,
  forum: 'Forum',
  eagle: 'Adler',
  envoy: (name) => `Gesandter von ${name}`,
  free: 'frei',
  bonuses: 'Flächenboni',
  points: 'Punkte',
  upgrade: 'Aufwertung',
  tracks: 'Prämien grauer Gebäude',
  atColumn: 'An der Trajanssäule',
  start: 'Start',
  streets: 'Straßen und Plättchen der Runde',
  streetHere: (isRow, line) => `${isRow ? 'Zeile' : 'Spalte'} ${line} der Colonia`,
  cardsLeft: (count) => `Straßenkarten übrig: ${count}`,
  columnValue: (value) => `Wert einer Säule: ${value}`,
  buildActions: (count) => `Bauaktionen übrig: ${count}`,
  taken: 'Genommen',
  kept: 'Behalten',
  passed: (name) => `Weitergegeben an ${name}`,
  received: (name) => `Erhalten von ${name}`,
  own: 'Eigenes',
  foreign: 'Erhalten',
  grid: 'Colonia',
  faceDown: 'verdeckt',
  nothing: 'nichts',
  turnOf: (name) => `Zug: ${name}`,
  trajan: 'Trajankarten',
  noCard: 'Keine Trajankarte',
  now: 'als nächste gewertet',
  buildings: 'Bauplättchen',
  costs: (what) => `kostet ${what}`,
  left: (count) => `${count} übrig`,
  exchange: 'Tauschen in der Bauphase',
  recolor: 'Umfärben',
  builderOf: (count) => `${count} einer Farbe`,
  give: (what) => `gib ${what}`,
  gain: (what) => `erhalte ${what}`,
  colonia: (name) => `Colonia von ${name}`,
  citizensOf: (name) => `Bürger von ${name}`,
  temple: 'Tempel',
  vacated: 'geräumt',
  crane: (color, status) =>
    `Baukran, ${color}, ${{ covered: 'verdeckt', exposed: 'offen', scored: 'gewertet' }[status]}`,
  cornerNames: { nw: 'links oben', ne: 'rechts oben', sw: 'links unten', se: 'rechts unten' },
  does: {
    'patrician-1': 'Gesandte überall; Adler auch diagonal',
    'patrician-2': 'Zwei Flächenboni',
    'merchant-1': 'Aufwerten bis zur Zypresse',
    'merchant-2': 'Geld, Tribun, Assistent tauschen',
    'craftsman-1': 'Assistenten zu Arbeitern',
    'craftsman-2': 'Assistent zu Baumeister',
  },
  active: 'aktiv',
  inactive: 'inaktiv',
  citizenOf: (name) => `Bürger von ${name}`,
  second: (what) => `zweiter Bürger bringt ${what}`,
  anEnvoy: 'einen Gesandten',
  areaBonus: 'einen Flächenbonus',
  or: ' oder ',
  ship: (count) => `Schiff: ${many(count, 'Gesandter', 'Gesandte')}`,
  reserve: 'Neben der Colonia',
  leftover: 'Am Fluss',
  prestige: (position, last, improved, head) =>
    `Schieber auf ${position} von ${last}${improved ? ', verbessert' : ''}; jeder Auftrag einer Trajankarte zählt ${head}`,
  holdings: (coins, tribunes, citizens) =>
    `${coins} Geld · ${many(tribunes, 'Tribun', 'Tribune')} · ${many(citizens, 'aktiver Bürger', 'aktive Bürger')}`,
};

/** What is said in the language that words speak. */
export const labels = spoken({ en, de });

export { roman };
