/** A colonia: six by six cells with their streets, temples, buildings, and cranes at the corners. */
import type { Seat } from '@ludi-romani/core';
import type { Corner, View } from '@ludi-romani/forum-trajanum';
import { cellIds, colors, cornerCitizens, corners, isColor, streetNow } from '@ludi-romani/forum-trajanum/queries';
import * as icons from '../kit/icons';
import { type Drawing, emptyPlace, placed, tinted } from '../kit/pen';
import { at, rect } from '../kit/svg';
import { badge, buildingSign, CLASSES, COLORS, keeper, plate, tileFace } from './glyphs';
import { type Area, areaOf, frontOf, type Quill, type Table, tileName } from './table';
import { cellId, cornerCitizenId, craneId } from './targets';

export interface Scale {
  readonly cell: number;
  readonly gap: number;
  readonly badge: number;
}
export const LARGE: Scale = { cell: 52, gap: 4, badge: 20 };
export const SMALL: Scale = { cell: 26, gap: 2, badge: 14 };

/** The room for symbols at the left and at the top. */
export const marginOf = (scale: Scale): number => scale.badge + scale.gap;
export const sideOf = (scale: Scale): number => marginOf(scale) + 6 * scale.cell + 5 * scale.gap;

/** A crane: a flag beside the tile that covers it, then all of the corner; without its color when it was scored. */
function crane(area: Area, corner: Corner, isCovered: boolean, size: number): string {
  const found = area.cranes[corners.indexOf(corner)];
  if (found === undefined) return '';
  const sign = COLORS[found.color];
  if (isCovered) {
    const flag = Math.round(size * 0.36);
    return plate(sign, corner.endsWith('e') ? size - flag : 0, corner.startsWith('s') ? size - flag : 0, flag);
  }
  const inner = Math.round(size * 0.56);
  const isScored = found.status === 'scored';
  const small = Math.round(size * 0.34);
  return (
    rect(isScored ? 'stone' : sign.hue, 0, 0, size, size, 4) +
    tinted('paper', icons.crane, size * 0.08, size * 0.08, inner) +
    (isScored ? '' : tinted('paper', sign.icon, size - small - 2, size - small - 2, small))
  );
}

/** Before the cranes are placed, each corner takes any color. */
const cranesToPlace = (table: Table, pen: Quill, corner: Corner, size: number): string => {
  const half = size / 2 - 1;
  return colors
    .map((color, i) => {
      const [x, y] = [(i % 2) * (half + 2) + 2, Math.floor(i / 2) * (half + 2) + 2];
      const name = `${pen.look.words.labels.cornerNames[corner]}: ${pen.look.words.labels.crane(table.title(pen, color), 'covered')}`;
      const chip = half - 4;
      return placed(x, y, pen.thing(craneId(corner, color), name, chip, chip, plate(COLORS[color], 0, 0, chip)));
    })
    .join('');
};

/** Before two citizens are placed on corners, each corner takes either of them. */
const citizensToPlace = (table: Table, view: View, seat: Seat, pen: Quill, corner: Corner, size: number): string => {
  const half = size / 2 - 1;
  return cornerCitizens(table.catalog, view, seat)
    .map((citizen, i) => {
      const tile = table.components.femaleCitizens.find((one) => one.citizen === citizen)?.id ?? '';
      const chip = half - 4;
      return placed(
        i * (half + 2) + 2,
        corner.startsWith('s') ? 2 : half + 4,
        pen.thing(
          cornerCitizenId(corner, citizen),
          `${pen.look.words.labels.cornerNames[corner]}: ${table.title(pen, tile)}`,
          chip,
          chip,
          plate(CLASSES[citizen], 0, 0, chip),
        ),
      );
    })
    .join('');
};

/** What stands in a cell, drawn and in words. */
function cell(table: Table, area: Area, pen: Quill, i: number, size: number): readonly [name: string, svg: string] {
  const said = pen.look.words.labels;
  const corner = table.catalog.cornerAt[i] ?? undefined;
  const found = corner === undefined ? undefined : area.cranes[corners.indexOf(corner)];
  const about = found === undefined ? '' : `, ${said.crane(table.title(pen, found.color), found.status)}`;
  const tile = area.tiles[i] ?? null;
  if (tile !== null)
    return [
      `${tileName(table, pen, tile)}${about}`,
      tileFace(frontOf(table, tile), size) + (corner === undefined ? '' : crane(area, corner, true, size)),
    ];
  if (table.catalog.isTemple[i]) {
    const inner = Math.round(size * 0.6);
    return [said.temple, tinted('stone', icons.temple, (size - inner) / 2, (size - inner) / 2, inner)];
  }
  const building = area.buildings[i] ?? null;
  if (building !== null) {
    const titleId = isColor(building) ? `single-color-${building}` : building;
    return [table.title(pen, titleId), plate(buildingSign(building), 0, 0, size)];
  }
  if (corner !== undefined && found !== undefined)
    return [about.slice(2), emptyPlace(size, size) + crane(area, corner, found.status === 'covered', size)];
  return [said.vacated, emptyPlace(size, size)];
}

const kept = keeper<ReturnType<Table['catalog']['board']>>();

export function colonia(table: Table, view: View, seat: Seat, pen: Quill, scale: Scale): Drawing {
  const area = areaOf(view, seat);
  const { cell: size, gap } = scale;
  const margin = marginOf(scale);
  const side = sideOf(scale);
  const step = size + gap;
  const { boardSide } = view.options;
  const isOwn = seat === view.viewer;
  const preparing = isOwn && area.preparation !== null;
  const hasCranes = area.cranes.length > 0;
  const hasCitizens = corners.some((corner) => area.tiles[table.catalog.corners[corner]] !== null);

  // the streets of the draft are lit
  const lit =
    view.phase === 'draft' && area.draft.taken.length < 2
      ? [...new Set([0, 1].flatMap((card) => streetNow(view, card) ?? []))].map((symbol) => {
          const { isRow, line } = table.catalog.street(boardSide, seat, symbol);
          const from = margin + (line - 1) * step - gap / 2;
          const [x, y, w, h] = isRow ? [0, from, side, step] : [from, 0, step, side];
          return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="var(--l-select)" opacity=".28"/>`;
        })
      : [];
  const symbols = table.catalog.board(boardSide, seat);
  const middle = (size - scale.badge) / 2;
  const badges = kept(symbols, size, () =>
    [
      ...symbols.rows.map((symbol, i) => badge(symbol, 0, margin + i * step + middle, scale.badge)),
      ...symbols.columns.map((symbol, i) => badge(symbol, margin + i * step + middle, 0, scale.badge)),
    ].join(''),
  );
  const cells = cellIds.map((id, i) => {
    const [x, y] = [margin + (i % 6) * step, margin + Math.floor(i / 6) * step];
    const corner = table.catalog.cornerAt[i] ?? undefined;
    if (preparing && corner !== undefined && !hasCranes) return at(x, y, cranesToPlace(table, pen, corner, size));
    if (preparing && corner !== undefined && !hasCitizens)
      return at(x, y, crane(area, corner, true, size), citizensToPlace(table, view, seat, pen, corner, size));
    const [name, svg] = cell(table, area, pen, i, size);
    // of others it is enough to see where there is nothing to know
    if (scale === SMALL && corner === undefined && area.buildings[i] === null) return at(x, y, svg);
    return placed(x, y, pen.thing(cellId(seat, id), `${table.title(pen, id)}: ${name}`, size, size, svg));
  });
  return { width: side, height: side, svg: lit.join('') + badges + cells.join('') };
}
