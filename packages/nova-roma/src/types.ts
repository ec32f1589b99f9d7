/** The vocabulary of Nova Roma. Who sees what is said field by field; `view.ts` keeps to it. */
import type {
  EventLike,
  GameState,
  GameView,
  Immutable,
  Seat,
  Seen as SeenOf,
  State as StateOf,
} from '@ludi-romani/core';
import type {
  AchievementId,
  ActionId,
  ChariotId,
  ColorId,
  ContractId,
  ConversionId,
  Cost,
  Difficulty,
  EmperorTileId,
  EstateTileId,
  FollowerId,
  GoodId,
  MosaicTileId,
  PlayerCount,
  PortId,
  Reward,
  RewardSpaceId,
  RewardTileId,
  RouteId,
  ShapeId,
  TrackId,
  ZoneId,
} from './components/types';

/** A space of the forum, 0 to 15, row by row; of the production area or the mosaic, 0 to 8, row by row. */
export type Space = number;
/** The two lines of a forum space: the action at the end of each is performed. */
export const lines = ['row', 'column'] as const;
export type Line = (typeof lines)[number];
export type ContractKind = 'shipping' | 'building';
/** A marker or block of a player, or of nobody: with two players of the unused color, in a solo game of the AI. */
export type Owner = Seat | 'neutral';
/** What stands on a space of the forum: a patrician by its seat. */
export type Figure = Seat | 'emperor' | 'legionary';

/**
 * A step boundary of the running action, where followers may be activated (NR-4.24): `strength` before the step that uses the
 * strength (NR-4.25), `open` at the later ones. `null` in a question: inside a step, or in the effect of a tile.
 */
export type Window = 'strength' | 'open';

/** A ship: how many ports of its route it has reached, 0 in the start harbour, where it has no route yet. */
export interface Ship {
  route: RouteId | null;
  port: number;
}

/** A marker on a track; the start space is 0. */
export interface Racer {
  marker: Owner;
  space: number;
}

/** A follower in the row. */
export interface PlayedFollower {
  follower: FollowerId;
  /** turned face down until the cleanup (NR-4.21) */
  exhausted: boolean;
  /** played during the forum action that still runs: without effect until it ends (NR-4.23) */
  fresh: boolean;
}

/** What a player did and saw in the follower draft. */
export interface Draft {
  /** the packets as they were handed to the player, in the order of their numbers; the last one is chosen from: the owner only */
  packets: FollowerId[][];
  /** the card kept out of each packet: the owner only */
  picks: FollowerId[];
  /** those of the four that went into the deck: the owner only */
  rejected: FollowerId[];
}

/** A player's pieces and cards. */
export interface Player {
  /** public */
  coins: number;
  /** public, 0 to 5 of each */
  goods: Record<GoodId, number>;
  /** public, 0 to 8 */
  influence: number;
  /** in the available area: public */
  artisans: number;
  /** not placed in this round: public, 0 to 3 */
  patricians: number;
  /** not placed in this round, two players only: public, 0 to 2 */
  legionaries: number;
  /** the followers in hand, in the order of their numbers: the owner only, its size public */
  hand: FollowerId[];
  /** those of them that were taken from the display, which everybody knows, in the same order: public */
  shown: FollowerId[];
  /** how many followers were drawn blind in the game so far: public */
  blind: number;
  /** the follower draft, `null` without one; the lists' lengths are public */
  draft: Draft | null;
  /** the follower row in the order of play: public, 0 to 7 */
  row: PlayedFollower[];
  /** the tile on each space of the production area: public */
  tiles: (EstateTileId | null)[];
  /** whether the tile there was turned over (NR-5.314): public */
  turned: boolean[];
  /** whether an artisan stands there: public */
  placed: boolean[];
  /** the mosaic tiles from the top; `null` until drafted: public */
  mosaic: (MosaicTileId | null)[];
  /** which of the nine achievements are claimed: public */
  claims: boolean[];
  /** achievement markers not on the mosaic: with the player, and at the hippodrome: public */
  achievementMarkers: { own: number; hippodrome: number };
  /** building blocks left: public, 0 to 20 */
  blocks: number;
  /** public */
  ships: Ship[];
  /** completed contracts in the order of taking: public */
  contracts: Record<ContractKind, ContractId[]>;
  /** chariot tiles won: public */
  chariots: ChariotId[];
}

/** The AI of the solo game, all of it public. Its blocks and markers are the neutral ones. */
export interface Ai {
  /** the points that it begins with, and those of legionaries without a space (NR-8.27) */
  vp: number;
  ships: Ship[];
  /** the building contracts discarded for it */
  contracts: ContractId[];
  chariots: ChariotId[];
}

/** A turn of the forum phase, all of it public. */
export interface ForumTurn {
  player: Seat;
  /** where its patrician stands; `null` before it is placed */
  space: Space | null;
  /** the lines of that space that are neither performed nor given up */
  lines: Line[];
  /** whether an achievement was claimed in this turn (NR-4.30) */
  claimed: boolean;
}

/** An action with its strength, 1 to 3. */
export interface Performance {
  action: ActionId;
  strength: number;
}

/** The forum action that is being performed, all of it public. */
export interface Running extends Performance {
  player: Seat;
  /** the action that a petition performs */
  sub: Performance | null;
  /** whether the building contract costs no artisan (NR-5.123) */
  waived: boolean;
}

/** The face-up cards and tiles by slot; `null` for an empty slot. */
export interface Displays {
  shipping: (ContractId | null)[];
  building: (ContractId | null)[];
  estate: (EstateTileId | null)[];
  followers: (FollowerId | null)[];
}

/** What left the game or was discarded, in that order, all of it public. */
export interface Removed {
  /** replaced and discarded estate tiles, basic and special */
  estate: EstateTileId[];
  /** shipping contracts, in a solo game */
  shipping: ContractId[];
  /** chariot tiles that nobody won, with two players */
  chariots: ChariotId[];
}

export type Phase = 'draft' | 'emperor' | 'forum' | 'cleanup' | 'over';

/** The face-down decks, the top card last. */
export interface Decks {
  shipping: ContractId[];
  building: ContractId[];
  /** basic estate tiles */
  estate: EstateTileId[];
  special: EstateTileId[];
  followers: FollowerId[];
  emperor: EmperorTileId[];
  chariot: ChariotId[];
  /** the stacks of the mosaic draft, and what was left of them; empty without one */
  green: MosaicTileId[];
  yellow: MosaicTileId[];
  orange: MosaicTileId[];
}
export type DeckId = keyof Decks;

/** What is the same in a state and in every view of it. */
interface Table {
  /** 1 to 5 */
  round: number;
  phase: Phase;
  /** of this round; at the end the owner of the start player marker */
  startPlayer: Seat;
  /** who claimed the start player marker in this round (NR-5.20) */
  startMarkerClaimedBy: Seat | null;
  /** the action tiles of rows 0 to 3, then of columns 0 to 3 */
  forumTiles: ActionId[];
  /** the 16 spaces of the forum */
  forum: (Figure | null)[];
  /** emperor tiles revealed in the game, or in a solo game since the last shuffle; the last one is in use */
  emperorTiles: EmperorTileId[];
  /** the turn of the forum phase that is being taken */
  turn: ForumTurn | null;
  running: Running | null;
  displays: Displays;
  /** the special estate tile on offer */
  special: EstateTileId | null;
  /** the follower discard pile, in that order */
  discards: FollowerId[];
  removed: Removed;
  /** artisans in the general supply */
  artisanSupply: number;
  /** per track the markers, the leader first; of one space the lowest of the stack first */
  tracks: Record<TrackId, Racer[]>;
  /** per zone its cells row by row: whose block stands there; `null` where none does or can */
  city: Record<ZoneId, (Owner | null)[]>;
  /** `null` where there is none; a tile that has paid stays */
  rewardTiles: Record<RewardSpaceId, RewardTileId | null>;
  preferredChariot: ChariotId | null;
  nextChariot: ChariotId | null;
  /** the visible tiles of the mosaic draft, and what was left of them; empty without one */
  mosaicDisplay: Record<ColorId, MosaicTileId[]>;
  ai: Ai | null;
  /** every seat, the youngest player first, where it is known (NR-7.5) */
  youngestFirst: Seat[] | null;
}

/** The whole state. */
export interface MutableState extends GameState<Player, Question, Task>, Table {
  decks: Decks;
}

/** The draft as others may see it: `null` for every card. */
export interface SeenDraft {
  packets: (FollowerId | null)[][];
  picks: (FollowerId | null)[];
  rejected: (FollowerId | null)[];
}

/** A player as others may see him. */
export interface SeenPlayer extends Omit<Player, 'hand' | 'draft'> {
  /** for everyone but the owner the cards that were taken from the display, then `null` for each other card */
  hand: (FollowerId | null)[];
  draft: SeenDraft | null;
}

interface ViewFields extends GameView<SeenPlayer, Question, Task>, Table {
  /** how many cards each deck has */
  decks: Record<DeckId, number>;
}

/** What one viewer may know. */
export type View = Immutable<ViewFields>;

// Decisions. D1 to D27 are the numbers of the rules, section 9. A question with `window` also offers followers (D5).
// `tile` is the space of the special tile that grants it, `null` for the running action.

export type Question =
  /** D1 */
  | { ask: 'emperor'; player: Seat }
  /** D2, D3 */
  | { ask: 'patrician'; player: Seat }
  /** D4 */
  | { ask: 'line'; player: Seat }
  /** D5 alone: before something automatic, or after the last step */
  | { ask: 'window'; player: Seat; window: Window }
  /** D6: `last` is the higher card of the last pair, 0 before the first */
  | { ask: 'discard-pair'; player: Seat; last: FollowerId; window: Window | null }
  /** D7: `from` is the place of the last good bought among the goods */
  | { ask: 'buy-good'; player: Seat; from: number; window: Window | null }
  /** D8 */
  | { ask: 'spend-wine'; player: Seat; window: Window }
  /** D9 */
  | { ask: 'estate-tile'; player: Seat; window: Window }
  /** D10: the slot of the tile taken, 1 to 4, or `special`; it lies there until it is placed */
  | { ask: 'estate-space'; player: Seat; slot: number | 'special' }
  /** D11 */
  | { ask: 'start-marker'; player: Seat; window: Window }
  /** D12 */
  | { ask: 'petition'; player: Seat; window: Window }
  /** D13: after so many cards drawn in this step */
  | { ask: 'draw'; player: Seat; drawn: number; window: Window | null }
  /** D14 */
  | { ask: 'play-follower'; player: Seat; tile: Space | null; window: Window | null }
  /** D15: what makes room for the card that was announced */
  | { ask: 'replace-follower'; player: Seat; follower: FollowerId }
  /** D16: `last` is the card discarded last, 0 before the first */
  | { ask: 'hand-limit'; player: Seat; last: FollowerId }
  /** D17 */
  | { ask: 'contract'; player: Seat; kind: ContractKind; window: Window | null }
  /** D18: so many sails are spent */
  | { ask: 'sail'; player: Seat; tile: Space | null; spent: number; window: Window | null }
  /** D19 */
  | { ask: 'building'; player: Seat; tile: Space | null; shape: ShapeId; window: Window | null }
  /** D20: so many spaces are done; `track` is the only one on which the movement may go on */
  | {
      ask: 'advance';
      player: Seat;
      tile: Space | null;
      done: number;
      track: TrackId | null;
      window: Window | null;
    }
  /** D20 */
  | { ask: 'charioteer'; player: Seat; tile: Space | null; track: TrackId | null; window: Window | null }
  /** D21 */
  | { ask: 'wheel'; player: Seat }
  /** D22: after so many artisans hired or placed */
  | { ask: 'produce'; player: Seat; done: number; window: Window | null }
  /** D22 through a follower: a must */
  | { ask: 'place-artisan'; player: Seat }
  /** D23 */
  | { ask: 'conversion'; player: Seat; conversion: ConversionId }
  | { ask: 'income'; player: Seat; tile: Space }
  /** D23: so many goods are left to choose, none before place `from` while there is another */
  | { ask: 'choose-good'; player: Seat; left: number; from: number }
  /** D24 */
  | { ask: 'draft-mosaic'; player: Seat }
  /** D25 */
  | { ask: 'draft-follower'; player: Seat }
  | { ask: 'keep-followers'; player: Seat }
  /** D26 */
  | { ask: 'legionary'; player: Seat }
  /** D27, D3 */
  | { ask: 'end-of-turn'; player: Seat };

/** A question that may also be answered by activating a follower. */
export type Windowed = Extract<Question, { window: Window | null }>;

export type Action =
  | PlaceEmperor
  | PlacePatrician
  | ClaimAchievement
  | BeginAction
  | ForgoAction
  | ActivateFollower
  | Continue
  | Skip
  | DiscardPair
  | BuyGood
  | SpendWine
  | TakeEstateTile
  | PlaceEstateTile
  | TakeStartMarker
  | PetitionAction
  | DrawFollower
  | PlayFollower
  | ReplaceFollower
  | DiscardToLimit
  | TakeContract
  | Sail
  | PlaceBuilding
  | AdvanceChariot
  | SpendCharioteer
  | WheelReward
  | HireArtisan
  | PlaceArtisan
  | UseConversion
  | ChooseIncome
  | ChooseGood
  | DraftMosaic
  | DraftFollower
  | KeepFollowers
  | PlaceLegionary
  | EndTurn;

/** D1 */
export interface PlaceEmperor {
  readonly type: 'place-emperor';
  readonly player: Seat;
  readonly space: Space;
}
/** D2 */
export interface PlacePatrician {
  readonly type: 'place-patrician';
  readonly player: Seat;
  readonly space: Space;
}
/** D3: a space of the own mosaic, 0 to 8, row by row. */
export interface ClaimAchievement {
  readonly type: 'claim-achievement';
  readonly player: Seat;
  readonly space: Space;
}
/** D4: performs the action at the end of that line. */
export interface BeginAction {
  readonly type: 'begin-action';
  readonly player: Seat;
  readonly line: Line;
}
/** D4: gives it up for a coin. */
export interface ForgoAction {
  readonly type: 'forgo-action';
  readonly player: Seat;
  readonly line: Line;
}
/** D5 */
export interface ActivateFollower {
  readonly type: 'activate-follower';
  readonly player: Seat;
  readonly follower: FollowerId;
}
/** D5: activates nobody more at this boundary. */
export interface Continue {
  readonly type: 'continue';
  readonly player: Seat;
}
/** Declines or ends an optional choice. */
export interface Skip {
  readonly type: 'skip';
  readonly player: Seat;
}
/** D6: two cards of the hand for a coin, the lower number first. */
export interface DiscardPair {
  readonly type: 'discard-pair';
  readonly player: Seat;
  readonly cards: readonly [FollowerId, FollowerId];
}
/** D7: a good for a coin. */
export interface BuyGood {
  readonly type: 'buy-good';
  readonly player: Seat;
  readonly good: GoodId;
}
/** D8: so many wine, 1 to 5, for as much influence. */
export interface SpendWine {
  readonly type: 'spend-wine';
  readonly player: Seat;
  readonly amount: number;
}
/** D9: takes and pays a tile: a basic one of slot 1 to 4, or the special one. */
export interface TakeEstateTile {
  readonly type: 'take-estate-tile';
  readonly player: Seat;
  readonly slot: number | 'special';
}
/** D10 */
export interface PlaceEstateTile {
  readonly type: 'place-estate-tile';
  readonly player: Seat;
  readonly space: Space;
}
/** D11 */
export interface TakeStartMarker {
  readonly type: 'take-start-marker';
  readonly player: Seat;
}
/** D12: pays `strength` influence and performs that action with it. */
export interface PetitionAction {
  readonly type: 'petition-action';
  readonly player: Seat;
  readonly action: ActionId;
  readonly strength: number;
}
/** D13: from a slot of the display, 1 to 4, or blind. */
export interface DrawFollower {
  readonly type: 'draw-follower';
  readonly player: Seat;
  readonly slot: number | 'deck';
}
/** D14 */
export interface PlayFollower {
  readonly type: 'play-follower';
  readonly player: Seat;
  readonly follower: FollowerId;
}
/** D15: discards that follower of the row. */
export interface ReplaceFollower {
  readonly type: 'replace-follower';
  readonly player: Seat;
  readonly follower: FollowerId;
}
/** D16 */
export interface DiscardToLimit {
  readonly type: 'discard-to-limit';
  readonly player: Seat;
  readonly follower: FollowerId;
}
/** D17: pays and keeps the contract of slot 1 to 4. */
export interface TakeContract {
  readonly type: 'take-contract';
  readonly player: Seat;
  readonly kind: ContractKind;
  readonly slot: number;
}
/** D18: one leg of one ship. */
export interface Sail {
  readonly type: 'sail';
  readonly player: Seat;
  readonly ship: number;
  readonly route: RouteId;
}
/** D19: the cells of the zone, ascending. */
export interface PlaceBuilding {
  readonly type: 'place-building';
  readonly player: Seat;
  readonly zone: ZoneId;
  readonly cells: readonly number[];
}
/** D20: one space. */
export interface AdvanceChariot {
  readonly type: 'advance-chariot';
  readonly player: Seat;
  readonly track: TrackId;
}
/** D20: an artisan for one space. */
export interface SpendCharioteer {
  readonly type: 'spend-charioteer';
  readonly player: Seat;
  readonly track: TrackId;
}
/** D21 */
export interface WheelReward {
  readonly type: 'wheel-reward';
  readonly player: Seat;
  readonly choice: 'achievement-marker' | 'influence';
}
/** D22 */
export interface HireArtisan {
  readonly type: 'hire-artisan';
  readonly player: Seat;
}
/** D22: on a space of the production area, 0 to 8, row by row. */
export interface PlaceArtisan {
  readonly type: 'place-artisan';
  readonly player: Seat;
  readonly space: Space;
}
/** D23 */
export interface UseConversion {
  readonly type: 'use-conversion';
  readonly player: Seat;
}
/** D23 */
export interface ChooseIncome {
  readonly type: 'choose-income';
  readonly player: Seat;
  readonly option: 'goods' | 'coins';
}
/** D23 */
export interface ChooseGood {
  readonly type: 'choose-good';
  readonly player: Seat;
  readonly good: GoodId;
}
/** D24 */
export interface DraftMosaic {
  readonly type: 'draft-mosaic';
  readonly player: Seat;
  readonly tile: MosaicTileId;
}
/** D25: keeps one card of the packet; only its player may know which. */
export interface DraftFollower {
  readonly type: 'draft-follower';
  readonly player: Seat;
  readonly follower: FollowerId;
}
/** D25: keeps two of the four, in the order of their numbers; only their player may know which. */
export interface KeepFollowers {
  readonly type: 'keep-followers';
  readonly player: Seat;
  readonly followers: readonly [FollowerId, FollowerId];
}
/** D26 */
export interface PlaceLegionary {
  readonly type: 'place-legionary';
  readonly player: Seat;
  readonly space: Space;
}
/** D27: claims nothing. */
export interface EndTurn {
  readonly type: 'end-turn';
  readonly player: Seat;
}

/** Which actions answer which question. */
export interface Answers {
  emperor: PlaceEmperor;
  patrician: PlacePatrician | ClaimAchievement;
  line: BeginAction | ForgoAction;
  window: ActivateFollower | Continue;
  'discard-pair': DiscardPair | Skip | ActivateFollower;
  'buy-good': BuyGood | Skip | ActivateFollower;
  'spend-wine': SpendWine | Skip | ActivateFollower;
  'estate-tile': TakeEstateTile | Skip | ActivateFollower;
  'estate-space': PlaceEstateTile;
  'start-marker': TakeStartMarker | Skip | ActivateFollower;
  petition: PetitionAction | Skip | ActivateFollower;
  draw: DrawFollower | Skip | ActivateFollower;
  'play-follower': PlayFollower | Skip | ActivateFollower;
  'replace-follower': ReplaceFollower;
  'hand-limit': DiscardToLimit;
  contract: TakeContract | Skip | ActivateFollower;
  sail: Sail | Skip | ActivateFollower;
  building: PlaceBuilding | Skip | ActivateFollower;
  advance: AdvanceChariot | Skip | ActivateFollower;
  charioteer: SpendCharioteer | Skip | ActivateFollower;
  wheel: WheelReward;
  produce: HireArtisan | PlaceArtisan | Skip | ActivateFollower;
  'place-artisan': PlaceArtisan;
  conversion: UseConversion | Skip;
  income: ChooseIncome;
  'choose-good': ChooseGood;
  'draft-mosaic': DraftMosaic;
  'draft-follower': DraftFollower;
  'keep-followers': KeepFollowers;
  legionary: PlaceLegionary;
  'end-of-turn': ClaimAchievement | EndTurn;
}

/** Automatic work, in the order of a game. */
export type Task =
  /** the mosaic draft, from its pick number `pick` on (NR-8.50) */
  | { do: 'mosaic-draft'; pick: number }
  /** the follower draft: four cards each, then pass what was not kept, then the rejected cards go into the deck (NR-8.52) */
  | { do: 'deal-packets' }
  | { do: 'pass-packets' }
  | { do: 'end-of-draft' }
  /** a round from the emperor on */
  | { do: 'round'; round: number }
  /** the next turn of the forum phase, from that player on */
  | { do: 'next-turn'; player: Seat }
  /** what comes in a turn after its actions */
  | { do: 'after-actions'; player: Seat }
  | { do: 'end-of-turn'; player: Seat }
  /** the actions of the forum; also those that a petition performs */
  | { do: ActionId; player: Seat }
  /** the automatic first steps, after their window */
  | { do: 'trade-coins' | 'upgrade-influence'; player: Seat }
  /** recruit: after the cards are drawn; after one is played */
  | { do: 'hand-limit'; player: Seat }
  /** the running forum action ends */
  | { do: 'end-of-action'; player: Seat }
  /** rewards that follow one after the other */
  | { do: 'gain'; player: Seat; reward: Reward }
  /** the cleanup, step by step */
  | { do: 'cleanup' }
  | { do: 'chariot-tile' }
  | { do: 'next-chariot' }
  | { do: 'ai-moves' }
  | { do: 'clear-up' }
  | { do: 'game-end' };

/** What happened. */
export type Event = EventLike &
  (
    | { type: 'mosaic-drafted'; player: Seat; tile: MosaicTileId }
    | { type: 'mosaic-revealed'; color: ColorId; tile: MosaicTileId }
    | { type: 'packet-received'; player: Seat; count: number; secret: { to: Seat[]; cards: FollowerId[] } }
    | { type: 'follower-drafted'; player: Seat; secret: { to: Seat[]; follower: FollowerId } }
    | { type: 'followers-kept'; player: Seat; secret: { to: Seat[]; followers: FollowerId[] } }
    | { type: 'round-began'; round: number; startPlayer: Seat }
    | { type: 'emperor-stack-shuffled' }
    | { type: 'emperor-tile-revealed'; tile: EmperorTileId }
    | { type: 'emperor-placed'; player: Seat; space: Space }
    | { type: 'turn-began'; player: Seat }
    | { type: 'patrician-placed'; player: Seat; space: Space }
    /** by the player, or in a solo game by the tile: then `null` */
    | { type: 'legionary-placed'; player: Seat | null; space: Space }
    /** a point for the AI (NR-8.27) */
    | { type: 'legionary-blocked'; space: Space }
    | { type: 'action-begun'; player: Seat; action: ActionId; strength: number }
    | { type: 'action-forgone'; player: Seat; action: ActionId }
    | { type: 'action-ended'; player: Seat; action: ActionId }
    | { type: 'petitioned'; player: Seat; action: ActionId; strength: number }
    | { type: 'follower-activated'; player: Seat; follower: FollowerId }
    /** a permanent follower pays */
    | { type: 'follower-triggered'; player: Seat; follower: FollowerId }
    | { type: 'strength-gained'; player: Seat; strength: number }
    /** what really came: overflowing influence as coins */
    | { type: 'gained'; player: Seat; gains: Reward }
    | { type: 'paid'; player: Seat; cost: Cost }
    | { type: 'followers-discarded'; player: Seat; followers: FollowerId[] }
    | { type: 'follower-taken'; player: Seat; slot: number; follower: FollowerId }
    | { type: 'follower-drawn'; player: Seat; secret: { to: Seat[]; follower: FollowerId } }
    /** it is played once another one has made room in the row */
    | { type: 'follower-announced'; player: Seat; follower: FollowerId }
    | { type: 'follower-played'; player: Seat; follower: FollowerId }
    | { type: 'followers-reshuffled'; count: number }
    | { type: 'estate-tile-placed'; player: Seat; tile: EstateTileId; space: Space; replaced: EstateTileId | null }
    | { type: 'start-marker-claimed'; player: Seat }
    | { type: 'contract-taken'; player: Seat; kind: ContractKind; slot: number; contract: ContractId }
    | { type: 'sailed'; player: Seat; ship: number; route: RouteId; port: PortId }
    | { type: 'building-placed'; player: Seat; zone: ZoneId; cells: number[] }
    | { type: 'reward-tile-completed'; space: RewardSpaceId; tile: RewardTileId; players: Seat[] }
    | { type: 'chariot-advanced'; marker: Owner; track: TrackId; space: number }
    | { type: 'achievement-marker-taken'; player: Seat }
    | { type: 'artisan-placed'; player: Seat; space: Space }
    | { type: 'tile-turned'; player: Seat; space: Space }
    | { type: 'achievement-claimed'; player: Seat; space: Space; achievement: AchievementId }
    /** a card or tile came from its deck into a slot, 1 to 4 */
    | { type: 'display-refilled'; display: 'shipping' | 'building' | 'estate'; slot: number; card: string }
    | { type: 'follower-revealed'; slot: number; follower: FollowerId }
    | { type: 'special-revealed'; tile: EstateTileId }
    /** the leftmost of a display, or the special tile, in the cleanup */
    | { type: 'tile-discarded'; tile: EstateTileId }
    | { type: 'follower-discarded'; follower: FollowerId }
    | { type: 'start-player'; player: Seat }
    | { type: 'chariot-tile-awarded'; chariot: ChariotId; winner: Owner | null }
    | { type: 'chariot-preferred'; chariot: ChariotId; next: ChariotId | null }
    | { type: 'artisans-returned'; player: Seat; kept: number }
    | { type: 'ai-sailed'; ship: number; port: PortId }
    | { type: 'contract-discarded'; kind: ContractKind; contract: ContractId }
    | { type: 'round-ended'; round: number }
    | { type: 'game-ended' }
  );

/** What a game can be started with. */
export interface Options {
  readonly players: PlayerCount;
  /** any string of up to 1024 characters; all of the game's chance follows from it */
  readonly seed: string;
  /** drawn if left out (NR-3.22) */
  readonly startPlayer?: Seat;
  /** every seat, the youngest player first: breaks the last tie (NR-7.5) */
  readonly youngestFirst?: readonly Seat[];
  /** NR-8.50 */
  readonly mosaicDraft?: boolean;
  /** NR-8.52 */
  readonly followerDraft?: boolean;
  /** of the AI in a solo game; `normal` if left out (NR-8.20) */
  readonly difficulty?: Difficulty;
}

/** The rows of the score sheet, in its order (section 6). */
export type Row =
  | 'sea-routes'
  | 'building-contracts'
  | 'zone-majorities'
  | 'chariot-tiles'
  | 'hippodrome-ends'
  | 'end-game-followers'
  | 'animals'
  | 'mosaic'
  | 'goods-and-coins'
  | 'influence-and-artisans'
  | 'start-player-marker';

/** The vocabulary as core wants it. */
export interface NovaRoma {
  state: MutableState;
  view: View;
  options: Options;
  action: Action;
  question: Question;
  task: Task;
  event: Event;
  answers: Answers;
  row: Row;
}

/** The whole state, to be read. */
export type State = StateOf<NovaRoma>;
/** A state or a view. */
export type Seen = SeenOf<NovaRoma>;
/** A player as a state or a view has him. */
export type SeenArea = Seen['players'][number];
