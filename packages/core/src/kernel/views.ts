/** The views of a state, and of an action, for each viewer. */
import { IllegalActionError, LudiError } from '../errors/errors';
import type { Once } from '../game/rules';
import type { ActionLike, SeenAction, Shown, Viewer } from '../game/types';
import {
  type AnyRules,
  type AnyState,
  type Anything,
  isSecret,
  isSimultaneous,
  last,
  openQuestion,
  openSimultaneous,
} from './frames';
import { choose, noSuchAction } from './legality';
import { coveredPlayers, seenPending, withoutFields } from './masking';
import { headOf } from './match-action';
import type { Moves } from './moves';
import { everyTime, ViewCache } from './view-cache';

type AnyView = Anything['view'];

/** Returns the shown fields of a state of a game of perfect information: all but the generator and the fields that core adds. */
function shownWhole(position: object): Shown<Anything> {
  const { chance: _, options: __, pending: ___, ...shown } = position as AnyState;
  return shown;
}

export class Views {
  readonly cache = new ViewCache<Viewer, AnyView>();
  readonly #moves: Moves;
  readonly #show: (position: AnyState, viewer: Viewer, once: Once) => Shown<Anything>;

  constructor({ view = shownWhole }: AnyRules, moves: Moves) {
    this.#moves = moves;
    this.#show = view;
  }

  /** Returns the view of `viewer`. Throws LudiError `invalid-viewer`. */
  of(state: AnyState, viewer: Viewer): AnyView {
    if (viewer !== 'spectator' && !(Number.isInteger(viewer) && viewer >= 0 && viewer < state.players.length))
      throw new LudiError('invalid-viewer', "a viewer is a seat of the game, a number, or 'spectator'");
    return this.cache.of(state, viewer, (once) => this.make(state, viewer, once));
  }

  /** Makes the view of `viewer`, without the cache. */
  make(state: AnyState, viewer: Viewer, once = everyTime): AnyView {
    const { options, pending } = state;
    const open = openSimultaneous(state);
    // written into the object that the rules made: copies of records with many fields are slow
    const whole = (seen: Shown<Anything>, before: object | null): AnyView => {
      const view = seen as { -readonly [F in keyof AnyView]: AnyView[F] };
      view.viewer = viewer;
      view.options = options;
      view.pending = seenPending(pending, viewer, before);
      return view;
    };
    if (open === undefined) return whole(this.#shown(state, viewer, once), null);
    const cover = (players: readonly object[]) => this.#shown({ ...state, players } as AnyState, viewer, once);
    // the view also contains the viewer's own area as the other players see it
    const before = viewer === 'spectator' ? null : (cover(open.before).players[viewer] ?? null);
    return whole(cover(coveredPlayers(state, open, viewer)), before);
  }

  #shown(position: AnyState, viewer: Viewer, once: Once): Shown<Anything> {
    const seen = this.#show(position, viewer, once);
    if ('chance' in seen) throw new LudiError('internal', 'a view must list what it shows: chance is in it');
    return seen;
  }

  /** Returns the fields of `action` that `viewer` may know. Throws IllegalActionError if it is no action. */
  actionFor(state: AnyState, action: ActionLike, viewer: Viewer): SeenAction<ActionLike> {
    const head = headOf(action);
    if (head === undefined) throw new IllegalActionError(noSuchAction, action);
    const { type, player } = head;
    if (viewer === player) return action;
    const top = last(state.pending);
    // a frame that was opened for one seat hides nothing
    if (isSimultaneous(top) && isSecret(top)) return { player };
    const question = openQuestion(state, player);
    const move = question && this.#moves.of(question).moves[type];
    // the listed action: an action may name any of several identical copies, and the name could reveal where that copy was
    const choice = choose(this.#moves, state, action);
    return withoutFields('legal' in choice ? action : choice.action, move?.secret ?? []);
  }
}
