/** The names and sentences of Forum Trajanum in English. */
import { type Engine, type Seat, sure } from '@ludi-romani/core';
import { type Around, by, listed, type Phrase, say, text, type Words, wordsOf } from '@ludi-romani/core/words';
import { a, amount, and, inLetters, inWords, ordinal, plural } from '@ludi-romani/core/words/en';
import { catalog, cellIds, isColor, roundsOf, streetNow } from '@ludi-romani/forum-trajanum/queries';
import type { Building, CellId, CitizenRowId, Color, Corner, SquareId } from '../components/ids';
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
  column: 'triumphal column',
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
const WHOSE = { own: 'their own', foreign: 'the received', grid: 'the' };

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
  activeCitizensOfDifferentClasses: ['active citizen', 'active citizens of different classes'],
  envoyOnShip: ['envoy on the ship', 'envoys on the ship'],
  columnInColonia: ['triumphal column'],
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

/** Returns the name of a street symbol: `black 3`. */
const symbolText = (id: string): string => id.replace('-', ' ');

const buildingTask = (task: BuildingTask): string => {
  switch (task.shape) {
    case 'line': {
      const { axis, slots, distinct } = task;
      const [first = 'any'] = slots;
      const isAlike = slots.every((slot) => slot === first);
      const what = isAlike ? plural(slots.length, SLOTS[first]) : enumerated(slots.map((slot) => SLOTS[slot]));
      return `${what} ${axis === 'vertical' ? 'one below the other' : 'side by side'}${distinct ? ', all different' : ''}`;
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

/** Returns the predicate for taking a benefit, or nothing if the events of the action report all of its effects. */
const benefitSaid = (benefit: Benefit): Phrase => {
  switch (benefit.benefit) {
    case 'gain':
    case 'extra-building':
      return [];
    case 'choose-worker':
      return say`gets ${and([...amountsOf(benefit.gain).map(([what, count]) => figures(count, what)), ANY_WORKER])}`;
    case 'area-bonus':
      return ['gets an area bonus'];
    case 'envoy-on-eagle':
      return ['sends an envoy to an eagle'];
    case 'envoy-anywhere':
      return ['sends an envoy to any colored square'];
    case 'grid-tile':
      return ['takes a tile from the colonia and uses it at once'];
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
  const symbol = ({ thing }: Here, id: string) => thing(id, symbolText(id));
  const crane = ({ thing, seen }: Here, player: Seat, corner: Corner) =>
    thing(corner, `the ${craneColor(seen, player, corner)} crane`);
  const square = ({ thing, seen }: Here, id: SquareId) =>
    thing(id, `the ${squareColor(box, seen, id)} square in ${placeText(id)}`);
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
        take: ({ cards, player }, around) =>
          say`Take a tile for ${listed(
            cards.map((one) => {
              const shown = sure(streetNow(around.seen, one));
              const { isRow, line } = box.street(around.seen.options.boardSide, player, shown);
              return say`${symbol(around, shown)} (${isRow ? 'row' : 'column'} ${line})`;
            }),
            'or',
          )}`,
        pass: ({ player }, { seen }) =>
          (seen.players[player]?.draft.taken.length ?? 0) > 1
            ? 'Pass one of your two tiles to your right neighbor'
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
        payment: `Choose the rows of citizens to pay for, ${plural(numbers.coinsPerCitizenRow, 'coin')} each`,
        'trajan-card': 'Choose the Trajan card of this game',
      },

      says: {
        'place-cranes': null,
        'choose-start-row': null,
        'place-corner-citizens': null,
        'take-tile': ({ player, card: one, cell: from, tribune }, around) => {
          const taken = say`${tile(around, openTile(box, around.seen, player, from) ?? '')} in ${cell(around, from)}`;
          const shown = streetNow(around.seen, one) ?? '';
          return tribune
            ? say`Ignores ${symbol(around, shown)} for ${figures(numbers.tribunesPerIgnoredCard, 'tribune')} and takes ${taken}`
            : say`Takes ${taken} for ${symbol(around, shown)}`;
        },
        'forgo-tile': null,
        'pass-tile': ({ player, tile: passed }, around) => {
          const taken = passed === null ? undefined : around.seen.players[player]?.draft.taken[passed];
          if (taken === undefined) return 'Passes no tile';
          return say`Passes ${tile(around, taken.tile)} from ${cell(around, cellIds[taken.cell] ?? 'r1c1')}`;
        },
        'take-reserve': ({ tile: picked }) => (picked === null ? 'Picks no tile from the reserve' : []),
        'use-tiles': ({ order }, around) => {
          const used = order.map((from) => tile(around, around.seen.current?.tiles[from] ?? '', WHOSE[from]));
          return say`Uses ${used[0]}${used[1] && say`, then ${used[1]}`}`;
        },
        'place-citizen': null,
        'choose-row-bonus': null,
        'recolor-worker': null,
        'workers-to-builder': null,
        'merchant-swap': null,
        'craftsman-worker': null,
        'craftsman-builder': null,
        'start-building': ({ option }, { thing }) => say`Builds ${thing(option, text(built(option)))}`,
        'end-turn': 'Ends the turn',
        'place-building': ({ cell: site }, around) => {
          const [first = 'column', second] = buildingsOf(box, around.question.option);
          if (second === undefined) return [];
          return say`Puts ${first === second ? `the first ${structure(first)}` : `the ${structure(first)}`} in ${cell(around, site)}`;
        },
        'place-second-half': null,
        'choose-benefit-order': ({ first }, { question }) =>
          first === 'gray' ? `Takes the benefit of the ${question.track} first` : 'Sends the envoy first',
        'choose-benefit': ({ level }, { question, thing }) => {
          const { track } = question;
          const id = idOf(track, level);
          const [, , benefit] = benefitCalled(box, id) ?? [];
          if (benefit === undefined) return `Declines the benefit of the ${track}`;
          const name = thing(id, `benefit ${level} of the ${track}`);
          const what = benefitSaid(benefit);
          return say`Takes ${name}${what.length > 0 && say`: ${what}`}`;
        },
        'place-envoy': ({ square: to }) => (to === null ? 'Sends no envoy' : []),
        'choose-area-bonus': null,
        'choose-worker': null,
        'take-grid-tile': ({ player, cell: from }, around) =>
          say`Takes ${tile(around, openTile(box, around.seen, player, from) ?? '')} in ${cell(around, from)}`,
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
            }has ${corners(around, shown)}${secret && say`, leaves ${tile(around, secret.leftover)} at the river`}`,
        ),
        'round-began': ({ round, startPlayer, streets }, { who, thing }) =>
          say`round ${round} of ${roundsOf(box)} begins with ${who(startPlayer)} and the street cards ${and(
            streets.map((id) => thing(id, symbolText(id))),
          )}`,
        'tile-taken': by(({ cell: from, tile: open, secret }, around) => {
          const taken = secret?.tile ?? open;
          return say`takes ${taken === null ? 'a tile' : tile(around, taken)} from ${cell(around, from)}`;
        }),
        'tile-forgone': by(({ symbol: shown }, around) => say`takes no tile for ${symbol(around, shown)}`),
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
        paid: by(({ resource, amount: count, purpose }, around) => {
          const paid = figures(count, resource);
          switch (purpose.kind) {
            case 'street-card':
              return say`ignores ${symbol(around, purpose.symbol)} for ${paid}`;
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
        'points-gained': by(({ amount: count, source }, around) => {
          const scored = say`scores ${points(count)} for`;
          switch (source.kind) {
            case 'column':
              return say`${scored} the column`;
            case 'track':
              return isAreaBonus(box, source) ? [] : say`${scored} the end of the ${source.track} track`;
            case 'street':
              return say`${scored} ${around.thing(idOf('row', source.row), `row ${source.row}`)}`;
            case 'envoy':
              return say`${scored} the envoy on ${square(around, source.square)}`;
            case 'envoys':
              return say`${scored} an area of ${plural(source.squares.length, 'envoy')}`;
            case 'card':
              return say`${scored} ${around.thing(source.card, 'the Trajan card')}`;
            default:
              return []; // other events report area bonuses and cranes
          }
        }),
        'crane-exposed': by(({ player, corner }, around) => say`exposes ${crane(around, player, corner)}`),
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
        'build-action-gained': by(() => 'may build once more'),
        'envoy-placed': by(({ square: to }, around) => say`sends an envoy to ${square(around, to)}`),
        'area-completed': by(({ square: last }, { seen }) => `completes ${a(squareColor(box, seen, last))} area`),
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
        'crane-scored': by(
          ({ player, corner, points: count }, around) =>
            say`scores ${points(count)} for ${crane(around, player, corner)}`,
        ),
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

      rows: {
        columns: 'Triumphal columns',
        tracks: 'Ends of tracks',
        bonuses: 'Area bonuses',
        cranes: 'Cranes',
        colonia: 'Colonia',
        eagles: 'Eagles',
        area: 'Largest area',
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
