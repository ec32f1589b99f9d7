/** What counts in Aquileia beside the points on the track. `npm run tune -- aquileia` tries others against these. */
export const weights = {
  /** points for a coin, while there are rounds left to spend it in */
  coin: 1,
  /** points for a slave, be it to build or to fight */
  slave: 1.5,
  /** points for each strength of a horse or weapon card */
  strength: 1,
  /** how often a round the own workshops and banks pay */
  activations: 0.6,
  /** cards won a round that count for a villa: what each point of its value will bring */
  cards: 0.2,
  /** points for each round to come of a card that counts for villas: those still to be built */
  villas: 1.2,
  /** rounds before the end at which coins and hand cards are worth half */
  time: 0.5,
  /** points for taking part in a contest, its strength aside: where to look first, as all below */
  contest: 3,
  /** points for an auction of one's own */
  auction: 3,
  /** points for placing the crest before others do */
  crest: 2,
};

export type Weights = Readonly<typeof weights>;
