/** The ids of the game: those that the rules fix, and those that the component tables define. */

/** The numbers of players that the game allows. */
export const playerCounts = [2, 3, 4, 5] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** The player colors, in the order in which seats get them by default. */
export const colorIds = ['red', 'yellow', 'blue', 'green', 'orange'] as const;
export type ColorId = (typeof colorIds)[number];

/** The kinds of coin, the least valuable first. No kind replaces another. They are also the faces of dice and the metals of contests. */
export const currencies = ['bronze', 'silver', 'gold'] as const;
export type Currency = (typeof currencies)[number];

/** The areas of the board, in the order in which they act. */
export const areaIds = ['mercatus', 'arena', 'stadium', 'theatrum', 'forum', 'portus'] as const;
export type AreaId = (typeof areaIds)[number];

/** The sides of the stadium. */
export const sides = ['gold', 'silver'] as const;
export type Side = (typeof sides)[number];

/** The colors of villas and of the cards that multiply them. */
export const villaColors = ['blue', 'yellow', 'purple', 'white'] as const;
export type VillaColor = (typeof villaColors)[number];

// Ids that component tables define. Other components may have other ids.
/** an action space, e.g. `equi-left` */
export type SpaceId = string;
/** a building site, e.g. `villa-blue-10` */
export type SiteId = string;
/** a kind of card, e.g. `slave-2`, `stadium-blue`; copies of a kind have the same id */
export type CardId = string;
/** an exchange at PECUNIA, e.g. `gold-to-silver` */
export type ExchangeId = string;
