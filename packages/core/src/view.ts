/** What core covers up for a viewer, whatever the game: frames, events and actions. */
import { unsound } from './errors';
import type {
  ActionLike,
  EventLike,
  GameView,
  QuestionLike,
  Seat,
  SeenSimultaneous,
  Simultaneous,
  TaskLike,
  Viewer,
} from './game';
import { type AnyFrame, type AnyState, isQuestion, isSimultaneous, last } from './resolution';

type AnyView = GameView<object, QuestionLike, TaskLike>;
type SeenFrame = AnyView['pending'][number];

const withoutSecret = <F extends { readonly secret?: object }>({ secret: _, ...rest }: F): Omit<F, 'secret'> => rest;

const seenStep = (frame: QuestionLike | TaskLike, viewer: Viewer): QuestionLike | TaskLike =>
  frame.secret === undefined || (isQuestion(frame) && frame.player === viewer)
    ? frame
    : (withoutSecret(frame) as typeof frame);

/** The `simultaneous` frame that is being answered. One further down has not opened yet, and covers nothing. */
export const openSimultaneous = ({ pending }: AnyState): Simultaneous<object, QuestionLike, TaskLike> | undefined => {
  const top = last(pending);
  return isSimultaneous(top) ? top : undefined;
};

/** The areas as the viewer may see them: during simultaneous decisions those of the others as they were before. */
export const coveredPlayers = (
  { players }: AnyState,
  open: Simultaneous<object, QuestionLike, TaskLike>,
  viewer: Viewer,
): readonly object[] => players.map((area, seat) => (seat === viewer ? area : (open.before[seat] ?? area)));

/** The seats that still have something to answer in a `simultaneous` frame, as somebody sees it or as it is. */
export function openSeats({
  simultaneous,
  open,
}: Pick<Simultaneous<object, QuestionLike, TaskLike>, 'simultaneous'> & { readonly open?: readonly Seat[] }): Seat[] {
  if (open !== undefined) return [...open];
  // a stranger's `{ length: 1e9 }` has that many seats
  if (!Array.isArray(simultaneous)) unsound('simultaneous questions must be a list');
  const seats: Seat[] = [];
  for (let seat = 0; seat < simultaneous.length; seat++) if (simultaneous[seat]?.length !== 0) seats.push(seat);
  return seats;
}

const seenSimultaneous = (
  frame: Simultaneous<object, QuestionLike, TaskLike>,
  viewer: Viewer,
  before: object | null,
): SeenSimultaneous<object, QuestionLike, TaskLike> => ({
  simultaneous: frame.simultaneous.map((stack, seat) =>
    seat === viewer ? stack.map((step) => seenStep(step, viewer)) : [],
  ),
  opened: frame.opened.map((stack) => stack.map((step) => seenStep(step, viewer))),
  open: openSeats(frame),
  before,
});

/** The frames without what the viewer may not know; `before` is the viewer's own area as it was seen by the others. */
export const seenPending = (pending: readonly AnyFrame[], viewer: Viewer, before: object | null): SeenFrame[] =>
  pending.map((frame) => (isSimultaneous(frame) ? seenSimultaneous(frame, viewer, before) : seenStep(frame, viewer)));

/** An event as somebody was told it: its secret is there for those who may know it. */
export type SeenEvent<E> = E extends { readonly secret: infer S } ? Omit<E, 'secret'> & { readonly secret?: S } : E;

/** Those of the `events` that `viewer`, a seat or `'spectator'`, may know of, each without the secrets of others. Throws nothing. */
export function eventsFor<E extends EventLike>(events: readonly E[], viewer: Viewer): SeenEvent<E>[] {
  const knows = (to: readonly Seat[]) => viewer !== 'spectator' && to.includes(viewer);
  return events
    .filter(({ to }) => to === undefined || knows(to))
    .map((event) =>
      event.secret === undefined || knows(event.secret.to) ? event : withoutSecret(event),
    ) as SeenEvent<E>[];
}

/** An action as others may know it: its player, and of the rest what is no secret. */
export type SeenAction<A extends ActionLike> = Pick<A, 'player'> & Partial<A>;

/** The action without its `hidden` fields. */
export function withoutFields<A extends ActionLike>(action: A, hidden: readonly string[]): SeenAction<A> {
  const entries = Object.entries(action).filter(([field]) => !hidden.includes(field));
  return Object.fromEntries(entries) as SeenAction<A>;
}
