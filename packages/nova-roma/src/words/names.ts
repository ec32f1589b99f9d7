/** What the words of every language look up in a box and on the table. */
import { type Around, join, type Phrase } from '@ludi-romani/core/words';
import {
  actionAt,
  type Catalog,
  FORUM_SIZE,
  goodIds,
  handExcess,
  performing,
  sailsLeft,
  spacesLeft,
} from '@ludi-romani/nova-roma/queries';
import type { FollowerId, ShapeId, ZoneId } from '../components/ids';
import type { Reward } from '../components/shapes';
import { type Answers, lines, type NovaRoma, type Performance, type Question, type Seen, type Skip } from '../types';

export type Tools = Around<NovaRoma>;

/** The id by which a title is asked for: followers are numbers. */
export const followerId = (follower: FollowerId): string => `follower-${follower}`;

/** A shape of a building: some are called like a port. */
export const shapeId = (shape: ShapeId): string => `shape-${shape}`;

/** In this order things are named. */
const THINGS = ['coins', ...goodIds, 'influence', 'artisan', 'anyGood'] as const;
export type Thing = (typeof THINGS)[number];

/** What there is of an amount, in that order. */
export const things = (amounts: Reward = {}): (readonly [Thing, number])[] =>
  THINGS.map((what) => [what, amounts[what] ?? 0] as const).filter(([, count]) => count > 0);

/** A space of a board that is so many spaces wide, by its row and its column: `(1, 3)`. */
export const at = (space: number, width = 3): string => `(${Math.floor(space / width) + 1}, ${(space % width) + 1})`;

/** The width of the boards whose spaces have titles: `forum-0`, `A-12`. */
const widthOf = ({ zones }: Catalog, board: string): number =>
  board === 'forum' ? FORUM_SIZE : (zones.find(({ id }) => id === board)?.width ?? 3);

/** Cells of a zone. */
export const cellsAt = (catalog: Catalog, zone: ZoneId, cells: readonly number[]): string[] =>
  cells.map((cell) => at(cell, widthOf(catalog, zone)));

/** A space of the forum: its id, the two actions that meet there, and where it is. */
export const forumSpace = (catalog: Catalog, seen: Seen, space: number) => ({
  id: `forum-${space}`,
  actions: lines.map((line) => actionAt(catalog, seen, line, space)),
  place: at(space, FORUM_SIZE),
});

/** The actions of this turn that are neither performed nor given up. */
export const actionsLeft = (catalog: Catalog, seen: Seen): readonly string[] =>
  (seen.turn?.lines ?? []).map((line) => actionAt(catalog, seen, line, seen.turn?.space ?? 0));

/** A component by its id, a part of a board, or the space of one: whatever has a title that its table says. */
export function faceOf(catalog: Catalog) {
  const { components: tables, ports } = catalog;
  return (id: string) => {
    const among = <T extends { readonly id: string | number }>(table: readonly T[], wanted: unknown = id) =>
      table.find((one) => one.id === wanted);
    const numberIn = (table: readonly { readonly id: string }[]) => table.findIndex((one) => one.id === id) + 1;

    const follower = tables.followers.find(({ id: number }) => followerId(number) === id);
    if (follower) return { kind: 'follower', name: follower.name } as const;
    const shipping = among(tables.shippingContracts);
    if (shipping) return { ...shipping, kind: 'shipping' } as const;
    const building = among(tables.buildingContracts);
    if (building) return { ...building, kind: 'building' } as const;
    const tile = among([...tables.basicEstateTiles, ...tables.specialEstateTiles]);
    if (tile?.kind === 'conversion')
      return { kind: 'exchange', ...among(tables.conversions, tile.conversion) } as const;
    if (tile) return tile;
    const conversion = among(tables.conversions);
    if (conversion) return { ...conversion, kind: 'conversion' } as const;
    const achievement = among(tables.achievements);
    if (achievement) return achievement;
    const mosaic = among(tables.mosaicTiles);
    if (mosaic) {
      const number = numberIn(tables.mosaicTiles.filter(({ color }) => color === mosaic.color));
      return { kind: 'mosaic', color: mosaic.color, number } as const;
    }
    const chariot = among(tables.chariotTiles);
    if (chariot) return { ...chariot, kind: 'chariot' } as const;
    const reward = among(tables.buildingRewardTiles);
    if (reward) return { ...reward, kind: 'reward' } as const;
    const port = among(ports);
    if (port) return { ...port, kind: 'port' } as const;
    const emperor = numberIn(tables.emperorTiles);
    if (emperor > 0) return { kind: 'emperor-tile', number: emperor } as const;
    if (among(tables.zones)) return { kind: 'zone', zone: id } as const;
    const [, board = '', letter = '', digits = ''] = /^(.+)-(r?)(\d+)$/.exec(id) ?? [];
    if (letter && /^[a-z]$/.test(board))
      return { kind: 'reward-space', space: `${board.toUpperCase()}${digits}` } as const;
    if (/^track-\d$/.test(board)) return { kind: 'track-space', track: board, space: Number(digits) } as const;
    if (/^(forum|estate|mosaic|[A-Z])$/.test(board))
      return {
        kind: 'space',
        board: board === 'estate' ? 'production-area' : board,
        at: at(Number(digits), widthOf(catalog, board)),
      } as const;
    return undefined;
  };
}
export type Face = NonNullable<ReturnType<ReturnType<typeof faceOf>>>;

/** The action that is being performed, that of a petition if it performs one. */
export const doing = (seen: Seen): Readonly<Performance> => performing(seen) ?? { action: 'petition', strength: 0 };

/** How often something may still be done in the step that a question belongs to; of a petition, with what strength. */
export function leftOf(catalog: Catalog, seen: Seen, question: Question): number {
  const { strength } = doing(seen);
  const own = seen.players[question.player];
  switch (question.ask) {
    case 'draw':
      return strength - question.drawn;
    case 'sail':
      return sailsLeft(catalog, seen, question);
    case 'advance':
      return spacesLeft(catalog, seen, question);
    case 'produce':
      return strength - question.done;
    case 'choose-good':
      return question.left;
    case 'hand-limit':
      return handExcess(catalog, seen, question.player);
    case 'patrician':
      return own?.patricians ?? 0;
    case 'petition':
      return Math.min(strength, own?.influence ?? 0);
    default:
      return 0;
  }
}

/** Whether something was done in that step already: then it is ended, not declined. */
export const isBegun = (question: Question): boolean =>
  'spent' in question
    ? question.spent > 0
    : 'done' in question
      ? question.done > 0
      : 'last' in question
        ? question.last > 0
        : question.ask === 'buy-good' && question.window === null;

/** What can be declined with a skip. */
export type Declinable = { [K in keyof Answers]: Skip extends Answers[K] ? K : never }[keyof Answers];

/** Whether a follower gives by itself: then nothing else tells of it. */
export const isPermanent = ({ components }: Catalog, follower: FollowerId): boolean =>
  components.followers.some(({ id, timing }) => id === follower && timing === 'permanent');

/** A line of the mosaic, by its place in the table. */
export const lineIn = ({ components }: Catalog, line: number): string => components.mosaicBoard.lines[line]?.id ?? '';

/** Places of a ranking: `A, then B and C` */
export const inTurn = (places: readonly Phrase[], then: string): Phrase =>
  join(...places.flatMap((place, i) => [i > 0 && `, ${then} `, place]));
