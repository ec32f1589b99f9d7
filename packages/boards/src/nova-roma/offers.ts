/** What is on display: contracts, estate tiles, followers, and in the draft mosaic tiles. */
import { fromTo } from '@ludi-romani/core';
import type { ContractKind } from '@ludi-romani/nova-roma';
import { colorIds, estateCost, estateTileIn, slotsInReach } from '@ludi-romani/nova-roma/queries';
import { LEFT, RIGHT } from '../kit/frame';
import * as icons from '../kit/icons';
import { type Drawing, emptyPlace, figure, middle, titled } from '../kit/pen';
import { at, rect } from '../kit/svg';
import { label } from '../kit/text';
import { type Brush, centered, type Place, sum } from './brush';
import { achievementFace, CARD, contractThing, drawTile, followerThing } from './faces';

const GAP = 7;
/** below a card, for what its slot costs or needs */
const FOOT = 15;

/** Slots beside each other: what lies there, or an empty place, and what each says below it. */
function slots<Id>(
  title: string,
  width: number,
  height: number,
  ids: readonly (Id | null)[],
  count: number,
  draw: (id: Id, place: Place, i: number) => string,
  foot?: (i: number, w: number) => string,
): Drawing {
  const w = (width + GAP) / count - GAP;
  const drawn = Array.from({ length: count }, (_, i) => {
    const x = i * (w + GAP);
    const id = ids[i] ?? null;
    return (
      (id === null ? at(x, 0, emptyPlace(w, height)) : draw(id, [x, 0, w, height], i)) +
      (foot === undefined ? '' : at(x, height + 2, foot(i, w)))
    );
  });
  return titled(title, { width, height: height + (foot === undefined ? 0 : FOOT), svg: drawn.join('') });
}

export function contracts(brush: Brush, kind: ContractKind, width: number): Drawing {
  const { view, said, box } = brush;
  const { numbers, limits } = box.tables;
  const ids = view.displays[kind];
  // how strong one must be to reach a slot (NR-5.38)
  const foot = (i: number, w: number) => {
    const needed = fromTo(1, limits.strength).find((strength) => slotsInReach(box.catalog, strength) > i);
    return needed === undefined ? '' : centered(figure(icons.up, needed, 0, 9, 'terracotta', 11), w, FOOT - 2);
  };
  const draw = (id: string, place: Place) => contractThing(kind, id, brush, place);
  return slots(said.decks[kind], width, CARD, ids, numbers.slots, draw, foot);
}

export function estateOffer(brush: Brush, width: number): Drawing {
  const { view, said, title, told, box } = brush;
  const all = [...fromTo(1, box.tables.numbers.slots), 'special' as const];
  const prices = all.map((slot) => estateCost(box.catalog, slot));
  const ids = all.map((slot) => estateTileIn(view, slot));
  const draw = (id: string, place: Place, i: number) => {
    const price = told(prices[i] ?? {}) || said.nothing;
    return brush.thing(id, `${title(id)}, ${price}`, place, '', () => drawTile(id, brush, place[2], place[3]));
  };
  const foot = (i: number, w: number) => {
    const price = sum(prices[i] ?? {}, 11);
    return price.width > 0 ? centered(price, w, FOOT - 2) : middle(said.nothing, w / 2, 10, 9.5);
  };
  return slots(said.decks.estate, width, 44, ids, prices.length, draw, foot);
}

export const followerOffer = (brush: Brush, width: number): Drawing =>
  slots(
    brush.said.decks.followers,
    width,
    CARD,
    brush.view.displays.followers,
    brush.box.tables.numbers.slots,
    (id, place) => followerThing(id, brush, place),
  );

/** The visible tiles of the mosaic draft, color by color. */
export function mosaicOffer(brush: Brush): Drawing {
  const { box, view, pen, said, title } = brush;
  // on a small screen two beside each other
  const [width, perRow] = pen.isAlone ? [RIGHT, 2] : [LEFT, colorIds.length];
  const w = (width + GAP) / perRow - GAP;
  const h = 46;
  const tile = (id: string, i: number): string => {
    const shown = box.catalog.achievements(id);
    return brush.thing(
      id,
      `${title(id)}: ${shown.map((one) => title(one.id)).join('; ')}`,
      [(i % perRow) * (w + GAP), Math.floor(i / perRow) * (h + GAP), w, h],
      '',
      () =>
        rect('panel', 0, 0, w, h) +
        label(title(id), 8, 13, { size: 9.5, kind: 'soft', room: w - 16 }) +
        shown.map((one, third) => at((third * w) / 3, 14, centered(achievementFace(one, 12), w / 3, h - 16))).join(''),
    );
  };
  const tiles = colorIds.flatMap((color, x) =>
    view.mosaicDisplay[color].map((id, y) => tile(id, y * colorIds.length + x)),
  );
  const rows = Math.ceil((box.tables.numbers.draftMosaics * colorIds.length) / perRow);
  return titled(said.mosaics, { width, height: rows * (h + GAP) - GAP, svg: tiles.join('') });
}
