/** What changed from one view to another, thing by thing. It reads the labels of pictures, so it knows no more than their viewer. */
import type { GameTypes, Seat, SeenEvent } from '@ludi-romani/core';
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

/** The label of a thing, and its number if it is a counter. */
interface Labelled {
  readonly label: string;
  readonly value: number | undefined;
}
type Things = ReadonlyMap<string, Labelled>;

const THING = / data-id="([^"]*)"(?:[^>]* data-value="([^"]*)")?[^>]* aria-label="([^"]*)"/g;
/** Returns the things of the table and the players, by id. */
const thingsOf = <G extends GameTypes, L extends FrameLabels>(
  board: Pick<Board<G, L>, 'board'>,
  view: G['view'],
  look: Look<G, L>,
): Things => {
  const plainLook: Look<G, L> = { words: look.words, ...(look.names === undefined ? {} : { names: look.names }) };
  const draw = (part: string) => board.board(view, { ...plainLook, part, shape: 'wide' });
  return new Map(
    [...(draw('table') + draw('seats')).matchAll(THING)].map(([, id = '', value, label = '']) => [
      id,
      { label: plain(label), value: value === undefined ? undefined : Number(value) },
    ]),
  );
};

/** Returns the labels of the table and the players, by id. */
export const labelsOf = <G extends GameTypes, L extends FrameLabels>(
  board: Pick<Board<G, L>, 'board'>,
  view: G['view'],
  look: Look<G, L>,
): ReadonlyMap<string, string> => new Map([...thingsOf(board, view, look)].map(([id, { label }]) => [id, label]));

/** Returns what differs between the things of two pictures. */
function differences(before: Things, after: Things): readonly Change[] {
  const changes: Change[] = [];
  for (const [id, { label: is, value }] of after) {
    const old = before.get(id);
    if (old?.label === is) continue;
    const by = value === undefined || old?.value === undefined ? 0 : value - old.value;
    changes.push({ id, is, ...(old === undefined ? {} : { was: old.label }), ...(by === 0 ? {} : { by }) });
  }
  for (const [id, { label }] of before) if (!after.has(id)) changes.push({ id, was: label });
  return changes;
}

/** Returns what changed for a viewer from one view to another. */
export const changesOf = <G extends GameTypes, L extends FrameLabels>(
  board: Pick<Board<G, L>, 'board'>,
  before: G['view'],
  after: G['view'],
  look: Look<G, L>,
): readonly Change[] => differences(thingsOf(board, before, look), thingsOf(board, after, look));

/** The number of new things of one kind from which on none has a mark. */
const MANY = 6;
/** The least number of things of which all are new. */
const SOME = 3;
const familyOf = (id: string): string => id.replace(/\d[\w-]*$/, '');
/** Returns the changes without those of many things of one kind, or of all: a mark on each would say nothing about a table that is dealt again. */
function fewOfAKind(changes: readonly Change[], after: Things): readonly Change[] {
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

/** The events of an action, as the viewer may see them, and the version of the table that it led to. */
interface SinceLine {
  readonly version: number;
  readonly events: readonly SeenEvent<GameTypes['event']>[];
}

/** What others have changed since the viewer last acted. */
export interface Since {
  readonly marks: readonly Mark[];
  /** Forgets the marks: the viewer has acted, and sees this view. */
  clear(view: GameTypes['view']): void;
  /**
   * Adds what `seat` changed by actions, after which the viewer sees this view. `lines` are their events and the versions of the table. If they have
   * no sentence, such as the end of a turn, nothing is marked.
   */
  add(view: GameTypes['view'], seat: Seat, lines?: readonly SinceLine[]): void;
}

/** Returns a collector of marks. Actions of one seat in a row have one number. Of many or all things of one kind, none has a mark. */
export function since<G extends GameTypes, L extends FrameLabels>(
  board: Pick<Board<G, L>, 'board'>,
  look: () => Look<G, L>,
): Since {
  /** the view before the next action, and its things: they are read when another player acts */
  let before: G['view'] | undefined;
  let things: Things | undefined;
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
      things = undefined;
      marks = new Map();
      list = [];
      number = 0;
      last = undefined;
    },
    add(view, seat, lines) {
      const { words } = look();
      const told = lines?.filter(({ events }) => words.tellAll(view, events as never).length > 0);
      const versions = told?.map(({ version }) => version) ?? [];
      const next = thingsOf(board, view, look());
      things ??= before === undefined ? next : thingsOf(board, before, look());
      if (seat !== last) number++;
      last = seat;
      const changes = told?.length === 0 ? [] : fewOfAKind(differences(things, next), next);
      for (const { id, is, by } of changes) {
        const old = marks.get(id);
        const sum = (old?.by ?? 0) + (by ?? 0);
        const common = { id, versions: [...(old?.versions ?? []), ...versions] };
        if (is === undefined) marks.delete(id);
        else if (by === undefined) marks.set(id, { ...common, seat, n: number });
        else if (sum === 0) marks.delete(id);
        else marks.set(id, { ...common, by: sum });
      }
      things = next;
      list = [...marks.values()];
    },
  };
}
