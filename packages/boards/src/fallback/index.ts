/** The board of any game: a picture of the view in words, and a button for each legal action. It needs no drawing code of the game. */
import type { Engine, GameTypes, Menu, Seat } from '@ludi-romani/core';
import { capitalized } from '@ludi-romani/core/words';
import { boardOf, type Placement, TABLE_ROOM } from '../kit/frame';
import { laurel } from '../kit/icons';
import { column, type Drawing, flow, frieze, ground, heading, othersOf, type Pen, seatOf } from '../kit/pen';
import { token } from '../kit/pieces';
import { at } from '../kit/svg';
import type { Board, FrameLabels, Look } from '../types';
import { choices } from './choices';
import { fieldName, fieldsOf, members } from './fields';
import { typedLine } from './plain-words';
import { eachPath, type Level, leafId, levelOf, shownAt } from './steps';

export { withLabels } from '../kit/labels';
export { plainWords, typedLine } from './plain-words';

/** The fields of a view that are not shown: they are the same in all games. */
const COMMON = ['viewer', 'options', 'players', 'pending'];

/** The buttons for the actions of a view, and the ranges that are too long for buttons. */
interface Plan<G extends GameTypes> {
  readonly level: Level<G['action']>;
  /** the ids of each action, by its line */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly ranges: Menu<G>['ranges'];
}

/** Returns the board of any game for `engine`. `title` is the heading of the picture, by default the name of the game. */
export function fallbackBoard<G extends GameTypes>(
  engine: Engine<G>,
  title: string = capitalized(engine.game.replaceAll('-', ' ')),
): Board<G> {
  const planned = (seen: Parameters<Board<G>['targets']>[0]): Plan<G> => {
    const ids = new Map<string, readonly string[]>();
    const { actions, ranges } = engine.menu(seen);
    const level = levelOf(actions, engine.format);
    eachPath(level, (action, path) => ids.set(engine.format(action), path));
    return { level, ids, ranges };
  };
  /** a cache for views only: a state may change in place */
  const plans = new WeakMap<object, Plan<G>>();
  const planOf = (seen: Parameters<Board<G>['targets']>[0]): Plan<G> => {
    if (!('viewer' in seen)) return planned(seen);
    const plan = plans.get(seen) ?? planned(seen);
    plans.set(seen, plan);
    return plan;
  };

  const sharedOf = (view: G['view']): object =>
    Object.fromEntries(Object.entries(view).filter(([key]) => !COMMON.includes(key)));
  const hasFields = (value: object | undefined): value is object =>
    value !== undefined && Object.keys(value).length > 0;
  const areas = (view: G['view']): string[] =>
    [seatOf(view), ...othersOf(view)].filter((seat) => hasFields(view.players[seat])).map((seat) => `area-${seat}`);
  const teamsOf = (view: G['view']): readonly (readonly Seat[])[] => {
    const teams = engine.teams(view);
    return teams.every(({ length }) => length === 1) ? [] : teams;
  };
  const parts = (view: G['view']): string[] => [
    ...(hasFields(sharedOf(view)) || teamsOf(view).length > 0 ? ['shared'] : []),
    ...areas(view),
  ];
  const seatIn = (part: string): Seat | undefined => (part === 'shared' ? undefined : Number(part.split('-')[1]));

  /** Returns what is in a part, with its heading. Its fields are `scale` times as large as usual, or less if the part is narrow. */
  const content = (part: string, view: G['view'], pen: Pen<G, FrameLabels>, width: number, scale: number): Drawing => {
    const large = Math.min(scale, Math.floor(width / 55) / 4);
    const room = (width - 24) / large;
    const seat = seatIn(part);
    const { record } = fieldsOf(view.players.length, pen);
    const teams = seat === undefined ? teamsOf(view) : [];
    const body = column(
      [
        flow(
          teams.map((team, i) => members(pen.look.words.team(i), team, room, pen)),
          room,
        ),
        record(part, seat === undefined ? sharedOf(view) : (view.players[seat] ?? {}), room),
      ].filter(({ height }) => height > 0),
      12,
    );
    const head =
      seat === undefined
        ? heading('table', pen.look.words.labels.table, 14, 21)
        : token(pen.side(seat), 22, 17, 8) + heading('area', pen.name(seat), 36, 22, width - 48);
    return {
      width,
      height: 32 + body.height * large + (seat === pen.seat ? 22 : 12),
      svg: head + at(12, 32, body.svg, large),
    };
  };

  /** Returns the largest scale, from 1 to 2, at which something is at most `most` high. */
  const largest = (heightAt: (scale: number) => number, most: number): number => {
    let scale = Math.min(2, Math.floor(4 * Math.sqrt(most / heightAt(1))) / 4);
    while (scale > 1 && heightAt(scale) > most) scale -= 0.25;
    return Math.max(1, scale);
  };

  type Arranged = readonly (Placement & { readonly drawing: Drawing })[];
  const bottomOf = (all: Arranged): number => Math.max(0, ...all.map(({ y, height }) => y + height));
  /** Arranges the parts. The shared fields and the viewer's area are wide. Each other area is in the column that ends first. */
  const arranged = (view: G['view'], shape: 'wide' | 'square', pen: Pen<G, FrameLabels>, scale: number): Arranged => {
    const isWide = shape === 'wide';
    const others = pen.others.map((seat) => `area-${seat}`);
    const [main, rest] = [false, true].map((isOther) =>
      parts(view).filter((part) => others.includes(part) === isOther),
    ) as [string[], string[]];
    const whole = isWide ? TABLE_ROOM.width : 760;
    const side = isWide ? 332 : 376;
    const columns = [
      { x: 0, y: 0, width: rest.length > (isWide ? 0 : 1) ? whole - side - 8 : whole },
      ...(rest.length > (isWide ? 0 : 1) ? [{ x: whole - side, y: 0, width: side }] : []),
    ];
    const [first = { x: 0, y: 0, width: whole }] = columns;
    const put = (part: string, into: typeof first, width: number): Arranged[number] => {
      const drawing = content(part, view, pen, width, scale);
      const one = { part, x: into.x, y: into.y, width, height: drawing.height, drawing };
      into.y += drawing.height + 8;
      return one;
    };
    const all = main.map((part) => put(part, first, isWide ? first.width : whole));
    if (!isWide) for (const one of columns) one.y = first.y;
    for (const part of rest) {
      const shortest = columns.reduce((best, one) => (one.y < best.y ? one : best));
      all.push(put(part, shortest, shortest.width));
    }
    return all;
  };
  /** what is in the parts of a picture that is being drawn, by its pen */
  const drawings = new WeakMap<object, Arranged>();

  const inner = boardOf<G, FrameLabels>(engine, {
    title,
    icon: laurel,
    color: (view, seat) => {
      const { color } = (view.players[seat] ?? {}) as { readonly color?: unknown };
      return typeof color === 'string' ? color : undefined;
    },
    status: () => ({ text: '' }),
    targets: (seen, action) => {
      const line = engine.format(action);
      return planOf(seen).ids.get(line) ?? [leafId(line)];
    },
    parts,
    tab: (part, _, { words }) => (part === 'shared' ? words.labels.table : undefined),
    layout: (view, shape, pen) => {
      const heightAt = (scale: number) => bottomOf(arranged(view, shape, pen, scale));
      const all = arranged(view, shape, pen, largest(heightAt, TABLE_ROOM.height));
      drawings.set(pen, all);
      if (shape === 'square') return all;
      // the parts of a column share the room that is left
      const bottom = Math.max(bottomOf(all), TABLE_ROOM.height);
      return all.map((one) => {
        const column = all.filter(({ x }) => x === one.x);
        const more = (bottom - bottomOf(column)) / column.length;
        return { ...one, y: one.y + column.indexOf(one) * more, height: one.height + more };
      });
    },
    draw: (part, view, pen, { width, height }) => {
      const known = drawings.get(pen)?.find((one) => one.part === part && one.width === width)?.drawing;
      const one =
        known ??
        content(
          part,
          view,
          pen,
          width,
          largest((scale) => content(part, view, pen, width, scale).height, width),
        );
      const total = height ?? one.height;
      const seat = seatIn(part);
      const edge = seat !== undefined && engine.activePlayers(view).includes(seat) ? '$select' : undefined;
      const isOwn = seat === pen.seat;
      const base =
        seat === undefined
          ? ground(width, total, 'marble', { pattern: 'slabs', opacity: 0.6 })
          : isOwn
            ? ground(width, total, 'field', { edge })
            : ground(width, total, 'plan', { pattern: 'streets', edge, opacity: 0.5 });
      return { width, height: total, svg: base + (isOwn ? frieze(width, total - 13) : '') + one.svg };
    },
    choices: (view, pen, width) => {
      const { level, ranges } = planOf(view);
      const ends = ranges.map(({ first, last }) => `${typedLine(engine, first)} – ${typedLine(engine, last)}`);
      return choices(level, ends, view, pen, width);
    },
    counters: ({ players }, seat, { words }) =>
      Object.keys(players[0] ?? {})
        .filter((key) => players.every((area) => typeof (area as Record<string, unknown>)[key] === 'number'))
        .slice(0, 4)
        .map((key) => ({
          about: key,
          value: (players[seat] as Record<string, number>)[key] ?? 0,
          word: fieldName(key, words),
        })),
  });

  return {
    ...inner,
    board: (view, look) => {
      const { level } = planOf(view);
      const { selected = [], highlight = [] } = look;
      const last = selected.filter((id) => shownAt(level, id) !== undefined).at(-1);
      const shown = new Set((shownAt(level, last)?.level ?? level).map(({ id }) => id));
      const narrowed: Look<G> = { ...look, highlight: highlight.filter((id) => shown.has(id)) };
      return inner.board(view, { ...narrowed, selected: last === undefined ? [] : [last] });
    },
  };
}
