/** Data about components and states that the texts of all languages share. */
import { type Around, commas, join, type Language, type Phrase } from '@ludi-romani/core/words';
import {
  actionAt,
  activatable,
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

/** Returns the id for the title of a follower, whose own id is a number. */
export const followerId = (follower: FollowerId): string => `follower-${follower}`;

/** Returns the id for the title of a shape. Some shapes have the id of a port. */
export const shapeId = (shape: ShapeId): string => `shape-${shape}`;

/** The things that a player gains and pays, in the order in which sentences name them. */
const THINGS = ['coins', ...goodIds, 'influence', 'artisan', 'anyGood'] as const;
export type Thing = (typeof THINGS)[number];

/** Returns the amounts above 0, in the order of `THINGS`. */
export const things = (amounts: Reward = {}): (readonly [Thing, number])[] =>
  THINGS.map((what) => [what, amounts[what] ?? 0] as const).filter(([, count]) => count > 0);

/** Returns the row and the column of a space, from 1, on a board of that width: `(1/3)`. */
export const at = (space: number, width = 3): string => `(${Math.floor(space / width) + 1}/${(space % width) + 1})`;

/** Returns the width of a board whose spaces have titles: `forum-0`, `A-12`. */
const widthOf = ({ zones }: Catalog, board: string): number =>
  board === 'forum' ? FORUM_SIZE : (zones.find(({ id }) => id === board)?.width ?? 3);

/** Returns the cells of a zone by row and column. */
export const cellsAt = (catalog: Catalog, zone: ZoneId, cells: readonly number[]): string[] =>
  cells.map((cell) => at(cell, widthOf(catalog, zone)));

/** Returns the id of a space of the forum, and the two actions that meet there. */
export const forumSpace = (catalog: Catalog, seen: Seen, space: number) => ({
  id: `forum-${space}`,
  actions: lines.map((line) => actionAt(catalog, seen, line, space)),
});

/** Returns the actions of this turn that are neither performed nor given up. */
export const actionsLeft = (catalog: Catalog, seen: Seen): readonly string[] =>
  (seen.turn?.lines ?? []).map((line) => actionAt(catalog, seen, line, seen.turn?.space ?? 0));

/** Returns a function that finds the component, part of a board or space with that id. It returns `undefined` for other ids. */
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

/** Returns the running action, or the action that a petition performs. */
export const doing = (seen: Seen): Readonly<Performance> => performing(seen) ?? { action: 'petition', strength: 0 };

/** Returns the number of times that the player may still act in the step of a question; for a petition, the highest strength. */
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

/** Returns the followers that the player may activate before the answer to a question. */
const helpersOf = (catalog: Catalog, seen: Seen, question: Question): readonly FollowerId[] =>
  'window' in question && question.window !== null ? activatable(catalog, seen, question.player, question.window) : [];

/** Returns the names of the followers that the player may activate, with the word for `or` between them. */
export const helpers = (catalog: Catalog, question: Question, { seen, thing }: Tools, or: string): Phrase =>
  join(...helpersOf(catalog, seen, question).flatMap((id, i) => [i > 0 && ` ${or} `, thing(followerId(id))]));

type Asks = Language<NovaRoma>['asks'];

/** Returns prompts that name the followers that the player may activate first. `lead` puts these before a prompt without a capital. */
export function helped(
  catalog: Catalog,
  asks: Asks,
  or: string,
  lead: (followers: Phrase, prompt: Phrase) => Phrase,
): Asks {
  const all = Object.entries(asks) as [Question['ask'], Asks['window']][];
  return Object.fromEntries(
    all.map(([ask, prompt]): [string, Asks['window']] => [
      ask,
      (question, tools) => {
        const said = typeof prompt === 'function' ? prompt(question, tools) : prompt;
        const followers = helpers(catalog, question, tools, or);
        if (ask === 'window' || followers.length === 0) return said;
        const [first, ...rest] = typeof said === 'string' ? [said] : said;
        const begin = typeof first === 'string' ? first.replace(/^\p{L}/u, (letter) => letter.toLowerCase()) : first;
        return lead(followers, begin === undefined ? rest : [begin, ...rest]);
      },
    ]),
  ) as unknown as Asks;
}

/** True if the player did something in the step already: then a skip ends the step. */
export const isBegun = (question: Question): boolean =>
  'spent' in question
    ? question.spent > 0
    : 'done' in question
      ? question.done > 0
      : 'last' in question
        ? question.last > 0
        : question.ask === 'buy-good' && question.window === null;

/** The questions that a skip answers. */
export type Declinable = { [K in keyof Answers]: Skip extends Answers[K] ? K : never }[keyof Answers];

/** True for a permanent follower. No other sentence names it as the source of a gain. */
export const isPermanent = ({ components }: Catalog, follower: FollowerId): boolean =>
  components.followers.some(({ id, timing }) => id === follower && timing === 'permanent');

/** Returns the id of a line of the mosaic, by its index in the table. */
export const lineIn = ({ components }: Catalog, line: number): string => components.mosaicBoard.lines[line]?.id ?? '';

/** Joins names in an order that counts: `first A, then B, C`. */
export const inOrder = ([one = '', ...others]: readonly string[], first: string, then: string): Phrase =>
  others.length === 0 ? [one] : join(`${first} ${one}, ${then} `, commas(others));

/** Joins the places of a ranking: `A, then B and C`. */
export const inTurn = (places: readonly Phrase[], then: string): Phrase =>
  join(...places.flatMap((place, i) => [i > 0 && `, ${then} `, place]));
