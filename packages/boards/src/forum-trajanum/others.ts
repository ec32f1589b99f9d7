/** The areas of the other players: small beside each other, or one alone. */
import type { Seat } from '@ludi-romani/core';
import type { CitizenRowId, View } from '@ludi-romani/forum-trajanum';
import { resourceIds } from '@ludi-romani/forum-trajanum/queries';
import { about, type Drawing, ground, heading, placed } from '../kit/pen';
import { token } from '../kit/pieces';
import { at, circle, joined, rect } from '../kit/svg';
import { measure, wordFor, write } from '../kit/text';
import { citizen, faint, figure } from './art';
import { smallColonia } from './colonia';
import { figures, harbor, prestige, tileThing } from './stock';
import { areaOf, type Draw, type DrawOf, type Quill, type Table } from './table';
import { reserveId, rowId } from './targets';

/** The citizens of a small colonia, row by row. With `textRoom`, each row has its name. */
function smallRows(table: Table, view: View, seat: Seat, pen: Quill, step: number, textRoom: number): string {
  const said = pen.look.words.labels;
  const r = Math.min(11, step / 2 - 1);
  const { rows } = areaOf(view, seat);
  return joined(
    table.components.citizenRows.map(({ row, ability, citizen: kind }, i) => {
      const { citizens: owners, active } = rows[i] ?? { citizens: [], active: false };
      const name = [
        table.title(pen, `row-${row}`),
        ...owners.map((owner) => said.citizenOf(pen.name(owner))),
        ...(owners.length > 0 ? [active ? said.active : said.inactive] : []),
      ].join('; ');
      const discs = joined(
        [0, 1].map((n) => {
          const x = r + 1 + n * (2 * r + 2);
          if (owners[n] === undefined) return circle(x, step / 2 - 1, r - 1, { stroke: '$fieldLine', dash: '2 2' });
          const disc = citizen(kind, x, step / 2 - 1, r - 0.5);
          return active ? disc : faint(disc);
        }),
      );
      const w = 4 * r + 4;
      const text =
        textRoom === 0
          ? ''
          : write(table.title(pen, ability), w + 4, step / 2 + 3.5, { size: 12.5, room: textRoom, fill: '$soft' });
      const thing = pen.thing(rowId(seat, row as CitizenRowId), name, w + textRoom, step - 2, discs + text, {
        about: ability,
      });
      return placed(0, i * step, thing);
    }),
  );
}

/** The number of tiles that a player has drafted, face down. */
const drafted = (view: View, seat: Seat): number => {
  const { taken, kept, passed } = areaOf(view, seat).draft;
  return Math.max(taken.length, Number(kept !== null) + Number(passed !== null));
};

/** The figures of another player in two lines, each with its number. */
function smallFigures(table: Table, view: View, seat: Seat, pen: Quill, w: number): Drawing {
  const said = pen.look.words.labels;
  const own = areaOf(view, seat).resources;
  const words = (['builder', 'assistant'] as const).map((id) => `${own[id]} ${wordFor(said.things[id], own[id])}`);
  const workers = resourceIds.filter((id) => id.startsWith('worker-'));
  const label = said.collect.workerAnyColor[1];
  const from = measure(label, 12) + 8;
  const step = Math.min(44, (w - from) / workers.length);
  const name = resourceIds.map((id) => `${own[id]} ${table.title(pen, id)}`).join(', ');
  const inner =
    write(measure(words.join(', '), 12) > w ? (words[0] ?? '') : words.join(', '), 0, 11, { size: 12, room: w }) +
    write(label, 0, 28, { size: 12 }) +
    joined(
      workers.map((id, i) => {
        const sign = figure(id, from + 8 + i * step, 23.5, 0.56);
        return (
          (own[id] === 0 ? faint(sign) : sign) +
          write(own[id], from + 17 + i * step, 28, { size: 13, bold: true, fill: own[id] === 0 ? '$soft' : '$ink' })
        );
      }),
    );
  return pen.thing(`stock-${seat}`, name, w, 32, inner, { about: 'figures' });
}

/** The reserve and the tile at the river, in a grid. What has no room is a number: the area alone shows all of it. */
function smallTiles(table: Table, view: View, seat: Seat, pen: Quill, width: number, height: number): string {
  const said = pen.look.words.labels;
  const { leftover, reserve: held } = areaOf(view, seat);
  const kinds = [...new Set(held)];
  const most = width > 200 ? 12 : 5;
  const places = (size: number): number => {
    const lines = Math.floor((height + 3) / (size + 3));
    return Math.min(most, Math.floor((width + 3) / (size + 3)) * lines - 1);
  };
  const size = places(24) >= kinds.length ? 24 : 18;
  const perRow = Math.floor((width + 3) / (size + 3));
  const isCut = kinds.length > places(size);
  const shown = isCut ? kinds.slice(0, places(size) - 1) : kinds;
  const at2 = (i: number): readonly [number, number] => [
    (i % perRow) * (size + 3),
    Math.floor(i / perRow) * (size + 3),
  ];
  const [x, y] = at2(shown.length);
  const river = [(perRow - 1) * (size + 3), height - size] as const;
  return (
    joined(
      shown.map((kind, i) =>
        placed(...at2(i), tileThing(table, pen, reserveId(seat, kind), said.reserve, kind, 1, size)),
      ),
    ) +
    (isCut ? write(`+${kinds.length - shown.length}`, x + size / 2, y + 13, { size: 12, anchor: 'middle' }) : '') +
    (leftover === null
      ? ''
      : placed(...river, tileThing(table, pen, `river-${seat}`, said.leftover, leftover, 1, size)))
  );
}

/** The area of another player in a column. With enough room, it has the names of the citizens and all figures. */
function small(table: Table, view: View, seat: Seat, pen: Quill, w: number, h: number): string {
  const said = pen.look.words.labels;
  const isRoomy = w > 400;
  const step = isRoomy ? 22 : Math.floor(Math.min((h - 72) / 6, (w - 84) / 6));
  const side = 6 * step;
  const r = Math.min(11, step / 2 - 1);
  const rowsX = side + 18;
  const names = isRoomy ? 94 : 0;
  const tilesX = rowsX + 4 * r + 12 + names;
  const count = view.phase === 'draft' ? drafted(view, seat) : 0;
  const label = (text: string, x: number): string =>
    x + measure(text, 12) > w ? '' : write(text, x, 19, { size: 12, fill: '$soft' });
  return (
    token(pen.side(seat), 11, 14, 8.5) +
    heading('colonia', pen.name(seat), 24, 19, rowsX - 28) +
    about('citizens', label(said.citizens, rowsX)) +
    at(8, 32, smallColonia(table, view, seat, pen, step)) +
    at(rowsX, 32, smallRows(table, view, seat, pen, step, names)) +
    (isRoomy
      ? placed(tilesX, 28, figures(table, view, seat, pen, w - tilesX, 4)) +
        about('reserve', write(said.reserve, tilesX, 133, { size: 12, fill: '$soft' })) +
        at(tilesX, 139, smallTiles(table, view, seat, pen, w - tilesX, 24))
      : about('reserve', label(said.reserve, tilesX + 8)) +
        at(tilesX, 31, smallTiles(table, view, seat, pen, w - tilesX, side)) +
        placed(2, h - 34, smallFigures(table, view, seat, pen, w - 8))) +
    joined(
      Array.from({ length: count }, (_, i) =>
        rect(w - 14 - i * 14, h - 15, 11, 11, 2, { fill: '@tile', stroke: '$tileLine' }),
      ),
    )
  );
}

/** All others, side by side. */
export const others: Draw = (table, view, pen, { width, height = 182 }) => {
  const seats = pen.others;
  const w = Math.floor((width - 16) / seats.length);
  return {
    width,
    height,
    svg:
      ground(width, height, 'field') +
      joined(seats.map((seat, i) => at(10 + i * w, 2, small(table, view, seat, pen, w - 6, height - 8)))),
  };
};

/** One of them alone. */
export const area: DrawOf = (table, view, seat, pen, { width }) => {
  const said = pen.look.words.labels;
  const step = 26;
  const side = 6 * step;
  const rowsX = 18 + side + 12;
  const parts = [
    figures(table, view, seat, pen, width - 24, 4),
    harbor(table, view, seat, pen, width - 24),
    prestige(table, view, seat, pen, width - 24),
  ];
  let y = 40 + side + 16;
  const drawn = parts.map((part) => {
    const one = placed(12, y, part);
    y += part.height + 10;
    return one;
  });
  const count = view.phase === 'draft' ? drafted(view, seat) : 0;
  return {
    width,
    height: y + 2,
    svg:
      ground(width, y + 2, 'field') +
      token(pen.side(seat), 22, 17, 9) +
      heading('colonia', said.colonia(pen.name(seat)), 38, 22, width - 90) +
      joined(
        Array.from({ length: count }, (_, i) =>
          rect(width - 28 - i * 20, 8, 16, 16, 3, { fill: '@tile', stroke: '$tileLine' }),
        ),
      ) +
      at(18, 40, smallColonia(table, view, seat, pen, step)) +
      at(rowsX, 40, smallRows(table, view, seat, pen, step, width - rowsX - 58)) +
      joined(drawn),
  };
};
