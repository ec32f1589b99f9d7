/** Reference data for tests of City of Rome: printed data, transcribed from the rulebook a second time. Each table names its source. */

/** Rulebook, SPIELMATERIAL. */
export const supply = {
  coinPieces: [
    { value: 1, count: 27 },
    { value: 5, count: 6 },
    { value: 10, count: 6 },
  ],
  brickTokens: 6,
  pointTokens: 18,
  influenceTokens: 33,
  emissaries: { purple: 1, orange: 1, white: 2, brown: 2 },
  strips: 6,
  influenceCards: 6,
  buildingCards: 80,
} as const;

/** Rulebook, VERTEILUNG DER GEBÄUDEKARTEN IN DEN STAPELN: cards of decks I, II, III, IV. */
export const deckDistribution = {
  production: [1, 3, 3, 3],
  'residence-2': [1, 5, 3, 3],
  'residence-3': [1, 3, 3, 3],
  'residence-4': [1, 2, 1, 1],
  public: [4, 4, 4, 4],
  aqueduct: [1, 4, 2, 2],
  temple: [5, 1, 2, 2],
} as const;

/** Rulebook, the last row of the same table. */
export const deckSizes = [14, 22, 18, 18] as const;

/** Rulebook, the count next to each building in the GEBÄUDEÜBERSICHT, without the starting buildings. */
export const typeCounts = {
  'vegetable-farm': 3,
  'grain-farm': 3,
  'sheep-farm': 3,
  vineyard: 1,
  'residence-2': 11,
  'residence-3': 9,
  'residence-4': 4,
  'luxury-residence-2': 1,
  'luxury-residence-3': 1,
  'luxury-residence-4': 1,
  market: 3,
  arena: 3,
  school: 3,
  baths: 3,
  'forum-romanum': 1,
  colosseum: 1,
  university: 1,
  'imperial-baths': 1,
  aqueduct: 8,
  'great-aqueduct': 1,
  'temple-minerva': 1,
  'temple-fortuna': 1,
  'temple-amor': 1,
  'temple-juno': 1,
  'temple-saturnus': 1,
  'temple-luna': 1,
  'temple-mars': 1,
  'temple-venus': 1,
  'temple-jupiter': 1,
  'temple-mercury': 1,
} as const;

/** Rulebook, the stars next to buildings in the GEBÄUDEÜBERSICHT; all others have none. */
export const starsOf: Readonly<Record<string, number>> = {
  'luxury-residence-2': 1,
  'luxury-residence-3': 1,
  'luxury-residence-4': 1,
  'great-aqueduct': 1,
  'temple-luna': 1,
  'temple-mars': 3,
  'temple-venus': 1,
  'temple-jupiter': 2,
  'temple-mercury': 2,
};

/** Derived from VORBEREITUNGSPHASE: the strips of rounds 1 to 14. `stackIndex` is the index in the stack of setup, 0 is the top. */
export const stripSchedule = [
  { round: 1, stackIndex: 1, flips: 0 },
  { round: 2, stackIndex: 2, flips: 0 },
  { round: 3, stackIndex: 3, flips: 0 },
  { round: 4, stackIndex: 4, flips: 0 },
  { round: 5, stackIndex: 5, flips: 0 },
  { round: 6, stackIndex: 0, flips: 1 },
  { round: 7, stackIndex: 1, flips: 1 },
  { round: 8, stackIndex: 2, flips: 1 },
  { round: 9, stackIndex: 3, flips: 1 },
  { round: 10, stackIndex: 4, flips: 1 },
  { round: 11, stackIndex: 5, flips: 1 },
  { round: 12, stackIndex: 0, flips: 2 },
  { round: 13, stackIndex: 1, flips: 2 },
  { round: 14, stackIndex: 2, flips: 2 },
] as const;

/** Derived from VORBEREITUNGSPHASE and SPIEL ZU ZWEIT: the size of the offer, and the round that reveals each influence card. */
export const offerAndInfluenceTiming = {
  2: { offerSize: 4, surfaces: { 'influence-4': 2, 'influence-8': 4, 'influence-14': 7 } },
  3: { offerSize: 3, surfaces: { 'influence-3': 3, 'influence-6': 6, 'influence-10': 10, 'influence-14': 14 } },
  4: { offerSize: 4, surfaces: { 'influence-3': 3, 'influence-6': 6, 'influence-10': 10, 'influence-14': 14 } },
} as const;

/**
 * The city of the WERTUNGSBEISPIEL. Its picture is missing. An exhaustive search found this layout, which agrees with every sentence and
 * number of the example. Cells are (x, y) in 0..3 from the top left. In the engine the vegetable farm is at (0, 0), so its y is one less.
 * `buildOrder` is one legal order that gives the baths exactly these tokens.
 */
export const exampleCity = {
  rows: [
    ['residence-2', 'arena', 'luxury-residence-3', 'residence-3'],
    ['vegetable-farm', 'residence-2', 'residence-2', 'baths'],
    ['school', 'residence-2', 'baths', 'aqueduct'],
    ['temple-luna', 'great-aqueduct', 'luxury-residence-4', 'temple-fortuna'],
  ],
  pointTokens: [
    { x: 3, y: 1, tokens: 2 },
    { x: 2, y: 2, tokens: 4 },
  ],
  startingCells: [
    [0, 1],
    [1, 1],
  ],
  buildOrder: [
    [2, 1],
    [2, 0],
    [3, 0],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [2, 3],
    [2, 2],
    [1, 0],
    [0, 0],
    [0, 2],
    [0, 3],
    [3, 3],
  ],
  coins: 9,
  influence: 3,
  influenceCards: ['influence-3'],
} as const;

/** Rulebook, WERTUNGSBEISPIEL. */
export const exampleScore = {
  residence2: 24,
  residence3: 14,
  residence4: 8,
  aqueducts: 12,
  temples: 4,
  coins: 9,
  influence: 1,
  influenceCards: 3,
  total: 75,
} as const;
