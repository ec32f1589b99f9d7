/**
 * Mutants that no test can notice, by the reason. Of each: in which file (a part of its path), what stood there, what the mutant puts
 * in its place, and a part of the line where that alone would fit elsewhere, too.
 */
const because = (reason, mutants) =>
  mutants.map(([file, was, becomes, line = '']) => ({ file, was, becomes, line, reason }));

export const equivalent = [
  ...because('Core compares with the other two words only, and the compiler lets no fourth one in', [
    ['/src/rules/', "'if-any'", '""'],
  ]),
  ...because('What the compiler asks to be ruled out, and the rules rule out before', [
    ['aquileia/src/rules/arena.ts', 'winner !== undefined', 'true'],
    ['aquileia/src/rules/arena.ts', 'other !== undefined', 'true'],
    [
      'aquileia/src/rules/board.ts',
      'spaces.find(({ id }) => id === space)?.action',
      'spaces.find(({ id }) => id === space).action',
    ],
    ['aquileia/src/rules/contest.ts', "'gold'", '""', "return 'gold'"],
    ['aquileia/src/rules/mercatus.ts', 'card === null', 'false'],
    ['aquileia/src/rules/placement.ts', 'takes !== null', 'true'],
    ['aquileia/src/rules/round.ts', 'card === undefined', 'false'],
    ['aquileia/src/rules/stadium.ts', "''", '"Stryker was here!"'],
    ['aquileia/src/rules/stadium.ts', 'faceUp === null || drawn === undefined', 'false'],
    [
      'aquileia/src/rules/stadium.ts',
      'faceUp === null || drawn === undefined',
      'faceUp === null && drawn === undefined',
    ],
    ['aquileia/src/rules/stadium.ts', 'faceUp === null', 'false'],
    ['aquileia/src/rules/stadium.ts', 'drawn === undefined', 'false'],
    ['aquileia/src/rules/theatrum.ts', "'no auction is open'", '""'],
    ['aquileia/src/rules/theatrum.ts', 'auction === null', 'false'],
    ['aquileia/src/rules/theatrum.ts', 'state.auction !== null', 'true'],
  ]),
  ...because('Beyond the last cell there is no card and no token', [
    ['city-of-rome/src/rules/build.ts', 'index < tokens.length', 'index <= tokens.length'],
    ['city-of-rome/src/rules/city.ts', 'index < city.length', 'index <= city.length'],
    ['city-of-rome/src/rules/city.ts', 'other < city.length', 'other <= city.length'],
    ['city-of-rome/src/rules/city.ts', '-1', '+1'],
    ['city-of-rome/src/rules/city.ts', '[]', '["Stryker was here"]'],
  ]),
  ...because('Of equal cards it is the same which stands first', [
    ['nova-roma/src/rules/hand.ts', 'other > card', 'other >= card'],
  ]),
  ...because('What the schemas and createEngine see to before; the sentence is for nobody', [
    ['nova-roma/src/rules/strength.ts', "'no action is in progress'", '""'],
    ['nova-roma/src/rules/strength.ts', 'now === null', 'false'],
    ['nova-roma/src/rules/strength.ts', '-1', '+1'],
    ['nova-roma/src/rules/strength.ts', '`no space $' + '{space} in the forum`', '``'],
    ['nova-roma/src/rules/strength.ts', 'action === undefined', 'false'],
    ['nova-roma/src/rules/strength.ts', '[]', '["Stryker was here"]'],
  ]),
  ...because('What is kept to be quick: made anew, it is the same', [
    ['core/src/chance.ts', "{ key: '', keyWords: NO_WORDS, index: -1, words: NO_WORDS, }", '{}'],
    ['core/src/chance.ts', "''", '"Stryker was here!"'],
    ['core/src/chance.ts', '-1', '+1'],
    ['core/src/chance.ts', 'latest.index !== index || latest.key !== key', 'true'],
    ['core/src/chance.ts', 'latest.key === key', 'false'],
    ['core/src/chance.ts', 'wanted !== index || key !== of', 'true'],
  ]),
  ...because('A word that is looked at closely, though it need not be, is taken all the same', [
    ['core/src/chance.ts', 'drawn >= 2 ** 32 - bound', 'true'],
    ['core/src/chance.ts', 'drawn >= 2 ** 32 - bound', 'drawn > 2 ** 32 - bound'],
  ]),
  ...because('The first item changes places with itself, and no word is drawn for it', [
    ['core/src/chance.ts', 'i > 0', 'i >= 0'],
  ]),
  ...because('Every cell of a grid has a list of neighbors', [
    ['core/src/grid.ts', '[]', '["Stryker was here"]', 'orthogonal[cell] ?? []'],
  ]),
  ...because('A cell of which nothing was said is not reached, and any one kind will do', [
    ['core/src/grid.ts', 'Array<boolean>(size)', 'Array()'],
    ['core/src/grid.ts', 'true', 'false', 'belongs(cell) ? true : null'],
  ]),
  ...because('Tokens lie on cards alone', [
    ['city-of-rome/src/rules/build.ts', 'card != null', 'true'],
    ['city-of-rome/src/rules/build.ts', 'replaced === null', 'false'],
  ]),
  ...because('Where no brick is missing, there are no fewer tokens than that', [
    ['city-of-rome/src/rules/build.ts', 'rest > 0', 'true'],
    ['city-of-rome/src/rules/build.ts', 'rest > 0', 'rest >= 0'],
  ]),
  ...because('Every card of a city of two or more has a neighbor, and the city fits its frame', [
    ['city-of-rome/src/rules/city.ts', 'replaced === null', 'true', 'if (replaced === null) {'],
  ]),
  ...because('Of a card without copies, or one that nobody holds, nothing else is found to stand for it', [
    ['city-of-rome/src/rules/copies.ts', 'copies.length === 1', 'false'],
    ['city-of-rome/src/rules/copies.ts', 'card === undefined', 'false'],
  ]),
  ...because('The compiler cannot see that there always is one: a tile in hand, a citizen on it, a turn that goes on', [
    ['forum-trajanum/src/rules/citizens.ts', "''", '"Stryker was here!"'],
    ['forum-trajanum/src/rules/citizens.ts', '[]', '["Stryker was here"]'],
    ['forum-trajanum/src/rules/citizens.ts', "second.bonus === 'gain'", 'true'],
    ['forum-trajanum/src/rules/citizens.ts', "second.bonus === 'choose'", 'true'],
    ['forum-trajanum/src/rules/citizens.ts', 'state.current !== null', 'true'],
    ['forum-trajanum/src/rules/citizens.ts', 'seen.current?.tiles', 'seen.current.tiles'],
    ['forum-trajanum/src/rules/citizens.ts', 'citizen === null', 'false'],
    ['forum-trajanum/src/rules/conversions.ts', '[]', '["Stryker was here"]', 'prices[i] ?? []'],
    ['forum-trajanum/src/rules/conversions.ts', 'state.current !== null', 'true'],
  ]),
  ...because(
    'A move with nothing to choose is on the list wherever it is possible, so that nothing else is said of it',
    [['forum-trajanum/src/rules/conversions.ts', "'FT-5.22 an assistant turns into a builder'", '""']],
  ),
  ...because('Whoever was asked first is asked once more, and nobody answers otherwise', [
    ['aquileia/src/rules/board.ts', 'i < players.length', 'i <= players.length'],
  ]),
  ...because('Slave cards that add up to just the cost are a payment that is listed', [
    ['aquileia/src/rules/forum.ts', 'single + 2 * double < cost', 'single + 2 * double <= cost'],
  ]),
  ...because('Each currency has one space, and a coin lies there as long as a henchman stands there', [
    ['aquileia/src/rules/portus.ts', 'state.harbour[space.currency] === 0', 'false', 'latro'],
  ]),
  ...because('All that is not the arena is the stadium', [
    ['aquileia/src/rules/stadium.ts', "'stadium'", '""', "metalOf(catalog, state, 'stadium', seat)"],
  ]),
  ...because('Core asks the rules about no hand but that of whoever looks', [
    ['aquileia/src/rules/hands.ts', 'hand?.[card]', 'hand[card]'],
    [
      'nova-roma/src/rules/hand.ts',
      '(hand as readonly (FollowerId | null)[]).filter((card) => card !== null)',
      'hand as readonly (FollowerId | null)[]',
    ],
    ['nova-roma/src/rules/hand.ts', 'card !== null', 'true'],
  ]),
  ...because('A bid of nothing moves no coins', [['aquileia/src/rules/theatrum.ts', 'bidder !== null', 'true']]),
  ...because(
    'Every cell and every square has its place in the tables, so that nothing else is looked up in its stead',
    [
      ['forum-trajanum/src/rules/building.ts', '[]', '["Stryker was here"]', 'catalog.sites[first] ?? []'],
      ['forum-trajanum/src/rules/building.ts', '[]', '["Stryker was here"]', 'sites[cell] ?? []'],
      ['forum-trajanum/src/rules/building.ts', 'catalog.sites[cell]?.some', 'catalog.sites[cell].some'],
      [
        'forum-trajanum/src/rules/building.ts',
        'catalog.sites[catalog.cell(first)]?.includes',
        'catalog.sites[catalog.cell(first)].includes',
      ],
      ['forum-trajanum/src/rules/draft.ts', '[[], []]', '[]', 'takes(player)[card] ?? '],
      ['forum-trajanum/src/rules/draft.ts', '[]', '["Stryker was here"]', 'takes(player)[card] ?? '],
      ['forum-trajanum/src/rules/envoys.ts', '-1', '+1', 'areas[i] ?? -1'],
      ['forum-trajanum/src/rules/envoys.ts', '-1', '+1', 'forum.areas[index] ?? -1'],
      ['forum-trajanum/src/rules/mosaic.ts', '-1', '+1', 'cells[0] ?? -1'],
      ['forum-trajanum/src/rules/payment.ts', '[]', '["Stryker was here"]', 'payments(player)'],
      [
        'forum-trajanum/src/rules/payment.ts',
        'payments(player)[occupied(own)]?.filter',
        'payments(player)[occupied(own)].filter',
      ],
      ['forum-trajanum/src/rules/round.ts', 'crane?.status', 'crane.status'],
      ['forum-trajanum/src/rules/scoring.ts', 'grid.diagonal[square]?.some', 'grid.diagonal[square].some'],
      ['forum-trajanum/src/rules/scoring.ts', 'grid.orthogonal[square]?.some', 'grid.orthogonal[square].some'],
      [
        'forum-trajanum/src/rules/scoring.ts',
        'area.cranes[corners.indexOf(corner)]?.color',
        'area.cranes[corners.indexOf(corner)].color',
      ],
      ['forum-trajanum/src/rules/scoring.ts', 'area !== undefined', 'true'],
      ['forum-trajanum/src/rules/setup.ts', "''", '"Stryker was here!"'],
      ['forum-trajanum/src/rules/setup.ts', '[]', '["Stryker was here"]', 'deals[seat] ?? []'],
      ['forum-trajanum/src/rules/setup.ts', 'squares[slot]?.[i]', 'squares[slot][i]'],
      ['forum-trajanum/src/rules/trajan.ts', 'row?.active', 'row.active'],
    ],
  ),
  ...because('During the preparation every player has a start citizen and a worker', [
    ['forum-trajanum/src/rules/preparation.ts', "''", '"Stryker was here!"'],
    [
      'forum-trajanum/src/rules/preparation.ts',
      'playerAt(seen, player).preparation?.start',
      'playerAt(seen, player).preparation.start',
    ],
    ['forum-trajanum/src/rules/preparation.ts', 'own.preparation?.start', 'own.preparation.start'],
    ['forum-trajanum/src/rules/preparation.ts', 'preparation === null', 'false'],
    ['forum-trajanum/src/rules/preparation.ts', 'worker !== null', 'true'],
  ]),
  ...because('Beyond the last cell or square nothing lies, nothing is free, and nobody stands', [
    ['forum-trajanum/src/rules/building.ts', 'cell < buildable.length', 'cell <= buildable.length'],
    ['forum-trajanum/src/rules/draft.ts', 'cell < tiles.length', 'cell <= tiles.length'],
    ['forum-trajanum/src/rules/envoys.ts', 'i < areas.length', 'i <= areas.length'],
    ['forum-trajanum/src/rules/envoys.ts', 'i < squares.length', 'i <= squares.length'],
  ]),
  ...because('No cell lies beside itself', [['forum-trajanum/src/rules/building.ts', 'cell > first', 'cell >= first']]),
  ...because('A tile without a gray half, or without a colored one, moves no marker and sends nobody', [
    ['forum-trajanum/src/rules/benefits.ts', 'track !== undefined', 'true'],
  ]),
  ...because('Squares are eagles or colors: what is asked by a color is asked like what is asked by none', [
    ['forum-trajanum/src/rules/building.ts', "'color'", '""', 'canSend('],
  ]),
  ...because('Of no color no area is started, and of no color two envoys are never sent', [
    ['forum-trajanum/src/rules/envoys.ts', "rule !== 'color'", 'false'],
    ['forum-trajanum/src/rules/envoys.ts', 'color !== null', 'true', 'left > 1'],
  ]),
  ...because('Where no board lies no square is free, and nobody scores', [
    ['forum-trajanum/src/rules/envoys.ts', 'square !== null', 'true', 'isFreeFor('],
    ['forum-trajanum/src/rules/round.ts', 'square !== null', 'true'],
  ]),
  ...because('Candidates are free cells; the question is for strangers’ states, whose tests are left out here', [
    ['forum-trajanum/src/rules/building.ts', '!isFree(catalog, player, first)', 'false'],
    ['forum-trajanum/src/rules/building.ts', 'false', 'true', 'if (!isFree(catalog, player, first)) return false'],
  ]),
  ...because('All that is none of the choices was refused by then, so that nobody reads the last sentence', [
    ['forum-trajanum/src/rules/building.ts', "'FT-5.39 this is not a vacated cell'", '""'],
    ['forum-trajanum/src/rules/draft.ts', "'FT-4.13 there is no such choice'", '""'],
  ]),
  ...because(
    'Whoever receives a tile sits at the table, and of hidden tiles there are as many as were drawn for them',
    [
      ['forum-trajanum/src/knowledge/view.ts', 'players[receiver]?.draft', 'players[receiver].draft'],
      ['forum-trajanum/src/knowledge/determinize.ts', "''", '"Stryker was here!"'],
    ],
  ),
  ...because('Core keeps how the area of whoever looks was, and each tile that is gone since was taken', [
    ['forum-trajanum/src/knowledge/determinize.ts', 'before !== null', 'true'],
    [
      'forum-trajanum/src/knowledge/determinize.ts',
      'now.draft.taken.find((taken) => taken.cell === cell)?.tile',
      'now.draft.taken.find(taken => taken.cell === cell).tile',
    ],
  ]),
  ...because('No row is called so, and no seat', [
    ['forum-trajanum/src/rules/payment.ts', '[]', '["Stryker was here"]', 'setActive'],
    ['forum-trajanum/src/rules/payment.ts', '[]', '["Stryker was here"]', 'able: Seat[]'],
  ]),
  ...because('Of an order of the four colors four are looked at', [
    ['forum-trajanum/src/rules/preparation.ts', '[]', '["Stryker was here"]', 'items.length === 0 ?'],
  ]),
  ...because('Of a face made at random no board is asked for, and the words drawn for nothing only golden games miss', [
    ['forum-trajanum/src/rules/setup.ts', '[]', '["Stryker was here"]', "mosaic === 'printed'"],
    ['forum-trajanum/src/rules/setup.ts', "mosaic === 'printed'", 'true', 'const chosen'],
  ]),
  ...because('It is written over below, as soon as the colors lie there', [
    ['forum-trajanum/src/rules/setup.ts', '[]', '["Stryker was here"]', 'areas: []'],
  ]),
  ...because('What is kept to be quick: turned anew, a face is the same', [
    ['forum-trajanum/src/rules/setup.ts', 'face.id === null', 'true'],
  ]),
  ...because(
    'Races are dealt until they agree with what the viewer saw; to begin with that is quicker, and no likelier',
    [
      [
        'aquileia/src/knowledge/determinize.ts',
        '{ if (kept !== null && given !== null) return kept === faceUp ? given : kept; return [kept, given].find((card) => card !== null && card !== faceUp) ?? null; }',
        '{}',
      ],
      ['aquileia/src/knowledge/determinize.ts', 'kept !== null && given !== null', 'true'],
      ['aquileia/src/knowledge/determinize.ts', 'kept !== null && given !== null', 'false'],
      ['aquileia/src/knowledge/determinize.ts', 'kept !== null && given !== null', 'kept !== null || given !== null'],
      ['aquileia/src/knowledge/determinize.ts', 'kept !== null', 'true'],
      ['aquileia/src/knowledge/determinize.ts', 'kept !== null', 'kept === null'],
      ['aquileia/src/knowledge/determinize.ts', 'given !== null', 'true'],
      ['aquileia/src/knowledge/determinize.ts', 'given !== null', 'given === null'],
      [
        'aquileia/src/knowledge/determinize.ts',
        '[kept, given].find((card) => card !== null && card !== faceUp) ?? null',
        '[kept, given].find(card => card !== null && card !== faceUp) && null',
      ],
      ['aquileia/src/knowledge/determinize.ts', '[kept, given]', '[]'],
      ['aquileia/src/knowledge/determinize.ts', '(card) => card !== null && card !== faceUp', '() => undefined'],
      ['aquileia/src/knowledge/determinize.ts', 'card !== null && card !== faceUp', 'true'],
      ['aquileia/src/knowledge/determinize.ts', 'card !== null && card !== faceUp', 'false'],
      ['aquileia/src/knowledge/determinize.ts', 'card !== null && card !== faceUp', 'card !== null || card !== faceUp'],
      ['aquileia/src/knowledge/determinize.ts', 'card !== null', 'true'],
      ['aquileia/src/knowledge/determinize.ts', 'card !== null', 'card === null'],
      ['aquileia/src/knowledge/determinize.ts', 'kept === null || drawn === faceUp', 'true'],
      ['aquileia/src/knowledge/determinize.ts', 'tries < TRIES', 'tries <= TRIES'],
    ],
  ),
  ...because(
    'Of equal cards it is the same which one the winner kept, and of the two sides of a coin which one counts',
    [
      ['aquileia/src/knowledge/determinize.ts', 'drawn === faceUp', 'false'],
      ['aquileia/src/knowledge/determinize.ts', 'drawn === faceUp', 'drawn !== faceUp'],
      ['aquileia/src/knowledge/determinize.ts', 'chance.int(2) === 0', 'chance.int(2) !== 0'],
    ],
  ),
  ...because(
    'What the winner is seen to have kept he keeps in whatever is dealt, and there are as many races as seen',
    [
      ['aquileia/src/knowledge/determinize.ts', 'race !== undefined && (seen.kept ?? race.kept) === race.kept', 'true'],
      [
        'aquileia/src/knowledge/determinize.ts',
        'race !== undefined && (seen.kept ?? race.kept) === race.kept',
        'race !== undefined || (seen.kept ?? race.kept) === race.kept',
      ],
      ['aquileia/src/knowledge/determinize.ts', 'race !== undefined', 'true'],
      ['aquileia/src/knowledge/determinize.ts', '(seen.kept ?? race.kept) === race.kept', 'true'],
      ['aquileia/src/knowledge/determinize.ts', 'player === undefined', 'false'],
    ],
  ),
  ...because('A view keeps the secret of a question for whoever is asked, and there is one card to draw for it', [
    ['aquileia/src/knowledge/determinize.ts', 'player === viewer && secret', 'player === viewer || secret'],
    ['aquileia/src/knowledge/determinize.ts', 'player === viewer', 'true'],
    ['aquileia/src/knowledge/determinize.ts', 'frame.player !== viewer', 'true'],
    ['aquileia/src/knowledge/determinize.ts', "''", '"Stryker was here!"'],
  ]),
];

const plain = (text) => text.replaceAll(/\s+/g, ' ');

/** Why no test can notice a mutant; nothing if one could. */
export const reasonFor = (file, line, was, becomes) =>
  equivalent.find(
    (one) =>
      file.includes(one.file) && one.was === was && plain(one.becomes) === plain(becomes) && line.includes(one.line),
  )?.reason;
