/** The types of Forum Trajanum. The comment of a field says which players may know it; `view.ts` implements this. */
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

/** The value in a view for a tile whose front the viewer does not know. */
export type FaceDown = 'face-down';
/** The conversions by citizens, each with a limit per turn (FT-5.20, FT-5.21, FT-5.22). */
export type Conversion = 'merchant-swap' | 'craftsman-worker' | 'craftsman-builder';
/**
 * The sources of the tiles of a turn: the tile kept, the tile received or picked from the reserve, and the tile taken from the grid by a
 * benefit.
 */
export type TileSource = 'own' | 'foreign' | 'grid';
/** The squares open to an envoy: those that the area rule allows, all colored ones, or eagles (FT-5.59, FT-5.58, FT-5.52). */
export type EnvoyRule = 'color' | 'any' | 'eagle';
/** All conversions of figures. */
export type ConversionKind = 'recolor-worker' | 'workers-to-builder' | Conversion;
/** The purpose of a payment. */
export type Purpose =
  /** the ignored street card of the round, 0 or 1, and its symbol */
  | { kind: 'street-card'; card: number; symbol: StreetSymbol }
  | { kind: 'both-tiles' }
  | { kind: 'building'; option: BuildOptionId }
  /** the rows that stay or become active */
  | { kind: 'citizens'; rows: CitizenRowId[] }
  | { kind: 'conversion'; conversion: ConversionKind };
/** The source of a gain: a level of a track. Points from level 4 are for the end of the track (FT-5.48). */
export type TrackSource = { kind: 'track'; track: TrackId; level: number };
/** The source of an area bonus: a benefit, the second citizen of a row, or the square that completed an area. */
export type BonusSource = TrackSource | { kind: 'row'; row: CitizenRowId } | { kind: 'area'; square: SquareId };
/** The source of a gain. */
export type Source =
  | BonusSource
  /** the resources at the start, including the first worker */
  | { kind: 'start' }
  /** a used colonia tile */
  | { kind: 'tile'; tile: TileId }
  | { kind: 'conversion'; conversion: ConversionKind }
  /** a built column */
  | { kind: 'column'; cell: CellId }
  | { kind: 'crane'; corner: Corner }
  /** a street row with its citizens */
  | { kind: 'street'; row: CitizenRowId }
  /** an envoy on or near eagles */
  | { kind: 'envoy'; square: SquareId }
  /** the largest connected area of envoys */
  | { kind: 'envoys'; squares: SquareId[] }
  | { kind: 'card'; card: TrajanId };
/** The phases: setup, then draft and turns in each round, payment after every fourth round, and `over` at the end. */
export type Phase = 'setup' | 'draft' | 'turns' | 'payment' | 'over';

/** A crane on its corner. All fields are public. */
export interface Crane {
  color: Color;
  /** under a tile, visible with its colored side up, or turned over (FT-4.18, FT-6.7) */
  status: 'covered' | 'exposed' | 'scored';
}

/** A citizen row. All fields are public. */
export interface CitizenSpaces {
  /** the owners of the 0 to 2 citizens, from the left space */
  citizens: Seat[];
  /** true if the citizens of the row are active (FT-5.14); false for an empty row */
  active: boolean;
}

/** A tile taken from the grid in the draft of this round. */
export interface Taken {
  /** the index of its cell: public at once in turn order, otherwise after the draft */
  cell: number;
  /** the tile: known to its owner, and public if it was face up in a corner; otherwise `face-down` */
  tile: TileId;
  /** true if the player paid a tribune for it (FT-4.11): public like `cell` */
  tribune: boolean;
}

/** The tiles that a player took, kept and passed in the draft of this round. Empty between two rounds. */
export interface Draft {
  /** 0 to 2 tiles, in the order of taking */
  taken: Taken[];
  /**
   * the tile for the player's own turn: known to the player, and public from the start of that turn; otherwise `face-down`. `null` if none
   */
  kept: TileId | null;
  /**
   * the tile for the right neighbor: known to the player, to that neighbor after all players have passed, and public from the start of the
   * neighbor's turn; otherwise `face-down`. `null` if none
   */
  passed: TileId | null;
  /** true if the player's turn of this round has begun, which shows both tiles: public */
  shown: boolean;
}

/** The data of the preparation. It exists until the tiles are dealt. */
export interface Preparation {
  /** the start citizen: hidden until the cranes are placed, then known to every viewer who sees the cranes; otherwise `face-down` */
  start: TileId;
  /** the tiles in the order of the deal, the leftover last: hidden, each `face-down` in views */
  deal: TileId[];
  /** the color of the first worker: hidden, `null` in views */
  worker: Color | null;
}

/** A player's area: the colonia, supply and points. */
export interface Player {
  /** per cell, its colonia tile or `null`. Tiles in corners are public; the others are hidden, `face-down` in views */
  tiles: (TileId | null)[];
  /** per cell, its building or `null`: public */
  buildings: (Building | null)[];
  /** one per corner, in the order nw, ne, sw, se; empty before they are placed: public */
  cranes: Crane[];
  /** the six citizen rows: public */
  rows: CitizenSpaces[];
  /** the builders, workers, assistants, coins and tribunes: public, at least 0 each */
  resources: Record<ResourceId, number>;
  /** the level of each marker, 0 to 4; at 4 it is next to the Trajan column: public */
  tracks: Record<TrackId, number>;
  /** the position of the slide bar on the prestige track, 0 to 8: public */
  position: number;
  /** true if the slide bar has its improved side up: public */
  improved: boolean;
  /** the number of own tiles on the ship, which can become envoys: public. The kinds of these tiles are irrelevant (FT-5.71) */
  ship: number;
  /** the foreign tiles in the reserve, all from the left neighbor, in order of arrival: public */
  reserve: TileId[];
  /** the number of own tiles that left the game because the right neighbor used them from the reserve: public */
  removed: number;
  /** the own tiles that are neither on the grid nor in the draft of this round, in the order in which they became public */
  spent: TileId[];
  /** the tile at the river: known to its owner; otherwise `face-down`. `null` before the deal */
  leftover: TileId | null;
  draft: Draft;
  /** `null` after the deal */
  preparation: Preparation | null;
  /** the points so far, by row of the score sheet: public, never decreasing */
  points: Record<Row, number>;
}

/** A mosaic board on the forum. */
export interface LaidBoard {
  /** `null` for a random face */
  face: FaceId | null;
  /** the number of quarter turns clockwise, 0 to 3 */
  turns: number;
}

/**
 * The forum. All fields are public. `colors`, `areas` and `envoys` have one entry per cell of the grid around the arrangement, row by row.
 */
export interface Forum {
  arrangement: ArrangementId;
  /** one per slot of the arrangement */
  boards: LaidBoard[];
  /** `null` for a cell without a board */
  colors: (Color | 'eagle' | null)[];
  /** the color area of each square, by the index of its first square; -1 for eagle squares and cells without a board */
  areas: number[];
  /** the owner of the envoy on each square, or `null` */
  envoys: (Seat | null)[];
}

/** The current turn. All fields are public. */
export interface CurrentTurn {
  player: Seat;
  /** the tiles that are not yet put away */
  tiles: Record<TileSource, TileId | null>;
  /** true if the foreign tile was picked from the reserve (FT-4.24) */
  fromReserve: boolean;
  /** the number of building actions left */
  buildActions: number;
  /** the track whose end will be scored after the building action that it granted (FT-5.49), or `null` */
  endingTrack: TrackId | null;
  /** the remaining uses of each ability in this turn (FT-5.20, FT-5.21, FT-5.22) */
  left: Record<Conversion, number>;
}

/** The fields that are the same in a state and in every view of it. */
interface Table {
  phase: Phase;
  /** 1 to 12; 0 during setup */
  round: number;
  /** the start player of this round; during setup, of the first round */
  startPlayer: Seat;
  /** the street cards played so far; the last two belong to this round */
  streets: StreetSymbol[];
  /** the Trajan cards of cycles I to III; `null` for a cycle without a card, or before the choice of the card (FT-8.2) */
  trajan: (TrajanId | null)[];
  forum: Forum;
  /** the number of building tiles left of each size and color; `null` if they are unlimited */
  supply: Record<SupplyId, number> | null;
  current: CurrentTurn | null;
}

/** The whole state, mutable. */
export interface MutableState extends GameState<Player, Question, Task, ChosenOptions>, Table {
  /** the street cards that were not played, the top card last; 24 at the start. Their order is hidden */
  streetDeck: StreetSymbol[];
}

/** The whole state, read-only. */
export interface State extends Immutable<MutableState> {}

interface ViewFields extends GameView<Player, Question, Task, ChosenOptions>, Table {
  /** the number of street cards left */
  streetDeck: number;
}

/** A state as one viewer sees it. */
export interface View extends Immutable<ViewFields> {}

// D1 to D21 are the decisions of section 9 of the rules.

export type Question =
  /** D1 */
  | Ask<'cranes'>
  /** D2 */
  | Ask<'start-row'>
  /** D3 */
  | Ask<'corner-citizens'>
  /** D4, D5: `cards` lists the street cards of this round, 0 and 1, that the player has not yet served */
  | Ask<'take', { cards: number[] }>
  /** D6 */
  | Ask<'pass'>
  /** D7 */
  | Ask<'reserve'>
  /** D8 */
  | Ask<'use'>
  /** D9: the row of a used citizen */
  | Ask<'citizen', { from: TileSource }>
  /** D10: `row` has received its second citizen */
  | Ask<'row-bonus', { row: CitizenRowId }>
  /** D11 */
  | Ask<'building'>
  /** D12 */
  | Ask<'site', { option: BuildOptionId }>
  /** D13: `cell` has the first half */
  | Ask<'second-half', { option: BuildOptionId; cell: CellId }>
  /** D14: the benefits of both halves of a mixed tile */
  | Ask<'benefit-order', { track: TrackId; color: Color }>
  /** D15 */
  | Ask<'benefit', { track: TrackId }>
  /** D16: `color` is `null` if any color is allowed. `left` is the number of envoys that the tile may still send, including this one */
  | Ask<'envoy', { rule: EnvoyRule; color: Color | null; optional: boolean; left: number }>
  /** D17: `left` is the number of bonuses left to take. They must differ from those in `taken` */
  | Ask<'area-bonus', { left: number; taken: AreaBonusId[]; source: BonusSource }>
  /** D18 */
  | Ask<'worker', { source: TrackSource }>
  /** D19 */
  | Ask<'grid-tile'>
  /** D20 */
  | Ask<'payment'>
  /** D21: asked before the preparation if the start player chooses the only Trajan card */
  | Ask<'trajan-card'>;

/** D1: places one crane of each color on the corners. */
export type PlaceCranes = Act<'place-cranes', { layout: { readonly [C in Corner]: Color } }>;
/** D2: chooses the row of the start citizen. */
export type ChooseStartRow = Act<'choose-start-row', { row: CitizenRowId }>;
/** D3: places the other two citizens on the two corners of `diagonal`. `north` is the class of the citizen on the northern corner. */
export type PlaceCornerCitizens = Act<'place-corner-citizens', { diagonal: Diagonal; north: CitizenClass }>;
/**
 * D4: takes a tile from the street of a card, or for a tribune ignores the card and takes a tile from another cell. `reveals` of the step
 * is true if the tile was face down. Until all players have answered, `reveals` is as secret as the action.
 */
export type TakeTile = Act<'take-tile', { card: number; cell: CellId; tribune: boolean }>;
/** D5: takes no tile for a card with an empty street. */
export type ForgoTile = Act<'forgo-tile', { card: number }>;
/** D6: passes the tile taken first (0) or second (1), or `null` if the player took fewer than two. Only the player may know `tile`. */
export type PassTile = Act<'pass-tile', { tile: number | null }>;
/** D7: picks a tile of a kind from the reserve; `null` declines. */
export type TakeReserve = Act<'take-reserve', { tile: TileId | null }>;
/** D8: uses the tiles in this order. Both tiles cost tribunes. */
export type UseTiles = Act<'use-tiles', { order: readonly ('own' | 'foreign')[] }>;
/** D9: places the used citizen in a row. */
export type PlaceCitizen = Act<'place-citizen', { row: CitizenRowId }>;
/** D10: chooses a coin, tribune or assistant, or a worker of a color. */
export type ChooseRowBonus = Act<'choose-row-bonus', { gain: RowBonusGain }>;
/** D11: exchanges an assistant and a worker for a worker of another color. */
export type RecolorWorker = Act<'recolor-worker', { from: Color; to: Color }>;
/** D11: exchanges workers of one color for a builder. */
export type WorkersToBuilder = Act<'workers-to-builder', { color: Color }>;
/** D11: swaps a resource by Merchant II. */
export type MerchantSwap = Act<'merchant-swap', { pay: Swappable; gain: Swappable }>;
/** D11: turns an assistant into a worker by Craftsman I. */
export type CraftsmanWorker = Act<'craftsman-worker', { color: Color }>;
/** D11: turns an assistant into a builder by Craftsman II. */
export type CraftsmanBuilder = Act<'craftsman-builder'>;
/** D11: chooses the tile to build. The next questions ask for its cells. */
export type StartBuilding = Act<'start-building', { option: BuildOptionId }>;
/** D11: ends the turn. */
export type EndTurn = Act<'end-turn'>;
/** D12: chooses the cell of a single tile, or of the first half of a double tile. The gray half of a mixed tile is the first. */
export type PlaceBuilding = Act<'place-building', { cell: CellId }>;
/** D13: chooses the cell of the second half. */
export type PlaceSecondHalf = Act<'place-second-half', { cell: CellId }>;
/** D14: chooses the half of a mixed tile whose benefit is resolved first. */
export type ChooseBenefitOrder = Act<'choose-benefit-order', { first: 'gray' | 'color' }>;
/** D15: takes the benefit of a level of the track; 0 declines. */
export type ChooseBenefit = Act<'choose-benefit', { level: BenefitLevel }>;
/** D16: sends an envoy to a square; `null` declines. */
export type PlaceEnvoy = Act<'place-envoy', { square: SquareId | null }>;
/** D17: takes an area bonus. */
export type ChooseAreaBonus = Act<'choose-area-bonus', { bonus: AreaBonusId }>;
/** D18: chooses the color of the worker of a benefit. */
export type ChooseWorker = Act<'choose-worker', { color: Color }>;
/** D19: takes a tile from the grid and uses it. */
export type TakeGridTile = Act<'take-grid-tile', { cell: CellId }>;
/** D20: pays for the citizens in these rows, listed in any order. */
export type PayCitizens = Act<'pay-citizens', { rows: readonly CitizenRowId[] }>;
/** D21: chooses the Trajan card of the introductory game. */
export type ChooseTrajanCard = Act<'choose-trajan-card', { card: TrajanId }>;

/** For each question, the actions that answer it. */
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

/** An action of a player: one choice from a finite list. */
export type Action = Answers[keyof Answers];

/** The tasks, in the order in which they run in a game. */
export type Task =
  /** asks all players for their preparation */
  | Do<'prepare'>
  /** deals the tiles, turns those in corners face up and hands out the first workers */
  | Do<'deal'>
  /** plays two street cards and asks all players for their draft */
  | Do<'round', { round: number }>
  /** ends the draft: each player learns the received tile, and the turns begin */
  | Do<'draft-end'>
  /** begins a player's turn and reveals both tiles */
  | Do<'turn', { player: Seat }>
  /** asks for the use of the tiles, after the choice from the reserve */
  | Do<'use', { player: Seat }>
  /** uses a tile and puts it away */
  | Do<'use-tile', { player: Seat; from: TileSource }>
  /** moves a marker one level and asks for a benefit */
  | Do<'track', { player: Seat; track: TrackId }>
  /** moves a marker to the Trajan column and scores it */
  | Do<'track-end', { player: Seat; track: TrackId }>
  /** asks for the envoys of a colored tile, of which up to `left` may be sent */
  | Do<'envoys', { player: Seat; color: Color; left: number }>
  | Do<'round-end'>
  /** asks all players to pay for their citizens */
  | Do<'payment'>
  /** carries out the four scorings of a cycle */
  | Do<'scoring'>;

/** The events. They have the ids of cells and squares, not their indexes. */
export type Event =
  /** emitted by setup; `colors` as in `Forum` */
  | Emit<'forum-laid', Pick<Forum, 'arrangement' | 'boards' | 'colors'>>
  | Emit<'trajan-cards-laid', { cards: (TrajanId | null)[] }>
  | Emit<'start-player-named', { player: Seat }>
  | Emit<'trajan-card-chosen', { player: Seat; card: TrajanId }>
  | Emit<'cranes-placed', { player: Seat; layout: Record<Corner, Color> }>
  | Emit<'start-citizen-drawn', { player: Seat; tile: TileId }>
  /** `owner` is the owner of the tile */
  | Emit<'citizen-placed', { player: Seat; owner: Seat; row: CitizenRowId; from: TileSource | 'start' }>
  | Emit<'slide-bar-turned', { player: Seat }>
  | Emit<'corner-citizens-placed', { player: Seat; tiles: TileAt[] }>
  /** the choices of the preparation, emitted to all when it is over; `corners` has the four face-up tiles */
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
  /** `tile` is `null` unless the tile was face up in a corner */
  | Emit<'tile-taken', { player: Seat; cell: CellId; tribune: boolean; tile: TileId | null; secret: OneTile }>
  /** `card` is the street card of the round, 0 or 1, and `symbol` its symbol */
  | Emit<'tile-forgone', { player: Seat; card: number; symbol: StreetSymbol }>
  /** `passes` is true if the player passes the other tile to the right neighbor */
  | Emit<'tile-kept', { player: Seat; passes: boolean; secret: OneTile }>
  /** the tiles taken in the draft, emitted to all when it is over; `tile` is `null` unless the tile was face up in a corner */
  | Emit<'tiles-drafted', { player: Seat; taken: { cell: CellId; tribune: boolean; tile: TileId | null }[] }>
  | Emit<'tile-received', { player: Seat; from: Seat; secret: OneTile }>
  | Emit<'turn-began', { player: Seat; own: TileId | null; foreign: TileId | null }>
  | Emit<'reserve-tile-picked', { player: Seat; tile: TileId }>
  | Emit<'tiles-chosen', { player: Seat; order: ('own' | 'foreign')[] }>
  | Emit<'tile-used', { player: Seat; tile: TileId; from: TileSource }>
  /** `owner` is the owner of the tile */
  | Emit<
      'tile-put-away',
      { player: Seat; owner: Seat; tile: TileId; from: TileSource; place: 'ship' | 'reserve' | 'box' }
    >
  | Emit<'gained', { player: Seat; resource: ResourceId; amount: number; source: Source }>
  | Emit<'paid', { player: Seat; resource: ResourceId; amount: number; purpose: Purpose }>
  | Emit<'upgraded', { player: Seat; position: number; source: Source }>
  /** `row` is a row of the score sheet */
  | Emit<'points-gained', { player: Seat; row: Row; amount: number; source: Source }>
  | Emit<'crane-exposed', { player: Seat; corner: Corner }>
  | Emit<'building-chosen', { player: Seat; option: BuildOptionId }>
  /** `buildings` has the building of each cell, and `supply` is the kind of building tile */
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
  /** the player has too few coins and is not asked: no row is active */
  | Emit<'citizens-unpaid', { player: Seat }>
  /** `rows` are active, and all other rows are not */
  | Emit<'citizens-paid', { player: Seat; rows: CitizenRowId[] }>
  /** emitted to all before a scoring: `rows` are active, and all other rows are not */
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

/** The options of a game as in states and views. `options.ts` declares them. */
export interface ChosenOptions {
  readonly players: PlayerCount;
  /** FT-8.3 */
  readonly boardSide: BoardSide;
  /** the seat that begins; `null` draws it (FT-3.31) */
  readonly startPlayer: Seat | null;
  /** true for a game with one Trajan card, scored after cycle III (FT-8.2) */
  readonly introductory: boolean;
  /** FT-8.2 */
  readonly introductoryCard: IntroductoryCard;
  /** true to add a promo card to each pile of Trajan cards (FT-8.5) */
  readonly promoCards: boolean;
  /** FT-8.4 */
  readonly buildingTiles: TileSupply;
  /** FT-8.6 */
  readonly mosaic: Mosaic;
  /** an arrangement for this number of players; `random` draws one (FT-8.10) */
  readonly arrangement: ArrangementId | 'random';
  /** FT-8.7 */
  readonly draftMode: DraftMode;
  /** FT-6.12 */
  readonly eaglePoints: EagleSum;
  /** FT-5.49 */
  readonly trackEnd: TrackEnd;
}

/** The options that start a game. */
export interface Options extends StartOptions<ChosenOptions> {}

/**
 * The rows of the score sheet: columns, ends of tracks and area bonuses, then the scorings. All points are recorded when they are scored.
 */
export const rowIds = ['columns', 'tracks', 'bonuses', 'cranes', 'colonia', 'eagles', 'area', 'trajan'] as const;
export type Row = (typeof rowIds)[number];

/** The types of Forum Trajanum as core expects them. */
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
/** A player's area in a state or a view. */
export type SeenArea = Seen['players'][number];
