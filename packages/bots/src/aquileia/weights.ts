/** What counts in Aquileia beside the points on the track, found by play against itself: `npm run tune -- aquileia`. */
export const weights = {
  /** points for a coin, while there are rounds left to spend it in */
  coin: 1,
  /** points for a slave, be it to build or to fight */
  slave: 1.5,
  /** points for a horse or a weapon, for each strength */
  strength: 1,
  /** how often a round the own workshops and banks pay */
  activations: 0.6,
  /** cards a round that count for a villa, and so what each of its points will bring */
  cards: 0.2,
  /** villas a round, in points of value, that a card of their color will count for */
  villas: 1.2,
  /** how many rounds it takes to make half of what coins and cards are worth */
  time: 0.5,
  contest: 3,
  crest: 2,
};

export type Weights = Readonly<typeof weights>;
