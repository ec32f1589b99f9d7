/** What counts in City of Rome beside the score sheet as it stands. `npm run tune -- city-of-rome` tries others against these. */
export const weights = {
  /** coins that an influence token or a brick is worth where something is produced */
  goods: 1,
  /** how often a turn the own city produces */
  production: 0.4,
  /** proportion of a temple's points that its condition is worth before it holds, as far as it is met */
  temple: 0.5,
  /** points for each brick that the hand cards cost, two for each turn left */
  hand: 0.8,
  /** points for producing now: where to look first, as below */
  produce: 4,
};

export type Weights = Readonly<typeof weights>;
