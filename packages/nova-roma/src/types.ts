/** The vocabulary of Nova Roma. Who sees what is said field by field; `view.ts` keeps to it. */
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
  AchievementId,
  ActionId,
  ChariotId,
  ColorId,
  ContractId,
  Difficulty,
  EmperorTileId,
  EstateTileId,
  FollowerId,
  GoodId,
  MosaicTileId,
  PlayerCount,
  PortId,
  RewardSpaceId,
  RewardTileId,
  RouteId,
  ShapeId,
  TrackId,
  WithoutContract,
  ZoneId,
} from './components/ids';
import type { Cost, Reward, Tables } from './components/shapes';

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

/**
 * Where a gain comes from, or what a payment is for: a step of an action, also of one that a petition performs (cards and goods of
 * trade, wine of upgrade, hired artisans) or of one that was given up; a follower; a contract; the product of a line of the
 * production area, for an artisan on that space; a tile there; a port; a reward tile; the line or the wheel of a track; an
 * achievement; a completed line of the mosaic, by its place in the table `mosaicBoard`; the start player marker; the setup.
 */
export type Source =
  | { kind: 'action' | 'given-up'; action: ActionId }
  | { kind: 'follower'; follower: FollowerId }
  | { kind: 'contract'; contract: ContractId }
  | { kind: 'product'; line: Line; space: Space }
  | { kind: 'estate-tile'; tile: EstateTileId }
  | { kind: 'port'; port: PortId }
  | { kind: 'reward-tile'; tile: RewardTileId }
  | { kind: 'track'; track: TrackId }
  | { kind: 'achievement'; achievement: AchievementId }
  | { kind: 'mosaic-line'; line: number }
  | { kind: 'start-marker' | 'setup' };

/** The forum action that is being performed, all of it public. */
export interface Running extends Performance {
  player: Seat;
  /** the action that a petition performs */
  sub: Performance | null;
  /** whether the building contract costs no artisan (NR-5.123) */
  waived: boolean;
  /** whether a follower was used for it, a permanent one included: it can no longer count as given up (NR-4.12) */
  helped: boolean;
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
}

/** The whole state, to be written to. */
export interface MutableState extends GameState<Player, Question, Task, ChosenOptions>, Table {
  decks: Decks;
}

/** The whole state. */
export interface State extends Immutable<MutableState> {}

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

interface ViewFields extends GameView<SeenPlayer, Question, Task, ChosenOptions>, Table {
  /** how many cards each deck has */
  decks: Record<DeckId, number>;
}

/** What one viewer may know. */
export interface View extends Immutable<ViewFields> {}

// Decisions. D1 to D27 are the numbers of the rules, section 9. A question with `window` also offers followers (D5).
// `tile` is the space of the special tile that grants it, `null` for the running action.

export type Question =
  /** D1 */
  | Ask<'emperor'>
  /** D2, D3 */
  | Ask<'patrician'>
  /** D4 */
  | Ask<'line'>
  /** D5 alone: before something automatic, or after the last step */
  | Ask<'window', { window: Window }>
  /** D6: `last` is the higher card of the last pair, 0 before the first */
  | Ask<'discard-pair', { last: FollowerId; window: Window | null }>
  /** D7: `from` is the place of the last good bought among the goods */
  | Ask<'buy-good', { from: number; window: Window | null }>
  /** D8 */
  | Ask<'spend-wine', { window: Window }>
  /** D9 */
  | Ask<'estate-tile', { window: Window }>
  /** D10: the slot of the tile taken, 1 to 4, or `special`; it lies there until it is placed */
  | Ask<'estate-space', { slot: number | 'special' }>
  /** D11 */
  | Ask<'start-marker', { window: Window }>
  /** D12 */
  | Ask<'petition', { window: Window }>
  /** D13: after so many cards drawn in this step */
  | Ask<'draw', { drawn: number; window: Window | null }>
  /** D14 */
  | Ask<'play-follower', { tile: Space | null; window: Window | null }>
  /** D15: what makes room for the card that was announced */
  | Ask<'replace-follower', { follower: FollowerId }>
  /** D16: `last` is the card discarded last, 0 before the first */
  | Ask<'hand-limit', { last: FollowerId }>
  /** D17 */
  | Ask<'contract', { kind: ContractKind; window: Window | null }>
  /** D18: so many sails are spent */
  | Ask<'sail', { tile: Space | null; spent: number; window: Window | null }>
  /** D19 */
  | Ask<'building', { tile: Space | null; shape: ShapeId; window: Window | null }>
  /** D20: so many spaces are done; `track` is the only one on which the movement may go on */
  | Ask<'advance', { tile: Space | null; done: number; track: TrackId | null; window: Window | null }>
  /** D20 */
  | Ask<'charioteer', { tile: Space | null; track: TrackId | null; window: Window | null }>
  /** D21: the track of the wheel */
  | Ask<'wheel', { track: TrackId }>
  /** D22: after so many artisans hired or placed */
  | Ask<'produce', { done: number; window: Window | null }>
  /** D22 through a follower: a must */
  | Ask<'place-artisan'>
  /** D23: the space of the tile */
  | Ask<'conversion', { tile: Space }>
  | Ask<'income', { tile: Space }>
  /** D23: so many goods are left to choose, none before place `from` while there is another */
  | Ask<'choose-good', { left: number; from: number; source: Source }>
  /** D24 */
  | Ask<'draft-mosaic'>
  /** D25 */
  | Ask<'draft-follower'>
  | Ask<'keep-followers'>
  /** D26 */
  | Ask<'legionary'>
  /** D27, D3 */
  | Ask<'end-of-turn'>;

/** A question that may also be answered by activating a follower. */
export type Windowed = Extract<Question, { window: Window | null }>;

/** D1 */
export type PlaceEmperor = Act<'place-emperor', { space: Space }>;
/** D2 */
export type PlacePatrician = Act<'place-patrician', { space: Space }>;
/** D3: a space of the own mosaic, 0 to 8, row by row. */
export type ClaimAchievement = Act<'claim-achievement', { space: Space }>;
/** D4: performs the action at the end of that line. */
export type BeginAction = Act<'begin-action', { line: Line }>;
/** D4: gives it up for a coin. */
export type ForgoAction = Act<'forgo-action', { line: Line }>;
/** D5 */
export type ActivateFollower = Act<'activate-follower', { follower: FollowerId }>;
/** D5: activates nobody more at this boundary. */
export type Continue = Act<'continue'>;
/** Declines or ends an optional choice. */
export type Skip = Act<'skip'>;
/** D6: two cards of the hand for a coin, the lower number first. */
export type DiscardPair = Act<'discard-pair', { cards: readonly [FollowerId, FollowerId] }>;
/** D7: a good for a coin. */
export type BuyGood = Act<'buy-good', { good: GoodId }>;
/** D8: so many wine, 1 to 5, for as much influence. */
export type SpendWine = Act<'spend-wine', { amount: number }>;
/** D9: takes and pays a tile: a basic one of slot 1 to 4, or the special one. */
export type TakeEstateTile = Act<'take-estate-tile', { slot: number | 'special' }>;
/** D10 */
export type PlaceEstateTile = Act<'place-estate-tile', { space: Space }>;
/** D11 */
export type TakeStartMarker = Act<'take-start-marker'>;
/** D12: pays `strength` influence and performs that action with it. */
export type PetitionAction = Act<'petition-action', { action: ActionId; strength: number }>;
/** D13: from a slot of the display, 1 to 4, or blind. */
export type DrawFollower = Act<'draw-follower', { slot: number | 'deck' }>;
/** D14 */
export type PlayFollower = Act<'play-follower', { follower: FollowerId }>;
/** D15: discards that follower of the row. */
export type ReplaceFollower = Act<'replace-follower', { follower: FollowerId }>;
/** D16 */
export type DiscardToLimit = Act<'discard-to-limit', { follower: FollowerId }>;
/** D17: pays and keeps the contract of slot 1 to 4. */
export type TakeContract = Act<'take-contract', { kind: ContractKind; slot: number }>;
/** D18: one leg of one ship. */
export type Sail = Act<'sail', { ship: number; route: RouteId }>;
/** D19: the cells of the zone, ascending. */
export type PlaceBuilding = Act<'place-building', { zone: ZoneId; cells: readonly number[] }>;
/** D20: one space. */
export type AdvanceChariot = Act<'advance-chariot', { track: TrackId }>;
/** D20: an artisan for one space. */
export type SpendCharioteer = Act<'spend-charioteer', { track: TrackId }>;
/** D21 */
export type WheelReward = Act<'wheel-reward', { choice: 'achievement-marker' | 'influence' }>;
/** D22 */
export type HireArtisan = Act<'hire-artisan'>;
/** D22: on a space of the production area, 0 to 8, row by row. */
export type PlaceArtisan = Act<'place-artisan', { space: Space }>;
/** D23 */
export type UseConversion = Act<'use-conversion'>;
/** D23 */
export type ChooseIncome = Act<'choose-income', { option: 'goods' | 'coins' }>;
/** D23 */
export type ChooseGood = Act<'choose-good', { good: GoodId }>;
/** D24 */
export type DraftMosaic = Act<'draft-mosaic', { tile: MosaicTileId }>;
/** D25: keeps one card of the packet; only its player may know which. */
export type DraftFollower = Act<'draft-follower', { follower: FollowerId }>;
/** D25: keeps two of the four, in the order of their numbers; only their player may know which. */
export type KeepFollowers = Act<'keep-followers', { followers: readonly [FollowerId, FollowerId] }>;
/** D26 */
export type PlaceLegionary = Act<'place-legionary', { space: Space }>;
/** D27: claims nothing. */
export type EndTurn = Act<'end-turn'>;

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
  /** the marker alone where the step for it is over */
  petition: PetitionAction | TakeStartMarker | Skip | ActivateFollower;
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

/** What a player may do: one choice from a finite list. */
export type Action = Answers[keyof Answers];

/** Automatic work, in the order of a game. */
export type Task =
  /** the mosaic draft, from its pick number `pick` on (NR-8.50) */
  | Do<'mosaic-draft', { pick: number }>
  /** the follower draft: four cards each, then pass what was not kept, then the rejected cards go into the deck (NR-8.52) */
  | Do<'deal-packets'>
  | Do<'pass-packets'>
  | Do<'end-of-draft'>
  /** a round from the emperor on */
  | Do<'round', { round: number }>
  /** the next turn of the forum phase, from that player on */
  | Do<'next-turn', { player: Seat }>
  /** what comes in a turn after its actions */
  | Do<'after-actions', { player: Seat }>
  | Do<'end-of-turn', { player: Seat }>
  /** the actions of the forum; also those that a petition performs */
  | { do: ActionId; player: Seat }
  /** the automatic first steps, after their window */
  | { do: 'trade-coins' | 'upgrade-influence'; player: Seat }
  /** recruit: after the cards are drawn; after one is played */
  | Do<'hand-limit', { player: Seat }>
  /** the running forum action ends */
  | Do<'end-of-action', { player: Seat }>
  /** rewards that follow one after the other */
  | Do<'gain', { player: Seat; reward: Reward; source: Source }>
  /** the cleanup, step by step */
  | Do<'cleanup'>
  | Do<'chariot-tile'>
  | Do<'next-chariot'>
  | Do<'ai-moves'>
  | Do<'clear-up'>
  | Do<'game-end'>;

/** The points of the AI in a solo game (NR-8.38). */
export interface AiRows {
  /** the points that it began with, and those of legionaries that found no space */
  readonly 'score-marker': number;
  readonly 'sea-routes': number;
  readonly 'building-contracts': number;
  readonly 'zone-majorities': number;
  readonly 'chariot-tiles': number;
  /** for tracks on which it is further than the player */
  readonly 'hippodrome-leads': number;
  /** for the achievements that the player has not claimed */
  readonly mosaic: number;
}

/** What happened, all of it public but what stands under `secret`. Slots are counted from 1. */
export type Event =
  // setup, and the drafts; at the beginning of the game what is laid out is told with the events of its kind, too
  | Emit<'forum-tiles-laid', { tiles: ActionId[] }>
  | Emit<'reward-tile-laid', { space: RewardSpaceId; tile: RewardTileId }>
  /** neutral blocks */
  | Emit<'blocks-laid', { zone: ZoneId; cells: number[] }>
  /** the markers of a track at the start, the leader first, of one space the lowest of the stack first */
  | Emit<'markers-stacked', { track: TrackId; racers: Racer[] }>
  | Emit<'mosaic-dealt', { player: Seat; tiles: MosaicTileId[] }>
  | Emit<'followers-dealt', { player: Seat; count: number; secret: { to: Seat[]; followers: FollowerId[] } }>
  | Emit<'ai-began', { vp: number; ships: Ship[] }>
  | Emit<'mosaic-drafted', { player: Seat; color: ColorId; slot: number; tile: MosaicTileId }>
  | Emit<'mosaic-revealed', { color: ColorId; slot: number; tile: MosaicTileId }>
  /** from the deck, or from the seat on the right */
  | Emit<
      'packet-received',
      { player: Seat; from: Seat | 'deck'; count: number; secret: { to: Seat[]; cards: FollowerId[] } }
    >
  /** told to its player alone, while others still choose */
  | Emit<'follower-drafted', { player: Seat; secret: { to: Seat[]; follower: FollowerId } }>
  /** everybody has kept a card, and passes the rest to the left */
  | Emit<'packets-passed'>
  /** what is left of each packet, taken without a choice */
  | Emit<'packet-kept', { player: Seat; count: number; secret: { to: Seat[]; followers: FollowerId[] } }>
  /** told to its player alone, while others still choose */
  | Emit<'followers-kept', { player: Seat; secret: { to: Seat[]; followers: FollowerId[] } }>
  /** everybody has kept so many cards; so many of each player go into the deck */
  | Emit<'draft-ended', { kept: number; rejected: number }>
  // rounds and turns
  /** at setup, and once the cleanup has begun */
  | Emit<'start-player', { player: Seat }>
  | Emit<'round-began', { round: number; startPlayer: Seat }>
  | Emit<'emperor-stack-shuffled', { count: number }>
  | Emit<'emperor-tile-revealed', { tile: EmperorTileId }>
  | Emit<'emperor-placed', { player: Seat; space: Space }>
  | Emit<'turn-began', { player: Seat }>
  | Emit<'patrician-placed', { player: Seat; space: Space }>
  /** by the player, or in a solo game by the tile: then `null` */
  | Emit<'legionary-placed', { player: Seat | null; space: Space }>
  /** a figure stands there: so many points for the AI (NR-8.27) */
  | Emit<'legionary-blocked', { space: Space; vp: number }>
  | Emit<'turn-ended', { player: Seat }>
  // actions
  | Emit<'action-begun', { player: Seat; line: Line; action: ActionId; strength: number }>
  | Emit<'action-forgone', { player: Seat; line: Line; action: ActionId }>
  | Emit<'action-ended', { player: Seat; action: ActionId }>
  | Emit<'petitioned', { player: Seat; action: ActionId; strength: number }>
  | Emit<'follower-activated', { player: Seat; follower: FollowerId }>
  /** a permanent follower pays */
  | Emit<'follower-triggered', { player: Seat; follower: FollowerId }>
  /** the strength that the action has now */
  | Emit<'strength-gained', { player: Seat; strength: number; follower: FollowerId }>
  /** the building contract of this action costs no artisan */
  | Emit<'artisan-waived', { player: Seat; follower: FollowerId }>
  /** what really came: overflowing influence as coins; artisans from the general supply */
  | Emit<'gained', { player: Seat; gains: Reward; source: Source }>
  /** to the bank; artisans to the general supply */
  | Emit<'paid', { player: Seat; cost: Cost; purpose: Source }>
  /** onto the discard pile, in that order */
  | Emit<'followers-discarded', { player: Seat; from: 'hand' | 'row'; followers: FollowerId[] }>
  | Emit<'follower-taken', { player: Seat; slot: number; follower: FollowerId }>
  | Emit<'follower-drawn', { player: Seat; secret: { to: Seat[]; follower: FollowerId } }>
  /** it is played once another one has made room in the row */
  | Emit<'follower-announced', { player: Seat; follower: FollowerId }>
  | Emit<'follower-played', { player: Seat; follower: FollowerId }>
  /** the discard pile, or at the end of the draft the rejected cards, with the deck: so many cards are in it now */
  | Emit<'followers-shuffled', { count: number }>
  | Emit<
      'estate-tile-placed',
      { player: Seat; slot: number | 'special'; tile: EstateTileId; space: Space; replaced: EstateTileId | null }
    >
  | Emit<'start-marker-claimed', { player: Seat }>
  | Emit<'contract-taken', { player: Seat; kind: ContractKind; slot: number; contract: ContractId }>
  | Emit<'sailed', { player: Seat; ship: number; route: RouteId; port: PortId }>
  | Emit<'building-placed', { player: Seat; zone: ZoneId; cells: number[] }>
  /** it pays these players next, in that order */
  | Emit<'reward-tile-completed', { space: RewardSpaceId; tile: RewardTileId; players: Seat[] }>
  | Emit<'chariot-advanced', { marker: Owner; track: TrackId; space: number }>
  | Emit<'achievement-marker-taken', { player: Seat; track: TrackId }>
  | Emit<'artisan-placed', { player: Seat; space: Space }>
  | Emit<'tile-turned', { player: Seat; space: Space; tile: EstateTileId }>
  | Emit<'achievement-claimed', { player: Seat; space: Space; achievement: AchievementId }>
  // displays
  /** to the left, from a slot into that one */
  | Emit<'card-slid', { display: keyof Displays; from: number; slot: number }>
  /** a card or tile came from its deck into a slot */
  | Emit<'display-refilled', { display: 'shipping' | 'building' | 'estate'; slot: number; card: string }>
  | Emit<'follower-revealed', { slot: number; follower: FollowerId }>
  | Emit<'special-revealed', { tile: EstateTileId }>
  // cleanup
  | Emit<'tile-discarded', { slot: number | 'special'; tile: EstateTileId }>
  | Emit<'follower-discarded', { slot: number; follower: FollowerId }>
  /** in a solo game, a building contract to the AI */
  | Emit<'contract-discarded', { kind: ContractKind; slot: number; contract: ContractId }>
  /** who contends for the chariot tile, the leader first */
  | Emit<'track-ranked', { track: TrackId; ranking: Owner[] }>
  /** `neutral`: to the AI, or with two players out of the game */
  | Emit<'chariot-tile-awarded', { chariot: ChariotId; winner: Owner }>
  | Emit<'chariot-preferred', { chariot: ChariotId; next: ChariotId | null }>
  | Emit<'ai-sailed', { ship: number; route: RouteId; port: PortId }>
  /** patricians, legionaries and the emperor leave it */
  | Emit<'forum-cleared'>
  /** from the production area: so many are available now, and so many went to the general supply */
  | Emit<'artisans-returned', { player: Seat; kept: number; returned: number }>
  /** exhausted followers are face up again */
  | Emit<'followers-turned-up', { player: Seat; followers: FollowerId[] }>
  | Emit<'round-ended', { round: number }>
  // the end, row by row of the score sheet
  /** who has blocks in a zone, most first; those who share a place together */
  | Emit<'zone-ranked', { zone: ZoneId; ranking: Owner[][] }>
  /** per seat */
  | Emit<'scored', { row: Row; points: number[] }>
  /** in a solo game, in the order of the rulebook */
  | Emit<'ai-scored', { rows: AiRows; total: number }>
  | Emit<'game-ended'>;

/** The options of a game as states and views keep them; `options.ts` declares them. */
export interface ChosenOptions {
  readonly players: PlayerCount;
  /** `null`: drawn by lot (NR-3.22) */
  readonly startPlayer: Seat | null;
  /** every seat, the youngest player first: breaks the last tie (NR-7.5) */
  readonly youngestFirst: readonly Seat[] | null;
  /** NR-8.50 */
  readonly mosaicDraft: boolean;
  /** NR-8.52 */
  readonly followerDraft: boolean;
  /** of the AI in a solo game (NR-8.20) */
  readonly difficulty: Difficulty;
  /** points that the AI of a solo game starts behind its difficulty's, 0 to 100 (NR-8.43) */
  readonly handicap: number;
  /** what a sail or build action is that ends without a contract (NR-4.13) */
  readonly withoutContract: WithoutContract;
}

/** What a game can be started with. */
export interface Options extends StartOptions<ChosenOptions> {}

/** The rows of the score sheet, in its order (section 6). */
export const rowIds = [
  'sea-routes',
  'building-contracts',
  'zone-majorities',
  'chariot-tiles',
  'hippodrome-ends',
  'end-game-followers',
  'animals',
  'mosaic',
  'goods-and-coins',
  'influence-and-artisans',
  'start-player-marker',
] as const;
export type Row = (typeof rowIds)[number];

/** The vocabulary as core wants it. */
export interface NovaRoma {
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
export type Seen = SeenOf<NovaRoma>;
/** A player as a state or a view has him. */
export type SeenArea = Seen['players'][number];
