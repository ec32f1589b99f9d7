/** What changed from one view to another, thing by thing. It reads the labels of pictures, so it knows no more than their viewer. */
import type { GameTypes, Seat } from '@ludi-romani/core';
import type { Board, Change, FrameLabels, Look, Mark } from './types';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#36;': '$',
  '&#64;': '@',
};
const plain = (text: string): string => text.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Returns the labels of the things of a picture, by id. */
const labelsIn = (svg: string): ReadonlyMap<string, string> =>
  new Map(
    [...svg.matchAll(/ data-id="([^"]*)"[^>]* aria-label="([^"]*)"/g)].map(([, id = '', label = '']) => [
      id,
      plain(label),
    ]),
  );

/** Returns the labels of the table and the players, by id. */
export const labelsOf = <G extends GameTypes, L extends FrameLabels>(
  board: Pick<Board<G, L>, 'board'>,
  view: G['view'],
  look: Look<G, L>,
): ReadonlyMap<string, string> => {
  const plainLook: Look<G, L> = { words: look.words, ...(look.names === undefined ? {} : { names: look.names }) };
  const draw = (part: string) => board.board(view, { ...plainLook, part, shape: 'wide' });
  return labelsIn(draw('table') + draw('seats'));
};

const NUMBER = /\d+/g;

/** Returns the difference of two labels that differ in one number alone, if they do. */
function difference(was: string, is: string): number | undefined {
  if (was.replace(NUMBER, '#') !== is.replace(NUMBER, '#')) return undefined;
  const after = is.match(NUMBER) ?? [];
  const changed = (was.match(NUMBER) ?? []).flatMap((before, i) =>
    before === after[i] ? [] : [Number(after[i]) - Number(before)],
  );
  return changed.length === 1 ? changed[0] : undefined;
}

/** Returns what differs between the labels of two pictures. */
export function changesOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly Change[] {
  const changes: Change[] = [];
  for (const [id, is] of after) {
    const was = before.get(id);
    if (was === undefined) changes.push({ id, is });
    else if (was !== is) {
      const by = difference(was, is);
      changes.push({ id, was, is, ...(by === undefined ? {} : { by }) });
    }
  }
  for (const [id, was] of before) if (!after.has(id)) changes.push({ id, was });
  return changes;
}

/** What others have changed since the viewer last acted. */
export interface Since {
  readonly marks: readonly Mark[];
  /** Forgets the marks: the viewer has acted, and sees this view. */
  clear(view: GameTypes['view']): void;
  /** Adds what `seat` changed by an action, after which the viewer sees this view. */
  add(view: GameTypes['view'], seat: Seat): void;
}

/** Returns a collector of marks. Actions of one seat in a row have one number. */
export function since<G extends GameTypes, L extends FrameLabels>(
  board: Pick<Board<G, L>, 'board'>,
  look: () => Look<G, L>,
): Since {
  /** the view before the next action, and its labels: read only when somebody else acts */
  let before: G['view'] | undefined;
  let labels: ReadonlyMap<string, string> | undefined;
  let number = 0;
  let last: Seat | undefined;
  let marks = new Map<string, Mark>();
  return {
    get marks() {
      return [...marks.values()];
    },
    clear(view) {
      before = view;
      labels = undefined;
      marks = new Map();
      number = 0;
      last = undefined;
    },
    add(view, seat) {
      const next = labelsOf(board, view, look());
      labels ??= before === undefined ? next : labelsOf(board, before, look());
      if (seat !== last) number++;
      last = seat;
      for (const { id, is, by } of changesOf(labels, next)) {
        const old = marks.get(id)?.by ?? 0;
        if (is === undefined) marks.delete(id);
        else if (by === undefined) marks.set(id, { id, seat, n: number });
        else if (old + by === 0) marks.delete(id);
        else marks.set(id, { id, by: old + by });
      }
      labels = next;
    },
  };
}
