/** A running game as a scene for `play`: what the pointer would do, and what others changed since the viewer last acted. */
import { type Explain, explainedIn, framed, hovering, type Look, type Mark, since, turnsIn } from '@ludi-romani/boards';
import type { Scene } from '@ludi-romani/boards/dom';
import type { GameTypes, Viewer } from '@ludi-romani/core';
import { log } from '@ludi-romani/table';
import { record } from '@ludi-romani/table/records';
import type { AnyTable, Session } from './session';

/** What the pictures show beside the view. */
export type TableLook = Pick<Look<GameTypes>, 'words' | 'names' | 'clauseUrl' | 'prompt'> & {
  readonly about?: Explain<GameTypes>;
};

/** An earlier moment of a game, and the things that were pointed at to reach it. */
export interface Moment {
  readonly view: GameTypes['view'];
  readonly ring: readonly string[];
}

/** Returns the scene of a session. `look` and `said` are read for each picture. */
export function tableScene(
  session: Session,
  look: () => TableLook,
  said: () => string,
): Scene & {
  follow(): void;
  readonly marks: readonly Mark[];
  moments(from: number): Moment[];
  showPast(moment: Moment | undefined): void;
} {
  const { board, engine } = session.game;
  const hover = hovering(board);
  const marked = since(board, () => look());
  /** the table up to which changes are marked, and for whom */
  let known: { readonly table: AnyTable; readonly viewer: Viewer } | undefined;

  /** Marks what the last entries changed. The viewer's own acts, and entries without an action such as an undo, forget the marks. */
  const follow = () => {
    const { value: match } = session.match;
    const { value: seen } = session.seen;
    const { value: viewer } = session.viewer;
    if (match === null || seen === null) return;
    const { table } = match;
    if (known?.table === table && known.viewer === viewer) return;
    hover.clear();
    const added = known === undefined ? [] : table.entries.slice(known.table.entries.length);
    const [entry] = added;
    const isNext = known?.viewer === viewer && known.table.begin === table.begin && added.length === 1;
    known = { table, viewer };
    // a spectator has no last turn
    const isOthers = entry?.type === 'action' && entry.action.player !== viewer && viewer !== 'spectator';
    if (isNext && isOthers)
      marked.add(seen.view, entry.action.player, log(engine, table, viewer, table.entries.length - 1).lines);
    else marked.clear(seen.view);
  };
  const points = () => (session.handing.value === null ? session.pointer() : null);
  /** an earlier moment, while what happened is shown again */
  let past: Moment | undefined;
  const viewNow = () => past?.view ?? session.seen.value?.view;

  return {
    follow,
    get marks() {
      return marked.marks;
    },
    /** Returns the moments from the one before this version of the table on, without what was undone, as the viewer knows them. */
    moments(from) {
      const { value: match } = session.match;
      const { value: viewer } = session.viewer;
      if (match === null) return [];
      const { table } = match;
      const { actions, start, options } = record(engine, table);
      const before = record(engine, { ...table, entries: table.entries.slice(0, from - 1) }).actions.length;
      let state = start === undefined ? engine.initialState(options) : (start.state as GameTypes['state']);
      for (const action of actions.slice(0, before)) state = engine.apply(state, action);
      const moments: Moment[] = [{ view: engine.view(state, viewer), ring: [] }];
      for (const action of actions.slice(before)) {
        const { view } = moments.at(-1) ?? { view: engine.view(state, viewer) };
        const known = engine.actionFor(state, action, viewer);
        const ring = board.targets(view, known);
        state = engine.apply(state, action);
        moments.push({ view: engine.view(state, viewer), ring });
      }
      return moments;
    },
    showPast(moment) {
      past = moment;
    },
    get said() {
      return said();
    },
    point(id) {
      const shown = hover.click(id, points(), look());
      if (shown === 'turned') return;
      hover.clear();
      if (shown === null) session.point(id);
      else session.choose(shown.action);
    },
    back: session.unpoint,
    parts: () => {
      const view = viewNow();
      return view === undefined ? [] : board.parts(view);
    },
    tab(part) {
      const view = viewNow();
      return view === undefined ? part : board.tab(part, view, look());
    },
    picture(part, shape, area, ring) {
      const view = viewNow();
      if (view === undefined) return '';
      const { pointed, highlight, done, refusal } = session.pointing.value;
      return board.board(view, {
        ...look(),
        scheme: 'page',
        ...framed(part, shape, area, past?.ring ?? ring),
        ...(past === undefined ? { selected: pointed, highlight, done, refusal, ...hover.look } : {}),
        marks: past === undefined ? marked.marks : [],
      });
    },
    hover: (id) => hover.hover(id, points(), look()),
    turn: (by) => hover.turn(by, points(), look()),
    turns: () =>
      turnsIn(
        (session.match.value?.table.entries ?? []).flatMap((one) => (one.type === 'action' ? [one.action.player] : [])),
      ),
    about(kind) {
      const view = viewNow();
      return view === undefined ? null : explainedIn(look(), view, kind);
    },
    labels: () => (look().about === undefined ? null : look().words.labels),
  };
}
