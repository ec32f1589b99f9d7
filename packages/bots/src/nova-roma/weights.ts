/** What the expert of Nova Roma takes things to be worth. What is "at first" sinks with the turns that are left. */
export interface Weights {
  /** points of a good at first, besides what it scores at the end */
  readonly good: number;
  /** points of a coin at first, likewise */
  readonly coin: number;
  /** points of a point of influence at first, likewise */
  readonly influence: number;
  /** points of an artisan at first, likewise */
  readonly artisan: number;
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
  /** the share of the points in the zones that is to be expected at first to be lost to others */
  readonly contested: number;
  /** in a solo game, the share that is to be expected of what overtaking the AI would bring */
  readonly overtaking: number;
  /** in a solo game, the points that the AI is given before its end, so that the search sees its way while it is far behind */
  readonly handicap: number;
}

export const weights: Weights = {
  good: 1.2,
  coin: 0.9,
  influence: 1.1,
  artisan: 2.2,
  hand: 1.1,
  follower: 0.5,
  tile: 0.35,
  achievement: 0.9,
  voyage: 0.7,
  race: 0.8,
  lead: 0.4,
  contested: 0.25,
  overtaking: 0.7,
  handicap: 50,
};
