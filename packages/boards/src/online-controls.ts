/** What surrounds the picture of a game on a server, as data: the buttons and the players. An app draws them in its own way. */
import type { GameTypes, Seat } from '@ludi-romani/core';
import type { OnlineRequest, OnlineState, OnlineWish } from './online-types';

/** A button. */
export interface OnlineControl {
  /** the same for the same button, and different for each */
  readonly key: string;
  readonly label: string;
  /** the question that the player must confirm first, or `null` */
  readonly question: string | null;
  /** `main`: to be seen first; `rare`: seldom needed, so that it may be in a menu */
  readonly rank: 'main' | 'usual' | 'rare';
  readonly isEnabled: boolean;
  press(): void;
}

/** A seat and who sits there. */
export interface OnlinePerson {
  readonly name: string;
  readonly isTurn: boolean;
  /** the milliseconds left now, or `null` if there are no clocks */
  readonly left: number | null;
  /** such as that a stand-in plays, or since when the player is away */
  readonly notes: readonly string[];
}

/** The labels of the buttons and notes. Those of `@ludi-romani/rooms/words/en` fit. */
export interface ControlLabels {
  readonly agree: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly undo: string;
  readonly askUndo: string;
  readonly redo: string;
  /** for passing the open question and later ones like it, until `askAgain` */
  readonly passOn: string;
  readonly askAgain: string;
  readonly begin: string;
  readonly resume: string;
  readonly comeBack: string;
  readonly again: string;
  readonly pause: string;
  readonly moreTime: string;
  readonly endGame: string;
  readonly leave: string;
  readonly resign: string;
  readonly resignQuestion: string;
  readonly forget: string;
  readonly forgetQuestion: string;
  readonly standIn: string;
  readonly freeSeat: string;
  seat(seat: Seat): string;
  replace(name: string): string;
}

/** What the buttons do and need to know. `online` has it. */
interface Surroundings<G extends GameTypes> {
  readonly state: OnlineState<G>;
  readonly labels: ControlLabels;
  readonly isOver: boolean;
  readonly names: readonly (string | undefined)[];
  /** the moment by the server's clock */
  readonly now: number;
  readonly canUndo: 'free' | 'ask' | null;
  readonly canRedo: boolean;
  /** true if the open question can be passed in advance */
  readonly canPassOn: boolean;
  readonly request: { readonly canAnswer: boolean; readonly canWithdraw: boolean } | null;
  undo(): unknown;
  redo(): unknown;
  send(type: OnlineRequest): unknown;
  ask(wish: OnlineWish): unknown;
  replace(seat: Seat): unknown;
}

/** The time that a player asks for, in milliseconds. */
const MORE_TIME = 5 * 60_000;

/** Returns the buttons for what the viewer can do besides acting. */
export function controlsOf<G extends GameTypes>(around: Surroundings<G>): readonly OnlineControl[] {
  const { state, labels, isOver, names, canUndo, request } = around;
  const { viewer, card, table, isHost } = state;
  if (card === null) return [];
  const isSeated = typeof viewer === 'number';
  const { left = [], standing = [], paused = false, clocks = null } = table?.status ?? {};
  const isLeft = isSeated && left.includes(viewer);
  const isRunning = table !== null && !isOver;
  const isPlaying = isSeated && isRunning && !isLeft;
  const isFull = card.seats.every(({ by }) => by !== 'nobody');

  const control = (
    is: boolean | undefined,
    key: string,
    label: string,
    rank: OnlineControl['rank'],
    press: () => unknown,
    more: { readonly question?: string; readonly isEnabled?: boolean } = {},
  ): OnlineControl[] => (is ? [{ key, label, rank, question: null, isEnabled: true, ...more, press }] : []);
  const sending = (
    is: boolean | undefined,
    type: OnlineRequest,
    label: string,
    rank: OnlineControl['rank'],
    question?: string,
  ) => control(is, type, label, rank, () => around.send(type), question === undefined ? {} : { question });
  const asking = (is: boolean, wish: OnlineWish, label: string) =>
    control(is, wish.what, label, 'rare', () => around.ask(wish));

  return [
    ...sending(request?.canAnswer, 'agree', labels.agree, 'main'),
    ...sending(request?.canAnswer, 'decline', labels.decline, 'usual'),
    ...sending(request?.canWithdraw, 'withdraw', labels.withdraw, 'usual'),
    ...sending(isHost && card.phase === 'gathering' && isFull, 'begin', labels.begin, 'main'),
    ...control(isPlaying, 'undo', canUndo === 'ask' ? labels.askUndo : labels.undo, 'usual', around.undo, {
      isEnabled: canUndo !== null,
    }),
    ...control(isPlaying, 'redo', labels.redo, 'usual', around.redo, { isEnabled: around.canRedo }),
    ...sending(isPlaying && around.canPassOn, 'standing-pass', labels.passOn, 'usual'),
    ...sending(isPlaying && standing.includes(viewer), 'ask-again', labels.askAgain, 'usual'),
    ...sending(isPlaying && paused, 'resume', labels.resume, 'main'),
    ...sending(isLeft && isRunning, 'return', labels.comeBack, 'main'),
    ...card.seats.flatMap(({ away }, seat) =>
      control(
        isHost && isRunning && card.absence !== null && away !== null && !left.includes(seat),
        `replace ${seat}`,
        labels.replace(names[seat] ?? labels.seat(seat)),
        'usual',
        () => around.replace(seat),
        { isEnabled: around.now - (away ?? 0) >= (card.absence ?? 0) },
      ),
    ),
    ...sending(isSeated && isOver && card.next === null, 'again', labels.again, 'main'),
    ...asking(isPlaying && clocks !== null && !paused, { what: 'pause' }, labels.pause),
    ...asking(isPlaying && clocks !== null, { what: 'time', time: MORE_TIME }, labels.moreTime),
    ...asking(isPlaying, { what: 'end' }, labels.endGame),
    ...sending(isPlaying, 'leave', labels.leave, 'rare'),
    ...sending(isPlaying, 'resign', labels.resign, 'rare', labels.resignQuestion),
    ...sending(isSeated, 'forget', labels.forget, 'rare', labels.forgetQuestion),
  ];
}

/** Returns the players by seat. `clocks` has the time left, and `away` puts a length of time into words. */
export function peopleOf<G extends GameTypes>(
  { card, table }: OnlineState<G>,
  labels: ControlLabels,
  names: readonly (string | undefined)[],
  clocks: readonly { readonly left: number }[] | null,
  now: number,
  away: (milliseconds: number) => string,
): readonly OnlinePerson[] {
  return (card?.seats ?? []).map(({ by, away: since }, seat) => ({
    name: names[seat] ?? (by === 'nobody' ? labels.freeSeat : labels.seat(seat)),
    isTurn: card?.turn.includes(seat) ?? false,
    left: clocks?.[seat]?.left ?? null,
    notes: [
      ...(table?.status.left.includes(seat) ? [labels.standIn] : []),
      ...(since === null ? [] : [away(now - since)]),
    ],
  }));
}
