/** This round: the street cards with what they mean to the viewer, and the tiles of the draft and of the turn. */
import type { TileId, TileSource } from '@ludi-romani/forum-trajanum';
import { cellIds, leftNeighbor, rightNeighbor, streetNow } from '@ludi-romani/forum-trajanum/queries';
import { about, ground, heading, placed, seatOf } from '../kit/pen';
import { token } from '../kit/pieces';
import { joined, rect } from '../kit/svg';
import { measure, write } from '../kit/text';
import { street, tile } from './art';
import { amount, areaOf, boxed, type Draw, dot, frontOf, isInStreet, tileKind, tileName, tribuneBadge } from './table';
import { cellId, streetId, takenId, usedId } from './targets';

/** A street of the colonia in a plan of `size`. */
const plan = (isRow: boolean, line: number, x: number, y: number, size: number): string => {
  const step = size / 6;
  const rest = Array.from({ length: 6 }, (_, i) => i + 1 !== line)
    .map((isRest, i) =>
      rect(
        x + (isRow ? 0 : i * step),
        y + (isRow ? i * step : 0),
        isRow ? size : step - 1,
        isRow ? step - 1 : size,
        1,
        {
          fill: isRest ? '@tile' : '$terracotta',
        },
      ),
    )
    .join('');
  return rest;
};

/** A slot of a row of tiles. */
interface Slot {
  readonly id: string;
  readonly name: string;
  readonly caption: string;
  readonly held: TileId | null;
}

/** The tiles of a player. */
interface Group {
  readonly who: number;
  readonly title: string;
  readonly slots: readonly Slot[];
}

export const round: Draw = (table, view, pen, { width, height }) => {
  const said = pen.look.words.labels;
  const seat = seatOf(view);
  const isWide = width > 300;
  const isTall = pen.shape === 'tall';
  const { current } = view;
  const cardWidth = Math.floor((width - 20 - 6) / 2);
  const cardHeight = isWide ? 56 : 52;

  const chosen = cellIds.findIndex((id) => pen.isChosen(cellId(seat, id)));
  const cards = [0, 1].map((card): string => {
    const symbol = streetNow(view, card);
    const x = 10 + card * (cardWidth + 6);
    if (symbol === undefined)
      return rect(x, 29, cardWidth, cardHeight, 6, { stroke: '$planLine', dash: '4 4', width: 1.2 });
    const { isRow, line } = table.catalog.street(view.options.boardSide, seat, symbol);
    const here = said.streetHere(isRow, line);
    const side = isWide ? 42 : 26;
    const number = symbol.slice(-1);
    // once a tile is chosen, one of the cards may be ignored for it
    const isPaid =
      pen.isOpen(streetId(card)) && chosen >= 0 && !isInStreet(table, view, seat, card, chosen) && view.viewer === seat;
    const badge = isPaid ? tribuneBadge(table, cardWidth - (isWide ? 6 : 5), isWide ? cardHeight - 6 : 29) : '';
    const price = isPaid
      ? `, ${said.costs(amount(pen, 'tribune', table.components.numbers.tribunesPerIgnoredCard))}`
      : '';
    const inner = isWide
      ? plan(isRow, line, 8, 7, side) +
        street(isRow, number, 68, 20, 9.5, true) +
        write(here, 58, 46, { size: 13, room: cardWidth - 62 })
      : plan(isRow, line, 6, 6, side) +
        (isPaid ? '' : street(isRow, number, cardWidth - 18, 19, 9.5, true)) +
        write(here, cardWidth / 2, cardHeight - 6, { size: 12, anchor: 'middle', room: cardWidth - 4 });
    return placed(
      x,
      29,
      boxed(pen, streetId(card), `${here}, ${table.title(pen, symbol)}${price}`, cardWidth, cardHeight, inner + badge, {
        plain: { fill: '$panel', stroke: '$planLine' },
        about: isRow ? 'row-street' : 'column-street',
      }),
    );
  });

  // FT-4.15 of two equal tiles, it makes no difference which one was passed
  const { taken, passed, kept, shown } = areaOf(view, seat).draft;
  const away = passed === null ? -1 : taken.findIndex(({ tile: one }) => one === passed);
  const neighbor = leftNeighbor(view, seat);
  const received: Slot = {
    id: 'received',
    name: said.receivedFrom(pen.name(neighbor)),
    caption: said.received,
    held: areaOf(view, neighbor).draft.passed,
  };
  const drafted = [0, 1].map((i): Slot => {
    const isPassed = i === away;
    const isKept = kept !== null && !isPassed && taken[i] !== undefined;
    return {
      id: takenId(i),
      name: isPassed ? said.passedTo(pen.name(rightNeighbor(view, seat))) : isKept ? said.kept : said.taken,
      caption: isPassed ? said.passed : isKept ? said.kept : said.taken,
      held: taken[i]?.tile ?? null,
    };
  });
  /** Draws a tile with its role below it. */
  const one = ({ id, name, caption, held }: Slot, x: number, y: number, step: number): string => {
    const left = x + (step - size) / 2;
    const role = write(caption, x + step / 2, y + size + 12, {
      size: 12,
      anchor: 'middle',
      fill: '$soft',
      room: step,
    });
    if (held === null) return role + rect(left, y, size, size, 4, { stroke: '$planLine', dash: '3 3', width: 1.2 });
    const inner = tile(frontOf(table, held), 0, 0, size, pen.isOpen(id)) + dot(pen, id, size);
    const thing = pen.thing(id, `${name}: ${tileName(table, pen, held)}`, size, size, inner, {
      lit: true,
      radius: 4,
      about: tileKind(held),
    });
    return role + placed(left, y, thing);
  };
  const groups: Group[] = [];
  // each tile is drawn once: in a turn as what is used, before it as what was taken
  if (current === null) {
    const isDone = kept !== null || passed !== null;
    groups.push({ who: seat, title: said.ownTiles, slots: isDone ? [...drafted, received] : drafted });
  } else {
    const words = { own: said.kept, foreign: said.received, grid: said.grid };
    const sources: readonly TileSource[] = ['own', 'foreign', 'grid'];
    const title = said.turn(pen.name(current.player));
    if (current.player !== seat && !shown && view.viewer !== 'spectator')
      groups.push({
        who: seat,
        title: said.ownTiles,
        slots: [...drafted.filter((_, i) => i !== away && taken[i] !== undefined), received],
      });
    groups.push({
      who: current.player,
      title,
      slots: sources
        .filter((from) => from !== 'grid' || current.tiles.grid != null)
        .map((from) => ({
          id: usedId(from),
          name: `${title}, ${words[from]}`,
          caption: words[from],
          held: current.tiles[from] ?? null,
        })),
    });
  }

  const from = 29 + cardHeight + 6;
  const total = height ?? from + 44 + 36 + 4;
  // side by side if there is room for that, otherwise one below the other
  const room = isWide ? (width - 20) / groups.length : width - 20;
  const high = (total - from - 4) / (isWide ? 1 : groups.length);
  // without room for a title, the sign of the player stands before the tiles
  const hasTitle = high > 60;
  const size = Math.min(isTall ? 44 : 48, Math.floor(high - (hasTitle ? 34 : 15)));
  const tiles = groups.map(({ who, title, slots }, n): string => {
    const [x, y] = [10 + (isWide ? n * room : 0), from + (isWide ? 0 : n * high)];
    const start = x + (hasTitle ? 0 : 15);
    const step = (room - (start - x)) / slots.length;
    const top = y + (hasTitle ? 20 : 0);
    return (
      token(pen.side(who), x + 6.5, hasTitle ? y + 9 : y + size / 2, 6.5) +
      (hasTitle ? write(title, x + 18, y + 13, { size: 13, bold: true, fill: '$head', room: room - 22 }) : '') +
      joined(slots.map((slot, i) => one(slot, start + i * step, top, step)))
    );
  });
  const left = said.cardsLeft(view.streetDeck);
  const leftWidth = measure(left, 12);
  const deck = pen.thing('street-deck', left, leftWidth, 14, write(left, 0, 11, { size: 12, fill: '$soft' }), {
    value: view.streetDeck,
  });
  return {
    width,
    height: total,
    svg:
      ground(width, total, 'plan', { pattern: 'streets', opacity: 0.6 }) +
      heading('streets', said.streets, 12, 20, width - 34 - leftWidth) +
      placed(width - 12 - leftWidth, 9, deck) +
      joined(cards) +
      about('draft', joined(tiles)),
  };
};
