/** Renders the boards of Nova Roma as text: forum, city, sea, hippodrome, estates and mosaics. */

import type { Words } from '@ludi-romani/core/words';
import { type NovaRoma, type Seen, type SeenArea, standardComponents } from '@ludi-romani/nova-roma';
import { paragraph, sideBySide, table } from '../text';
import type { NovaRomaLabels } from './nova-roma-labels';

const { zones, track, estateGrid, mosaicTiles, achievements, routes, ...tables } = standardComponents;
const estateTiles = [...tables.basicEstateTiles, ...tables.specialEstateTiles];

/** Returns the text in the brackets of a title, such as `1 wheat, 1 stone` of a shipping contract; without brackets the whole title. */
export const inBrackets = (title: string): string => /\((.*)\)$/.exec(title)?.[1] ?? title;

/** Returns the owner of a figure, block or marker as one character. */
const sign = (owner: number | string | null): string =>
  typeof owner === 'number' ? String(owner) : owner === null ? '.' : ({ emperor: 'E', legionary: 'L' }[owner] ?? 'n');

/** Returns functions that draw the boards, in the language of the words. */
export function boards({ title }: Words<NovaRoma>, label: NovaRomaLabels) {
  const worth = (id: string): string => inBrackets(title(id));

  /** Returns the 16 spaces with the actions of the rows and columns. */
  function forumLines({ forum, forumTiles }: Seen): string[] {
    const names = forumTiles.map(title);
    const rows = [0, 1, 2, 3].map((row) => [
      names[row] ?? '',
      ...[0, 1, 2, 3].map((column) => sign(forum[4 * row + column] ?? null)),
    ]);
    return table([[title('forum'), ...names.slice(4)], ...rows]);
  }

  /** Returns the zones with their blocks, next to each other, and the reward tiles. */
  function cityLines({ city, rewardTiles }: Seen): string[] {
    const drawn = zones.map(({ id, rows, majority }) => {
      const width = rows[0]?.length ?? 0;
      const lines = rows.map((row, r) =>
        [...row].map((mark, c) => (/r/i.test(mark) ? mark : sign(city[id][r * width + c] ?? null))).join(' '),
      );
      return [`${title(id)} (${majority.join('-')})`, ...lines];
    });
    const [a = [], b = [], c = []] = drawn;
    const rewards = Object.entries(rewardTiles).flatMap(([id, tile]) =>
      tile === null ? [] : [`${id.toUpperCase().replace('-R', '')} ${worth(tile)}`],
    );
    return [...sideBySide(sideBySide(a, b, 4), c, 4), ...paragraph(label.rewards, rewards.join('; '))];
  }

  /** Returns the routes with their ports and the owners of the ships there. */
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

  /** Returns the tracks with markers, lines and their horses, and golden wheels. */
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

  /** Returns a tile of the production area in short form, with `@` for an artisan and `(...)` around a turned tile. */
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

  /** Returns the condition of an achievement in letters: `5 B+S`. */
  function achievementText(id: string): string {
    const found = achievements.find((each) => each.id === id);
    if (found === undefined) return title(id);
    if (found.kind === 'markers') return `${found.markers}x${label.letters.spaces}${found.space}`;
    return `${found.min} ${found.of.map((what) => label.letters[what] ?? title(what)).join('+')}`;
  }

  /** Returns the production area, and next to it the mosaic with claimed achievements in brackets. */
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
    return sideBySide(estate, ['', ...mosaic], 4, 40).map((line) => `  ${line}`);
  }

  return { forumLines, cityLines, seaLines, hippodromeLines, boardLines };
}
