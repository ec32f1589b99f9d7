/** The names and sentences of Forum Trajanum in English. */
import { type Engine, type Seat, sure } from '@ludi-romani/core';
import { type Around, by, listed, type Phrase, say, text, type Words, wordsOf } from '@ludi-romani/core/words';
import { a, amount, and, imperative, inLetters, inWords, ordinal, plural } from '@ludi-romani/core/words/en';
import { catalog, cellIds, isColor, rightNeighbor, roundsOf, streetNow } from '@ludi-romani/forum-trajanum/queries';
import type { Building, CellId, CitizenRowId, Color, Corner, SquareId, StreetSymbol } from '../components/ids';
import type { Benefit, BuildingTask, Gain, TrajanCard } from '../components/shapes';
import type { ConversionKind, ForumTrajanum } from '../types';
import { bringsOf } from './brings';
import {
  abilityOf,
  amountsOf,
  benefitCalled,
  buildingsOf,
  citizenAsked,
  craneColor,
  idOf,
  isAreaBonus,
  isTold,
  openTile,
  placeOf,
  sides,
  squareColor,
  supplyOf,
  tilesOf,
} from './names';
import { options } from './options';

/** The names that differ from the words of the id. */
const NAMES: Readonly<Record<string, string>> = {
  'face-down': 'face-down tile',
  forgo: 'take no tile',
  'pass-none': 'pass nothing',
  'pay-none': 'pay for no citizens',
  'end-turn': 'end the turn',
  'own-first': 'kept tile first',
  'foreign-first': 'received tile first',
  nw: 'top left',
  ne: 'top right',
  sw: 'bottom left',
  se: 'bottom right',
  A: 'Side A',
  B: 'Side B',
  sum: 'all of them added up',
  highest: 'the highest alone',
  'before-action': 'before the action',
  'after-action': 'after the action',
  'stack-3': 'three in a column',
  'tee-3': 'two above one',
  'block-4': 'two by two',
  'pinwheel-4': 'pinwheel',
  'brick-5': 'two above three',
  'x-5': 'four around one',
};

const ROMAN = ['', 'I', 'II', 'III'];
const BOTH = ['own', 'foreign'] as const;
const WHOSE = { own: 'the kept', foreign: 'the received', grid: 'the' };

/** The text around the payment of a conversion. For a recolored worker, it includes the assistant. */
const EXCHANGED: Readonly<Record<ConversionKind, readonly [verb: string, by: string]>> = {
  'recolor-worker': ['recolors', ' with an assistant'],
  'workers-to-builder': ['exchanges', ''],
  'merchant-swap': ['exchanges', ' by Merchant II'],
  'craftsman-worker': ['exchanges', ' by Craftsman I'],
  'craftsman-builder': ['exchanges', ' by Craftsman II'],
};

const SLOTS = { any: 'building tile', gray: 'gray building', color: 'colored structure' };

const COLLECTED: Readonly<Record<string, readonly [one: string, many?: string]>> = {
  workerAnyColor: ['worker'],
  workersOfDifferentColors: ['worker', 'workers of different colors'],
  activeCitizensOfDifferentClasses: ['active citizen', 'active citizens of different kinds'],
  envoyOnShip: ['envoy on the ship', 'envoys on the ship'],
  columnInColonia: ['column'],
  scoredCrane: ['scored crane'],
  forumMarkerAtColumn: ['marker beside the Trajan column', 'markers beside the Trajan column'],
};

/** Returns the noun for a resource: `red worker`. */
const nameOf = (what: string): string => what.replace(/^worker-(.*)$/, '$1 worker').replace(/^points$/, 'point');
const figures = (count: number, what: string) => amount(count, what, nameOf(what));
const points = (count: number) => figures(count, 'points');
const enumerated = (words: readonly string[]): string => text(and(words));
const plains = (gain: Gain): string[] => amountsOf(gain).map(([what, count]) => plural(count, nameOf(what)));
const plain = (gain: Gain): string => enumerated(plains(gain));

const structure = (building: Building): string =>
  isColor(building) ? `${building} structure` : (NAMES[building] ?? building);

/** Returns the name of a cell or square: `row 3, column 4`. */
const placeText = (id: string): string => {
  const [row, column] = placeOf(id) ?? [0, 0];
  return `row ${row}, column ${column}`;
};

/** Returns the name of a street symbol: `row symbol 3`. */
const symbolText = (id: string): string => id.replace('black-', 'row symbol ').replace('white-', 'column symbol ');

const buildingTask = (task: BuildingTask): string => {
  switch (task.shape) {
    case 'line': {
      const { axis, slots, distinct } = task;
      const [first = 'any'] = slots;
      const isAlike = slots.every((slot) => slot === first);
      const what = isAlike ? plural(slots.length, SLOTS[first]) : enumerated(slots.map((slot) => SLOTS[slot]));
      return `${what} ${axis === 'vertical' ? 'one below the other in a column' : 'side by side in a row'}${distinct ? ', all different' : ''}`;
    }
    case 'square':
      return `a square of four ${SLOTS[task.slot]}s`;
    case 'around-temple': {
      const where = sides(task.offsets, ['above', 'below', 'left of', 'right of', 'diagonal to']);
      return `${plural(task.offsets.length, SLOTS[task.slot])} ${enumerated(where)} a temple`;
    }
    case 'around-crane':
      return `${SLOTS[task.slot]}s on both sides of a crane`;
    case 'anywhere-four-colors':
      return 'structures of all four colors';
  }
};

const collecting = (needs: TrajanCard['collecting']): string =>
  enumerated(
    amountsOf(needs).map(([what, count]) => {
      const [one, many] = COLLECTED[what] ?? [what];
      return plural(count, one, many);
    }),
  );

const ANY_WORKER = 'a worker of any color';

/** Returns the name of a benefit for a title: `an area bonus`. */
const benefitText = (benefit: Benefit): string => {
  switch (benefit.benefit) {
    case 'gain':
      return plain(benefit.gain);
    case 'choose-worker':
      return enumerated([...plains(benefit.gain), ANY_WORKER]);
    case 'area-bonus':
      return 'an area bonus';
    case 'envoy-on-eagle':
      return 'an envoy on an eagle';
    case 'envoy-anywhere':
      return 'an envoy on any colored square';
    case 'grid-tile':
      return 'a tile of the colonia, used at once';
    case 'extra-building':
      return 'another building action';
  }
};

/** Returns the instruction for taking a benefit, or nothing if the events of the action report all of its effects. */
const benefitSaid = (benefit: Benefit): Phrase => {
  switch (benefit.benefit) {
    case 'gain':
    case 'extra-building':
      return [];
    case 'choose-worker':
      return say`get ${and([...amountsOf(benefit.gain).map(([what, count]) => figures(count, what)), ANY_WORKER])}`;
    case 'area-bonus':
      return ['get an area bonus'];
    case 'envoy-on-eagle':
      return ['send an envoy to an eagle'];
    case 'envoy-anywhere':
      return ['send an envoy to any colored square'];
    case 'grid-tile':
      return ['take a tile from the colonia and use it at once'];
  }
};

/**
 * Returns the names and sentences of `engine` in English. `title` accepts the ids of the components. It also accepts
 * `row-1` to `row-6` for citizen rows, and ids such as `library-2` for the benefit of a level.
 */
export function words(engine: Engine<ForumTrajanum>): Words<ForumTrajanum> {
  const box = catalog(engine.components);
  const tiles = tilesOf(box);
  const { trajanCards, mosaicFaces, numbers, areaBonuses } = box.components;
  type Here = Around<ForumTrajanum>;

  const tileText = (id: string): string => {
    const tile = tiles.get(id);
    if (tile === undefined) return 'tile';
    return tile.citizen ?? `tile with ${plain(tile.gain)}`;
  };
  /** Returns `the tile with 2 coins` or `the received merchant`; `the tile` for a tile that is face down. */
  const tile = ({ thing }: Here, id: string, whose = 'the') => {
    const called = `${whose} ${tileText(id)}`;
    return tiles.has(id) ? thing(id, called) : called;
  };
  const cell = ({ thing }: Here, id: CellId) => thing(id, placeText(id));
  const ability = (id: string): string | undefined => {
    const [citizen, number] = abilityOf(id) ?? [];
    return citizen && `${inWords(citizen)} ${ROMAN[number ?? 0]}`;
  };
  const rowName = (row: CitizenRowId): string => `${row} (${ability(box.row(row).ability)})`;
  const row = ({ thing }: Here, id: CitizenRowId) => thing(idOf('row', id), `row ${rowName(id)}`);
  const classOf = (id: CitizenRowId) => box.row(id).citizen;
  /** Returns the row or column that a street card names for a player: `row 3`. */
  const street = ({ thing, seen }: Here, player: Seat, id: StreetSymbol) => {
    const { isRow, line } = box.street(seen.options.boardSide, player, id);
    return thing(id, `${isRow ? 'row' : 'column'} ${line}`);
  };
  const crane = ({ thing, seen }: Here, player: Seat, corner: Corner) =>
    thing(corner, `the ${craneColor(seen, player, corner)} crane`);
  const square = ({ thing, seen }: Here, id: SquareId) =>
    thing(id, `the ${squareColor(box, seen, id)} square in ${placeText(id)}`);
  /** Tells a row of a scoring. It does not begin with the player, so that each row is a sentence of its own. */
  const scored = ({ who }: Here, player: Seat, count: number, what: Phrase | string): Phrase =>
    say`for ${what}, ${who(player)} scores ${points(count)}`;
  const built = (option: string): Phrase => {
    const [first = 'column', second] = buildingsOf(box, option);
    if (first === second) return [`two ${structure(first)}s`];
    return and([first, ...(second === undefined ? [] : [second])].map((building) => a(structure(building))));
  };
  const card = ({ building, collecting: needs }: TrajanCard): string =>
    `${buildingTask(building)}; ${collecting(needs)}`;
  const cranes = (layout: Readonly<Record<Corner, Color>>): Phrase =>
    and(Object.entries(layout).map(([corner, color]) => `${color} ${NAMES[corner]}`));
  const corners = (around: Here, shown: readonly { readonly cell: CellId; readonly tile: string }[]): Phrase =>
    and(shown.map((one) => say`${tile(around, one.tile)} ${NAMES[box.cornerAt[box.cell(one.cell)] ?? '']}`));
  const inRows = (around: Here, rows: readonly CitizenRowId[]): Phrase =>
    say`${rows.length === 1 ? 'row' : 'rows'} ${and(rows.map((id) => around.thing(idOf('row', id), rowName(id))))}`;

  const title = (id: string): string | undefined => {
    const shown = tiles.get(id);
    if (shown !== undefined)
      return shown.citizen === null ? plain(shown.gain) : `${shown.citizen} (${shown.isFemale ? 'female' : 'male'})`;
    const benefit = benefitCalled(box, id);
    if (benefit !== undefined) {
      const [track, level, given] = benefit;
      return `${track} ${level}: ${benefitText(given)}`;
    }
    const task = trajanCards.find((one) => one.id === id);
    if (task !== undefined) return `Trajan card ${ROMAN[task.cycle]}: ${card(task)}`;
    const face = mosaicFaces.find((one) => one.id === id);
    if (face !== undefined) return `mosaic board ${face.board}, side ${face.side}`;
    const halves = buildingsOf(box, id);
    if (halves.length > 0) return halves.map(structure).join(' and ');
    if (placeOf(id) !== undefined) return id.startsWith('r') ? placeText(id) : `square in ${placeText(id)}`;
    const supply = supplyOf(id);
    if (supply !== undefined) return `${supply.join(' ')} building tile`;
    if (/^(black|white)-[1-6]$/.test(id)) return symbolText(id);
    const [, number] = /^row-([1-6])$/.exec(id) ?? [];
    if (number !== undefined) return `row ${rowName(Number(number) as CitizenRowId)}`;
    return ability(id) ?? NAMES[id] ?? (id.startsWith('worker-') ? nameOf(id) : undefined);
  };

  return wordsOf(
    engine,
    {
      language: 'en',
      title,
      inWords,
      player: (_, seat) => `Player ${seat + 1}`,

      asks: {
        cranes: 'Place a crane of each color on your corners',
        'start-row': ({ player }, { seen }) =>
          `Choose the row of your ${citizenAsked(tiles, seen.players[player]?.preparation?.start)}`,
        'corner-citizens': 'Place your other two citizens on opposite corners',
        take: ({ cards, player }, around) => {
          const shown = new Set(cards.map((one) => sure(streetNow(around.seen, one))));
          const tribunes = around.seen.players[player]?.resources.tribune ?? 0;
          return say`Take a tile from ${listed(
            [...shown].map((one) => street(around, player, one)),
            'or',
          )}${shown.size > 1 && tribunes >= numbers.tribunesPerIgnoredCard && ': choose the tile and its street card'}`;
        },
        pass: ({ player }, around) =>
          (around.seen.players[player]?.draft.taken.length ?? 0) > 1
            ? say`Pass one of your two tiles to ${around.who(rightNeighbor(around.seen, player))}`
            : 'Confirm that you pass no tile',
        reserve: 'Pick a tile from your reserve, or decline',
        use: ({ player }, { seen }) => {
          const held = BOTH.filter((from) => seen.current?.tiles[from] != null).length;
          const tribunes = seen.players[player]?.resources.tribune ?? 0;
          if (held < 2) return 'Use your tile';
          return tribunes < numbers.tribunesForBothTiles
            ? 'Use one of your two tiles'
            : `Use one of your two tiles, or both for ${plural(numbers.tribunesForBothTiles, 'tribune')}`;
        },
        citizen: ({ from }, { seen }) =>
          `Place the ${citizenAsked(tiles, seen.current?.tiles[from])} in one of your rows`,
        'row-bonus': ({ row: id }) => `Choose the bonus for your second ${classOf(id)} in row ${id}`,
        building: (_, { seen }) =>
          (seen.current?.buildActions ?? 0) > 0
            ? 'Build, exchange figures or end your turn'
            : 'Exchange figures or end your turn',
        site: ({ option }) => {
          const [first = 'column', second] = buildingsOf(box, option);
          return `Choose a cell for the ${second === first ? 'first ' : ''}${structure(first)}`;
        },
        'second-half': ({ option, cell: first }, around) =>
          say`Choose a cell for the ${structure(buildingsOf(box, option)[1] ?? 'red')} beside ${cell(around, first)}`,
        'benefit-order': ({ track }) => `Choose what comes first, the benefit of the ${track} or the envoy`,
        benefit: ({ track }) => `Choose a benefit of the ${track}, or decline`,
        envoy: ({ rule, color, optional, left }) => {
          const where = rule === 'eagle' ? 'an eagle' : color === null ? 'any colored square' : `a ${color} square`;
          return `Send ${left > 1 ? `the first of ${inLetters(left)} envoys` : 'an envoy'} to ${where}${optional ? ', or decline' : ''}`;
        },
        'area-bonus': ({ left, taken }) => {
          if (taken.length > 0) return 'Choose another area bonus';
          return left > 1 ? `Choose the first of ${inLetters(left)} area bonuses` : 'Choose an area bonus';
        },
        worker: 'Choose the color of your worker',
        'grid-tile': 'Take a tile from your colonia to use it at once',
        payment: `Choose the rows of citizens to pay for, ${plural(numbers.coinsPerCitizenRow, 'coin')} each; the others become inactive`,
        'trajan-card': 'Choose the Trajan card of this game',
      },

      says: {
        'place-cranes': null,
        'choose-start-row': null,
        'place-corner-citizens': null,
        'take-tile': ({ player, card: one, cell: from, tribune }, around) => {
          const taken = say`${tile(around, openTile(box, around.seen, player, from) ?? '')} in ${cell(around, from)}`;
          const card = street(around, player, sure(streetNow(around.seen, one)));
          return tribune
            ? say`Ignore the card ${card} for ${figures(numbers.tribunesPerIgnoredCard, 'tribune')} and take ${taken}`
            : say`Take ${taken} for the card ${card}`;
        },
        'forgo-tile': null,
        'pass-tile': ({ player, tile: passed }, around) => {
          const taken = passed === null ? undefined : around.seen.players[player]?.draft.taken[passed];
          if (taken === undefined) return 'Pass no tile';
          return say`Pass ${tile(around, taken.tile)} from ${cell(around, cellIds[taken.cell] ?? 'r1c1')}`;
        },
        'take-reserve': ({ tile: picked }) => (picked === null ? 'Pick no tile from the reserve' : []),
        'use-tiles': ({ order }, around) => {
          const [first = 'own'] = order;
          // a button: both tiles are in the picture, so it names the order alone
          if (order.length > 1)
            return say`Use both for ${figures(numbers.tribunesForBothTiles, 'tribune')}, ${first === 'own' ? 'kept' : 'received'} first`;
          return say`Use ${tile(around, around.seen.current?.tiles[first] ?? '', WHOSE[first])}`;
        },
        'place-citizen': null,
        'choose-row-bonus': null,
        'recolor-worker': null,
        'workers-to-builder': null,
        'merchant-swap': null,
        'craftsman-worker': null,
        'craftsman-builder': null,
        'start-building': ({ option }, { thing }) => say`Build ${thing(option, text(built(option)))}`,
        'end-turn': 'End your turn',
        'place-building': ({ cell: site }, around) => {
          const [first = 'column', second] = buildingsOf(box, around.question.option);
          if (second === undefined) return [];
          return say`Put ${first === second ? `the first ${structure(first)}` : `the ${structure(first)}`} in ${cell(around, site)}`;
        },
        'place-second-half': null,
        'choose-benefit-order': ({ first }, { question }) =>
          first === 'gray' ? `Take the benefit of the ${question.track} first` : 'Send the envoy first',
        'choose-benefit': ({ level }, { question, thing }) => {
          const { track } = question;
          const id = idOf(track, level);
          const [, , benefit] = benefitCalled(box, id) ?? [];
          if (benefit === undefined) return `Decline the benefit of the ${track}`;
          const name = thing(id, `benefit ${level} of the ${track}`);
          const what = benefitSaid(benefit);
          return say`Take ${name}${what.length > 0 && say`: ${what}`}`;
        },
        'place-envoy': ({ square: to }) => (to === null ? 'Send no envoy' : []),
        'choose-area-bonus': null,
        'choose-worker': null,
        'take-grid-tile': ({ player, cell: from }, around) =>
          say`Take ${tile(around, openTile(box, around.seen, player, from) ?? '')} in ${cell(around, from)}`,
        'pay-citizens': null,
        'choose-trajan-card': null,
      },

      tells: {
        'forum-laid': ({ arrangement, boards }, { thing }) =>
          say`the forum has ${plural(boards.length, 'mosaic board')}: ${thing(arrangement, title(arrangement))}`,
        'trajan-cards-laid': ({ cards }, { thing }) =>
          say`${cards.flatMap((id, i) => (id === null ? [] : [...(i === 0 ? [] : ['. ']), ...thing(id)]))}`,
        'start-player-named': by(() => 'is the starting player'),
        'trajan-card-chosen': by(({ card }, { thing }) => say`chooses ${thing(card)}`),
        'cranes-placed': by(({ layout }) => say`places the cranes ${cranes(layout)}`),
        'start-citizen-drawn': by(({ tile: id }, around) => say`draws ${tile(around, id, 'a')}`),
        'citizen-placed': by(({ row: id }, around) => say`places ${a(classOf(id))} in ${row(around, id)}`),
        'slide-bar-turned': by(() => 'turns the slide bar to its improved side'),
        'corner-citizens-placed': by(({ tiles: placed }, around) => say`places ${corners(around, placed)}`),
        'colonia-prepared': by(
          ({ player, layout, row: id, corners: shown, secret }, around) =>
            say`${
              !isTold(around.seen, player) &&
              say`places the cranes ${cranes(layout)}, places ${a(classOf(id))} in ${row(around, id)}, `
            }has ${corners(around, shown)}${secret && say`, has ${tile(around, secret.leftover)} left over at the river`}`,
        ),
        'round-began': ({ round, startPlayer, streets }, around) => {
          const { seen, who, thing } = around;
          return say`round ${round} of ${roundsOf(box)} begins with ${who(startPlayer)} and the street cards ${and(
            // on side B, a card names other streets for each player
            streets.map((id) => (seen.options.boardSide === 'A' ? street(around, 0, id) : thing(id, symbolText(id)))),
          )}`;
        },
        'tile-taken': by(({ cell: from, tile: open, secret }, around) => {
          const taken = secret?.tile ?? open;
          return say`takes ${taken === null ? 'a tile' : tile(around, taken)} from ${cell(around, from)}`;
        }),
        'tile-forgone': by(
          ({ player, symbol }, around) => say`takes no tile for the card ${street(around, player, symbol)}`,
        ),
        'tile-kept': by(
          ({ passes, secret }, around) =>
            say`keeps ${secret ? tile(around, secret.tile) : 'a tile'}${passes && ' and passes the other'}`,
        ),
        'tiles-drafted': by(({ player, taken }, around) => {
          if (isTold(around.seen, player)) return [];
          const drafted = taken.map(
            (one) =>
              say`${one.tile === null ? 'a tile' : tile(around, one.tile)} from ${cell(around, one.cell)}${
                one.tribune && say` for ${figures(numbers.tribunesPerIgnoredCard, 'tribune')}`
              }`,
          );
          return say`takes ${drafted.length === 0 ? 'no tile' : and(drafted)}`;
        }),
        'tile-received': by(
          ({ from, secret }, around) =>
            say`gets ${secret ? tile(around, secret.tile) : 'a tile'} from ${around.who(from)}`,
        ),
        'turn-began': by((event, around) => {
          const shown = BOTH.flatMap((from) => {
            const id = event[from];
            return id === null ? [] : [tile(around, id, WHOSE[from])];
          });
          return say`shows ${shown.length === 0 ? 'no tile' : and(shown)}`;
        }),
        'reserve-tile-picked': by(({ tile: id }, { thing }) => {
          const name = tiles.get(id)?.citizen == null ? tileText(id) : title(id);
          return say`picks ${thing(id, `the ${name}`)} from the reserve`;
        }),
        'tiles-chosen': null,
        'tile-used': by(({ tile: id, from }, around) =>
          from === 'grid' ? [] : say`uses ${tile(around, id, WHOSE[from])}`,
        ),
        'tile-put-away': by(({ tile: id, from, place }, around) => {
          if (place === 'ship') return 'puts an envoy on the ship';
          const what = around.thing(id, `${WHOSE[from]} tile`);
          return place === 'reserve' ? say`lays ${what} in the reserve` : say`takes ${what} out of the game`;
        }),
        gained: by(({ resource, amount: count, source }) =>
          source.kind === 'tile' || isAreaBonus(box, source) ? [] : say`gets ${figures(count, resource)}`,
        ),
        paid: by(({ player, resource, amount: count, purpose }, around) => {
          const paid = figures(count, resource);
          switch (purpose.kind) {
            case 'street-card':
              return say`ignores the card ${street(around, player, purpose.symbol)} for ${paid}`;
            case 'both-tiles':
              return say`pays ${paid} for both tiles`;
            case 'citizens':
              return say`pays ${paid} for the citizens in ${inRows(around, purpose.rows)}`;
            case 'building':
              return say`pays ${paid}`;
            case 'conversion': {
              if (purpose.conversion === 'recolor-worker' && resource === 'assistant') return [];
              const [verb, how] = EXCHANGED[purpose.conversion];
              return say`${verb} ${paid}${how}`;
            }
          }
        }),
        upgraded: by(({ position }) => `moves the slide bar to space ${position}`),
        'points-gained': ({ player, amount: count, source }, around) => {
          const scores = (what: string) => say`${around.who(player)} scores ${points(count)} for ${what}`;
          switch (source.kind) {
            case 'column':
              return scores('the column');
            case 'track':
              return isAreaBonus(box, source) ? [] : scores(`the end of the ${source.track} track`);
            case 'street':
              return scored(around, player, count, around.thing(idOf('row', source.row), `row ${source.row}`));
            case 'envoy':
              return scored(around, player, count, 'eagles');
            case 'envoys':
              return scored(around, player, count, `the largest group of ${plural(source.squares.length, 'envoy')}`);
            case 'card':
              return scored(around, player, count, around.thing(source.card, 'the Trajan card'));
            default:
              return []; // other events report area bonuses and cranes
          }
        },
        'crane-exposed': by(({ player, corner }, around) => say`uncovers ${crane(around, player, corner)}`),
        'building-chosen': null,
        built: by(
          ({ cells, buildings }, around) =>
            say`builds ${and(
              buildings.map((building, i) => say`${a(structure(building))} in ${cell(around, cells[i] ?? 'r1c1')}`),
            )}`,
        ),
        'marker-moved': by(({ track, level }) => `moves the ${track} marker to level ${level}`),
        'benefit-taken': by(
          ({ track, level }, { thing }) => say`takes ${thing(idOf(track, level), `benefit ${level} of the ${track}`)}`,
        ),
        'marker-at-column': by(({ track }) => `puts the ${track} marker beside the Trajan column`),
        'build-action-gained': by(() => 'gets another building action'),
        'envoy-placed': by(({ square: to }, around) => say`sends an envoy to ${square(around, to)}`),
        'area-completed': by(({ square: last }, { seen }) => `fills ${a(squareColor(box, seen, last))} area`),
        'area-bonus-taken': by(({ bonus }) => say`takes ${figures(areaBonuses[bonus], bonus)} as an area bonus`),
        'grid-tile-taken': by(
          ({ cell: from, tile: id }, around) => say`takes and uses ${tile(around, id)} from ${cell(around, from)}`,
        ),
        'turn-ended': null,
        'round-ended': null,
        'citizens-unpaid': by(({ player }, { seen }) => (isTold(seen, player) ? 'cannot pay for citizens' : [])),
        'citizens-paid': by(({ rows }) => (rows.length === 0 ? 'pays for no citizens' : [])),
        'citizens-active': by(({ player, rows }, around) => {
          if (isTold(around.seen, player)) return [];
          if (rows.length === 0) return 'pays for no citizens';
          const price = figures(rows.length * numbers.coinsPerCitizenRow, 'coin');
          return say`pays ${price} for the citizens in ${inRows(around, rows)}`;
        }),
        'crane-scored': ({ player, corner, points: count }, around) =>
          scored(around, player, count, crane(around, player, corner)),
        'trajan-scored': by(({ building, collecting: collected }) => {
          const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${inLetters(count)} times`);
          const done = [
            ...(building > 0 ? [`the building task ${times(building)}`] : []),
            ...(collected > 0 ? [`the collecting task ${times(collected)}`] : []),
          ];
          return say`fulfills ${done.length === 0 ? 'no task of the Trajan card' : and(done)}`;
        }),
        'cycle-ended': ({ cycle }) => `the ${ordinal(cycle)} cycle ends`,
        'game-ended': () => 'the game is over',
      },

      imperative,
      rows: {
        columns: 'Columns',
        tracks: 'Ends of tracks',
        bonuses: 'Area bonuses',
        cranes: 'Cranes',
        colonia: 'Rows of the colonia',
        eagles: 'Eagles',
        area: 'Largest group',
        trajan: 'Trajan cards',
      },
      options,
      refusals: {},
      arg: (_, id) => nameOf(id),
    },
    bringsOf(box),
  );
}

export { sentences, text } from '@ludi-romani/core/words';
