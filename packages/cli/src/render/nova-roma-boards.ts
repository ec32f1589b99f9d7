/** The boards of Nova Roma as text: forum, city, sea, hippodrome, estates and mosaics. */
import { type Seen, type SeenArea, standardComponents, title } from '@ludi-romani/nova-roma';
import { beside, paragraph, plural, table } from '../text';

const { zones, routes, track, estateGrid, mosaicTiles, conversions, ...tables } = standardComponents;
const { basicEstateTiles, specialEstateTiles, buildingRewardTiles, buildingContracts, shippingContracts } = tables;

/** What is gained or paid, by what it is called. */
export type Amounts = { readonly [what: string]: number };

/** `2 wheat and 1 coin` as `2 wheat, 1 coin` */
export const amountsText = (amounts: Amounts): string =>
  Object.entries(amounts)
    .filter(([, amount]) => amount > 0)
    .map(([what, amount]) =>
      what === 'anyGood'
        ? plural(amount, 'good of choice', 'goods of choice')
        : what === 'coins'
          ? plural(amount, 'coin')
          : what === 'artisan'
            ? plural(amount, 'artisan')
            : `${amount} ${what}`,
    )
    .join(', ') || 'free';

export const nameOf = (seat: number): string => `Player ${seat}`;

/** Whose a figure, block or marker is, in one sign. */
const sign = (owner: number | string | null): string =>
  typeof owner === 'number' ? String(owner) : owner === null ? '.' : ({ emperor: 'E', legionary: 'L' }[owner] ?? 'n');

/** The 16 spaces with the actions at the ends of rows and columns. */
export function forumLines({ forum, forumTiles }: Seen): string[] {
  const rows = [0, 1, 2, 3].map((row) => [
    forumTiles[row] ?? '',
    ...[0, 1, 2, 3].map((column) => sign(forum[4 * row + column] ?? null)),
  ]);
  return table([['forum', ...forumTiles.slice(4)], ...rows]);
}

/** The zones with their blocks next to each other, and what the reward spaces hold. */
export function cityLines({ city, rewardTiles }: Seen): string[] {
  const drawn = zones.map(({ id, rows, majority }) => {
    const width = rows[0]?.length ?? 0;
    const lines = rows.map((row, r) =>
      [...row].map((mark, c) => (/r/i.test(mark) ? mark : sign(city[id][r * width + c] ?? null))).join(' '),
    );
    return [`zone ${id} (${majority.join('-')})`, ...lines];
  });
  const [a = [], b = [], c = []] = drawn;
  const rewards = Object.entries(rewardTiles).flatMap(([id, lying]) => {
    const tile = buildingRewardTiles.find((each) => each.id === lying);
    return tile === undefined ? [] : [`${title(id)} ${amountsText(tile.reward)}`];
  });
  return [...beside(beside(a, b, 4), c, 4), ...paragraph('rewards', rewards.join('; '))];
}

/** The routes port by port, and whose ships lie there. */
export function seaLines({ players, ai }: Seen): string[] {
  const ships = [
    ...players.flatMap((own, seat) => own.ships.map((ship) => ({ ...ship, whose: String(seat) }))),
    ...(ai?.ships ?? []).map((ship) => ({ ...ship, whose: 'AI' })),
  ];
  const at = (route: string | null, port: number) => {
    const there = ships.filter((ship) => ship.route === route && ship.port === port).map(({ whose }) => whose);
    return there.length > 0 ? ` <${there.join(' ')}>` : '';
  };
  const harbour = at(null, 0);
  return [
    ...(harbour === '' ? [] : paragraph('harbour', harbour.trim())),
    ...routes.flatMap(({ id, ports }) =>
      paragraph(
        id,
        ports
          .map(({ sails, vp, reward }, i) => {
            const worth = vp === undefined ? `+${amountsText(reward ?? {})}` : `${vp} VP`;
            return `${sails}: ${worth}${at(id, i + 1)}`;
          })
          .join(' | '),
      ),
    ),
  ];
}

/** The tracks space by space: markers, lines with their horses, golden wheels. */
export function hippodromeLines({ tracks, preferredChariot, nextChariot }: Seen): string[] {
  const spaces = Array.from({ length: track.endSpace + 1 }, (_, space) => space);
  const lines = Object.entries(tracks).flatMap(([id, racers]) =>
    paragraph(
      title(id),
      spaces
        .map((space) => {
          const there = racers.filter((racer) => racer.space === space).map(({ marker }) => sign(marker));
          const line = track.lines.find(({ between: [, behind] }) => behind === space);
          const wheel = track.goldenWheels.includes(space) ? '*' : '';
          return `${line === undefined ? '' : `|${line.horses} `}${there.join('') || '.'}${wheel}`;
        })
        .join('  '),
    ),
  );
  const chariots = `preferred ${title(preferredChariot ?? 'none')}, next ${title(nextChariot ?? 'none')}`;
  return [...lines, ...paragraph('chariots', chariots)];
}

/** What an estate tile is: `1 wheat`, `animal`, `1 coin > 1 artisan`, `income`. */
export function tileText(id: string): string {
  const tile = [...basicEstateTiles, ...specialEstateTiles].find((each) => each.id === id);
  if (tile === undefined) return title(id);
  if (tile.kind === 'production') return amountsText(tile.reward);
  if (tile.kind === 'animal') return tile.animals > 1 ? 'lion' : 'animal';
  if (tile.kind !== 'conversion') return tile.kind;
  const { pay, gain } = conversions.find((each) => each.id === tile.conversion) ?? { pay: {}, gain: {} };
  return `${amountsText(pay)} > ${amountsText(gain)}`;
}

/** In a space of the board: short, `@` for an artisan, `(...)` for a turned tile. */
function spaceText({ tiles, turned, placed }: SeenArea, space: number): string {
  const id = tiles[space] ?? null;
  const tile = [...basicEstateTiles, ...specialEstateTiles].find((each) => each.id === id);
  const text = id === null ? '.' : tile?.kind === 'conversion' ? 'convert' : tileText(id);
  return `${placed[space] ? '@' : ''}${turned[space] ? `(${text})` : text}`;
}

/** The production area, and beside it the mosaic: claimed achievements in brackets. */
export function boardLines(own: SeenArea): string[] {
  const estate = table([
    ['', ...estateGrid.columns],
    ...estateGrid.rows.map((product, row) => [product, ...[0, 1, 2].map((column) => spaceText(own, 3 * row + column))]),
  ]);
  const mosaic = table(
    own.mosaic.map((id, row) => {
      const tile = mosaicTiles.find((each) => each.id === id);
      return [0, 1, 2].map((column) => {
        const name = tile?.achievements[column] ?? '-';
        return own.claims[3 * row + column] ? `[${name}]` : name;
      });
    }),
  );
  return beside(estate, ['', ...mosaic], 4, 40).map((line) => `  ${line}`);
}

/** `1 wheat, 1 stone` of a shipping contract; of a building contract its shape and points too. */
export function contractText(id: string): string {
  const building = buildingContracts.find((each) => each.id === id);
  if (building !== undefined) return `${building.shape} ${building.vp} VP for ${amountsText(building.cost)}`;
  return amountsText(shippingContracts.find((each) => each.id === id)?.cost ?? {});
}
