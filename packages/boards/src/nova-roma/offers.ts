/** What is on display: contracts, estate tiles, followers, and in the draft mosaic tiles. */
import type { ColorId, Cost } from '@ludi-romani/nova-roma';
import { LEFT } from '../kit/frame';
import { type Drawing, emptyPlace, figure, row, titled } from '../kit/pen';
import { at, rect } from '../kit/svg';
import { label } from '../kit/text';
import { type Brush, centered, sum } from './brush';
import { achievementFace, contractThing, drawTile, followerThing } from './faces';

const GAP = 7;
const CARD = 58;
/** below a card, for what its slot costs or needs */
const FOOT = 15;

const empty = (width: number, height: number): Drawing => ({ width, height, svg: emptyPlace(width, height) });

/** Slots beside each other, what each says below it. */
function slots(things: readonly Drawing[], feet: readonly Drawing[], w: number, h: number): Drawing {
  const drawn = things.map((one, i): Drawing => {
    const foot = feet[i];
    return {
      width: w,
      height: h,
      svg: one.svg + (foot === undefined ? '' : at(0, h + 2, centered(foot, w, FOOT - 2))),
    };
  });
  return { ...row(drawn, GAP), height: h + (feet.length === 0 ? 0 : FOOT) };
}

export function contracts(brush: Brush, kind: 'shipping' | 'building', width: number): Drawing {
  const { box, view, said } = brush;
  const { numbers, strengthTables } = box.tables;
  const w = (width + GAP) / numbers.slots - GAP;
  const places = Array.from({ length: numbers.slots }, (_, i) => {
    const id = view.displays[kind][i] ?? null;
    return id === null ? empty(w, CARD) : contractThing(id, brush, w, CARD);
  });
  // how strong one must be to reach a slot (NR-5.38)
  const feet = places.map((_, i): Drawing => {
    const needed = strengthTables.contractSlots.findIndex((reach) => reach > i) + 1;
    return needed === 0 ? { width: 0, height: 0, svg: '' } : figure('up', needed, 0, 9, 'terracotta', 11);
  });
  return titled(said.decks[kind], slots(places, feet, w, CARD), '');
}

export function estateOffer(brush: Brush, width: number): Drawing {
  const { box, view, said, pen, title, told } = brush;
  const { numbers, estateCosts } = box.tables;
  const w = (width + GAP) / (numbers.slots + 1) - GAP;
  const h = 44;
  const prices: Cost[] = [];
  const things = [...Array.from({ length: numbers.slots }, (_, i) => i), null].map((slot): Drawing => {
    const id = slot === null ? view.special : (view.displays.estate[slot] ?? null);
    const cost = slot === null ? estateCosts.special : (estateCosts.basic[slot] ?? {});
    prices.push(cost);
    if (id === null) return empty(w, h);
    const price = told(cost);
    return {
      width: w,
      height: h,
      svg: pen.thing(
        id,
        price === '' ? title(id) : `${title(id)}, ${said.price(price)}`,
        { x: 0, y: 0, width: w, height: h },
        drawTile(id, brush, w, h),
      ),
    };
  });
  const feet = prices.map((cost): Drawing => {
    const price = sum(cost, 11);
    return price.width > 0
      ? price
      : { width: 30, height: 9, svg: label(said.nothing, 15, 9, { size: 9.5, anchor: 'middle', kind: 'soft' }) };
  });
  return titled(said.decks.estate, slots(things, feet, w, h));
}

export function followerOffer(brush: Brush, width: number): Drawing {
  const { box, view, said } = brush;
  const count = box.tables.numbers.slots;
  const w = (width + GAP) / count - GAP;
  const things = Array.from({ length: count }, (_, i) => {
    const id = view.displays.followers[i] ?? null;
    return id === null ? empty(w, CARD) : followerThing(id, brush, w, CARD);
  });
  return titled(said.decks.followers, slots(things, [], w, CARD));
}

const COLORS: readonly ColorId[] = ['green', 'yellow', 'orange'];

/** The visible tiles of the mosaic draft, color by color. */
export function mosaicOffer(brush: Brush): Drawing {
  const { box, view, said, pen, title } = brush;
  const w = (LEFT + GAP) / COLORS.length - GAP;
  const h = 46;
  const columns = COLORS.map((color, x) =>
    view.mosaicDisplay[color]
      .map((id, y) => {
        const faces = (box.mosaics.get(id)?.achievements ?? []).map((one) => box.achievements.get(one));
        const about = faces.map((face) => (face === undefined ? '' : title(face.id))).join('; ');
        const cells = faces.map((face, i) =>
          at((i * w) / 3, 14, face === undefined ? '' : centered(achievementFace(face, 12), w / 3, h - 16)),
        );
        return at(
          x * (w + GAP),
          y * (h + GAP),
          pen.thing(
            id,
            `${title(id)}: ${about}`,
            { x: 0, y: 0, width: w, height: h },
            rect('panel', 0, 0, w, h),
            label(title(id), 8, 13, { size: 9.5, kind: 'soft', room: w - 16 }),
            ...cells,
          ),
        );
      })
      .join(''),
  );
  const rows = box.tables.numbers.draftMosaics;
  return titled(said.mosaics, { width: LEFT, height: rows * (h + GAP) - GAP, svg: columns.join('') });
}
