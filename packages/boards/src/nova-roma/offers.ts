/** What is on display: contracts, estate tiles, followers, and in the draft mosaic tiles; and the decks. */
import { fromTo } from '@ludi-romani/core';
import type { ContractKind } from '@ludi-romani/nova-roma';
import { colorIds, estateCost, estateTileIn, strengthToReach } from '@ludi-romani/nova-roma/queries';
import { column, type Drawing, flow, placed, type Room } from '../kit/pen';
import { at, joined, rect } from '../kit/svg';
import { type Brush, below, centered, dot, GAINS, headed, paint, pill, shelf } from './brush';
import { achievementFace, achievementGround, contractThing, drawTile, followerThing, footnote, noCard } from './faces';
import type { DeckName } from './labels';
import { ARTISANS } from './targets';

/** The height of the text below a slot. */
const FOOT = 19;

export const deckPill = (brush: Brush, deck: DeckName, word = brush.said.pile[deck]): Drawing =>
  pill(brush, `deck-${deck}`, brush.said.deck(brush.said.decks[deck]), word, brush.view.decks[deck]);
const discardPill = (brush: Brush): Drawing =>
  pill(brush, 'discards', brush.said.discards, brush.said.pile.discards, brush.view.discards.length);
/** The artisans that can be hired, and for how much while a player may hire. */
export function artisanPill(brush: Brush): Drawing {
  const { box, view, said, pen, amounts } = brush;
  const price = amounts({ wheat: box.tables.strengthTables.hireArtisanWheat });
  return pen.isOpen(ARTISANS)
    ? pill(brush, ARTISANS, said.artisansLeft, ':', price, GAINS.artisan)
    : pill(brush, ARTISANS, said.artisansLeft, said.pile.artisans, view.artisanSupply, GAINS.artisan);
}

/** What a small screen shows of the supply: the decks that no question asks about. Elsewhere they are in the headings of their offers. */
export function supply(brush: Brush, { width }: Room): Drawing {
  const { said } = brush;
  const pills = (['shipping', 'building', 'estate', 'special', 'emperor', 'chariot'] as const).map((deck) =>
    deckPill(brush, deck, said.decks[deck]),
  );
  return headed({ about: 'supply', title: said.supply }, width, flow([...pills, discardPill(brush)], width, 8));
}

/** Lays things in slots, with a text below each that needs one. */
const slots = <Id>(
  room: Room,
  ids: readonly (Id | null)[],
  count: number,
  size: { least: number; high: number },
  draw: (id: Id, w: number, h: number, i: number) => Drawing,
  below?: (i: number) => string,
): Drawing =>
  shelf(room, count, { ...size, foot: below === undefined ? 0 : FOOT }, (i, w, h) => {
    const id = ids[i] ?? null;
    const drawn = id === null ? noCard(w, h) : draw(id, w, h, i);
    const text = below?.(i) ?? '';
    return text === '' ? drawn : { ...drawn, svg: drawn.svg + footnote(text, w, h + 15) };
  });

export function contracts(brush: Brush, kind: ContractKind, room: Room): Drawing {
  const { view, said, box, pen } = brush;
  const { numbers } = box.tables;
  const isTall = pen.shape === 'tall';
  // how strong one must be to reach a slot (NR-5.38)
  const needs = (i: number): string => {
    const needed = strengthToReach(box, i + 1);
    return needed === undefined ? '' : said.strengthOf(needed);
  };
  const size = kind === 'building' ? { least: 100, high: 64 } : { least: 74, high: 42 };
  const body = slots(
    below(room),
    view.displays[kind],
    numbers.slots,
    size,
    (id, w, h) => contractThing(kind, id, brush, w, h),
    needs,
  );
  const pills = isTall ? [] : [deckPill(brush, kind)];
  return headed({ about: `${kind}-contracts`, title: said[kind], pills }, room.width, body);
}

export function estateOffer(brush: Brush, room: Room): Drawing {
  const { view, said, title, amounts, box, pen } = brush;
  const all = [...fromTo(1, box.tables.numbers.slots), 'special' as const];
  const prices = all.map((slot) => amounts(estateCost(box, slot)) || said.nothing);
  const ids = all.map((slot) => estateTileIn(view, slot));
  const draw = (id: string, w: number, h: number, i: number) =>
    pen.thing(id, `${title(id)}, ${prices[i]}`, w, h, drawTile(id, brush, w, h), { radius: 5, key: id });
  const body = slots(below(room), ids, all.length, { least: 56, high: 44 }, draw, (i) => prices[i] ?? '');
  const pills = pen.shape === 'tall' ? [] : [deckPill(brush, 'special'), deckPill(brush, 'estate')];
  return headed({ about: 'estate-tiles', title: said.estateTiles, pills }, room.width, body);
}

export function followerOffer(brush: Brush, room: Room): Drawing {
  const { view, said, box, pen } = brush;
  const draw = (id: number, w: number, h: number) => followerThing(id, brush, w, h);
  const body = slots(below(room), view.displays.followers, box.tables.numbers.slots, { least: 120, high: 84 }, draw);
  const pills = [...(pen.shape === 'tall' ? [] : [discardPill(brush)]), deckPill(brush, 'followers')];
  return headed({ about: 'followers', title: said.followers, pills }, room.width, body);
}

/** The visible tiles of the mosaic draft, color by color. */
export function mosaicOffer(brush: Brush, room: Room): Drawing {
  const { box, view, pen, said, title } = brush;
  const { width, height } = below(room);
  const tile = (id: string, w: number, h: number): Drawing => {
    const shown = box.achievements(id);
    const isLit = pen.isOpen(id);
    const third = (w - 10) / 3;
    const faces = shown.map((one, i) =>
      at(
        3 + i * (third + 2),
        3,
        achievementGround(one.color, third, h - 6, false) +
          centered(achievementFace(one, 13, third - 4), 2, 1, third - 4, h - 14),
      ),
    );
    const name = `${title(id)}: ${shown.map((one) => title(one.id)).join('; ')}`;
    const inner = rect(0, 0, w, h, 6, paint(isLit, '$veil')) + joined(faces) + dot(isLit, w / 2, 1);
    return pen.thing(id, name, w, h, inner, { lit: true });
  };
  const perColor = box.tables.numbers.draftMosaics;
  // in a given height a column for each color
  const columns = height === undefined ? 1 : colorIds.length;
  const w = (width + 12) / columns - 12;
  const h = height === undefined ? 48 : (height + 8) / perColor - 8;
  const drawn = colorIds.map((color) =>
    column(
      view.mosaicDisplay[color].map((id) => tile(id, w, h)),
      8,
    ),
  );
  const body =
    columns === 1
      ? column(drawn, 12)
      : { width, height: height ?? 0, svg: joined(drawn.map((one, i) => placed(i * (w + 12), 0, one))) };
  return headed({ about: 'mosaic-tiles', title: said.mosaics }, width, body);
}
