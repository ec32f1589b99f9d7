/** What the board of Forum Trajanum says beside the titles of its words, in any language. */
import type { AbilityId, AreaBonusId, Collectable, Components, Gainable, Phase } from '@ludi-romani/forum-trajanum';
import type { Counted } from '../kit/text';
import type { FrameLabels } from '../types';

/** A thing that is counted: one, and several. */
type Benefit = Components['tracks']['library'][number]['benefit'];
type Shape = Exclude<Components['trajanCards'][number]['building']['shape'], 'line' | 'around-temple'>;

export interface Labels extends FrameLabels {
  readonly phase: Readonly<Record<Exclude<Phase, 'draft' | 'turns'>, string>>;
  round(round: number, of: number): string;
  /** what can be gained, and points; workers by their color alone */
  readonly things: Readonly<Record<Gainable | AreaBonusId, Counted>>;
  /** the names of the parts, short enough for tabs */
  readonly tabs: Readonly<
    Record<
      'round' | 'colonia' | 'citizens' | 'stock' | 'buildings' | 'exchange' | 'forum' | 'tracks' | 'trajan',
      string
    >
  >;
  readonly forum: string;
  readonly eagle: string;
  envoy(name: string): string;
  readonly free: string;
  /** what an envoy beside an eagle and on one scores */
  eagleNote(beside: number, on: number): string;
  readonly completes: string;
  readonly besideEagle: string;
  bonuses(count: number): string;
  readonly tracks: string;
  readonly gray: Readonly<Record<'column' | 'library' | 'basilica' | 'market', string>>;
  /** the benefits that are no gains */
  readonly benefit: Readonly<Record<Exclude<Benefit, 'gain' | 'choose-worker'>, string>>;
  readonly anyWorker: string;
  readonly atColumn: string;
  readonly start: string;
  columnValue(value: number): string;
  readonly streets: string;
  streetHere(isRow: boolean, line: number): string;
  cardsLeft(count: number): string;
  buildActions(count: number): string;
  readonly draft: string;
  readonly ownTiles: string;
  turn(name: string): string;
  readonly taken: string;
  readonly kept: string;
  readonly passed: string;
  passedTo(name: string): string;
  readonly received: string;
  receivedFrom(name: string): string;
  readonly grid: string;
  readonly faceDown: string;
  readonly trajan: string;
  readonly noCard: string;
  /** when a card is scored */
  scored(round: number): string;
  readonly isScored: string;
  worth(value: number): string;
  readonly shape: Readonly<Record<Shape, string>>;
  /** where the cells of a line are */
  readonly axis: Readonly<Record<'horizontal' | 'vertical', string>>;
  /** where the cells beside a temple are */
  readonly besideTemple: Readonly<Record<'horizontal' | 'vertical' | 'diagonal' | 'around', string>>;
  /** the same for a line of which all cells differ */
  readonly different: Labels['axis'];
  readonly collect: Readonly<Record<Collectable, Counted>>;
  readonly buildings: string;
  costs(what: string): string;
  readonly prices: string;
  /** what the numbers of tiles are, single and double ones */
  readonly supply: string;
  left(count: number): string;
  readonly exchange: string;
  readonly recolor: string;
  builderOf(count: number): string;
  give(what: string): string;
  gain(what: string): string;
  readonly ownColonia: string;
  colonia(name: string): string;
  readonly citizens: string;
  citizensOf(name: string): string;
  readonly temple: string;
  readonly vacated: string;
  crane(color: string, status: 'covered' | 'exposed' | 'scored'): string;
  readonly cornerNames: Readonly<Record<'nw' | 'ne' | 'sw' | 'se', string>>;
  readonly does: Readonly<Record<AbilityId, string>>;
  readonly first: string;
  readonly second: string;
  readonly counts: string;
  readonly active: string;
  readonly inactive: string;
  citizenOf(name: string): string;
  secondBrings(what: string): string;
  readonly anEnvoy: string;
  readonly areaBonus: string;
  readonly or: string;
  readonly ownFigures: string;
  figures(name: string): string;
  envoys(count: number): string;
  readonly ship: string;
  readonly reserve: string;
  readonly leftover: string;
  readonly prestige: string;
  prestigeAt(position: number, last: number, improved: boolean, head: number): string;
  readonly counters: Readonly<Record<'coins' | 'tribunes' | 'citizens' | 'envoys', Counted>>;
}

const ROMAN = ['', 'I', 'II', 'III'];

/** Returns the numeral of a cycle. */
export const roman = (cycle: number): string => ROMAN[cycle] ?? String(cycle);
