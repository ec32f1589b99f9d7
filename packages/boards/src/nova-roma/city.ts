/** The three zones of the city, and what lies in supply beside them. */
import type { ZoneId } from '@ludi-romani/nova-roma';
import { isSurrounded } from '@ludi-romani/nova-roma/queries';
import * as icons from '../kit/icons';
import { type Drawing, emptyPlace, tinted, titled } from '../kit/pen';
import { rect } from '../kit/svg';
import { label } from '../kit/text';
import { ACTIONS, type Brush, centered, GAINS, type Mark, sum } from './brush';
import { ARTISANS } from './targets';

/** Zones are drawn as large as they can be. */
const PITCH = 27;
const ROOM = { A: 6 * PITCH, B: 5 * PITCH, C: 5 * PITCH };
const DEEP = 5 * PITCH;

export function zone(brush: Brush, id: ZoneId): Drawing {
  const { box, view, said, title } = brush;
  const { width: wide, buildable, rewards } = box.catalog.zone(id);
  const length = buildable.length / wide;
  const blocks = view.city[id];
  const pitch = Math.min(PITCH, ROOM[id] / wide, DEEP / length);
  const size = pitch - 3;
  const thing = (cell: number, name: string, about: string, seen: unknown, draw: () => string) =>
    brush.thing(
      name,
      `${title(name)}: ${about}`,
      [(cell % wide) * pitch, Math.floor(cell / wide) * pitch, size, size],
      seen,
      draw,
    );
  const cells = buildable.map((_, cell) => {
    const space = rewards.find((one) => one.cell === cell);
    if (space === undefined) {
      const owner = blocks[cell] ?? null;
      const draw = () =>
        owner === null
          ? rect('panel', 0, 0, size, size, 4)
          : rect('edge', 0, 0, size, size, 4) + brush.sign(owner, size / 2, size / 2, size * 0.54);
      return thing(cell, `${id}-${cell}`, owner === null ? said.free : brush.owner(owner), owner, draw);
    }
    const tile = view.rewardTiles[space.id];
    if (tile == null) return thing(cell, space.id, said.closed, '', () => emptyPlace(size, size));
    const { reward } = box.catalog.rewardTile(tile);
    const isPaid = isSurrounded(view, id, space);
    return thing(
      cell,
      space.id,
      title(tile) + (isPaid ? `, ${said.paid}` : ''),
      tile,
      () =>
        `<g${isPaid ? ' class="off"' : ''}>${rect('well', 0, 0, size, size, 12)}${centered(sum(reward, 10.5), size, size)}</g>`,
    );
  });
  return titled(
    title(id),
    { width: wide * pitch - 3, height: length * pitch - 3, svg: cells.join('') },
    box.tables.zones.find((one) => one.id === id)?.majority.join(' · '),
  );
}

const DECKS = {
  shipping: ACTIONS.sail,
  building: ACTIONS.build,
  followers: ACTIONS.recruit,
  estate: [icons.house, 'olive'],
  special: [icons.star, 'purple'],
  emperor: [icons.laurel, 'gold'],
  chariot: ACTIONS.race,
} as const;

/** What lies in supply: decks, discards, artisans. */
export function supply({ view, said, thing }: Brush, width: number, height: number): Drawing {
  const decks = (Object.keys(DECKS) as (keyof typeof DECKS)[]).map(
    (deck) => [`deck-${deck}`, said.deck(said.decks[deck]), view.decks[deck], DECKS[deck]] as const,
  );
  const piles: readonly (readonly [id: string, name: string, count: number, mark: Mark])[] = [
    ...decks,
    ['discards', said.discards, view.discards.length, [icons.hand, 'stone']],
    [ARTISANS, said.artisans, view.artisanSupply, GAINS.artisan],
  ];
  const rows = Math.ceil(piles.length / 2);
  const [w, h] = [(width - 6) / 2, (height + 5) / rows - 5];
  const svg = piles.map(([id, name, count, [sign, hue]], i) =>
    thing(
      id,
      `${name}: ${count}`,
      [(i % 2) * (w + 6), Math.floor(i / 2) * (h + 5), w, h],
      '',
      () =>
        rect('panel', 0, 0, w, h, 4) +
        tinted(hue, sign, 6, h / 2 - 7, 14) +
        label(String(count), w - 7, h / 2 + 4, { size: 12, anchor: 'end', kind: 'strong' }),
    ),
  );
  return titled(said.supply, { width, height, svg: svg.join('') });
}
