/** Removes the parts of frames, events and actions that core hides from a viewer, in every game. */
import type {
  ActionLike,
  EventLike,
  GameView,
  QuestionLike,
  SeenAction,
  SeenEvent,
  SeenSimultaneous,
  TaskLike,
  Viewer,
} from '../game/types';
import { type AnyFrame, type AnySimultaneous, type AnyState, isQuestion, isSimultaneous, openSeats } from './frames';

type SeenFrame = GameView<object, QuestionLike, TaskLike>['pending'][number];

const withoutSecret = <F extends { readonly secret?: object }>({ secret: _, ...rest }: F): Omit<F, 'secret'> => rest;

const seenStep = (frame: QuestionLike | TaskLike, viewer: Viewer): QuestionLike | TaskLike =>
  frame.secret === undefined || (isQuestion(frame) && frame.player === viewer)
    ? frame
    : (withoutSecret(frame) as typeof frame);

/** Returns the areas that `viewer` may see while the frame `open` is answered. The areas of other players are those before the frame opened. */
export const coveredPlayers = ({ players }: AnyState, open: AnySimultaneous, viewer: Viewer): readonly object[] =>
  players.map((area, seat) => (seat === viewer ? area : (open.before[seat] ?? area)));

const seenSimultaneous = (
  frame: AnySimultaneous,
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

/** Returns the frames without the secrets of other players. `before` is the viewer's own area as the other players see it. */
export const seenPending = (pending: readonly AnyFrame[], viewer: Viewer, before: object | null): SeenFrame[] =>
  pending.map((frame) => (isSimultaneous(frame) ? seenSimultaneous(frame, viewer, before) : seenStep(frame, viewer)));

/** Returns the `events` that `viewer`, a seat or `'spectator'`, may know of, without the secrets of other players. Throws no errors. */
export function eventsFor<E extends EventLike>(events: readonly E[], viewer: Viewer): SeenEvent<E>[] {
  const knows = (to: readonly number[]) => viewer !== 'spectator' && to.includes(viewer);
  return events
    .filter(({ to }) => to === undefined || knows(to))
    .map((event) =>
      event.secret === undefined || knows(event.secret.to) ? event : withoutSecret(event),
    ) as SeenEvent<E>[];
}

/** Returns `action` without its `hidden` fields. */
export function withoutFields<A extends ActionLike>(action: A, hidden: readonly string[]): SeenAction<A> {
  const entries = Object.entries(action).filter(([field]) => !hidden.includes(field));
  return Object.fromEntries(entries) as SeenAction<A>;
}
