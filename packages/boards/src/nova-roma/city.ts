/** The three zones of the city, and what lies in supply beside them. */
import type { ZoneId } from '@ludi-romani/nova-roma';
import { type Icon, icon } from '../kit/icons';
import { type Drawing, emptyPlace, titled } from '../kit/pen';
import type { Hue } from '../kit/style';
import { at, rect } from '../kit/svg';
import { label } from '../kit/text';
import { ACTIONS, type Box, type Brush, centered, sum, type Zone } from './brush';
import { ARTISANS } from './targets';

const PITCH = 27;
const CELL = PITCH - 3;

/** What a sign of a zone's map is. */
const isSite = (sign: string | undefined): boolean => sign === '.' || sign === 'n';
const wideOf = ({ rows }: Zone): number => rows[0]?.length ?? 0;

/** Per reward space of a zone its cell, and the building spaces around it (NR-5.53). */
function rewardSpaces(zone: Zone): ReadonlyMap<number, { readonly id: string; readonly around: readonly number[] }> {
  const signs = [...zone.rows.join('')];
  const wide = wideOf(zone);
  const cells = signs.flatMap((sign, cell) => (/r/i.test(sign) ? [cell] : []));
  return new Map(
    cells.map((cell, i) => {
      const around = signs.flatMap((sign, other) =>
        isSite(sign) &&
        Math.abs((other % wide) - (cell % wide)) < 2 &&
        Math.abs(Math.floor(other / wide) - Math.floor(cell / wide)) < 2
          ? [other]
          : [],
      );
      return [cell, { id: `${zone.id.toLowerCase()}-r${i + 1}`, around }];
    }),
  );
}

/** The maps of a box, found once. */
export const mapsOf = ({ tables }: Box) => new Map(tables.zones.map((zone) => [zone.id, rewardSpaces(zone)]));
export type Maps = ReturnType<typeof mapsOf>;

export function zone(brush: Brush, maps: Maps, id: ZoneId): Drawing {
  const { box, view, pen, said, title } = brush;
  const found = box.zones.get(id);
  if (found === undefined) return { width: 0, height: 0, svg: '' };
  const wide = wideOf(found);
  const blocks = view.city[id];
  const cells = [...found.rows.join('')].map((_, cell) => {
    const owner = blocks[cell] ?? null;
    const space = maps.get(id)?.get(cell);
    const tile = space && view.rewardTiles[space.id];
    const reward = tile == null ? undefined : box.rewards.get(tile)?.reward;
    let name = title(`${id}-${cell}`);
    let inner = '';
    if (space === undefined) {
      name += `: ${owner === null ? said.free : brush.owner(owner)}`;
      inner = owner === null ? rect('panel', 0, 0, CELL, CELL, 4) : '';
      if (owner !== null) inner = rect('edge', 0, 0, CELL, CELL, 4) + brush.sign(owner, CELL / 2, CELL / 2, 13);
    } else if (tile == null || reward === undefined) {
      name = `${title(space.id)}: ${said.closed}`;
      inner = emptyPlace(CELL, CELL);
    } else {
      const isPaid = space.around.every((other) => blocks[other] !== null);
      name = `${title(space.id)}: ${title(tile)}${isPaid ? `, ${said.paid}` : ''}`;
      const drawn = rect('well', 0, 0, CELL, CELL, 12) + centered(sum(reward, 10.5), CELL, CELL);
      inner = isPaid ? `<g class="off">${drawn}</g>` : drawn;
    }
    const thing = pen.thing(
      space === undefined ? `${id}-${cell}` : space.id,
      name,
      { x: 1, y: 1, width: CELL - 2, height: CELL - 2 },
      inner,
    );
    return at((cell % wide) * PITCH, Math.floor(cell / wide) * PITCH, thing);
  });
  const [first, second, other] = found.majority;
  return titled(
    title(id),
    { width: wide * PITCH - 3, height: found.rows.length * PITCH - 3, svg: cells.join('') },
    said.majority(first, second, other),
  );
}

/** What lies in supply: decks, artisans, discards. */
export function supply({ view, pen, said }: Brush, width: number, height: number): Drawing {
  const { decks } = view;
  const piles: readonly (readonly [string, string, number, Icon, Hue])[] = [
    ...(['shipping', 'building', 'followers', 'estate', 'special', 'emperor', 'chariot'] as const).map(
      (deck) => [`deck-${deck}`, said.deck(said.decks[deck], decks[deck]), decks[deck], ...DECKS[deck]] as const,
    ),
    ['discards', `${said.discards}: ${view.discards.length}`, view.discards.length, 'hand', 'stone'],
    [ARTISANS, `${said.artisans}: ${view.artisanSupply}`, view.artisanSupply, 'figure', 'teal'],
  ];
  const [columns, rows] = [2, Math.ceil(piles.length / 2)];
  const [w, h] = [(width - 6) / columns, (height - 22 - 5 * (rows - 1)) / rows];
  const svg = piles.map(([id, name, count, sign, hue], i) =>
    at(
      (i % columns) * (w + 6),
      Math.floor(i / columns) * (h + 5),
      pen.thing(
        id,
        name,
        { x: 0, y: 0, width: w, height: h },
        rect('panel', 0, 0, w, h, 4),
        `<g class="${hue}">${icon(sign, 6, h / 2 - 7, 14)}</g>`,
        label(String(count), w - 7, h / 2 + 4, { size: 12, anchor: 'end', kind: 'strong' }),
      ),
    ),
  );
  return titled(said.supply, { width, height: height - 22, svg: svg.join('') });
}

const DECKS = {
  shipping: ACTIONS.sail,
  building: ACTIONS.build,
  followers: ACTIONS.recruit,
  estate: ['house', 'olive'],
  special: ['star', 'purple'],
  emperor: ['laurel', 'gold'],
  chariot: ACTIONS.race,
} as const;
