/** This round: the street cards with what they mean to the viewer, and the tiles of the draft and of the turn. */
import type { TileId, TileSource } from '@ludi-romani/forum-trajanum';
import { leftNeighbor, rightNeighbor, streetNow } from '@ludi-romani/forum-trajanum/queries';
import { about, ground, heading, placed, seatOf } from '../kit/pen';
import { token } from '../kit/pieces';
import { joined, rect } from '../kit/svg';
import { measure, write } from '../kit/text';
import { street, tile } from './art';
import { areaOf, boxed, type Draw, dot, frontOf, tileKind, tileName } from './table';
import { streetId, takenId, usedId } from './targets';

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

export const round: Draw = (table, view, pen, { width, height }) => {
  const said = pen.look.words.labels;
  const seat = seatOf(view);
  const isWide = width > 300;
  const isTall = pen.shape === 'tall';
  const { current } = view;
  const cardWidth = Math.floor((width - 20 - 6) / 2);
  const cardHeight = isWide ? 56 : 52;

  const cards = [0, 1].map((card): string => {
    const symbol = streetNow(view, card);
    const x = 10 + card * (cardWidth + 6);
    if (symbol === undefined)
      return rect(x, 29, cardWidth, cardHeight, 6, { stroke: '$planLine', dash: '4 4', width: 1.2 });
    const { isRow, line } = table.catalog.street(view.options.boardSide, seat, symbol);
    const here = said.streetHere(isRow, line);
    const side = isWide ? 42 : 26;
    const number = symbol.slice(-1);
    const inner = isWide
      ? plan(isRow, line, 8, 7, side) +
        street(isRow, number, 68, 20, 9.5, true) +
        write(here, 58, 46, { size: 13, room: cardWidth - 62 })
      : plan(isRow, line, 6, 6, side) +
        street(isRow, number, cardWidth - 18, 19, 9.5, true) +
        write(here, cardWidth / 2, cardHeight - 6, { size: 12, anchor: 'middle', room: cardWidth - 4 });
    return placed(
      x,
      29,
      boxed(pen, streetId(card), `${table.title(pen, symbol)}: ${here}`, cardWidth, cardHeight, inner, {
        plain: { fill: '$panel', stroke: '$planLine' },
        about: isRow ? 'row-street' : 'column-street',
      }),
    );
  });

  const size = isTall ? 44 : isWide ? 36 : 27;
  const row = (slots: readonly Slot[], x: number, y: number, step: number): string =>
    joined(
      slots.map(({ id, name, caption, held }, i) => {
        const left = x + i * step + (step - size) / 2;
        const label = write(caption, x + (i + 0.5) * step, y + 10, {
          size: 12,
          anchor: 'middle',
          fill: '$soft',
          room: step,
        });
        if (held === null)
          return label + rect(left, y + 14, size, size, 4, { stroke: '$planLine', dash: '3 3', width: 1.2 });
        const inner = tile(frontOf(table, held), 0, 0, size, pen.isOpen(id)) + dot(pen, id, size);
        const thing = pen.thing(id, `${name}: ${tileName(table, pen, held)}`, size, size, inner, {
          lit: true,
          radius: 4,
          about: tileKind(held),
        });
        return label + placed(left, y + 14, thing);
      }),
    );

  // FT-4.15 of two equal tiles, it makes no difference which one was passed
  const { taken, passed, kept } = areaOf(view, seat).draft;
  const away = passed === null ? -1 : taken.findIndex(({ tile: one }) => one === passed);
  const drafted: Slot[] = [0, 1].map((i) => {
    const isPassed = i === away;
    const isKept = kept !== null && !isPassed && taken[i] !== undefined;
    return {
      id: takenId(i),
      name: isPassed ? said.passedTo(pen.name(rightNeighbor(view, seat))) : isKept ? said.kept : said.taken,
      caption: isPassed ? said.passed : isKept ? said.kept : said.taken,
      held: taken[i]?.tile ?? null,
    };
  });
  drafted.push({
    id: 'received',
    name: said.receivedFrom(pen.name(leftNeighbor(view, seat))),
    caption: said.received,
    held: areaOf(view, leftNeighbor(view, seat)).draft.passed,
  });
  const sources: readonly TileSource[] = ['own', 'foreign', 'grid'];
  const words = { own: said.own, foreign: said.received, grid: said.grid };
  const turn = sources.map(
    (from): Slot => ({
      id: usedId(from),
      name: `${current === null ? '' : `${said.turn(pen.name(current.player))}, `}${words[from]}`,
      caption: words[from],
      held: current?.tiles[from] ?? null,
    }),
  );
  const from = 29 + cardHeight + (isWide ? 8 : 4);
  const half = isWide ? (width - 20) / 2 : width - 20;
  const step = Math.floor((half - (isWide ? 4 : 0)) / 3);
  const total = height ?? from + 18 + 14 + size + 10;
  const signed = (x: number, y: number, who: number): string => token(pen.side(who), x, y, 6.5);
  const rows = isWide
    ? write(said.draft, 10, from + 12, { size: 13, bold: true, fill: '$head', room: half - 12 }) +
      row(drafted, 10, from + 18, step) +
      (current === null
        ? ''
        : write(said.turn(pen.name(current.player)), 10 + half, from + 12, {
            size: 13,
            bold: true,
            fill: '$head',
            room: half - 4,
          })) +
      row(turn, 10 + half, from + 18, step)
    : signed(14, from + 30, seat) +
      row(drafted, 10, from, step) +
      (current === null ? '' : signed(14, from + 74, current.player)) +
      row(turn, 10, from + 44, step);
  const left = said.cardsLeft(view.streetDeck);
  const leftWidth = measure(left, 12);
  const deck = pen.thing('street-deck', left, leftWidth, 14, write(left, 0, 11, { size: 12, fill: '$soft' }), {
    pill: 'left',
  });
  return {
    width,
    height: total,
    svg:
      ground(width, total, 'plan', { pattern: 'streets', opacity: 0.6 }) +
      heading('streets', said.streets, 12, 20, width - 34 - leftWidth) +
      placed(width - 12 - leftWidth, 9, deck) +
      joined(cards) +
      about('draft', rows),
  };
};
