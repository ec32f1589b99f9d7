/** The citizens beside the streets they belong to: a shelf that shows what is active. */
import type { Seat } from '@ludi-romani/core';
import type { Components, View } from '@ludi-romani/forum-trajanum';
import { activeIn, figureOf, rowFactor } from '@ludi-romani/forum-trajanum/queries';
import * as icons from '../kit/icons';
import { type Drawing, emptyPlace, placed, row, tinted } from '../kit/pen';
import { at, rect } from '../kit/svg';
import { label } from '../kit/text';
import { marginOf, type Scale } from './colonia';
import { amountsOf, anyColor, CLASSES, digits, figure, gains, plate } from './glyphs';
import { amount, areaOf, type Quill, type Table } from './table';
import { rowId } from './targets';

type Second = Components['citizenRows'][number]['second'];

/** What the second citizen brings, in words and in signs. */
function bonus(table: Table, pen: Quill, second: Second, size: number): readonly [name: string, signs: Drawing] {
  const said = pen.look.words.labels;
  const sign = (svg: string): Drawing => ({ width: size, height: size, svg });
  switch (second.bonus) {
    case 'place-envoy':
      return [said.anEnvoy, sign(tinted('sea', icons.ship, 0, 0, size))];
    case 'area-bonus':
      return [said.areaBonus, sign(tinted('terracotta', icons.star, 0, 0, size))];
    case 'choose': {
      const among = second.among.map(figureOf);
      const signs = among.length > 2 ? [anyColor(0, 0, size, true)] : among.map((what) => figure(what, 0, 0, size));
      return [among.map((what) => table.title(pen, what)).join(said.or), row(signs.map(sign), 1)];
    }
    case 'gain':
      return [
        amountsOf(second.gain)
          .map(([what, count]) => amount(table, pen, what, count))
          .join(', '),
        row(gains(second.gain, size), 1),
      ];
  }
}

/** Beside a colonia of that scale, row beside row. */
export function citizens(table: Table, view: View, seat: Seat, pen: Quill, scale: Scale, w: number): Drawing {
  const said = pen.look.words.labels;
  const { rows } = areaOf(view, seat);
  const { citizenRows } = table.components;
  const { cell: h, gap } = scale;
  const isSmall = h < 40;
  const slot = isSmall ? 20 : 36;
  const left = w - (isSmall ? 24 : 36) - 2 * (slot + 4);
  const inner = Math.round(slot * 0.6);
  const margin = (slot - inner) / 2;
  const drawn = citizenRows.map(({ row: id, ability, citizen, second }, i) => {
    const spaces = rows[i] ?? { citizens: [], active: false };
    const { citizens: owners, active } = spaces;
    const sign = CLASSES[citizen];
    const factor = rowFactor(table.catalog, activeIn(spaces));
    const [brings, signs] = bonus(table, pen, second, isSmall ? 8 : 14);
    const slots = [0, 1].map((place) => {
      const owner = owners[place];
      const face =
        owner === undefined
          ? emptyPlace(slot, slot) +
            (place === 1 ? placed((slot - signs.width) / 2, (slot - signs.height) / 2, signs) : '')
          : active
            ? plate(sign, 0, 0, slot)
            : rect('well', 0, 0, slot, slot, 3) +
              `<g opacity=".5">${tinted(sign.hue, sign.icon, margin, margin, inner)}</g>` +
              `<g class="stone"><path class="stroke" d="M4 ${slot - 4}L${slot - 4} 4"/></g>`;
      const isForeign = owner !== undefined && owner !== seat && !isSmall;
      return at(left + place * (slot + 4), (h - slot) / 2, face, isForeign ? pen.sign(owner, slot - 4, 4, 9) : '');
    });
    const name = [
      `${table.title(pen, `row-${id}`)}: ${said.does[ability]}`,
      ...owners.map((owner) => said.citizenOf(pen.name(owner))),
      ...(owners.length > 0 ? [active ? said.active : said.inactive] : []),
      ...(owners.length < 2 ? [said.second(brings)] : []),
      `x${factor}`,
    ].join('; ');
    return placed(
      0,
      i * (h + gap),
      pen.thing(
        rowId(seat, id),
        name,
        w,
        h,
        rect('panel', 0, 0, w, h, 5),
        isSmall
          ? tinted(sign.hue, sign.icon, 6, (h - 14) / 2, 14) +
              digits(ability.endsWith('1') ? 'I' : 'II', 25, h / 2 + 4, 10.5, 'soft', 'start')
          : label(table.title(pen, ability), 10, 19, { size: 12.5, kind: 'strong', room: left - 16 }) +
              label(said.does[ability], 10, 33, { size: 9.5, kind: 'soft', room: left - 14, lines: 2 }),
        ...slots,
        digits(
          `×${factor}`,
          w - 6,
          h / 2 + (isSmall ? 4 : 5),
          isSmall ? 11 : 15,
          active && owners.length > 0 ? 'accent strong' : 'soft',
          'end',
        ),
      ),
    );
  });
  const margins = marginOf(scale);
  return { width: w, height: margins + 6 * (h + gap) - gap, svg: at(0, margins, ...drawn) };
}
