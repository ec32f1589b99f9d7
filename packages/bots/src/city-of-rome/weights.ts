/** What counts in City of Rome beside the score sheet as it stands. `npm run tune -- city-of-rome` tries others against these. */
export const weights = {
  /** points for a coin beside the one it is worth, as long as a turn is left for every two */
  coin: 0.3,
  /** coins that an influence token or a brick is worth where something is produced */
  goods: 1,
  /** how often a turn the own city produces */
  production: 0.4,
  /** proportion of the influence cards nobody has won that may be expected, by the influence of each player */
  influence: 0.5,
  /** proportion of a temple's points that its condition is worth before it holds, as far as it is met */
  temple: 0.5,
  /** points for each brick that the hand cards cost, two for each turn left */
  hand: 0.8,
  /** points for producing now: where to look first, as below */
  produce: 4,
  /** points for each neighbor of a public building when it is built */
  immediate: 0.8,
};

export type Weights = Readonly<typeof weights>;
