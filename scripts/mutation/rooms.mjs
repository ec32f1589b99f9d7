/**
 * What is mutated, room by room, and the tests that are to notice. Left out are words and pictures, which no rule hangs on; tables of
 * components, which are held against their sources; and whatever reads strangers' values. Of the tests, those that try the same again
 * in whole games and take seconds: the conformance kit, hostile doors, golden games. So a mutant dies of a test that names its rule.
 */
const engine = (game) => ({
  sources: new RegExp(`^packages/${game}/src/rules/`),
  tests: new RegExp(`^test/${game}/(?!words|schemas|leaks|chance|games|invariants|plain)[\\w-]+\\.test\\.ts$`),
});

export const rooms = {
  core: {
    sources: /^packages\/core\/src\/(?!(index|contract|schemas)\.)[\w-]+\.ts$/,
    tests: /^test\/core\/(?!random-plies)[\w-]+\.test\.ts$/,
  },
  aquileia: engine('aquileia'),
  'city-of-rome': engine('city-of-rome'),
  'forum-trajanum': engine('forum-trajanum'),
  'nova-roma': engine('nova-roma'),
  // who sees what, and what is dealt anew from it, in all four games
  knowledge: {
    sources: /^packages\/[\w-]+\/src\/knowledge\//,
    tests:
      /^test\/(aquileia|city-of-rome|forum-trajanum|nova-roma|bots)\/(knowledge|secrets|information|public|chance|determinize[\w-]*)\.test\.ts$/,
  },
  boards: {
    sources: /^packages\/boards\/src\/([\w-]+\/targets|asked|pointing|pointer)\.ts$/,
    tests: /^test\/boards\/(?!stage|style|hot-seat)[\w-]+\.test\.ts$/,
  },
  table: {
    sources: /^packages\/table\/src\/(?!index\.|words\/)/,
    tests: /^test\/table\/(?!secrets|stores)[\w-]+\.test\.ts$/,
  },
  bots: {
    sources: /^packages\/bots\/src\/(?!(.*\/)?(index|types|weights)\.)/,
    tests: /^test\/bots\/(?!determinize|strength)[\w-]+\.test\.ts$/,
  },
};

/** What is tried on many whole games is tried on one of them: by the names of tests, numbered as their cases are. */
export const AGAIN =
  /\b(games?|plays?|plies|alone|rebuilt|as text|complete|box)\b.*#[1-9]|#[1-9].*\b(games?|plays?|plies|alone|rebuilt|as text|complete|box)\b/;

/** What plays whole games between bots, or looks at every picture of them, and takes seconds: on mutants it is not tried at all. */
export const LONG = new RegExp(
  [
    ' to the end, ',
    'beats a search',
    'expects so many points of any position',
    'plays (with )?a box',
    'experts choose what they chose',
    'differ only in what it cannot know',
    'spares what could change nothing',
    'the same every time, and changes nothing',
    'lies in truth where it lies in imagination',
    'a game held against a search',
    'builds upon what was found',
    'who has nothing to decide is told so',
    'what some clicks lead to',
    'every part is well made',
    'text is never smaller',
    'drawn to the end',
    'earlier pictures changes none',
  ].join('|'),
);
