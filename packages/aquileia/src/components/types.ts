/** The shape of the component tables: what a box of Aquileia holds and prints, as plain data. */

/** The three kinds of coin, from the least; none ever stands for another. Dice show them, and contests are run under them. */
export const currencies = ['bronze', 'silver', 'gold'] as const;
export type Currency = (typeof currencies)[number];

/** The sides of the stadium. */
export const sides = ['gold', 'silver'] as const;
export type Side = (typeof sides)[number];

/** The colors of villas, and of the cards that multiply them. */
export const villaColors = ['blue', 'yellow', 'purple', 'white'] as const;
export type VillaColor = (typeof villaColors)[number];

/** The player colors, in the order in which seats get them by default. */
export const colorIds = ['red', 'yellow', 'blue', 'green', 'orange'] as const;
export type ColorId = (typeof colorIds)[number];

/** The areas of the board, in the order in which they act. */
export const areaIds = ['mercatus', 'arena', 'stadium', 'theatrum', 'forum', 'portus'] as const;
export type AreaId = (typeof areaIds)[number];

/** The player counts the game can be played with. */
export const playerCounts = [2, 3, 4, 5] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** How sure a table is: printed, following from what is printed, told by a public page, or worked out by us. */
export const provenances = ['rulebook', 'derived', 'public-source', 'reconstructed'] as const;
export type Provenance = (typeof provenances)[number];

export interface Source {
  readonly provenance: Provenance;
  /** One sentence: the heading of the rulebook, the public page, or how the table was worked out. */
  readonly source: string;
}

/** So many coins of each kind. */
export type Coins = Readonly<Record<Currency, number>>;

/** The single numbers of the rulebook. */
export interface Numbers {
  readonly rounds: number;
  readonly henchmenPerPlayer: number;
  readonly housesPerPlayer: number;
  /** of each player at the start */
  readonly startCoins: Coins;
  /** dice of a red roll in a contest */
  readonly redDice: number;
  /** dice on POTENTIA */
  readonly blueDice: number;
  readonly dolusDice: number;
  readonly latroDice: number;
  /** points for exchanging at PECUNIA */
  readonly pecuniaPoints: number;
  /** points for each strength, where points are taken as the reward of the arena */
  readonly arenaPointsPerStrength: number;
  /** of a card of the horse market */
  readonly marketPrice: Coins;
  /** face-up cards in the horse market */
  readonly marketSlots: number;
}

/** A kind of slave card: one of worth 1, one of worth 2. */
export interface SlaveCard {
  readonly id: string;
  readonly count: number;
  readonly slaves: 1 | 2;
}

/** A kind of horse or weapon card. Horses run on their side of the stadium, weapons fight in the arena. */
export interface EquiCard {
  readonly id: string;
  readonly count: number;
  readonly kind: 'horse' | 'weapon';
  /** `null` for a weapon */
  readonly side: Side | null;
  readonly strength: number;
}

/** A neutral stadium card: points at the end. */
export interface LaurelCard {
  readonly id: string;
  readonly count: number;
  readonly points: number;
}

/** A stadium card that multiplies villas of its color. */
export interface ColorCard {
  readonly id: string;
  readonly count: number;
  readonly color: VillaColor;
}

/** A theatre card: it multiplies villas of one of its two colors. */
export interface TheatreCard {
  readonly id: string;
  readonly count: number;
  readonly colors: readonly [VillaColor, VillaColor];
}

/** An action space of MERCATUS. */
export type MercatusSpace =
  | { readonly id: string; readonly action: 'dolus' | 'pecunia' | 'potentia' }
  /** buys the card in a slot (0 is the left one), and with `bonusCard` gets one from the deck too */
  | { readonly id: string; readonly action: 'equi'; readonly slot: number; readonly bonusCard: boolean }
  | {
      readonly id: string;
      readonly action: 'servi';
      readonly currency: Currency;
      readonly coinsPerCard: number;
      readonly maxCards: number;
    };
export interface ArenaSpace {
  readonly id: string;
  readonly action: 'arena';
  readonly strength: number;
}
export interface StadiumSpace {
  readonly id: string;
  readonly action: 'stadium';
  readonly side: Side;
  readonly strength: number;
}
export interface TheatrumSpace {
  readonly id: string;
  readonly action: 'theatrum';
}
export interface ForumSpace {
  readonly id: string;
  readonly action: 'forum';
  /** buildings that may be built */
  readonly builds: number;
  /** whether their values are scored at once */
  readonly scoresValue: boolean;
}
export type PortusSpace =
  | { readonly id: string; readonly action: 'latro' }
  | { readonly id: string; readonly action: 'portus'; readonly currency: Currency };

export type Space = MercatusSpace | ArenaSpace | StadiumSpace | TheatrumSpace | ForumSpace | PortusSpace;

/** An exchange with the bank at PECUNIA. */
export interface Exchange {
  readonly id: string;
  readonly give: Currency;
  readonly giveCount: number;
  readonly get: Currency;
  readonly getCount: number;
}

export interface Cost extends Coins {
  readonly slaves: number;
}

export interface Villa {
  readonly id: string;
  readonly kind: 'villa';
  readonly color: VillaColor;
  readonly value: number;
  readonly cost: Cost;
}
/** Pays points in PORTUS. */
export interface Workshop {
  readonly id: string;
  readonly kind: 'workshop';
  readonly points: number;
  readonly cost: Cost;
}
/** Pays coins in PORTUS. */
export interface BankBuilding {
  readonly id: string;
  readonly kind: 'bank';
  readonly coins: Coins;
  readonly cost: Cost;
}
/** A building site and what can be built there. */
export type Site = Villa | Workshop | BankBuilding;

/** Coins of the own metal for the first, second, ... of a contest. */
export type Rewards = readonly number[];

/** All tables of a box: all that the rules read, and what replays are bound to. */
export interface Tables {
  readonly numbers: Numbers;
  /** the whole supply */
  readonly coinSupply: Coins;
  /** the faces of every die */
  readonly die: readonly Currency[];
  readonly playerColors: readonly ColorId[];
  /** the kinds of the slave deck */
  readonly slaveCards: readonly SlaveCard[];
  /** the kinds of the horse and weapon deck */
  readonly equiCards: readonly EquiCard[];
  /** the kinds of the stadium deck: these, then `colorCards` */
  readonly laurelCards: readonly LaurelCard[];
  readonly colorCards: readonly ColorCard[];
  readonly theatreCards: readonly TheatreCard[];
  /** the action spaces of each area, in the order in which they act */
  readonly mercatus: readonly MercatusSpace[];
  readonly arena: readonly ArenaSpace[];
  readonly stadium: readonly StadiumSpace[];
  readonly theatrum: readonly TheatrumSpace[];
  readonly forum: readonly ForumSpace[];
  readonly portus: readonly PortusSpace[];
  readonly exchanges: readonly Exchange[];
  readonly arenaRewards: Rewards;
  readonly stadiumRewards: Rewards;
  /** the building sites: these, then `workshops`, then `banks` */
  readonly villas: readonly Villa[];
  readonly workshops: readonly Workshop[];
  readonly banks: readonly BankBuilding[];
}

/** The same with where each table comes from. The standard ones are `standardComponents`. */
export interface Components extends Tables {
  readonly provenance: Readonly<Record<keyof Tables, Source>>;
}
