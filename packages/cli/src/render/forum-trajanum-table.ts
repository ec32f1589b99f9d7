/** The table of Forum Trajanum as text: the forum, the Trajan cards, the colonias. */
import type { Seat } from '@ludi-romani/core';
import { engine, forumGrid, type Seen, type SeenArea, standardComponents, title } from '@ludi-romani/forum-trajanum';
import { beside, heading, listed, paragraph, plural, WIDTH, wrap } from '../text';

const { numbers, temples, citizenRows, columnValues, trajanCards, prestige } = standardComponents;
type TrajanCard = (typeof trajanCards)[number];

const COLUMN = WIDTH / 2 - 1;

const nameOf = (seat: Seat): string => `Player ${seat}`;
export const playerName = (_: Seen, seat: Seat): string => nameOf(seat);

/** `2 red workers`, `1 coin` */
export function amountText(what: string, amount: number): string {
  const name = what.startsWith('worker-') ? `${what.slice('worker-'.length)} worker` : what;
  return plural(amount, name);
}

const amountsText = (amounts: Readonly<Record<string, number>>): string =>
  listed(Object.entries(amounts).flatMap(([what, amount]) => (amount > 0 ? [amountText(what, amount)] : [])));

export const cycleOf = ({ round }: Seen): number => Math.max(1, Math.ceil(round / numbers.roundsPerCycle));

export const roundHeading = (seen: Seen): string =>
  seen.round === 0
    ? heading('Preparation')
    : heading(
        `Round ${seen.round} of ${3 * numbers.roundsPerCycle}, cycle ${cycleOf(seen)}, ` +
          `start player ${playerName(seen, seen.startPlayer)}`,
      );

// Colonias.

const LINES = [1, 2, 3, 4, 5, 6] as const;
const CELL = 4;
const CORNERS = [0, 5, 30, 35];
const TEMPLES = temples.map((cell) => 6 * (Number(cell[1]) - 1) + Number(cell[3]) - 1);

/** `#G#` a tile on the green crane, `!G` that crane exposed, `xG` scored; `##` a tile; `COL` and `red` what is built. */
function cellText({ tiles, buildings, cranes }: SeenArea, cell: number): string {
  if (TEMPLES.includes(cell)) return '/\\';
  const building = buildings[cell] ?? null;
  if (building !== null) {
    const short = building.slice(0, 3);
    return ['red', 'yellow', 'green', 'blue'].includes(building) ? short : short.toUpperCase();
  }
  const isTile = tiles[cell] !== null;
  const crane = cranes[CORNERS.indexOf(cell)];
  if (crane === undefined) return isTile ? '##' : '';
  const letter = crane.color.charAt(0).toUpperCase();
  return isTile ? `#${letter}#` : `${crane.status === 'scored' ? 'x' : '!'}${letter}`;
}

/** The grid; behind each row its citizens, active as `*`, inactive as `o`. */
function coloniaLines(area: SeenArea): string[] {
  const edge = `  +${LINES.map(() => `${'-'.repeat(CELL)}+`).join('')}`;
  return [
    `   ${LINES.map((column) => ` ${column}`.padEnd(CELL + 1)).join('')}`.trimEnd(),
    edge,
    ...LINES.map((line) => {
      const cells = LINES.map((column) => cellText(area, 6 * (line - 1) + column - 1).padEnd(CELL));
      const row = area.rows[line - 1];
      const citizens = (row?.active ? '*' : 'o').repeat(row?.citizens.length ?? 0);
      return `${String(line).padStart(2)}|${cells.join('|')}|${citizens}`;
    }),
    edge,
  ];
}

function belongings(seen: Seen, seat: Seat, area: SeenArea): string[] {
  const line = (name: string, text: string) => (text === '' ? [] : wrap(`${name} ${text}`, COLUMN, 2));
  const { tracks, position, improved, ship, reserve, leftover, tiles } = area;
  const open = CORNERS.flatMap((cell) => tiles[cell] ?? []).filter((tile) => tile !== 'face-down');
  return [
    `${playerName(seen, seat)}: ${plural(engine.scores(seen)[seat]?.total ?? 0, 'point')}`,
    ...line('supply:', amountsText(area.resources)),
    ...line('tracks:', `library ${tracks.library}, basilica ${tracks.basilica}, market ${tracks.market}`),
    ...line('slide bar:', `${position}${improved ? ', improved' : ''}; ship: ${plural(ship, 'envoy', 'envoys')}`),
    ...line('corners:', open.map(title).join(', ')),
    ...line('reserve:', reserve.map(title).join(', ')),
    ...line('leftover:', leftover === null || leftover === 'face-down' ? '' : title(leftover)),
    ...line('took:', draftText(area)),
  ];
}

function draftText({ draft: { taken, kept, passed } }: SeenArea): string {
  const known = (tile: string) => (tile === 'face-down' ? 'a tile' : title(tile));
  if (kept !== null) return `keeps ${known(kept)}${passed === null ? '' : `, passed ${known(passed)}`}`;
  return taken.map(({ tile }) => known(tile)).join(', ');
}

/** What lies before the players: two colonias side by side, whatever is written above them. */
export function panels(seen: Seen): string[] {
  const lines: string[] = [];
  for (let seat = 0; seat < seen.players.length; seat += 2) {
    const pair = seen.players.slice(seat, seat + 2);
    const above = pair.map((area, i) => belongings(seen, seat + i, area));
    const height = Math.max(...above.map(({ length }) => length));
    const [left = [], right = []] = pair.map((area, i) => {
      const head = above[i] ?? [];
      return [...head, ...Array.from({ length: height - head.length }, () => ''), ...coloniaLines(area)];
    });
    lines.push('', ...beside(left, right, 2, COLUMN));
  }
  return lines;
}

// The forum.

/** A letter for each square, E for an eagle; the seat of an envoy behind it. */
export function forumLines({ forum }: Seen): string[] {
  const { width, height } = forumGrid(forum.arrangement);
  const square = (cell: number) => {
    const color = forum.colors[cell] ?? null;
    return color === null ? '' : `${color.charAt(0).toUpperCase()}${forum.envoys[cell] ?? '.'}`;
  };
  const columns = Array.from({ length: width }, (_, column) => column);
  const rows = Array.from({ length: height }, (_, row) => row);
  return [
    `  forum   ${columns.map((column) => String(column).padEnd(3)).join('')}`.trimEnd(),
    ...rows.map((row) =>
      `      ${String(row).padStart(2)}  ${columns.map((column) => square(width * row + column).padEnd(3)).join('')}`.trimEnd(),
    ),
  ];
}

// Trajan cards.

const STEPS: Readonly<Record<string, string>> = { '-1,0': 'above', '1,0': 'below', '0,-1': 'left', '0,1': 'right' };

function buildingText({ building }: TrajanCard): string {
  switch (building.shape) {
    case 'line': {
      const { slots, axis, distinct } = building;
      const cells = slots.map((slot) => (slot === 'color' ? 'colored' : slot)).join(', ');
      return `${cells} in a ${axis === 'vertical' ? 'column' : 'row'}${distinct ? ', all different' : ''}`;
    }
    case 'square':
      return 'a square of four';
    case 'around-temple': {
      const sides = building.offsets.flatMap((offset) => STEPS[String(offset)] ?? []);
      const isVertical = sides.every((side) => side === 'above' || side === 'below');
      const where = sides.length === 0 ? 'diagonal to' : `${listed(sides)}${isVertical ? '' : ' of'}`;
      return `${building.slot === 'any' ? 'buildings' : 'colored'} ${where} a temple`;
    }
    case 'around-crane':
      return 'both sides of a crane';
    case 'anywhere-four-colors':
      return 'four different colors';
  }
}

/** What is collected: one of it, several of it. */
const COLLECTED: Readonly<Record<string, readonly [string, string]>> = {
  workerAnyColor: ['worker', 'workers'],
  workersOfDifferentColors: ['worker', 'workers of different colors'],
  activeCitizensOfDifferentClasses: ['active citizen', 'active citizens of different classes'],
  envoyOnShip: ['envoy on the ship', 'envoys on the ship'],
  columnInColonia: ['column', 'columns'],
  scoredCrane: ['scored crane', 'scored cranes'],
  forumMarkerAtColumn: ['marker at the Trajan column', 'markers at the Trajan column'],
};

const collectingText = ({ collecting }: TrajanCard): string =>
  listed(
    Object.entries(collecting).map(([what, amount]) => {
      const [one, many] = COLLECTED[what] ?? [what, `${what}s`];
      return plural(amount, one, many);
    }),
  );

/** `II  four different colors | 1 worker and 2 columns` for each cycle that has a card. */
export const trajanLines = ({ trajan }: Seen): string[] =>
  trajan.flatMap((id, i) => {
    const card = trajanCards.find((one) => one.id === id);
    const name = `Trajan ${'I'.repeat(i + 1)}`;
    return card === undefined ? [] : paragraph(name, `${buildingText(card)} | ${collectingText(card)}`);
  });

/** The street cards of this round. */
export const streetLine = (seen: Seen): string[] =>
  seen.streets.length === 0 ? [] : paragraph('streets', listed(seen.streets.slice(-2).map(title)));

/** Which streets they mean: on side A to all the same, on side B to everybody something else. */
export function boardLines({ options, streets, players }: Seen): string[] {
  const { boardSideA, boardSideB } = standardComponents;
  const meaning = ({ rows, columns }: typeof boardSideA) =>
    listed(
      streets.slice(-2).map((symbol) => {
        const row = (rows as readonly string[]).indexOf(symbol);
        return row >= 0 ? `row ${row + 1}` : `column ${(columns as readonly string[]).indexOf(symbol) + 1}`;
      }),
    );
  if (streets.length === 0) return [];
  if (options.boardSide === 'A') return paragraph('which are', meaning(boardSideA));
  const texts = boardSideB.slice(0, players.length).map((board, seat) => `${meaning(board)} to ${nameOf(seat)}`);
  return paragraph('which are', texts.join('; '));
}

export function tableLines(seen: Seen): string[] {
  const { supply } = seen;
  const left = supply === null ? [] : Object.entries(supply).map(([kind, amount]) => `${title(kind)} ${amount}`);
  return [
    roundHeading(seen),
    ...streetLine(seen),
    ...boardLines(seen),
    ...paragraph('column', `worth ${columnValues[cycleOf(seen) - 1] ?? 0}`),
    ...trajanLines(seen),
    ...(left.length === 0 ? [] : paragraph('tiles left', left.join(', '))),
    ...forumLines(seen),
    ...panels(seen),
  ];
}

export const LEGEND =
  'A colonia shows tiles as ##, on a crane as #R#, the crane then as !R, scored as xR; temples as /\\; gray buildings in capitals, ' +
  `colored ones in small letters. Behind a row stand its citizens (${citizenRows.map(({ row, citizen }) => `${row} ${citizen}`).join(', ')}), * active, o not. ` +
  `The forum shows colors, E for eagles, and whose envoy is there. The slide bar goes to ${prestige.lastPosition}.`;
