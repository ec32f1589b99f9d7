/** The board of any game: a picture of the view in words, and a button for each legal action. It needs no drawing code of the game. */
import type { Engine, GameTypes, Menu, Seat } from '@ludi-romani/core';
import { capitalized, type Words } from '@ludi-romani/core/words';
import { frame as german } from '../kit/de';
import { frame as english } from '../kit/en';
import { boardOf, LEFT, RIGHT } from '../kit/frame';
import { column, type Drawing, othersOf, type Pen, seatOf } from '../kit/pen';
import { label, SMALLEST, span } from '../kit/text';
import type { Board, BoardWords, FrameLabels, Look } from '../types';
import { choices } from './choices';
import { fieldName, fieldsOf, linesOf, panel } from './fields';
import { typedLine } from './plain-words';
import { eachPath, type Level, leafId, levelOf, shownAt } from './steps';

export { plainWords, typedLine } from './plain-words';

/** Returns words with the labels that the board needs: German for words in German, English for any other language. Labels of the words stay. */
export const withLabels = <G extends GameTypes>(words: Words<G> | BoardWords<G>): BoardWords<G> =>
  'labels' in words ? words : { ...words, labels: words.language === 'de' ? german : english };

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
  const parts = (view: G['view']): string[] => [...(hasFields(sharedOf(view)) ? ['shared'] : []), ...areas(view)];

  const area = (view: G['view'], seat: Seat, pen: Pen<G, FrameLabels>): Drawing => {
    const width = pen.isAlone ? RIGHT : LEFT;
    const head =
      pen.sign(seat, 22, 20, 12) + label(pen.name(seat), 38, 24, { size: 14, kind: 'strong', room: width - 52 });
    const body = fieldsOf(view.players.length, pen).record(view.players[seat] ?? {}, width - 24);
    return panel(width, head, body, engine.activePlayers(view).includes(seat));
  };
  const shared = (view: G['view'], pen: Pen<G, FrameLabels>): Drawing => {
    const width = pen.isAlone ? RIGHT : LEFT;
    return panel(width, '', fieldsOf(view.players.length, pen).record(sharedOf(view), width - 24), false);
  };

  const inner = boardOf<G, FrameLabels>(engine, {
    title,
    subtitle: (view, { words, names = [] }) => {
      const teams = engine.teams(view);
      if (teams.every(({ length }) => length === 1)) return '';
      const membersOf = (team: readonly Seat[]) =>
        team.map((seat) => names[seat] ?? words.player(view, seat)).join(', ');
      return teams.map((team, i) => `${words.team(i)}: ${membersOf(team)}`).join(' · ');
    },
    targets: (seen, action) => {
      const line = engine.format(action);
      return planOf(seen).ids.get(line) ?? [leafId(line)];
    },
    parts,
    layout: (view) => ({ left: parts(view), right: [], below: [] }),
    draw: (part, view, pen) => (part === 'shared' ? shared(view, pen) : area(view, Number(part.split('-')[1]), pen)),
    choices: (view, pen, room) => {
      const { level, ranges } = planOf(view);
      const lines = ranges
        .flatMap(({ first, last }) => [`${typedLine(engine, first)} …`, typedLine(engine, last)])
        .flatMap((line) => linesOf(line, 12, room));
      const rows = lines.map((line, i) => label(line, 0, 12 + 16 * i, { size: 12 }));
      const long = { width: room, height: 16 * lines.length, svg: rows.join('') };
      return column(
        [choices(level, view, pen, room), long].filter(({ height }) => height > 0),
        10,
      );
    },
    holdings: (view, seat, look) => {
      let line = '';
      for (const [key, value] of Object.entries(view.players[seat] ?? {})) {
        const amount = Array.isArray(value) ? value.length : value;
        if (typeof amount !== 'number') continue;
        const longer = `${line}${line === '' ? '' : ' · '}${fieldName(key, look.words)} ${amount}`;
        // the area of the player has all fields
        if (span(longer, SMALLEST, 'plain') > RIGHT - 28) break;
        line = longer;
      }
      return line;
    },
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
