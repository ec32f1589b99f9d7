/** A colonia with the citizens beside its rows. */
import type { Seat } from '@ludi-romani/core';
import type { Components, View } from '@ludi-romani/forum-trajanum';
import { activeIn, figureOf, rowFactor } from '@ludi-romani/forum-trajanum/queries';
import { about, type Drawing, ground, heading, placed } from '../kit/pen';
import { token } from '../kit/pieces';
import { at, circle, joined, rect } from '../kit/svg';
import { fitted, set, type Type, write } from '../kit/text';
import { amountsOf, CLASSES, citizen, faint } from './art';
import { colonia, EDGE } from './colonia';
import { amount, areaOf, type DrawOf, dot, type Quill, type Table } from './table';
import { rowId } from './targets';

type Second = Components['citizenRows'][number]['second'];

/** Returns the words for what the second citizen of a row brings. */
function bonus(pen: Quill, second: Second): string {
  const said = pen.look.words.labels;
  switch (second.bonus) {
    case 'place-envoy':
      return said.anEnvoy;
    case 'area-bonus':
      return said.areaBonus;
    case 'choose': {
      const among = second.among.map(figureOf);
      return among.length > 3 && among.every((what) => what.startsWith('worker-'))
        ? said.anyWorker
        : among.map((what) => said.things[what][0]).join(said.or);
    }
    case 'gain':
      return amountsOf(second.gain)
        .map(([what, count]) => (count === 1 ? said.things[what][0] : amount(pen, what, count)))
        .join(', ');
  }
}

/** The columns of the citizens: the middle of the first space, and the second one, from the right. */
const FIRST = 132;
const SECOND = { from: 108, width: 74 };

/** One row of citizens with what they do. */
function citizenRow(table: Table, view: View, seat: Seat, pen: Quill, i: number, w: number, h: number): Drawing {
  const said = pen.look.words.labels;
  const found = table.components.citizenRows[i];
  if (found === undefined) return { width: w, height: h, svg: '' };
  const { row, ability, citizen: kind, second } = found;
  const spaces = areaOf(view, seat).rows[row - 1] ?? { citizens: [], active: false };
  const { citizens: owners, active } = spaces;
  const factor = rowFactor(table.catalog, activeIn(spaces));
  const brings = bonus(pen, second);
  const id = rowId(seat, row);
  const isOpen = pen.isOpen(id);
  const middle = h / 2;
  const textRoom = w - FIRST - 33;
  const isSmall = h < 46;
  const says: Type = { size: 12, room: textRoom, lines: 2, fill: active || isOpen ? '$ink' : '$soft', leading: 1 };
  const words = fitted(said.does[ability], says);
  const top = (h - 14 - words.rows.length * words.leading) / 2;
  const [x1, x2] = [w - FIRST, w - SECOND.from + SECOND.width / 2];
  const drawn = [x1, x2].map((x, place): string => {
    const owner = owners[place];
    if (owner === undefined) {
      if (place === 0) return circle(x, middle, 15, { stroke: '$fieldLine', width: 1.2, dash: '3 3' });
      const type: Type = {
        size: 12,
        room: SECOND.width - 2,
        lines: 2,
        anchor: 'middle',
        fill: isOpen ? '$ink' : '$soft',
      };
      const text = fitted(brings, type);
      return (
        rect(x - SECOND.width / 2, 4, SECOND.width, h - 8, 5, { stroke: '$fieldLine', width: 1.2, dash: '3 3' }) +
        set(text, x, middle + 4.3 - ((text.rows.length - 1) * text.leading) / 2, type)
      );
    }
    const disc = citizen(kind, x, active ? middle : middle - 7, active ? 16 : isSmall ? 11 : 13);
    return (
      (active ? disc : faint(disc, 0.55)) +
      (owner === seat ? '' : token(pen.side(owner), x + 13, active ? middle + 11 : middle - 2, 6.4))
    );
  });
  const unpaid =
    owners.length === 0 || active
      ? ''
      : write(said.inactive, owners.length > 1 ? (x1 + x2) / 2 : x1, h - 5, {
          size: 12,
          anchor: 'middle',
          fill: isOpen ? '$ink' : '$accent',
        });
  const name = [
    `${table.title(pen, `row-${row}`)}: ${said.does[ability]}`,
    ...owners.map((owner) => said.citizenOf(pen.name(owner))),
    ...(owners.length > 0 ? [active ? said.active : said.inactive] : []),
    ...(owners.length < 2 ? [said.secondBrings(brings)] : []),
    `×${factor}`,
  ].join('; ');
  const isCounted = active && owners.length > 0;
  return pen.thing(
    id,
    name,
    w,
    h,
    rect(0, 0, w, h, 6, {
      fill: isOpen ? '@lit' : '$panel',
      stroke: isOpen ? '$select' : '$fieldLine',
      width: isOpen ? 2 : 1,
    }) +
      rect(0, 5, 4, h - 10, 2, { fill: CLASSES[kind].fill }) +
      write(table.title(pen, ability), 11, top + 11, { size: 13, bold: true, room: textRoom }) +
      set(words, 11, top + 24, says) +
      joined(drawn) +
      unpaid +
      write(`×${factor}`, w - 7, middle + 5.5, {
        size: 16,
        bold: true,
        anchor: 'end',
        fill: isOpen ? '$ink' : isCounted ? '$accent' : '$soft',
      }) +
      dot(pen, id, w),
    { lit: true, about: ability },
  );
}

/** The citizens in rows `step` apart, with the heads of the columns above them. */
const citizenRows = (
  table: Table,
  view: View,
  seat: Seat,
  pen: Quill,
  w: number,
  step: number,
  gap: number,
): string => {
  const said = pen.look.words.labels;
  const type: Type = { size: 12, fill: '$soft' };
  return (
    about('first-citizen', write(said.first, w - FIRST, -8, { ...type, anchor: 'middle' })) +
    about('second-citizen', write(said.second, w - 48, -8, { ...type, anchor: 'end' })) +
    about('row-factor', write(said.counts, w, -8, { ...type, anchor: 'end' })) +
    joined(
      table.components.citizenRows.map((_, i) =>
        placed(0, i * step, citizenRow(table, view, seat, pen, i, w, step - gap)),
      ),
    )
  );
};

const whose = (view: View, seat: Seat, own: string, named: string): string => (seat === view.viewer ? own : named);

const title = (view: View, seat: Seat, pen: Quill, room: number): string => {
  const said = pen.look.words.labels;
  return (
    token(pen.side(seat), 22, 17, 9) +
    heading('colonia', whose(view, seat, said.ownColonia, said.colonia(pen.name(seat))), 38, 22, room - 50)
  );
};
const field = (width: number, height: number): string => ground(width, height, 'field');

/** A colonia alone. */
export const coloniaPart: DrawOf = (table, view, seat, pen, { width }) => {
  const step = Math.floor((width - EDGE.left - 12) / 6);
  const height = 26 + EDGE.top + 6 * step + 12;
  return {
    width,
    height,
    svg:
      field(width, height) +
      title(view, seat, pen, width) +
      at(EDGE.left, 26 + EDGE.top, colonia(table, view, seat, pen, step)),
  };
};

/** The citizens alone. */
export const citizensPart: DrawOf = (table, view, seat, pen, { width }) => {
  const said = pen.look.words.labels;
  const text = whose(view, seat, said.citizens, said.citizensOf(pen.name(seat)));
  return {
    width,
    height: 44 + 6 * 56,
    svg:
      field(width, 44 + 6 * 56) +
      heading('citizens', text, 12, 22, width - FIRST - 30) +
      at(8, 42, citizenRows(table, view, seat, pen, width - 16, 56, 6)),
  };
};

/** Both, side by side. */
export const town: DrawOf = (table, view, seat, pen, { width, height = 352 }) => {
  const said = pen.look.words.labels;
  const step = Math.floor((height - 60 - 14 + 3) / 6);
  const [x, y] = [EDGE.left + 3, 60];
  const from = x + 6 * step + 16;
  return {
    width,
    height,
    svg:
      field(width, height) +
      title(view, seat, pen, from) +
      heading('citizens', said.citizens, from, 22) +
      at(x, y, colonia(table, view, seat, pen, step)) +
      at(from, y, citizenRows(table, view, seat, pen, width - from - 10, step, 3)),
  };
};
