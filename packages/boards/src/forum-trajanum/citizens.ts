/** The citizens beside the streets they belong to: a shelf that shows what is active. */
import type { Seat } from '@ludi-romani/core';
import type { CitizenRowId, Components, View } from '@ludi-romani/forum-trajanum';
import { type Drawing, emptyPlace, placed, row } from '../kit/pen';
import { at, line, rect } from '../kit/svg';
import { label } from '../kit/text';
import { marginOf, type Scale } from './colonia';
import { amountsOf, anyColor, CLASSES, figure, gains, plate, tinted } from './glyphs';
import { labels } from './labels';
import { amount, areaOf, type Quill, type Table } from './table';
import { rowId } from './targets';

type Row = Components['citizenRows'][number];

const workerOf = (gain: string) => (['coin', 'tribune', 'assistant'].includes(gain) ? gain : `worker-${gain}`);

/** What the second citizen brings, in words. */
function secondName(table: Table, pen: Quill, { second }: Row): string {
  const said = labels(pen);
  switch (second.bonus) {
    case 'place-envoy':
      return said.envoyToSend;
    case 'area-bonus':
      return said.areaBonus;
    case 'choose':
      return second.among.map((gain) => table.title(pen, workerOf(gain))).join(said.or);
    case 'gain':
      return amountsOf(second.gain)
        .map(([what, count]) => amount(table, pen, what, count))
        .join(', ');
  }
}

/** The same in signs. */
function secondSigns({ second }: Row, size: number): Drawing {
  const sign = (svg: string): Drawing => ({ width: size, height: size, svg });
  switch (second.bonus) {
    case 'place-envoy':
      return sign(tinted('sea', 'ship', 0, 0, size));
    case 'area-bonus':
      return sign(tinted('terracotta', 'star', 0, 0, size));
    case 'choose':
      return second.among.length > 2
        ? sign(anyColor(0, 0, size, true))
        : row(
            second.among.map((gain) => sign(figure(workerOf(gain) as Parameters<typeof figure>[0], 0, 0, size))),
            1,
          );
    case 'gain':
      return row(gains(second.gain, size), 1);
  }
}

/** Beside a colonia of that scale, row beside row. */
export function citizens(table: Table, view: View, seat: Seat, pen: Quill, scale: Scale, w: number): Drawing {
  const said = labels(pen);
  const { rows } = areaOf(view, seat);
  const { citizenRows, rowFactors } = table.components;
  const { cell: h, gap } = scale;
  const isSmall = h < 40;
  const slot = isSmall ? 20 : 36;
  const drawn = citizenRows.map((printed, i) => {
    const { citizens: owners, active } = rows[i] ?? { citizens: [], active: false };
    const sign = CLASSES[printed.citizen];
    const factor = rowFactors[active ? owners.length : 0] ?? 1;
    const title = table.title(pen, printed.ability);
    const left = w - (isSmall ? 24 : 36) - 2 * (slot + 4);
    const slots = [0, 1].map((place) => {
      const owner = owners[place];
      const x = left + place * (slot + 4);
      const y = (h - slot) / 2;
      if (owner === undefined) {
        const signs = place === 1 ? secondSigns(printed, isSmall ? 8 : 14) : undefined;
        return at(
          x,
          y,
          emptyPlace(slot, slot),
          signs === undefined ? '' : placed((slot - signs.width) / 2, (slot - signs.height) / 2, signs),
        );
      }
      const inner = slot * 0.62;
      const face = active
        ? plate(sign, 0, 0, slot)
        : rect('well', 0, 0, slot, slot, 3) +
          `<g opacity=".5">${tinted(sign.hue, sign.icon, (slot - inner) / 2, (slot - inner) / 2, inner)}</g>` +
          `<g class="ink">${line('stroke', 4, slot - 4, slot - 4, 4)}</g>`;
      return at(x, y, face, owner === seat || isSmall ? '' : pen.sign(owner, slot - 4, 4, 9));
    });
    const state =
      owners.length === 0
        ? `0, ${said.second(secondName(table, pen, printed))}`
        : `${owners.map((owner) => said.citizenFrom(pen.name(owner))).join(', ')}, ${active ? said.active : said.inactive}${
            owners.length < 2 ? `, ${said.second(secondName(table, pen, printed))}` : ''
          }`;
    return at(
      0,
      i * (h + gap),
      pen.thing(
        rowId(seat, printed.row as CitizenRowId),
        `${table.title(pen, `row-${printed.row}`)}: ${said.does[printed.ability]}; ${state}; ×${factor}`,
        { x: 0, y: 0, width: w, height: h },
        rect('panel', 0, 0, w, h, isSmall ? 4 : 6),
        isSmall ? '' : label(title, 10, 19, { size: 12.5, kind: 'strong', room: left - 16 }),
        isSmall
          ? tinted(sign.hue, sign.icon, 6, (h - 14) / 2, 14) +
              label(printed.ability.slice(-1) === '1' ? 'I' : 'II', 25, h / 2 + 4, { size: 10.5, kind: 'soft' })
          : label(said.does[printed.ability], 10, 33, { size: 9.5, kind: 'soft', room: left - 14, lines: 2 }),
        ...slots,
        label(`×${factor}`, w - 6, h / 2 + (isSmall ? 4 : 5), {
          size: isSmall ? 11 : 15,
          anchor: 'end',
          kind: active && owners.length > 0 ? 'accent strong' : 'soft',
        }),
      ),
    );
  });
  return {
    width: w,
    height: marginOf(scale) + 6 * (h + gap) - gap,
    svg: at(0, marginOf(scale), ...drawn),
  };
}
