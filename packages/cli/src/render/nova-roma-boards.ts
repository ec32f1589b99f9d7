/** The boards of Nova Roma as text: forum, city, sea, hippodrome, estates and mosaics. */

import type { Words } from '@ludi-romani/core/words';
import { type NovaRoma, type Seen, type SeenArea, standardComponents } from '@ludi-romani/nova-roma';
import { beside, paragraph, table } from '../text';
import type { NovaRomaLabels } from './nova-roma-labels';

const { zones, track, estateGrid, mosaicTiles, achievements, routes, ...tables } = standardComponents;
const estateTiles = [...tables.basicEstateTiles, ...tables.specialEstateTiles];

/** What a title has in brackets: `1 wheat, 1 stone` of a shipping contract; the whole title where it has none. */
export const inBrackets = (title: string): string => /\((.*)\)$/.exec(title)?.[1] ?? title;

/** Whose a figure, block or marker is, in one sign. */
const sign = (owner: number | string | null): string =>
  typeof owner === 'number' ? String(owner) : owner === null ? '.' : ({ emperor: 'E', legionary: 'L' }[owner] ?? 'n');

/** The boards in the language of the words. */
export function boards({ title }: Words<NovaRoma>, label: NovaRomaLabels) {
  const worth = (id: string): string => inBrackets(title(id));

  /** The 16 spaces with the actions at the ends of rows and columns. */
  function forumLines({ forum, forumTiles }: Seen): string[] {
    const names = forumTiles.map(title);
    const rows = [0, 1, 2, 3].map((row) => [
      names[row] ?? '',
      ...[0, 1, 2, 3].map((column) => sign(forum[4 * row + column] ?? null)),
    ]);
    return table([[title('forum'), ...names.slice(4)], ...rows]);
  }

  /** The zones with their blocks next to each other, and what the reward spaces hold. */
  function cityLines({ city, rewardTiles }: Seen): string[] {
    const drawn = zones.map(({ id, rows, majority }) => {
      const width = rows[0]?.length ?? 0;
      const lines = rows.map((row, r) =>
        [...row].map((mark, c) => (/r/i.test(mark) ? mark : sign(city[id][r * width + c] ?? null))).join(' '),
      );
      return [`${title(id)} (${majority.join('-')})`, ...lines];
    });
    const [a = [], b = [], c = []] = drawn;
    const rewards = Object.entries(rewardTiles).flatMap(([id, lying]) =>
      lying === null ? [] : [`${id.toUpperCase().replace('-R', '')} ${worth(lying)}`],
    );
    return [...beside(beside(a, b, 4), c, 4), ...paragraph(label.rewards, rewards.join('; '))];
  }

  /** The routes port by port, and whose ships lie there. */
  function seaLines({ players, ai }: Seen): string[] {
    const ships = [
      ...players.flatMap((own, seat) => own.ships.map((ship) => ({ ...ship, whose: String(seat) }))),
      ...(ai?.ships ?? []).map((ship) => ({ ...ship, whose: 'n' })),
    ];
    const at = (route: string | null, port: number) => {
      const there = ships.filter((ship) => ship.route === route && ship.port === port).map(({ whose }) => whose);
      return there.length > 0 ? ` <${there.join(' ')}>` : '';
    };
    const harbor = at(null, 0);
    return [
      ...(harbor === '' ? [] : paragraph(label.harbor, harbor.trim())),
      ...routes.flatMap(({ id, ports }) =>
        paragraph(title(id), ports.map((port, i) => `${port.sails}: ${worth(port.id)}${at(id, i + 1)}`).join(' | ')),
      ),
    ];
  }

  /** The tracks space by space: markers, lines with their horses, golden wheels. */
  function hippodromeLines({ tracks, preferredChariot, nextChariot }: Seen): string[] {
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
    const trackOf = (chariot: string | null) => {
      const tile = tables.chariotTiles.find(({ id }) => id === chariot);
      return tile === undefined ? label.none : title(tile.track);
    };
    return [...lines, ...paragraph(label.chariots, label.preferred(trackOf(preferredChariot), trackOf(nextChariot)))];
  }

  /** In a space of the board: short, `@` for an artisan, `(...)` for a turned tile. */
  function spaceText({ tiles, turned, placed }: SeenArea, space: number): string {
    const id = tiles[space] ?? null;
    const tile = estateTiles.find((each) => each.id === id);
    const isLion = tile?.kind === 'animal' && tile.animals > 1;
    const text =
      id === null
        ? '.'
        : tile === undefined || tile.kind === 'production'
          ? worth(id)
          : label.tiles[isLion ? 'lion' : tile.kind];
    return `${placed[space] ? '@' : ''}${turned[space] ? `(${text})` : text}`;
  }

  /** What an achievement asks for, in letters: `5 B+S` */
  function achievementText(id: string): string {
    const found = achievements.find((each) => each.id === id);
    if (found === undefined) return title(id);
    if (found.kind === 'markers') return `${found.markers}x${label.letters.spaces}${found.space}`;
    return `${found.min} ${found.of.map((what) => label.letters[what] ?? title(what)).join('+')}`;
  }

  /** The production area, and beside it the mosaic: claimed achievements in brackets. */
  function boardLines(own: SeenArea): string[] {
    const estate = table([
      ['', ...estateGrid.columns.map(title)],
      ...estateGrid.rows.map((product, row) => [
        title(product),
        ...[0, 1, 2].map((column) => spaceText(own, 3 * row + column)),
      ]),
    ]);
    const mosaic = table(
      own.mosaic.map((id, row) => {
        const tile = mosaicTiles.find((each) => each.id === id);
        return [0, 1, 2].map((column) => {
          const name = tile === undefined ? '-' : achievementText(tile.achievements[column] ?? '');
          return own.claims[3 * row + column] ? `[${name}]` : name;
        });
      }),
    );
    return beside(estate, ['', ...mosaic], 4, 40).map((line) => `  ${line}`);
  }

  return { forumLines, cityLines, seaLines, hippodromeLines, boardLines };
}
