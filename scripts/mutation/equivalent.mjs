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
  ...because('Tokens lie on cards alone, cards give, and cards are left out', [
    ['city-of-rome/src/rules/build.ts', 'card != null', 'true'],
    ['city-of-rome/src/rules/build.ts', 'replaced === null', 'false'],
    ['city-of-rome/src/rules/gains.ts', 'card == null', 'false', 'tell === undefined'],
    ['city-of-rome/src/rules/produce.ts', 'card != null', 'true', 'effects.tell'],
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
    [
      ['forum-trajanum/src/rules/conversions.ts', "'FT-5.22 an assistant turns into a builder'", '""'],
      ['nova-roma/src/rules/estate.ts', "'NR-5.302 there is no such conversion'", '""'],
      ['nova-roma/src/rules/followers.ts', "'NR-4.24 there is no such choice'", '""'],
      ['nova-roma/src/rules/forum.ts', "'NR-4.38 there is no such choice'", '""'],
      ['nova-roma/src/rules/petition.ts', "'NR-5.20 there is one start player marker'", '""'],
      ['nova-roma/src/rules/produce.ts', "'NR-5.66 there is no such choice'", '""'],
      ['nova-roma/src/rules/skip.ts', "'NR-4.15 that step is not optional'", '""'],
    ],
  ),
  ...because('Whoever was asked first is asked once more, and nobody answers otherwise', [
    ['aquileia/src/rules/board.ts', 'i < count', 'i <= count'],
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
    ['city-of-rome/src/rules/draft.ts', '[]', '["Stryker was here"]', '.packet ?? []'],
    ['city-of-rome/src/rules/gains.ts', 'card !== null', 'true'],
    ['aquileia/src/rules/hands.ts', 'hand?.[card]', 'hand[card]'],
    [
      'nova-roma/src/rules/hand.ts',
      '(hand as readonly (FollowerId | null)[]).filter((card) => card !== null)',
      'hand as readonly (FollowerId | null)[]',
    ],
    ['nova-roma/src/rules/hand.ts', 'card !== null', 'true'],
  ]),
  ...because('A bid of nothing moves no coins', [['aquileia/src/rules/theatrum.ts', 'bidder !== null', 'true']]),
  ...because('A packet, a school and a ranking hold one at least, and the compiler cannot see that', [
    ['city-of-rome/src/rules/draft.ts', 'last !== undefined', 'true'],
    ['city-of-rome/src/rules/influence.ts', '[]', '["Stryker was here"]', '...others] = []'],
    ['city-of-rome/src/rules/influence.ts', 'winner === undefined', 'false'],
    ['city-of-rome/src/rules/school.ts', 'only !== undefined', 'true'],
    ['city-of-rome/src/rules/school.ts', 'last !== undefined', 'true'],
  ]),
  ...because('The first packet was drawn just before, which brings it to light in any case', [
    ['city-of-rome/src/rules/draft.ts', 'from !== null', 'true'],
  ]),
  ...because('A list that is cut to the length it has stays as it is', [
    [
      'city-of-rome/src/rules/school.ts',
      'run.length > state.decks[deck].length',
      'run.length >= state.decks[deck].length',
    ],
  ]),
  ...because('Of public buildings only baths bear tokens, and a residence alone has a value', [
    ['city-of-rome/src/rules/scoring.ts', "building.publicKind === 'baths'", 'true'],
    ['city-of-rome/src/rules/scoring.ts', "b.category === 'residence'", 'true', 'residencesOf'],
  ]),
  ...because('Decks I and II are in every game, and every color has both starting buildings', [
    ['city-of-rome/src/rules/setup.ts', '[]', '["Stryker was here"]', '{ I: [], II: [], III: [], IV: [] }'],
    ['city-of-rome/src/rules/setup.ts', 'card?.id', 'card.id'],
  ]),
  ...because('One more or one less: odd stays odd, and even stays even', [
    ['city-of-rome/src/rules/strip.ts', 'Number(reversed) + flips', 'Number(reversed) - flips'],
  ]),
  ...because('Strips are hidden during the draft alone, which is before round 1', [
    ['city-of-rome/src/rules/strip.ts', 'strip == null', 'false'],
  ]),
  ...because('The compiler asks for it: who acts, where, what is there and what was begun stand beforehand', [
    ['nova-roma/src/rules/achievements.ts', 'tile === null', 'false'],
    ['nova-roma/src/rules/ai.ts', '[]', '["Stryker was here"]'],
    ['nova-roma/src/rules/ai.ts', 'players[0]?.claims', 'players[0].claims'],
    ['nova-roma/src/rules/build.ts', '[]', '["Stryker was here"]', 'strengthTables.zones'],
    ['nova-roma/src/rules/build.ts', '[]', '["Stryker was here"]', 'placements[shape] ?? []'],
    ['nova-roma/src/rules/build.ts', 'zone.placements[shape]?.find', 'zone.placements[shape].find'],
    ['nova-roma/src/rules/chariots.ts', "'neutral'", '""', 'ranking[0] ??'],
    ['nova-roma/src/rules/chariots.ts', 'chariot === null', 'false'],
    ['nova-roma/src/rules/contracts.ts', 'id == null', 'false'],
    ['nova-roma/src/rules/contracts.ts', 'running !== null', 'true'],
    ['nova-roma/src/rules/displays.ts', '`nothing lies in slot $' + '{slot}`', '``'],
    ['nova-roma/src/rules/displays.ts', 'card == null', 'false'],
    ['nova-roma/src/rules/drafts.ts', "'there is no draft'", '""'],
    ['nova-roma/src/rules/drafts.ts', 'own.draft === null', 'false'],
    ['nova-roma/src/rules/drafts.ts', '[]', '["Stryker was here"]', 'cards ?? []'],
    ['nova-roma/src/rules/drafts.ts', '[]', '["Stryker was here"]', 'packets.at(-1) ?? []'],
    ['nova-roma/src/rules/drafts.ts', '[]', '["Stryker was here"]', 'rest[right(seat)] ?? []'],
    ['nova-roma/src/rules/drafts.ts', 'card !== null', 'true', 'cards ?? []'],
    ['nova-roma/src/rules/drafts.ts', 'player !== undefined', 'true'],
    ['nova-roma/src/rules/drafts.ts', 'playerAt(seen, player).draft?.packets', 'playerAt(seen, player).draft.packets'],
    ['nova-roma/src/rules/drafts.ts', 'playerAt(seen, player).draft?.picks', 'playerAt(seen, player).draft.picks'],
    ['nova-roma/src/rules/emperor.ts', "'there is no such tile'", '""'],
    ['nova-roma/src/rules/emperor.ts', "''", '"Stryker was here!"'],
    ['nova-roma/src/rules/emperor.ts', 'tile === undefined', 'false'],
    ['nova-roma/src/rules/estate.ts', "'the tile converts nothing'", '""'],
    ['nova-roma/src/rules/estate.ts', "tile.kind !== 'conversion'", 'false'],
    ['nova-roma/src/rules/estate.ts', 'lines === undefined', 'false'],
    ['nova-roma/src/rules/estate.ts', 'tamer === null', 'false'],
    ['nova-roma/src/rules/followers.ts', 'now === null', 'false'],
    ['nova-roma/src/rules/followers.ts', 'state.running !== null', 'true'],
    ['nova-roma/src/rules/forum.ts', "'no turn is in progress'", '""'],
    ['nova-roma/src/rules/forum.ts', 'turn === null', 'false'],
    ['nova-roma/src/rules/forum.ts', '-1', '+1', 'space ?? -1'],
    ['nova-roma/src/rules/forum.ts', 'now !== null', 'true'],
    ['nova-roma/src/rules/forum.ts', 'state.turn !== null', 'true'],
    ['nova-roma/src/rules/forum.ts', 'state.ai !== null', 'true', 'else if'],
    ['nova-roma/src/rules/forum.ts', 'running !== null', 'true', 'action-ended'],
    ['nova-roma/src/rules/gains.ts', 'action !== undefined', 'true'],
    ['nova-roma/src/rules/mosaic.ts', 'turn?.claimed', 'turn.claimed'],
    ['nova-roma/src/rules/mosaic.ts', 'seen.turn === null', 'false'],
    ['nova-roma/src/rules/mosaic.ts', 'achievement === undefined || state.turn === null', 'false'],
    [
      'nova-roma/src/rules/mosaic.ts',
      'achievement === undefined || state.turn === null',
      'achievement === undefined && state.turn === null',
    ],
    ['nova-roma/src/rules/mosaic.ts', 'achievement === undefined', 'false'],
    ['nova-roma/src/rules/mosaic.ts', 'state.turn === null', 'false'],
    ['nova-roma/src/rules/permanent.ts', 'now === null', 'false'],
    ['nova-roma/src/rules/petition.ts', 'state.running !== null', 'true'],
    ['nova-roma/src/rules/race.ts', "'that marker is not there'", '""'],
    ['nova-roma/src/rules/race.ts', 'moved === undefined', 'false'],
    ['nova-roma/src/rules/recruit.ts', 'follower === undefined', 'false'],
    ['nova-roma/src/rules/sail.ts', 'at?.route', 'at.route'],
    ['nova-roma/src/rules/sail.ts', 'at?.port', 'at.port'],
    ['nova-roma/src/rules/sail.ts', 'moved === undefined || port === undefined', 'false'],
    [
      'nova-roma/src/rules/sail.ts',
      'moved === undefined || port === undefined',
      'moved === undefined && port === undefined',
    ],
    ['nova-roma/src/rules/sail.ts', 'moved === undefined', 'false'],
    ['nova-roma/src/rules/sail.ts', 'port === undefined', 'false', 'moved === undefined ||'],
    ['nova-roma/src/rules/setup.ts', '[]', '["Stryker was here"]', 'mosaics[row] ?? []'],
    ['nova-roma/src/rules/setup.ts', 'own !== undefined', 'true'],
    ['nova-roma/src/rules/setup.ts', 'own === undefined', 'false'],
    ['nova-roma/src/rules/setup.ts', 'preferredChariot !== null', 'true'],
    ['nova-roma/src/rules/setup.ts', 'chariot !== null', 'true'],
    ['nova-roma/src/rules/solo.ts', 'ai === null', 'false'],
    ['nova-roma/src/rules/solo.ts', 'route === null', 'false'],
    ['nova-roma/src/rules/upgrade.ts', "'there is no such tile'", '""'],
    ['nova-roma/src/rules/upgrade.ts', 'tile === null', 'false', 'unsound'],
    ['nova-roma/src/rules/upgrade.ts', "''", '"Stryker was here!"'],
  ]),
  ...because('What is told of the end and of gains is worked out only where somebody listens', [
    [
      'nova-roma/src/rules/gains.ts',
      "effects.tell?.({ type: 'gained', player, gains, source: { ...source } })",
      "effects.tell({ type: 'gained', player, gains, source: { ...source } })",
    ],
    [
      'nova-roma/src/rules/round.ts',
      "effects.tell?.({ type: 'ai-scored', ...ai })",
      "effects.tell({ type: 'ai-scored', ...ai })",
    ],
  ]),
  ...because('Only once-per-round followers are on the list of those who can be turned; the compiler is told again', [
    ['nova-roma/src/rules/followers.ts', "'NR-4.21 only once-per-round followers are activated'", '""'],
    ['nova-roma/src/rules/followers.ts', "follower.timing !== 'once-per-round'", 'false'],
    ['nova-roma/src/rules/followers.ts', "played === undefined || follower.timing !== 'once-per-round'", 'false'],
    [
      'nova-roma/src/rules/followers.ts',
      "played === undefined || follower.timing !== 'once-per-round'",
      "played === undefined && follower.timing !== 'once-per-round'",
    ],
    ['nova-roma/src/rules/followers.ts', 'played === undefined', 'false', '|| follower.timing'],
  ]),
  ...because('Followers for the end name no action, and no other can be compared with one', [
    ['nova-roma/src/rules/forum.ts', "follower.timing !== 'end-game'", 'true'],
    ['nova-roma/src/rules/forum.ts', "'end-game'", '""'],
    ['nova-roma/src/rules/permanent.ts', "follower.timing === 'permanent'", 'true'],
  ]),
  ...because('A follower asks no more of a window than whether it stands before the strength is used', [
    ['nova-roma/src/rules/followers.ts', "'open'", '""', "question.window ?? 'open'"],
    ['nova-roma/src/rules/petition.ts', "'open'", '""', 'canActivate('],
  ]),
  ...because('Each zone, each color and each seat gets its own afterwards', [
    ['nova-roma/src/rules/build.ts', '{ A: [], B: [], C: [] }', '{}'],
    ['nova-roma/src/rules/build.ts', '[]', '["Stryker was here"]', '{ A: [], B: [], C: [] }'],
    ['nova-roma/src/rules/drafts.ts', '() => []', '() => undefined', 'const packets'],
    ['nova-roma/src/rules/drafts.ts', '[]', '["Stryker was here"]', 'const packets'],
  ]),
  ...because('Nothing, or nothing more to pay, to gain or to move: it is carried out and changes nothing', [
    ['nova-roma/src/rules/contracts.ts', 'cost.artisan !== undefined', 'true'],
    ['nova-roma/src/rules/mosaic.ts', 'all.filter(({ reward }) => Object.keys(reward).length > 0)', 'all'],
    ['nova-roma/src/rules/mosaic.ts', 'Object.keys(reward).length > 0', 'true'],
    ['nova-roma/src/rules/mosaic.ts', 'Object.keys(reward).length > 0', 'Object.keys(reward).length >= 0'],
    ['nova-roma/src/rules/race.ts', 'horses > 0', 'true'],
    ['nova-roma/src/rules/race.ts', 'horses > 0', 'horses >= 0'],
    ['nova-roma/src/rules/round.ts', 'ai !== null', 'true', "{ do: 'ai-moves' }"],
    ['nova-roma/src/rules/sail.ts', 'port.reward !== undefined', 'true'],
  ]),
  ...because('Of what it asks only whether it could be paid, nobody reads the type', [
    ['nova-roma/src/rules/contracts.ts', "'take-contract'", '""', 'const action: TakeContract'],
  ]),
  ...because('All packets are of one size', [
    [
      'nova-roma/src/rules/drafts.ts',
      'packets.every((cards) => cards.length > 1)',
      'packets.some(cards => cards.length > 1)',
    ],
  ]),
  ...because('A draft in which nobody has a tile left to take, or none lies on display, asks nobody', [
    [
      'nova-roma/src/rules/drafts.ts',
      'pick < order.length * colorIds.length',
      'pick <= order.length * colorIds.length',
    ],
    ['nova-roma/src/rules/setup.ts', 'mosaicDraft', 'true', 'drafts.push'],
  ]),
  ...because('Of the 16 spaces of the forum three are always free', [
    ['nova-roma/src/rules/forum.ts', "'if-choice'", '""'],
  ]),
  ...because('While several draft nothing of an answer is seen, and a player alone is handed all four cards', [
    ['nova-roma/src/rules/drafts.ts', "['follower']", '[]'],
    ['nova-roma/src/rules/drafts.ts', "'follower'", '""', 'secret:'],
  ]),
  ...because('It is quicker to keep the whole list than to look for lines that are all there', [
    ['nova-roma/src/rules/forum.ts', 'left.length === actions.length', 'false'],
  ]),
  ...because('Beyond the last good there is none', [
    ['nova-roma/src/rules/gains.ts', 'place < actions.length', 'place <= actions.length'],
  ]),
  ...because('Petitions are asked about elsewhere: nobody asks here', [
    ['nova-roma/src/rules/performable.ts', "action === 'petition'", 'false'],
    ['nova-roma/src/rules/performable.ts', "'petition'", '""', "action === 'petition'"],
  ]),
  ...because('The strength that an action has is on the list', [
    ['nova-roma/src/rules/petition.ts', 'Number(strength) > strengthOf(seen)', 'Number(strength) >= strengthOf(seen)'],
  ]),
  ...because('The last card has left the hand', [
    ['nova-roma/src/rules/recruit.ts', 'card > last', 'card >= last'],
    ['nova-roma/src/rules/trade.ts', 'low <= last', 'low < last'],
  ]),
  ...because('Nobody decides anything during the cleanup, so that nobody sees the phase', [
    ['nova-roma/src/rules/round.ts', "'cleanup'", '""'],
  ]),
  ...because('Each leg takes a sail at least: without one no port is in reach, and nobody is asked', [
    ['nova-roma/src/rules/sail.ts', 'sailsLeft(catalog, state, next) > 0', 'true'],
    ['nova-roma/src/rules/sail.ts', 'sailsLeft(catalog, state, next) > 0', 'sailsLeft(catalog, state, next) >= 0'],
  ]),
  ...because('A box holds followers enough for the display and every hand', [
    ['nova-roma/src/rules/setup.ts', 'follower !== null', 'true'],
  ]),
  ...because('What is no list is no pair, whatever it holds', [
    ['nova-roma/src/rules/trade.ts', '[]', '["Stryker was here"]', 'Array.isArray(cards)'],
  ]),
  ...because("Where nobody's time is counted there are no clocks, and otherwise each seat has one", [
    ['table/src/entries.ts', 'terms === null', 'false'],
    ['table/src/entries.ts', 'clock === undefined', 'false'],
    ['table/src/entries.ts', 'terms === null || clock === undefined', 'terms === null && clock === undefined'],
  ]),
  ...because(
    'A clock that stands still is stopped as it is, a seat of that name there is not, and what is no number is no whole one',
    [
      ['table/src/clocks.ts', 'clock.since === null', 'false'],
      ['table/src/entries.ts', '[]', '["Stryker was here"]', '? []'],
      ['table/src/entries.ts', "typeof seat === 'number'", 'true'],
    ],
  ),
  ...because('Only an illegal action has a refusal', [['table/src/entries.ts', "code === 'illegal-action'", 'true']]),
  ...because(
    'That there is something to take back was asked before, and what was taken back freely can be done again',
    [
      ['table/src/entries.ts', 'isRefusal(undo)', 'false'],
      ['table/src/entries.ts', 'own !== undefined', 'true'],
      ['table/src/entries.ts', 'isRefusal(again)', 'false'],
    ],
  ),
  ...because('Nobody enters a flag by hand: of what is wrong with it the sentence alone is told', [
    ['table/src/entries.ts', "'time-left'", '""'],
    ['table/src/entries.ts', "'flag-fell'", '""'],
  ]),
  ...because('What is kept or let go of is worked out again where it is missing: only memory and time tell', [
    ['table/src/entries.ts', 'old !== undefined', 'false'],
    ['table/src/desk.ts', 'standing.version - since', 'standing.version + since'],
  ]),
  ...because('What is kept reaches back as far as was asked for, and of the opening nothing is told as an entry', [
    ['table/src/desk.ts', 'before !== undefined', 'true', 'now.version > since'],
    ['table/src/desk.ts', '[]', '["Stryker was here"]', 'takesBack: []'],
  ]),
  ...because('No patches leave a view as it is, and a function that ends gives nothing', [
    ['table/src/follow.ts', 'patches.length === 0', 'false'],
    ['table/src/follow.ts', '{ return undefined; }', '{}'],
  ]),
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
  ...because('No card is called so, and none is null: nothing that is looked for is among these', [
    ['nova-roma/src/knowledge/memory.ts', '[]', '["Stryker was here"]', 'export const known'],
    ['nova-roma/src/knowledge/memory.ts', 'cards.filter((card) => card !== null)', 'cards'],
    ['nova-roma/src/knowledge/memory.ts', 'card !== null', 'true'],
    ['nova-roma/src/knowledge/memory.ts', '[]', '["Stryker was here"]', 'const next'],
  ]),
  ...because('No seat has that name, whoever looks with a seat sits there, and packets are dealt to who takes part', [
    ['nova-roma/src/knowledge/memory.ts', "viewer === 'spectator'", 'false'],
    ['nova-roma/src/knowledge/memory.ts', "'spectator'", '""'],
    ['nova-roma/src/knowledge/memory.ts', 'players[viewer]?.draft', 'players[viewer].draft'],
    ['nova-roma/src/knowledge/memory.ts', 'own?.packets', 'own.packets'],
    ['nova-roma/src/knowledge/memory.ts', 'own?.picks', 'own.picks'],
  ]),
  ...because('Packets are dealt to all at once, and of packets that nobody was handed nothing is used', [
    [
      'nova-roma/src/knowledge/memory.ts',
      'players.some(({ draft }) => (draft?.packets.length ?? 0) > 0)',
      'players.every(({ draft }) => (draft?.packets.length ?? 0) > 0)',
    ],
    ['nova-roma/src/knowledge/memory.ts', '(draft?.packets.length ?? 0) > 0', 'true'],
    ['nova-roma/src/knowledge/memory.ts', '(draft?.packets.length ?? 0) > 0', '(draft?.packets.length ?? 0) >= 0'],
    ['nova-roma/src/knowledge/memory.ts', '[]', '["Stryker was here"]', 'return isDealt'],
  ]),
];

const plain = (text) => text.replaceAll(/\s+/g, ' ');

/** Why no test can notice a mutant; nothing if one could. */
export const reasonFor = (file, line, was, becomes) =>
  equivalent.find(
    (one) =>
      file.includes(one.file) && one.was === was && plain(one.becomes) === plain(becomes) && line.includes(one.line),
  )?.reason;
