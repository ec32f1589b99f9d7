/** What the expert of Nova Roma takes things to be worth. What is "at first" sinks with the turns that are left. */
export interface Weights {
  /** points of each turn to come, half of it while one is under way: what an action is yet to bring does not show, and is no loss */
  readonly turn: number;
  /** points of a good at first, of the first two of each */
  readonly good: number;
  /** points of any more of them at first */
  readonly surplus: number;
  /** points of a coin at first, besides what it scores at the end */
  readonly coin: number;
  /** points of a point of influence at first, likewise */
  readonly influence: number;
  /** points of an artisan that is kept, at work or not, for each round to come */
  readonly artisan: number;
  /** points of an artisan who is not at work, at the beginning of a round; they sink with its turns */
  readonly idleArtisan: number;
  /** points of a follower in hand at first */
  readonly hand: number;
  /** points of a follower in the row that helps every round, for each round to come */
  readonly follower: number;
  /** points of an estate tile that works, for each round to come */
  readonly tile: number;
  /** the share of an achievement that is to be expected once its requirement is met; of one half met, a quarter of that */
  readonly achievement: number;
  /** the share of the points between two ports that is to be expected from the sails that were spent on the way */
  readonly voyage: number;
  /** the share of the points of a track's end that is to be expected from the square of the way there */
  readonly race: number;
  /** the share of a chariot tile that is to be expected by who leads on its track */
  readonly lead: number;
  /** the same of the tile to come next */
  readonly nextLead: number;
  /** the share that is to be expected of the best building contract that could be paid now */
  readonly payable: number;
  /** in a solo game, the share that is to be expected of what overtaking the AI would bring */
  readonly overtaking: number;
  /** in a solo game, the points that the AI is given before its end, so that the search sees its way while it is far behind */
  readonly handicap: number;
}

export const weights: Weights = {
  turn: 3,
  good: 1.6,
  surplus: 0.7,
  coin: 0.8,
  influence: 1.3,
  artisan: 1,
  idleArtisan: 1.5,
  hand: 1.2,
  follower: 0.4,
  tile: 0.35,
  achievement: 0.7,
  voyage: 0.6,
  race: 0.3,
  lead: 0.67,
  nextLead: 0.13,
  payable: 0.4,
  overtaking: 0.7,
  handicap: 20,
};
