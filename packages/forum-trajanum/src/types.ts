/** The vocabulary of Forum Trajanum. Who sees what is said field by field; `view.ts` keeps to it. */
import type {
  Act,
  Ask,
  Do,
  Emit,
  GameState,
  GameView,
  Immutable,
  Seat,
  Seen as SeenOf,
  StartOptions,
} from '@ludi-romani/core';
import type {
  AreaBonusId,
  ArrangementId,
  BenefitLevel,
  BoardSide,
  Building,
  BuildOptionId,
  CellId,
  CitizenClass,
  CitizenRowId,
  Color,
  Corner,
  Diagonal,
  DraftMode,
  EagleSum,
  FaceId,
  IntroductoryCard,
  Mosaic,
  PlayerCount,
  ResourceId,
  RowBonusGain,
  SquareId,
  StreetSymbol,
  SupplyId,
  Swappable,
  TileId,
  TileSupply,
  TrackEnd,
  TrackId,
  TrajanId,
} from './components/ids';
import type { Tables } from './components/shapes';

/** What stands in a view for a tile whose front the viewer does not know. */
export type FaceDown = 'face-down';
/** The conversions that citizens allow so often per turn (FT-5.20, FT-5.21, FT-5.22). */
export type Conversion = 'merchant-swap' | 'craftsman-worker' | 'craftsman-builder';
/** The three tiles a turn may use: the kept one, the received or picked one, one taken from the grid by a benefit. */
export type TileSource = 'own' | 'foreign' | 'grid';
/** Which squares an envoy may be sent to: by the area rule, any colored one, or an eagle (FT-5.59, FT-5.58, FT-5.52). */
export type EnvoyRule = 'color' | 'any' | 'eagle';
/** What figures may be turned into others by. */
export type ConversionKind = 'recolor-worker' | 'workers-to-builder' | Conversion;
/** What something was paid for. */
export type Purpose =
  /** the street card of the round, 0 or 1, that is ignored, and what it shows */
  | { kind: 'street-card'; card: number; symbol: StreetSymbol }
  | { kind: 'both-tiles' }
  | { kind: 'building'; option: BuildOptionId }
  /** the rows that stay active, or become it */
  | { kind: 'citizens'; rows: CitizenRowId[] }
  | { kind: 'conversion'; conversion: ConversionKind };
/** A benefit of a track, by its level; points of level 4 are those of its end (FT-5.48). */
export type TrackSource = { kind: 'track'; track: TrackId; level: number };
/** Where an area bonus comes from: a benefit, the second citizen of a row, or the square that completed an area. */
export type BonusSource = TrackSource | { kind: 'row'; row: CitizenRowId } | { kind: 'area'; square: SquareId };
/** Where something gained comes from. */
export type Source =
  | BonusSource
  /** what everybody starts with, the first worker included */
  | { kind: 'start' }
  /** a colonia tile that is used */
  | { kind: 'tile'; tile: TileId }
  | { kind: 'conversion'; conversion: ConversionKind }
  /** a column that was built */
  | { kind: 'column'; cell: CellId }
  | { kind: 'crane'; corner: Corner }
  /** a street row with its citizens */
  | { kind: 'street'; row: CitizenRowId }
  /** an envoy on or near eagles */
  | { kind: 'envoy'; square: SquareId }
  /** the largest connected area of envoys */
  | { kind: 'envoys'; squares: SquareId[] }
  | { kind: 'card'; card: TrajanId };
/** Setup, then in each round draft and turns, after every fourth round payment; `over` at the end. */
export type Phase = 'setup' | 'draft' | 'turns' | 'payment' | 'over';

/** A crane on its corner. Its color is public as soon as the cranes are placed. */
export interface Crane {
  color: Color;
  /** under its tile, with its colored side up, turned over (FT-4.18, FT-6.7) */
  status: 'covered' | 'exposed' | 'scored';
}

/** A citizen row: all of it public. */
export interface CitizenSpaces {
  /** whose colonia tile lies on the left and then on the right space: 0 to 2 */
  citizens: Seat[];
  /** both citizens of a row share it (FT-5.14); false for an empty row */
  active: boolean;
}

/** A tile taken from the grid in the draft of this round. */
export interface Taken {
  /** index of the cell: public once the taking is */
  cell: number;
  /** its owner; everyone if it lay in a corner, face up; otherwise `face-down` */
  tile: TileId;
  /** whether a tribune was given for it (FT-4.11): public once the taking is */
  tribune: boolean;
}

/** What a player took, kept and passed in the draft of this round; empty between two rounds. */
export interface Draft {
  /** in order of taking: 0 to 2 */
  taken: Taken[];
  /** the tile for the own turn: its owner; everyone from the beginning of that turn on; otherwise `face-down`. `null` without one */
  kept: TileId | null;
  /**
   * the tile for the right neighbour: its owner; that neighbour once all have passed; everyone from the beginning of the
   * neighbour's turn on; otherwise `face-down`. `null` without one
   */
  passed: TileId | null;
  /** whether the own turn of this round has begun, so that both tiles were shown: public */
  shown: boolean;
}

/** What only the preparation needs, until the tiles are dealt. */
export interface Preparation {
  /** the start citizen: nobody before the cranes are placed, then everyone who sees the cranes; otherwise `face-down` */
  start: TileId;
  /** the tiles to be dealt, in the order of the deal, the leftover last: nobody, `face-down` each */
  deal: TileId[];
  /** the color of the first worker: nobody, `null` */
  worker: Color | null;
}

/** A player's colonia and all that is beside it. */
export interface Player {
  /** the 36 cells: the colonia tile lying there or `null`. Corner tiles: public; others: nobody, `face-down` */
  tiles: (TileId | null)[];
  /** the 36 cells: what is built there or `null`: public */
  buildings: (Building | null)[];
  /** by corner, nw ne sw se: public; none before they are placed */
  cranes: Crane[];
  /** the six citizen rows: public */
  rows: CitizenSpaces[];
  /** builders, workers, assistants, coins and tribunes: public, at least 0 */
  resources: Record<ResourceId, number>;
  /** how far each marker is, 0 to 4; at 4 it stands at the Trajan column: public */
  tracks: Record<TrackId, number>;
  /** the slide bar's place on the prestige track, 0 to 8: public */
  position: number;
  /** whether the slide bar lies on its improved side: public */
  improved: boolean;
  /** own tiles on the ship, the envoys to be: how many is public, which is of no account (FT-5.71) */
  ship: number;
  /** foreign tiles beside the colonia, all of the left neighbour, in the order in which they came: public */
  reserve: TileId[];
  /** own tiles that left the game when the right neighbour used them out of the reserve: public */
  removed: number;
  /** own tiles that were shown to all and are neither on the grid nor of the draft of this round, in that order: public */
  spent: TileId[];
  /** the tile at the river: the owner; otherwise `face-down`. `null` before the deal */
  leftover: TileId | null;
  draft: Draft;
  /** `null` after the deal */
  preparation: Preparation | null;
  /** points, by where they were made: public, never less than before */
  points: Record<Row, number>;
}

/** A mosaic board as it lies: `null` for a random one. */
export interface LaidBoard {
  face: FaceId | null;
  /** quarter turns clockwise */
  turns: number;
}

/** The forum, all of it public. Lists are by square: the grid around the arrangement, row by row. */
export interface Forum {
  arrangement: ArrangementId;
  /** by slot of the arrangement */
  boards: LaidBoard[];
  /** `null` where no board lies */
  colors: (Color | 'eagle' | null)[];
  /** the color area each square belongs to, called by its lowest square; -1 for eagle squares and where no board lies */
  areas: number[];
  /** whose envoy stands there */
  envoys: (Seat | null)[];
}

/** The turn that is being played, all of it public. */
export interface CurrentTurn {
  player: Seat;
  /** tiles not yet put away */
  tiles: Record<TileSource, TileId | null>;
  /** whether the foreign tile was picked from the reserve (FT-4.24) */
  fromReserve: boolean;
  /** tiles that may still be built */
  buildActions: number;
  /** the track whose end is still to be scored, after the building action that it granted (FT-5.49) */
  endingTrack: TrackId | null;
  /** how often each ability may still be used in this turn (FT-5.20, FT-5.21, FT-5.22) */
  left: Record<Conversion, number>;
}

/** What is the same in a state and in every view of it. */
interface Table {
  phase: Phase;
  /** 1 to 12; 0 during setup */
  round: number;
  /** of this round, or of the first */
  startPlayer: Seat;
  /** the street cards played so far; the last two are those of this round */
  streets: StreetSymbol[];
  /** the Trajan cards of cycles I to III; `null` where there is none, or none yet (FT-8.2) */
  trajan: (TrajanId | null)[];
  forum: Forum;
  /** how many tiles of each size and color are left, `single-red` and so on; `null` if they are unlimited */
  supply: Record<SupplyId, number> | null;
  current: CurrentTurn | null;
}

/** The whole state, to be written to. */
export interface MutableState extends GameState<Player, Question, Task, ChosenOptions>, Table {
  /** the street cards not played, the top card last: 24 at first. Nobody knows their order */
  streetDeck: StreetSymbol[];
}

/** The whole state. */
export interface State extends Immutable<MutableState> {}

interface ViewFields extends GameView<Player, Question, Task, ChosenOptions>, Table {
  /** how many street cards are left */
  streetDeck: number;
}

/** What one viewer may know. */
export interface View extends Immutable<ViewFields> {}

// Decisions. D1 to D21 are the numbers of the rules, section 9.

export type Question =
  /** D1 */
  | Ask<'cranes'>
  /** D2 */
  | Ask<'start-row'>
  /** D3 */
  | Ask<'corner-citizens'>
  /** D4, D5: the street cards of this round, 0 and 1, that this player has still to serve */
  | Ask<'take', { cards: number[] }>
  /** D6 */
  | Ask<'pass'>
  /** D7 */
  | Ask<'reserve'>
  /** D8 */
  | Ask<'use'>
  /** D9: where a used citizen goes */
  | Ask<'citizen', { from: TileSource }>
  /** D10: the row that got its second citizen */
  | Ask<'row-bonus', { row: CitizenRowId }>
  /** D11 */
  | Ask<'building'>
  /** D12 */
  | Ask<'site', { option: BuildOptionId }>
  /** D13: the cell of the first half */
  | Ask<'second-half', { option: BuildOptionId; cell: CellId }>
  /** D14: what the mixed tile shows */
  | Ask<'benefit-order', { track: TrackId; color: Color }>
  /** D15 */
  | Ask<'benefit', { track: TrackId }>
  /** D16: `color` is null where any will do; `left` counts this envoy and those the same tile may still send */
  | Ask<'envoy', { rule: EnvoyRule; color: Color | null; optional: boolean; left: number }>
  /** D17: how many bonuses are still to be taken, and those taken just before, which must differ */
  | Ask<'area-bonus', { left: number; taken: AreaBonusId[]; source: BonusSource }>
  /** D18 */
  | Ask<'worker', { source: TrackSource }>
  /** D19 */
  | Ask<'grid-tile'>
  /** D20 */
  | Ask<'payment'>
  /** D21: before the preparation, where the one Trajan card is chosen */
  | Ask<'trajan-card'>;

/** D1: one crane of each color on the corners. */
export type PlaceCranes = Act<'place-cranes', { layout: { readonly [C in Corner]: Color } }>;
/** D2: the row of the start citizen. */
export type ChooseStartRow = Act<'choose-start-row', { row: CitizenRowId }>;
/** D3: the corners of the other two citizens, and the class of the one in the northern corner. */
export type PlaceCornerCitizens = Act<'place-corner-citizens', { diagonal: Diagonal; north: CitizenClass }>;
/**
 * D4: serves a street card, or with a tribune ignores it and takes a tile from elsewhere. `reveals` of a step says whether the tile lay
 * face down: as long as others are still to answer, that is for its player alone, as the answer is.
 */
export type TakeTile = Act<'take-tile', { card: number; cell: CellId; tribune: boolean }>;
/** D5: takes no tile for a card whose street is empty. */
export type ForgoTile = Act<'forgo-tile', { card: number }>;
/** D6: passes the tile taken first or second, `null` where fewer than two were taken; which one only its player may know. */
export type PassTile = Act<'pass-tile', { tile: number | null }>;
/** D7: a kind of tile, or `null` to decline. */
export type TakeReserve = Act<'take-reserve', { tile: TileId | null }>;
/** D8: the tiles to use, in order; both for two tribunes. */
export type UseTiles = Act<'use-tiles', { order: readonly ('own' | 'foreign')[] }>;
/** D9 */
export type PlaceCitizen = Act<'place-citizen', { row: CitizenRowId }>;
/** D10: a coin, tribune or assistant, or a worker of that color. */
export type ChooseRowBonus = Act<'choose-row-bonus', { gain: RowBonusGain }>;
/** D11: an assistant and a worker for a worker of another color. */
export type RecolorWorker = Act<'recolor-worker', { from: Color; to: Color }>;
/** D11: two workers of one color for a builder. */
export type WorkersToBuilder = Act<'workers-to-builder', { color: Color }>;
/** D11: Merchant II. */
export type MerchantSwap = Act<'merchant-swap', { pay: Swappable; gain: Swappable }>;
/** D11: Craftsman I. */
export type CraftsmanWorker = Act<'craftsman-worker', { color: Color }>;
/** D11: Craftsman II. */
export type CraftsmanBuilder = Act<'craftsman-builder'>;
/** D11: the tile to build; its cells are asked for next. */
export type StartBuilding = Act<'start-building', { option: BuildOptionId }>;
/** D11 */
export type EndTurn = Act<'end-turn'>;
/** D12: the cell of a single tile, or of the first half of a double one: the gray half of a mixed tile. */
export type PlaceBuilding = Act<'place-building', { cell: CellId }>;
/** D13 */
export type PlaceSecondHalf = Act<'place-second-half', { cell: CellId }>;
/** D14: which half of a mixed tile brings its benefit first. */
export type ChooseBenefitOrder = Act<'choose-benefit-order', { first: 'gray' | 'color' }>;
/** D15: the benefit of that level of the track; 0 declines. */
export type ChooseBenefit = Act<'choose-benefit', { level: BenefitLevel }>;
/** D16: `null` declines. */
export type PlaceEnvoy = Act<'place-envoy', { square: SquareId | null }>;
/** D17 */
export type ChooseAreaBonus = Act<'choose-area-bonus', { bonus: AreaBonusId }>;
/** D18: the color of the worker that a benefit brings. */
export type ChooseWorker = Act<'choose-worker', { color: Color }>;
/** D19 */
export type TakeGridTile = Act<'take-grid-tile', { cell: CellId }>;
/** D20: the rows to pay for, ascending. */
export type PayCitizens = Act<'pay-citizens', { rows: readonly CitizenRowId[] }>;

/** D21: the Trajan card of the introductory game. */
export type ChooseTrajanCard = Act<'choose-trajan-card', { card: TrajanId }>;

/** Which actions answer which question. */
export interface Answers {
  cranes: PlaceCranes;
  'start-row': ChooseStartRow;
  'corner-citizens': PlaceCornerCitizens;
  take: TakeTile | ForgoTile;
  pass: PassTile;
  reserve: TakeReserve;
  use: UseTiles;
  citizen: PlaceCitizen;
  'row-bonus': ChooseRowBonus;
  building:
    | RecolorWorker
    | WorkersToBuilder
    | MerchantSwap
    | CraftsmanWorker
    | CraftsmanBuilder
    | StartBuilding
    | EndTurn;
  site: PlaceBuilding;
  'second-half': PlaceSecondHalf;
  'benefit-order': ChooseBenefitOrder;
  benefit: ChooseBenefit;
  envoy: PlaceEnvoy;
  'area-bonus': ChooseAreaBonus;
  worker: ChooseWorker;
  'grid-tile': TakeGridTile;
  payment: PayCitizens;
  'trajan-card': ChooseTrajanCard;
}

/** What a player may do: one choice from a finite list. */
export type Action = Answers[keyof Answers];

/** Automatic work, in the order of a game. */
export type Task =
  /** the preparation round is asked */
  | Do<'prepare'>
  /** the tiles are dealt, corners turned up, first workers handed out */
  | Do<'deal'>
  /** two street cards are played and the draft is asked */
  | Do<'round', { round: number }>
  /** all have passed: the received tiles are looked at, the turns begin */
  | Do<'draft-end'>
  /** a player's turn: both tiles are revealed */
  | Do<'turn', { player: Seat }>
  /** the use of the tiles is asked, after a pick from the reserve */
  | Do<'use', { player: Seat }>
  /** a tile is used and put away */
  | Do<'use-tile', { player: Seat; from: TileSource }>
  /** the benefit of a gray building on its track */
  | Do<'track', { player: Seat; track: TrackId }>
  /** the marker reaches the Trajan column */
  | Do<'track-end', { player: Seat; track: TrackId }>
  /** envoys of a colored structure: so many may still be sent */
  | Do<'envoys', { player: Seat; color: Color; left: number }>
  | Do<'round-end'>
  /** the citizens are paid for */
  | Do<'payment'>
  /** the four scorings of a cycle */
  | Do<'scoring'>;

/** What happened. Cells and squares are told by their ids. */
export type Event =
  /** set up; `colors` by square as in `Forum` */
  | Emit<'forum-laid', Pick<Forum, 'arrangement' | 'boards' | 'colors'>>
  | Emit<'trajan-cards-laid', { cards: (TrajanId | null)[] }>
  | Emit<'start-player-named', { player: Seat }>
  | Emit<'trajan-card-chosen', { player: Seat; card: TrajanId }>
  | Emit<'cranes-placed', { player: Seat; layout: Record<Corner, Color> }>
  | Emit<'start-citizen-drawn', { player: Seat; tile: TileId }>
  /** `owner` is whose tile it is */
  | Emit<'citizen-placed', { player: Seat; owner: Seat; row: CitizenRowId; from: TileSource | 'start' }>
  | Emit<'slide-bar-turned', { player: Seat }>
  | Emit<'corner-citizens-placed', { player: Seat; tiles: TileAt[] }>
  /** what was chosen in the preparation, told to all when it is over; `corners` are the four tiles that lie face up */
  | Emit<
      'colonia-prepared',
      {
        player: Seat;
        layout: Record<Corner, Color>;
        start: TileId;
        row: CitizenRowId;
        corners: TileAt[];
        secret: { to: Seat[]; leftover: TileId };
      }
    >
  | Emit<'round-began', { round: number; startPlayer: Seat; streets: StreetSymbol[] }>
  /** `tile` is told where it lay face up in a corner */
  | Emit<'tile-taken', { player: Seat; cell: CellId; tribune: boolean; tile: TileId | null; secret: OneTile }>
  /** for the street card of the round, 0 or 1, which shows `symbol` */
  | Emit<'tile-forgone', { player: Seat; card: number; symbol: StreetSymbol }>
  /** `passes` says whether another goes to the right neighbour */
  | Emit<'tile-kept', { player: Seat; passes: boolean; secret: OneTile }>
  /** what was taken in the draft, told to all when it is over; `tile` where it lay face up in a corner */
  | Emit<'tiles-drafted', { player: Seat; taken: { cell: CellId; tribune: boolean; tile: TileId | null }[] }>
  | Emit<'tile-received', { player: Seat; from: Seat; secret: OneTile }>
  | Emit<'turn-began', { player: Seat; own: TileId | null; foreign: TileId | null }>
  | Emit<'reserve-tile-picked', { player: Seat; tile: TileId }>
  | Emit<'tiles-chosen', { player: Seat; order: ('own' | 'foreign')[] }>
  | Emit<'tile-used', { player: Seat; tile: TileId; from: TileSource }>
  /** `owner` is whose tile it is */
  | Emit<
      'tile-put-away',
      { player: Seat; owner: Seat; tile: TileId; from: TileSource; place: 'ship' | 'reserve' | 'box' }
    >
  | Emit<'gained', { player: Seat; resource: ResourceId; amount: number; source: Source }>
  | Emit<'paid', { player: Seat; resource: ResourceId; amount: number; purpose: Purpose }>
  | Emit<'upgraded', { player: Seat; position: number; source: Source }>
  /** `row` is that of the score sheet */
  | Emit<'points-gained', { player: Seat; row: Row; amount: number; source: Source }>
  | Emit<'crane-exposed', { player: Seat; corner: Corner }>
  | Emit<'building-chosen', { player: Seat; option: BuildOptionId }>
  /** `buildings` are what the cells show, `supply` the tiles it was taken from */
  | Emit<'built', { player: Seat; option: BuildOptionId; cells: CellId[]; buildings: Building[]; supply: SupplyId }>
  | Emit<'marker-moved', { player: Seat; track: TrackId; level: number }>
  | Emit<'benefit-taken', { player: Seat; track: TrackId; level: number }>
  | Emit<'marker-at-column', { player: Seat; track: TrackId }>
  | Emit<'build-action-gained', { player: Seat; source: TrackSource }>
  | Emit<'envoy-placed', { player: Seat; square: SquareId }>
  | Emit<'area-completed', { player: Seat; square: SquareId }>
  | Emit<'area-bonus-taken', { player: Seat; bonus: AreaBonusId; source: BonusSource }>
  | Emit<'grid-tile-taken', { player: Seat; cell: CellId; tile: TileId }>
  | Emit<'turn-ended', { player: Seat }>
  | Emit<'round-ended', { round: number }>
  /** who has no coin is not asked: no row is active */
  | Emit<'citizens-unpaid', { player: Seat }>
  /** these rows are active, all others are not */
  | Emit<'citizens-paid', { player: Seat; rows: CitizenRowId[] }>
  /** before a scoring, told to all: these rows were paid for and are active, all others are not */
  | Emit<'citizens-active', { player: Seat; rows: CitizenRowId[] }>
  | Emit<'crane-scored', { player: Seat; corner: Corner; points: number }>
  | Emit<'trajan-scored', { player: Seat; card: TrajanId; building: number; collecting: number }>
  | Emit<'cycle-ended', { cycle: number }>
  | Emit<'game-ended'>;

interface OneTile {
  to: Seat[];
  tile: TileId;
}

interface TileAt {
  cell: CellId;
  tile: TileId;
}

/** The options of a game as states and views keep them; `options.ts` declares them. */
export interface ChosenOptions {
  readonly players: PlayerCount;
  /** FT-8.3 */
  readonly boardSide: BoardSide;
  /** the seat that begins; `null` to draw it (FT-3.31) */
  readonly startPlayer: Seat | null;
  /** a game with one Trajan card, scored after cycle III (FT-8.2) */
  readonly introductory: boolean;
  /** drawn, or chosen by the start player (FT-8.2) */
  readonly introductoryCard: IntroductoryCard;
  /** adds a promo card to each pile of Trajan cards (FT-8.5) */
  readonly promoCards: boolean;
  /** FT-8.4 */
  readonly buildingTiles: TileSupply;
  /** FT-8.6 */
  readonly mosaic: Mosaic;
  /** one for this number of players, or any of them (FT-8.10) */
  readonly arrangement: ArrangementId | 'random';
  /** FT-8.7 */
  readonly draftMode: DraftMode;
  /** FT-6.12 */
  readonly eaglePoints: EagleSum;
  /** FT-5.49 */
  readonly trackEnd: TrackEnd;
}

/** What a game can be started with. */
export interface Options extends StartOptions<ChosenOptions> {}

/** The rows of the score, all of it recorded during play: columns built, ends of tracks, area bonuses, the scorings. */
export const rowIds = ['columns', 'tracks', 'bonuses', 'cranes', 'colonia', 'eagles', 'area', 'trajan'] as const;
export type Row = (typeof rowIds)[number];

/** The vocabulary as core wants it. */
export interface ForumTrajanum {
  state: State;
  mutable: MutableState;
  view: View;
  options: Options;
  action: Action;
  question: Question;
  task: Task;
  event: Event;
  answers: Answers;
  row: Row;
  components: Tables;
}

/** A state or a view. */
export type Seen = SeenOf<ForumTrajanum>;
/** A player as a state or a view has him. */
export type SeenArea = Seen['players'][number];
