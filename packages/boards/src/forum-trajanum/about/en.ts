/** The explanations of Forum Trajanum in English. */
import type { Engine } from '@ludi-romani/core';
import { listed, text } from '@ludi-romani/core/words';
import { and, inLetters, ordinal, plural } from '@ludi-romani/core/words/en';
import type { ForumTrajanum, Gain } from '@ludi-romani/forum-trajanum';
import { figureOf } from '@ludi-romani/forum-trajanum/queries';
import { type AboutTexts, type Explain, explaining } from '../../about';
import { labels, words } from '../en';
import { roman } from '../labels';
import { type Benefit, clauses, isAnyWorker, type Second, type Street, type Topics, topicsOf } from './topics';

const points = (count: number): string => plural(count, 'point');
const nameOf = (what: string): string => what.replace(/^worker-(.*)$/, '$1 worker');
const any = (items: readonly string[]): string => text(listed(items, 'or'));
const all = (items: readonly string[]): string => text(and(items));
const amounts = (gain: Gain): string[] =>
  Object.entries<number>(gain).flatMap(([what, count]) => (count > 0 ? [plural(count, nameOf(what))] : []));
/** Returns `3 points in cycle I, 2 in cycle II and 1 in cycle III`. */
const byCycle = (values: readonly number[]): string =>
  all(values.map((value, i) => `${i === 0 ? points(value) : value} in cycle ${roman(i + 1)}`));
const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

const secondText = (second: Second): string => {
  switch (second.bonus) {
    case 'place-envoy':
      return 'sends an envoy from your ship to any free colored square';
    case 'area-bonus':
      return 'brings an area bonus';
    case 'choose': {
      const among = second.among.map(figureOf);
      return isAnyWorker(among)
        ? 'brings a worker of any color'
        : `brings ${any(among.map((what) => plural(1, nameOf(what))))}`;
    }
    case 'gain':
      return `brings ${all(amounts(second.gain))}`;
  }
};

const benefitSays = (benefit: Benefit, onEagle: number): string => {
  switch (benefit.benefit) {
    case 'gain':
      return `It brings ${all(amounts(benefit.gain))}.`;
    case 'choose-worker':
      return `It brings ${all([...amounts(benefit.gain), 'a worker of the color that you choose'])}.`;
    case 'area-bonus':
      return 'It brings an area bonus of your choice, as if you had filled a color area of the forum.';
    case 'envoy-on-eagle':
      return `It sends an envoy from your ship to a free eagle: ${points(onEagle)} in each scoring.`;
    case 'envoy-anywhere':
      return 'It sends an envoy from your ship to any free colored square of the forum.';
    case 'grid-tile':
      return 'It lets you take any tile from your colonia and use it at once. The ground below it is free then.';
    case 'extra-building':
      return 'It lets you build one more tile in this turn, if you can pay for it.';
  }
};

const streetsNow = (own: readonly Street[] | undefined): string | undefined =>
  own === undefined || own.length === 0
    ? undefined
    : `In this round you take from ${all(own.map(({ isRow, line }) => `${isRow ? 'row' : 'column'} ${line}`))}.`;
const have = (count: number | undefined, one: string, many?: string): string | undefined =>
  count === undefined ? undefined : `You have ${plural(count, one, many)}.`;

/** Texts of an ability. `does` says what it does. */
const ability = (does: (number: number) => readonly string[]): AboutTexts<Topics>['merchant-1'] => ({
  kind: () => 'Citizen row with an ability',
  says: ({ number, second }) => [...does(number), `A second citizen here ${secondText(second)} at once.`],
  now: ({ own }) =>
    own === undefined
      ? undefined
      : own.citizens === 0
        ? 'You have no citizen here, so the ability does not work.'
        : `You have ${plural(own.citizens, own.isActive ? 'active citizen' : 'inactive citizen')} here: the row counts ×${own.factor}.`,
});

const texts: AboutTexts<Topics> = {
  game: {
    title: () => 'Forum Trajanum',
    kind: () => 'Game',
    says: ({ rounds, perCycle }) => [
      `In ${rounds} rounds you take tiles from your colonia, build on the free ground and send envoys to the forum.`,
      `There is a scoring after every ${plural(perCycle, 'round')}. Whoever has the most points after the last one wins.`,
    ],
    now: ({ round, rounds }) => (round === undefined ? undefined : `This is round ${round} of ${rounds}.`),
  },
  player: {
    kind: () => 'Player with the victory points (VP) so far',
    says: () => [
      'Everyone has one turn in each round.',
      'The player before you in the round gets the tile that you pass. You get one from the player after you.',
      'In a tie at the end, active citizens count, then all figures and coins.',
    ],
  },
  points: {
    title: () => 'Points',
    kind: () => 'Victory points (VP)',
    says: ({ scorings }) => [
      'Columns, ends of tracks and area bonuses bring points at once.',
      `All other points come in the scorings after rounds ${all(scorings.map(String))}. The most points win.`,
      'In a tie, active citizens count, then all figures and coins.',
    ],
    now: ({ own }) => have(own, 'point'),
  },
  coin: {
    kind: () => 'Pays citizens',
    says: ({ perRow }) => [
      `Before each scoring you may pay ${plural(perRow, 'coin')} for each row of citizens, so that they stay or become active.`,
      'Unpaid citizens stay where they are but become inactive: they do not count, and their ability does not work.',
      'Merchant II swaps it for a tribune or an assistant. Some Trajan cards count coins.',
    ],
    now: ({ own }) => have(own, 'coin'),
  },
  tribune: {
    kind: () => 'Figure that gives you more choice',
    says: ({ perCard, forBoth }) => [
      `For ${plural(perCard, 'tribune')} you ignore a street card and take a tile from anywhere. While you choose, such tiles have a badge.`,
      `For ${plural(forBoth, 'tribune')} you use both tiles of your turn instead of one.`,
    ],
    now: ({ own }) => have(own, 'tribune'),
  },
  builder: {
    kind: () => 'Figure that pays gray buildings',
    says: ({ workers }) => [
      'Each gray building costs a builder: a column, library, basilica or market.',
      `In your turn, ${plural(workers, 'worker')} of one color can become a builder.`,
    ],
    now: ({ own }) => have(own, 'builder'),
  },
  assistant: {
    kind: () => 'Figure that helps workers',
    says: () => [
      'In your turn, an assistant gives one of your workers another color.',
      'With craftsmen, it becomes a worker or a builder itself. Some Trajan cards count assistants.',
    ],
    now: ({ own }) => have(own, 'assistant'),
  },
  worker: {
    kind: ({ color }) => `Figure that pays ${color} structures`,
    says: ({ color, perBuilder }) => [
      `Each ${color} structure costs a ${color} worker.`,
      `An assistant can give a worker another color, and ${plural(perBuilder, 'worker')} of one color can become a builder.`,
    ],
    now: ({ own, color }) => have(own, `${color} worker`),
  },
  upgrade: {
    kind: () => 'Moves your slide bar',
    says: () => [
      'It moves the slide bar of your prestige track one space to the right at once.',
      'Then your largest group of envoys brings more, and soon the tasks of Trajan cards do, too.',
    ],
    now: ({ own, last }) => (own === undefined ? undefined : `Your slide bar is on space ${own} of ${last}.`),
  },
  citizens: {
    title: () => labels.citizens,
    kind: () => 'Six rows, one beside each row of your colonia',
    says: ({ factors: [, one, two], perRow }) => [
      'Each row of citizens has an ability, which works while its citizens are active.',
      `Active citizens let gray buildings in their row count ×${one} or ×${two}, and columns bring a point more for each.`,
      `Before each scoring a row costs ${plural(perRow, 'coin')}. If you do not pay, its citizens stay but are inactive.`,
    ],
    now: ({ own }) => have(own, 'active citizen'),
  },
  first: {
    title: () => 'First citizen',
    kind: () => 'Left space of a citizen row',
    says: ({ factors: [, one] }) => [
      `The first citizen of a row brings its ability, and its gray buildings count ×${one}.`,
      'Both last as long as the citizen is active: before each scoring you must pay for that.',
    ],
  },
  second: {
    title: () => 'Second citizen',
    kind: () => 'Right space of a citizen row',
    says: ({ factors: [, , two] }) => [
      'The second citizen of a row brings at once what is written here. The ability does not double.',
      `The gray buildings of the row then count ×${two}. If the first one was inactive, it is active again.`,
    ],
  },
  factor: {
    title: () => 'What a row counts',
    kind: () => 'Factor of a row in each scoring',
    says: ({ factors: [none, one, two] }) => [
      'In a scoring, each row of your colonia brings points for the different gray buildings in it.',
      `Each kind in the row brings ${none}, ${one} or ${points(two)}: with no, one or two active citizens beside it.`,
    ],
  },
  'patrician-1': ability((diagonal) => [
    'Your envoys may go to any free square of their color: they need not go to an area that has been started.',
    `In a scoring, your envoys diagonal to an eagle bring ${points(diagonal)} too.`,
  ]),
  'patrician-2': ability((count) => [
    `When you fill a color area, or take an area bonus as a benefit, you take ${count} different bonuses instead of one.`,
  ]),
  'merchant-1': ability(() => [
    'When its first citizen comes, your slide bar turns to its better side for the rest of the game.',
    'Each upgrade then moves it to the next cypress, the tree on the track, instead of one space.',
  ]),
  'merchant-2': ability((count) => [
    `In your turn, you may ${times(count)} swap a coin, a tribune or an assistant for another of these three.`,
  ]),
  'craftsman-1': ability((count) => [
    `In your turn, you may ${times(count)} turn an assistant into a worker of any color.`,
  ]),
  'craftsman-2': ability((count) => [`In your turn, you may ${times(count)} turn an assistant into a builder.`]),
  streets: {
    title: () => labels.streets,
    kind: () => 'The street cards of this round',
    says: ({ tribunes }) => [
      'Each round shows two street cards. Each names a row or a column, from which you take a tile of your colonia.',
      `For ${plural(tribunes, 'tribune')} you ignore a card and take a tile from anywhere.`,
    ],
    now: ({ own }) => streetsNow(own),
  },
  symbols: {
    title: () => 'Numbers of rows and columns',
    kind: () => 'Names of streets',
    says: () => [
      'The squares have the numbers of the rows, the circles those of the columns.',
      'The street cards name them. Those of this round are red.',
    ],
    now: ({ own }) => streetsNow(own),
  },
  street: {
    title: ({ isRow }) => (isRow ? 'Street card with a row' : 'Street card with a column'),
    kind: ({ isRow }) => `Says from which ${isRow ? 'row' : 'column'} you take a tile`,
    says: ({ isRow, tribunes }) => [
      `You must take a tile from this ${isRow ? 'row' : 'column'} of your colonia, as long as there is one.`,
      `For ${plural(tribunes, 'tribune')} you ignore the card and take a tile from anywhere.`,
      'Choose the tile and the card for which you take it.',
    ],
    now: ({ own }) => streetsNow(own),
  },
  deck: {
    title: () => 'Street cards left',
    kind: () => 'The cards of the rounds to come',
    says: ({ all: count }) => [`There are ${count} street cards. Two are drawn in each round, and none comes back.`],
    now: ({ own }) => (own === undefined ? undefined : `There are ${own} left.`),
  },
  draft: {
    title: () => labels.draft,
    kind: () => 'The tiles of this round',
    says: ({ forBoth }) => [
      'You take two tiles, keep one and pass the other to the player on your right. One comes to you from the left.',
      `In your turn you use the kept tile or the received one, or both for ${plural(forBoth, 'tribune')}.`,
    ],
  },
  tile: {
    title: () => 'Face-down tile',
    kind: () => 'Tile of a colonia',
    says: () => [
      'It shows two figures or other goods, or a citizen. You see which when you take it.',
      'When it is gone, you can build on its ground.',
    ],
    now: ({ own }) => (own === undefined ? undefined : `You still have ${plural(own, 'tile')} in your colonia.`),
  },
  resources: {
    kind: () => 'Tile of a colonia',
    says: ({ gain, forBoth }) => [
      `If you use it in your turn, it brings ${all(amounts(gain))} at once.`,
      `You use one of your two tiles, or both for ${plural(forBoth, 'tribune')}.`,
      'Used or not, a kept tile becomes an envoy on your ship, and a received one goes to your reserve.',
    ],
  },
  citizen: {
    kind: () => 'Tile of a colonia',
    says: ({ citizen, rows }) => [
      `If you use it in your turn, the ${citizen} moves into citizen row ${any(rows.map(String))} and is active.`,
      'If you do not use it, a kept one becomes an envoy on your ship, and a received one goes to your reserve.',
    ],
  },
  colonia: {
    title: () => 'Colonia',
    kind: ({ lines }) => `The town of a player, ${lines} rows and ${lines} columns`,
    says: () => [
      'Tiles lie on it. You take them round by round and build on the ground that is free then.',
      'In each scoring, its rows bring points for different gray buildings, and its uncovered cranes for structures.',
    ],
    now: ({ tiles, built }) =>
      tiles === undefined || built === undefined
        ? undefined
        : `You have ${plural(tiles, 'tile')} left, and ${plural(built, 'building')}.`,
  },
  temple: {
    title: () => 'Temple',
    kind: () => 'Fixed cell of a colonia',
    says: ({ all: count }) => [
      `Each colonia has ${plural(count, 'temple')}. Nothing is taken from them, and nothing built on them.`,
      'Some Trajan cards ask for buildings around a temple.',
    ],
  },
  ground: {
    title: () => 'Free ground',
    kind: () => 'Cell of a colonia',
    says: () => [
      'You have taken the tile that was here, so you can build here now.',
      'A single tile needs one free cell, a double tile needs two that touch by a side.',
    ],
    now: ({ own }) => have(own, 'free cell'),
  },
  crane: {
    title: () => 'Crane',
    kind: () => 'One in each corner, each of another color',
    says: ({ factors }) => [
      'You uncover it when you take the tile on top of it. It scores once, in the next scoring.',
      `Each structure of its color then brings ${byCycle(factors)}.`,
      'Nothing is ever built on its corner.',
    ],
    now: ({ cycle, exposed, scored }) =>
      exposed === undefined || scored === undefined
        ? undefined
        : `This is cycle ${roman(cycle)}. You have ${plural(exposed, 'uncovered crane')} for the next scoring, and ${scored} scored before.`,
  },
  column: {
    kind: () => 'Gray building, costs a builder',
    says: ({ values }) => [
      `At once it brings ${byCycle(values)}, and a point more for each active citizen.`,
      'In scorings it counts as one of the different gray buildings of its row.',
    ],
    now: ({ own, cycle, value }) =>
      own === undefined
        ? undefined
        : `This is cycle ${roman(cycle)}: a column brings ${value}, and with your active citizens ${points(own)}.`,
  },
  gray: {
    kind: () => 'Gray building, costs a builder',
    says: ({ gray, top }) => [
      `Each ${gray} that you build moves your marker to the next of ${top} levels. You take its benefit or a lower one.`,
      'In scorings it counts as one of the different gray buildings of its row.',
    ],
    now: ({ own, top }) => (own === undefined ? undefined : `Your marker is on level ${own} of ${top}.`),
  },
  structure: {
    kind: ({ color }) => `Costs a ${color} worker`,
    says: ({ color }) => [
      `When you build it, an envoy may go from your ship to a free ${color} square of the forum.`,
      `It brings points when the ${color} crane scores, and many Trajan cards ask for structures.`,
    ],
    now: ({ own, color }) => have(own, `${color} structure`),
  },
  forum: {
    title: () => 'Forum',
    kind: () => 'The square in Rome that all players share',
    says: ({ besideEagle, onEagle }) => [
      'For each colored structure that you build, one of your envoys may go to a square of the same color.',
      `In scorings, envoys bring ${points(besideEagle)} beside an eagle and ${onEagle} on it, and your largest group counts.`,
    ],
    now: ({ own }) =>
      own === undefined
        ? undefined
        : `You have ${plural(own.all, 'envoy')} here, ${own.largest} in your largest group.`,
  },
  eagle: {
    title: () => 'Eagle',
    kind: () => 'Square of the forum',
    says: ({ besideEagle, onEagle }) => [
      `In each scoring, an envoy beside an eagle brings ${points(besideEagle)}, and one on an eagle ${points(onEagle)}.`,
      'Only a benefit of a gray building sends an envoy onto an eagle.',
    ],
    now: ({ own }) => (own === undefined ? undefined : `Your envoys bring ${points(own.eagles)} for eagles now.`),
  },
  envoy: {
    title: () => 'Envoy',
    kind: () => 'Tile from the ship of a player',
    says: () => [
      'It stays on its square until the end of the game.',
      'In each scoring it brings points near eagles, and envoys of one player that touch by a side are a group.',
    ],
    now: ({ own }) =>
      own === undefined
        ? undefined
        : `You have ${plural(own.all, 'envoy')} here. Your largest group has ${own.largest} and brings ${points(own.area)}.`,
  },
  square: {
    title: ({ color }) => `${color[0]?.toUpperCase()}${color.slice(1)} square`,
    kind: () => 'Square of the forum',
    says: ({ color }) => [
      `When you build a ${color} structure, an envoy may go from your ship to a free ${color} square.`,
      `Once a ${color} area has been started, ${color} envoys of all players must go there until it is full.`,
      'The last envoy of an area brings its player an area bonus.',
    ],
    now: ({ own }) => (own === undefined ? undefined : `You have ${plural(own, 'envoy')} on your ship.`),
  },
  bonuses: {
    title: () => 'Area bonus',
    kind: () => 'For the last envoy of a color area',
    says: ({ bonuses }) => [
      `It is at once ${any(Object.entries(bonuses).map(([what, count]) => plural(count, what.replace(/s$/, ''))))}.`,
      'A color area is all squares of a color that touch by a side. The player who fills it chooses.',
    ],
    now: ({ own }) => (own === undefined ? undefined : `You take ${own} at a time.`),
  },
  bonus: {
    title: ({ bonus, amount }) => `Area bonus: ${plural(amount, bonus.replace(/s$/, ''))}`,
    kind: () => 'For the last envoy of a color area',
    says: ({ bonus, amount }) => [
      `Whoever fills a color area may choose this and gets ${plural(amount, bonus.replace(/s$/, ''))} at once.`,
    ],
  },
  tracks: {
    title: () => labels.tracks,
    kind: () => 'One track each for libraries, basilicas and markets',
    says: () => [
      'When you build one of them, your marker moves to the next level of its track.',
      'You take the benefit of that level, or of any lower level of the same track, even a second time.',
    ],
    now: ({ own }) => own && `Your markers: library ${own.library}, basilica ${own.basilica}, market ${own.market}.`,
  },
  start: {
    title: () => 'Start of a track',
    kind: () => 'Markers that have not moved yet',
    says: ({ top }) => [`Your first building of this kind moves your marker from here to the first of ${top} levels.`],
  },
  benefit: {
    kind: ({ track }) => `Benefit of the ${track}`,
    says: ({ track, level, benefit, onEagle }) => [
      `You may take it when you build your ${ordinal(level)} ${track}, or again later in place of a higher one.`,
      benefitSays(benefit, onEagle),
    ],
    now: ({ own, track }) => (own === undefined ? undefined : `Your ${track} marker is on level ${own}.`),
  },
  end: {
    title: () => 'Beside the Trajan column',
    kind: () => 'End of a track',
    says: ({ top, values }) => [
      `After the benefit of level ${top}, your marker moves here and brings you points like a column.`,
      `These are ${byCycle(values)}, and a point more for each active citizen.`,
      'Later buildings of this kind bring no benefit.',
    ],
    now: ({ own }) => (own === undefined ? undefined : `It brings you ${points(own)} now.`),
  },
  trajan: {
    title: () => labels.trajan,
    kind: () => 'Tasks for the scorings',
    says: ({ heads }) => [
      'Each card is scored at the end of its cycle: a pattern of buildings above, things to collect below.',
      `Each fulfilled task brings ${any(heads.map(String))} points, depending on your slide bar. Fulfilled twice, it counts twice.`,
    ],
    now: ({ own }) => (own === undefined ? undefined : `Each task brings you ${points(own)} now.`),
  },
  card: {
    kind: ({ round }) => `Scored after round ${round}`,
    says: ({ heads }) => [
      'Upper task: the pattern of buildings in your colonia. Lower task: a set of things that you have and keep.',
      `Each fulfilled task brings ${any(heads.map(String))} points, as often as you fulfill it.`,
      'Patterns must lie as they are drawn, not turned, and a building counts in one pattern only.',
    ],
    now: ({ own }) =>
      own &&
      `Now you have the pattern ${own.building}× and the set ${own.collecting}×, each worth ${points(own.head)}.`,
  },
  none: {
    title: () => labels.noCard,
    kind: () => 'Cycle without a card',
    says: ({ round }) => [`This game has only one Trajan card, which is scored after round ${round}.`],
  },
  buildings: {
    title: () => labels.buildings,
    kind: () => 'What you can build in your turn',
    says: ({ perTurn }) => [
      `In your turn you may build ${plural(perTurn, 'tile')}, single or double, on free ground.`,
      'Each gray building costs a builder, and each colored structure a worker of its color.',
    ],
  },
  option: {
    kind: ({ cells }) => (cells === 1 ? 'Single building tile' : 'Double building tile'),
    says: ({ gray, color, cells, cost, value, left }) => [
      `It costs ${all(amounts(cost))} and needs ${cells === 1 ? 'a free cell' : `${inLetters(cells)} free cells side by side`}.`,
      [
        ...(gray === undefined
          ? []
          : [
              gray === 'column'
                ? `The column brings ${points(value)} in this cycle, and one more for each active citizen.`
                : `The ${gray} moves your ${gray} marker and brings a benefit.`,
            ]),
        ...(color === undefined || (cells === 1 && gray !== undefined)
          ? []
          : [`An envoy may go to a ${color} square${gray === undefined && cells > 1 ? ' for each structure' : ''}.`]),
      ].join(' '),
      ...(left === undefined ? [] : [`There are ${left} left of this tile, counting both of its sides.`]),
    ],
    now: ({ own, cost }) =>
      own && `You have ${all(Object.keys(cost).map((what) => plural(own[what as keyof typeof own], nameOf(what))))}.`,
  },
  actions: {
    title: () => 'Building actions',
    kind: () => 'Tiles that can be built in this turn',
    says: ({ perTurn }) => [`In each turn you may build ${plural(perTurn, 'tile')}, single or double.`],
    now: ({ own }) => (own === undefined ? undefined : `You may still build ${plural(own, 'tile')} in this turn.`),
  },
  exchange: {
    title: () => labels.exchange,
    kind: () => 'What you can exchange in your turn',
    says: () => [
      'You may exchange figures before and after building, even if you build nothing.',
      'The exchanges with the name of a citizen need an active citizen of that row.',
    ],
  },
  recolor: {
    title: () => 'Recolor a worker',
    kind: () => 'Exchange',
    says: () => [
      'You give an assistant and a worker, and get a worker of another color. Choose both colors.',
      'You may do this as often as you have assistants.',
    ],
    now: ({ own }) => have(own, 'assistant'),
  },
  trade: {
    title: () => 'Workers for a builder',
    kind: () => 'Exchange',
    says: ({ workers }) => [
      `You give ${plural(workers, 'worker')} of the same color and get a builder. You may do this as often as you can.`,
    ],
  },
  figures: {
    title: () => 'Figures',
    kind: () => 'What a player can pay with',
    says: ({ start }) => [
      'They pay for buildings, citizens and more, and all players may see them.',
      `Everyone begins with ${all(amounts(start))} and a worker, each player in another color.`,
    ],
  },
  ship: {
    title: () => 'Envoys on the ship',
    kind: () => 'Kept tiles that can go to the forum',
    says: () => [
      'The tile that you keep in each round goes here, used or not, unless it is a citizen that you use.',
      'When you build a colored structure, an envoy may leave the ship for the forum.',
    ],
    now: ({ own }) => have(own, 'envoy', 'envoys'),
  },
  reserve: {
    title: () => labels.reserve,
    kind: () => 'Tiles that a player has received',
    says: () => [
      'Received tiles lie here after your turn, used or not, except citizens that you use.',
      'In a round in which you receive nothing, you may pick one of them and use it. They never become envoys.',
    ],
    now: ({ own }) => (own === undefined ? undefined : `You have ${plural(own, 'tile')} here.`),
  },
  river: {
    title: () => labels.leftover,
    kind: () => 'The tile that was left over',
    says: () => [
      'When all cells of the colonia had their tile, this one was left over. It is not used in this game.',
      'It lies at the river of the colonia. Only its owner knows it, and so knows which tiles are still face down.',
    ],
  },
  prestige: {
    title: () => 'Prestige track and slide bar',
    kind: () => 'What your largest group of envoys and your tasks bring',
    says: ({ heads }) => [
      'In each scoring, your largest group of envoys brings the red number above its size on the bar.',
      `The gold space says what each task of a Trajan card brings: ${any(heads.map(String))} points.`,
      'Upgrades move the bar to the right, to larger numbers.',
    ],
    now: ({ own, head }) =>
      own === undefined || head === undefined
        ? undefined
        : `Your largest group of ${own.largest} brings ${points(own.area)} now, and each task ${points(head)}.`,
  },
  decline: {
    title: () => 'Decline',
    kind: () => 'Choice',
    says: ({ ask }) => [
      ask === 'benefit'
        ? 'You take no benefit. Your marker has moved all the same.'
        : ask === 'envoy'
          ? 'You send no envoy. It stays on your ship for a later structure.'
          : 'You take nothing, and the game goes on.',
    ],
  },
  done: {
    title: () => labels.done,
    kind: () => 'Choice',
    says: () => ['You pay for the rows that you have chosen. The citizens in all other rows become inactive.'],
  },
  endTurn: {
    title: () => 'End the turn',
    kind: () => 'Choice',
    says: () => ['Your turn is over. Building actions and exchanges that you have not used are lost.'],
  },
  forgo: {
    title: () => 'No tile',
    kind: () => 'Choice',
    says: ({ tribunes }) => [
      'You have no tile left in this street, so you take none for its card.',
      `For ${plural(tribunes, 'tribune')} you could take a tile from anywhere instead.`,
    ],
  },
  passNone: {
    title: () => 'Pass nothing',
    kind: () => 'Choice',
    says: () => ['You took fewer than two tiles, so you keep what you have and pass nothing.'],
  },
  payNone: {
    title: () => 'Pay for no citizens',
    kind: () => 'Choice',
    says: ({ perRow }) => [
      'All your citizens stay but become inactive, until you pay for them or a second one joins them.',
      `Each row costs ${plural(perRow, 'coin')}. You keep your coins.`,
    ],
  },
  both: {
    title: ({ isOwnFirst }) => (isOwnFirst ? 'Kept tile first' : 'Received tile first'),
    kind: () => 'Choice',
    says: ({ tribunes, isOwnFirst }) => [
      `You pay ${plural(tribunes, 'tribune')} and use both tiles, the ${isOwnFirst ? 'kept' : 'received'} one first.`,
      'It is carried out completely before the other.',
    ],
  },
};

/** The explanations of Forum Trajanum in English, for `engine` and its box. */
export const about = (engine: Engine<ForumTrajanum>): Explain<ForumTrajanum> =>
  explaining(topicsOf(engine), clauses, texts, words(engine));
