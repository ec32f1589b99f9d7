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
export function difference(was: string, is: string): number | undefined {
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

/** The number of new things of one kind from which on none has a mark. */
const MANY = 6;
/** The least number of things of which all are new. */
const SOME = 3;
const familyOf = (id: string): string => id.replace(/\d[\w-]*$/, '');
/** Returns the changes without those of many things of one kind, or of all: a mark on each would say nothing about a table that is dealt again. */
function fewOfAKind(changes: readonly Change[], after: ReadonlyMap<string, string>): readonly Change[] {
  const isNew = ({ is, by }: Change) => is !== undefined && by === undefined;
  const counted = (ids: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const family of ids.map(familyOf)) counts.set(family, (counts.get(family) ?? 0) + 1);
    return (id: string) => counts.get(familyOf(id)) ?? 0;
  };
  const fresh = counted(changes.filter(isNew).map(({ id }) => id));
  const all = counted([...after.keys()]);
  const isMany = (id: string) => fresh(id) >= MANY || (fresh(id) >= SOME && fresh(id) === all(id));
  return changes.filter((one) => !isNew(one) || !isMany(one.id));
}

/** What others have changed since the viewer last acted. */
export interface Since {
  readonly marks: readonly Mark[];
  /** Forgets the marks: the viewer has acted, and sees this view. */
  clear(view: GameTypes['view']): void;
  /** Adds what `seat` changed by an action, after which the viewer sees this view. */
  add(view: GameTypes['view'], seat: Seat): void;
}

/** Returns a collector of marks. Actions of one seat in a row have one number. Of many or all things of one kind, none has a mark. */
export function since<G extends GameTypes, L extends FrameLabels>(
  board: Pick<Board<G, L>, 'board'>,
  look: () => Look<G, L>,
): Since {
  /** the view before the next action, and its labels: they are read when another player acts */
  let before: G['view'] | undefined;
  let labels: ReadonlyMap<string, string> | undefined;
  let number = 0;
  let last: Seat | undefined;
  let marks = new Map<string, Mark>();
  /** the marks as a list, the same one until they change */
  let list: readonly Mark[] = [];
  return {
    get marks() {
      return list;
    },
    clear(view) {
      before = view;
      labels = undefined;
      marks = new Map();
      list = [];
      number = 0;
      last = undefined;
    },
    add(view, seat) {
      const next = labelsOf(board, view, look());
      labels ??= before === undefined ? next : labelsOf(board, before, look());
      if (seat !== last) number++;
      last = seat;
      for (const { id, is, by } of fewOfAKind(changesOf(labels, next), next)) {
        const old = marks.get(id)?.by ?? 0;
        if (is === undefined) marks.delete(id);
        else if (by === undefined) marks.set(id, { id, seat, n: number });
        else if (old + by === 0) marks.delete(id);
        else marks.set(id, { id, by: old + by });
      }
      labels = next;
      list = [...marks.values()];
    },
  };
}
