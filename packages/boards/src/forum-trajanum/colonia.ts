/** A colonia: six by six cells with their streets, temples, buildings, and cranes at the corners. */
import type { Seat } from '@ludi-romani/core';
import type { CitizenClass, Color, Corner, View } from '@ludi-romani/forum-trajanum';
import { cellIds, colors, cornerCitizens, corners, isColor, streetNow } from '@ludi-romani/forum-trajanum/queries';
import * as icons from '../kit/icons';
import { about, placed } from '../kit/pen';
import { drawIcon } from '../kit/pieces';
import { at, circle, flat, joined, path, rect } from '../kit/svg';
import { building, citizen, crane, type Front, frame, plate, SHADES, shadows, street, temple, tile } from './art';
import {
  type Area,
  amount,
  areaOf,
  boxed,
  costsTribune,
  dot,
  frontOf,
  type Quill,
  type Table,
  tileKind,
  tileName,
  tribuneBadge,
} from './table';
import { cellId, cornerCitizenId, craneId } from './targets';

/** The distance of two cells in the drawing of the floor, which is scaled, and the space between them. */
const UNIT = 46;
const GAP = 3;
const SIDE = 6 * UNIT - GAP;
const FLOOR = flat(
  frame(SIDE, SIDE, 8, 'greenBand') +
    rect(0, 0, SIDE, SIDE, 1, { fill: '@travertine' }) +
    rect(0, 0, SIDE, SIDE, 1, { fill: '@paleTesserae' }),
);

/** A cell of a corner: its crane, with a tick once it is uncovered. */
function cornerCell(color: Color, status: 'covered' | 'exposed' | 'scored', size: number): string {
  const scale = size / 43;
  return (
    rect(0, 0, size, size, 4, { fill: '#efe4cb', stroke: '#b09a70' }) +
    crane(status === 'scored' ? null : color, scale, scale, 41 * scale) +
    (status === 'covered'
      ? ''
      : at(
          35.5 * scale,
          34 * scale,
          circle(0, 0, 7, { fill: '#e3ecd2', stroke: '#4f6b2c' }) +
            (status === 'scored'
              ? path('M-3.2 0l2.2 2.4l4-4.6', { stroke: '#38511a', width: 1.8 })
              : drawIcon(SHADES[color].icon, -4.5, -4.5, 9, '#38511a', 1.8)),
          scale,
        ))
  );
}

/** A tile that covers a crane, with a flag in the color of the crane. */
const coveredCrane = (front: Front | undefined, color: Color, size: number, isLit: boolean): string => {
  const scale = size / 43;
  return (
    cornerCell(color, 'covered', size) +
    tile(front, 6 * scale, 6 * scale, 36 * scale, isLit) +
    rect(0, 0, 15 * scale, 15 * scale, 4, { fill: SHADES[color].fill, stroke: '#fffaf0' }) +
    drawIcon(icons.crane, 2 * scale, 2 * scale, 11 * scale, '#fff', 1.8)
  );
};

interface Seen {
  readonly name: string;
  readonly about: string;
  /** draws the cell; `isOpen` if it can be pointed at */
  draw(size: number, isOpen: boolean): string;
}

/** What stands in a cell. */
function seen(table: Table, area: Area, pen: Quill, i: number): Seen {
  const said = pen.look.words.labels;
  const corner = table.catalog.cornerAt[i] ?? undefined;
  const found = corner === undefined ? undefined : area.cranes[corners.indexOf(corner)];
  const standing = found === undefined ? '' : said.crane(table.title(pen, found.color), found.status);
  const held = area.tiles[i] ?? null;
  if (held !== null)
    return {
      name: [tileName(table, pen, held), ...(standing === '' ? [] : [standing])].join(', '),
      about: tileKind(held),
      draw: (size, isOpen) =>
        found === undefined
          ? tile(frontOf(table, held), 0, 0, size, isOpen)
          : coveredCrane(frontOf(table, held), found.color, size, isOpen),
    };
  if (table.catalog.isTemple[i])
    return { name: said.temple, about: 'temple', draw: (size) => at(0, 0, temple, size / 40) };
  const stands = area.buildings[i] ?? null;
  if (stands !== null)
    return {
      name: table.title(pen, isColor(stands) ? `single-color-${stands}` : stands),
      about: `building-${stands}`,
      draw: (size) => building(stands, 0, 0, size),
    };
  if (found !== undefined)
    return { name: standing, about: 'crane', draw: (size) => cornerCell(found.color, found.status, size) };
  return {
    name: said.vacated,
    about: 'ground',
    draw: (size, isOpen) => (isOpen ? rect(0, 0, size, size, 4, { fill: '@lit', stroke: '$select', width: 1.8 }) : ''),
  };
}

/** The two rows and columns of cells at a corner, as places of their upper left cell. */
const blockOf = (corner: Corner): readonly [x: number, y: number] => [
  corner.endsWith('e') ? 4 : 0,
  corner.startsWith('s') ? 4 : 0,
];

/** Before the cranes are placed, each corner takes any color. */
const cranesToPlace = (table: Table, pen: Quill, corner: Corner, step: number): string => {
  const said = pen.look.words.labels;
  const size = step - GAP;
  return joined(
    colors.map((color, i) =>
      placed(
        (i % 2) * step,
        Math.floor(i / 2) * step,
        boxed(
          pen,
          craneId(corner, color),
          `${said.cornerNames[corner]}: ${said.crane(table.title(pen, color), 'covered')}`,
          size,
          size,
          crane(color, 2, 2, size - 4),
          { plain: { fill: '$panel', stroke: '$edge' }, about: 'crane' },
        ),
      ),
    ),
  );
};

/** Before two citizens are placed on corners, each corner takes either of them. */
const citizensToPlace = (table: Table, pen: Quill, classes: readonly CitizenClass[], corner: Corner, step: number) => {
  const size = step - GAP;
  return joined(
    classes.map((kind, i) => {
      const id = table.components.femaleCitizens.find((one) => one.citizen === kind)?.id ?? '';
      return placed(
        i * step,
        corner.startsWith('s') ? 0 : step,
        boxed(
          pen,
          cornerCitizenId(corner, kind),
          `${pen.look.words.labels.cornerNames[corner]}: ${table.title(pen, id)}`,
          size,
          size,
          citizen(kind, size / 2, size / 2, size * 0.34),
          { plain: { fill: '$panel', stroke: '$edge' }, about: id },
        ),
      );
    }),
  );
};

/** The room that the frame and the symbols need, on the left and on top of the cells. */
export const EDGE = { left: 42, top: 36 };

/** Returns a colonia whose cells are `step` apart, with its symbols. Its upper left cell is at (0, 0). */
export function colonia(table: Table, view: View, seat: Seat, pen: Quill, step: number): string {
  const { catalog } = table;
  const area = areaOf(view, seat);
  const size = step - GAP;
  const { boardSide } = view.options;
  const symbols = catalog.board(boardSide, seat);
  const now = view.phase === 'draft' || view.phase === 'turns' ? [streetNow(view, 0), streetNow(view, 1)] : [];
  const badges =
    joined(
      symbols.rows.map((symbol, i) =>
        street(true, symbol.slice(-1), -26, i * step + size / 2, 9.5, now.includes(symbol)),
      ),
    ) +
    joined(
      symbols.columns.map((symbol, i) =>
        street(false, symbol.slice(-1), i * step + size / 2, -23, 9.5, now.includes(symbol)),
      ),
    );
  const isPreparing = seat === view.viewer && area.preparation !== null;
  const hasCranes = area.cranes.length > 0;
  const needsCitizens =
    isPreparing &&
    area.rows.some(({ citizens }) => citizens.length > 0) &&
    corners.every((corner) => area.tiles[catalog.corners[corner]] === null);
  const classes = needsCitizens ? cornerCitizens(catalog, view, seat) : [];
  const isChoosing = isPreparing && (!hasCranes || needsCitizens);
  const covered = new Set(
    !isChoosing
      ? []
      : corners.flatMap((corner) => {
          const [x, y] = blockOf(corner);
          return [0, 1, 6, 7].map((by) => y * 6 + x + by);
        }),
  );
  const cells = cellIds.map((id, i): string => {
    const what = seen(table, area, pen, i);
    const [x, y] = [(i % 6) * step, Math.floor(i / 6) * step];
    // the corners are drawn below the choices, without being things of their own
    if (covered.has(i)) return hasCranes && catalog.cornerAt[i] !== null ? at(x, y, what.draw(size, false)) : '';
    const key = cellId(seat, id);
    const isOpen = pen.isOpen(key);
    const isPaid = isOpen && costsTribune(table, view, pen, i);
    const middle =
      isOpen && !pen.isChosen(key) && what.about === 'ground'
        ? circle(size / 2, size / 2, 4, { fill: '$select' })
        : what.about === 'ground'
          ? ''
          : isPaid
            ? tribuneBadge(table, size, size, catalog.cornerAt[i] !== null)
            : dot(pen, key, size);
    const price = isPaid
      ? `, ${pen.look.words.labels.costs(amount(pen, 'tribune', table.components.numbers.tribunesPerIgnoredCard))}`
      : '';
    const name = `${table.title(pen, id)}: ${what.name}${price}`;
    return placed(
      x,
      y,
      pen.thing(key, name, size, size, what.draw(size, isOpen && !isPaid) + middle, {
        lit: true,
        radius: 4,
        about: what.about,
      }),
    );
  });
  const choices = !isChoosing
    ? ''
    : joined(
        corners.map((corner) => {
          const [x, y] = blockOf(corner);
          const drawn = hasCranes
            ? citizensToPlace(table, pen, classes, corner, step)
            : cranesToPlace(table, pen, corner, step);
          return at(x * step, y * step, drawn);
        }),
      );
  const raised = cellIds.flatMap((_, i) =>
    area.tiles[i] != null || area.buildings[i] != null || catalog.isTemple[i]
      ? [[(i % 6) * step, Math.floor(i / 6) * step] as const]
      : [],
  );
  return (
    about('street-symbols', badges) + at(0, 0, FLOOR, step / UNIT) + shadows(raised, size) + joined(cells) + choices
  );
}

/** A small colonia of another player, whose cells are `step` apart. Its upper left cell is at (0, 0). */
export function smallColonia(table: Table, view: View, seat: Seat, pen: Quill, step: number): string {
  const { catalog } = table;
  const area = areaOf(view, seat);
  const gap = step < 20 ? 1.5 : 2.5;
  const size = step - gap;
  const side = 6 * step - gap;
  const cells = cellIds.map((id, i): string => {
    const what = seen(table, area, pen, i);
    const [x, y] = [(i % 6) * step, Math.floor(i / 6) * step];
    const stands = area.buildings[i] ?? null;
    const corner = catalog.cornerAt[i] ?? undefined;
    const found = corner === undefined ? undefined : area.cranes[corners.indexOf(corner)];
    if (stands === null && corner === undefined)
      return catalog.isTemple[i]
        ? about('temple', drawIcon(icons.temple, x + size * 0.15, y + size * 0.15, size * 0.7, '#7d6a45'))
        : '';
    const held = area.tiles[i] ?? null;
    const drawn =
      stands !== null
        ? plate(stands, 0, 0, size)
        : found === undefined
          ? ''
          : held !== null
            ? tile(frontOf(table, held), 0, 0, size) +
              rect(0, 0, size * 0.36, size * 0.36, 1, { fill: SHADES[found.color].fill })
            : rect(0, 0, size, size, 2, { fill: found.status === 'scored' ? '#80776a' : SHADES[found.color].fill }) +
              drawIcon(icons.crane, size * 0.15, size * 0.15, size * 0.7, '#fffaf0', 1.8);
    return placed(
      x,
      y,
      pen.thing(cellId(seat, id), `${table.title(pen, id)}: ${what.name}`, size, size, drawn, {
        radius: 2,
        about: what.about,
      }),
    );
  });
  const squares = (isThere: (i: number) => boolean): string =>
    joined(
      cellIds.map((_, i) =>
        isThere(i) ? `M${(i % 6) * step} ${Math.floor(i / 6) * step}h${size}v${size}h${-size}z` : '',
      ),
    );
  return (
    frame(side, side, 4, 'greenBand') +
    rect(0, 0, side, side, 1, { fill: '@travertine' }) +
    path(
      squares((i) => area.tiles[i] != null),
      { fill: '@tile', stroke: '$tileLine', width: 0.7 },
    ) +
    path(
      squares((i) => catalog.isTemple[i] === true),
      { fill: '@temple' },
    ) +
    joined(cells)
  );
}
