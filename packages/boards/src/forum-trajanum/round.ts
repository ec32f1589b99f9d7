/** This round: the street cards with what they mean to the viewer, the tiles of draft and turn, what is left to build. */
import type { Seat } from '@ludi-romani/core';
import type { TileId, TileSource, View } from '@ludi-romani/forum-trajanum';
import { columnValue, leftNeighbor, rightNeighbor, streetNow } from '@ludi-romani/forum-trajanum/queries';
import type { Icon } from '../kit/icons';
import * as icons from '../kit/icons';
import { type Drawing, emptyPlace, placed, seatOf, tinted, titled } from '../kit/pen';
import { at, rect } from '../kit/svg';
import { label } from '../kit/text';
import { badge, digits, tileFace } from './glyphs';
import { areaOf, frontOf, type Quill, type Table, tileName } from './table';
import { streetId, takenId, usedId } from './targets';

const ROUND = { width: 312, height: 168 };
const CARD = { width: 98, height: 68 };
const SLOT = 44;
const STEP = 51;

/** A street card: its symbol, and which street of the viewer's colonia it means. */
function street(table: Table, view: View, pen: Quill, card: number): string {
  const said = pen.look.words.labels;
  const symbol = streetNow(view, card);
  const { width: w, height: h } = CARD;
  if (symbol === undefined) return emptyPlace(w, h);
  const { isRow, line } = table.catalog.street(view.options.boardSide, seatOf(view), symbol);
  const [side, x, y] = [48, w - 56, (h - 48) / 2];
  const from = ((line - 1) * side) / 6;
  return placed(
    0,
    0,
    pen.thing(
      streetId(card),
      `${table.title(pen, symbol)}: ${said.streetHere(isRow, line)}`,
      w,
      h,
      rect('panel', 0, 0, w, h),
      badge(symbol, 9, (h - 26) / 2, 26),
      rect('well', x, y, side, side, 3),
      isRow
        ? `<rect x="${x}" y="${y + from}" width="${side}" height="${side / 6}" fill="var(--l-select)"/>`
        : `<rect x="${x + from}" y="${y}" width="${side / 6}" height="${side}" fill="var(--l-select)"/>`,
    ),
  );
}

export function round(table: Table, view: View, pen: Quill): Drawing {
  const said = pen.look.words.labels;
  const { current, streetDeck } = view;
  const facts: readonly (readonly [id: string, name: (value: number) => string, sign: Icon, value: number])[] = [
    ['street-deck', said.cardsLeft, icons.card, streetDeck],
    ['column-value', said.columnValue, icons.column, columnValue(table.catalog, view)],
    ['build-actions', said.buildActions, icons.hammer, current?.buildActions ?? 0],
  ];
  const slot = (id: string | null, name: string, caption: string, tile: TileId | null, x: number): string => {
    const about = `${name}: ${tile === null ? said.nothing : tileName(table, pen, tile)}`;
    const drawn = tile === null ? emptyPlace(SLOT, SLOT) : tileFace(frontOf(table, tile), SLOT);
    return at(
      x,
      0,
      id === null || tile === null ? drawn : pen.thing(id, about, SLOT, SLOT, drawn).svg,
      label(caption, SLOT / 2, SLOT + 12, { size: 9.5, anchor: 'middle', kind: 'soft', room: STEP }),
    );
  };
  return titled(said.streets, {
    width: ROUND.width,
    height: ROUND.height - 22,
    svg:
      [0, 1].map((card) => at(card * (CARD.width + 8), 0, street(table, view, pen, card))).join('') +
      facts
        .map(([id, name, sign, value], i) =>
          placed(
            218,
            2 + 23 * i,
            pen.thing(
              id,
              name(value),
              60,
              18,
              tinted('stone', sign, 2, 1, 16),
              digits(value, 26, 14, 13, 'strong', 'start'),
            ),
          ),
        )
        .join('') +
      at(0, CARD.height + 14, draft(view, pen, slot), turn(view, pen, slot)),
  });
}

type Slot = (id: string | null, name: string, caption: string, tile: TileId | null, x: number) => string;

/** What the viewer took, which of it was kept, and what came from the left. */
function draft(view: View, pen: Quill, slot: Slot): string {
  const said = pen.look.words.labels;
  const seat: Seat = seatOf(view);
  const { taken, passed, kept } = areaOf(view, seat).draft;
  // FT-4.15 which of the two went on: of two alike it makes no difference
  const away = passed === null ? -1 : taken.findIndex(({ tile }) => tile === passed);
  const received = areaOf(view, leftNeighbor(view, seat)).draft.passed;
  return [
    ...[0, 1].map((i) => {
      const isPassed = i === away;
      const isKept = kept !== null && !isPassed && taken[i] !== undefined;
      const name = isPassed ? said.passed(pen.name(rightNeighbor(view, seat))) : isKept ? said.kept : said.taken;
      const caption = isPassed ? '→' : isKept ? said.kept : said.taken;
      return slot(takenId(i), name, caption, taken[i]?.tile ?? null, i * STEP);
    }),
    slot('received', said.received(pen.name(leftNeighbor(view, seat))), said.foreign, received, 2 * STEP),
  ].join('');
}

/** The tiles of the turn that is being played, until they are put away. */
function turn({ current }: View, pen: Quill, slot: Slot): string {
  const said = pen.look.words.labels;
  const sources: readonly TileSource[] = ['own', 'foreign', 'grid'];
  const drawn = sources.map((from, i) => {
    const name = current === null ? said[from] : `${said.turnOf(pen.name(current.player))}, ${said[from]}`;
    return slot(usedId(from), name, said[from], current?.tiles[from] ?? null, ROUND.width - SLOT - (2 - i) * STEP);
  });
  return (
    `<path class="edge" d="M${3 * STEP + 2} 0V${SLOT}"/>` +
    drawn.join('') +
    (current === null ? '' : pen.sign(current.player, ROUND.width - SLOT - 2 * STEP, 1, 9))
  );
}
