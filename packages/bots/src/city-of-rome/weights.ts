/** What counts in City of Rome beside the points as they stand, found by play against itself: `npm run tune -- city-of-rome`. */
export const weights = {
  /** points for a coin more than the one that it counts, while there is something to buy */
  coin: 0.3,
  /** points for what a production building yields each time: an influence token, or a brick */
  goods: 1,
  /** how often a turn the own city produces */
  production: 0.4,
  /** the proportion of the influence cards to come that influence may expect */
  influence: 0.5,
  /** points for a turn to come for each color around residences, for what their value is */
  residence: 0.05,
  /** points for a turn to come for each public building */
  public: 0.25,
  /** the proportion of the next step of aqueducts that may be expected */
  aqueduct: 0.4,
  /** the proportion of a temple's points that may be expected as its condition comes near */
  temple: 0.5,
  /** points for a hand card that can still be built, for each brick of its cost */
  hand: 0.8,
};

export type Weights = Readonly<typeof weights>;
