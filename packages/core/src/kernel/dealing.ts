/** Makes whole states that agree with a view. The parts that the view hides are drawn at random. */
import { apart, type Chance, chanceState, keyedChance } from '../chance/chance';
import { codeOf, LudiError } from '../errors/errors';
import type { Layout } from '../game/types';
import { clone, copier } from '../json/copy';
import {
  type AnyRules,
  type AnySimultaneous,
  type AnyState,
  type Anything,
  isSimultaneous,
  openQuestion,
} from './frames';
import { type Machinery, Resolution } from './resolution';

type AnyView = Anything['view'];

/** Determinizes the views of a game of perfect information: there is nothing to draw. */
function copyWhole({ viewer: _, options: __, ...shown }: AnyView): () => Layout<Anything> {
  return copier(shown) as () => Layout<Anything>;
}

/** Runs `work`, and turns an error `invalid-state` or `invalid-chance` into LudiError `invalid-view`: the state was made from the view. */
function asView<R>(work: () => R): R {
  try {
    return work();
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'invalid-state' && code !== 'invalid-chance') throw error;
    throw Object.assign(new LudiError('invalid-view', (error as Error).message), { cause: error });
  }
}

/** Returns the whole of a simultaneous frame that waits below others. A view shows only a part of it. */
const unopened = ({ opened }: AnySimultaneous): AnySimultaneous => ({
  simultaneous: clone(opened),
  opened: clone(opened),
  before: [],
});

export class Dealing {
  readonly #machinery: Machinery;
  readonly #determinize: (view: AnyView) => (chance: Chance) => Layout<Anything>;

  constructor({ determinize = copyWhole }: AnyRules, machinery: Machinery) {
    this.#machinery = machinery;
    this.#determinize = determinize;
  }

  /** Returns a function that deals the hidden parts of `view` by a seed. `blank` is a state of the game's class, with empty fields. */
  determinizer(view: AnyView, blank: object): (seed: string) => AnyState {
    const deal = asView(() => this.#determinize(view));
    return (seed) =>
      asView(() => {
        const future = chanceState(seed);
        const chance = keyedChance(apart(future));
        // copied into a blank state: V8 keeps one hidden class for all states of a game
        const state = Object.assign({ ...blank }, deal(chance), {
          options: clone(view.options),
          chance: future,
        }) as AnyState;
        this.#reopen(state, view, chance);
        return state;
      });
  }

  /**
   * Fills in simultaneous frames, of which a view shows only a part. In the open one, sets the other players back to the beginning of the frame,
   * with their areas as the viewer sees them. Players who have already answered, according to the view, then answer at random.
   */
  #reopen(state: AnyState, { viewer, pending }: AnyView, chance: Chance): void {
    for (let i = 0; i < pending.length - 1; i++) {
      const frame = state.pending[i];
      if (isSimultaneous(frame)) state.pending[i] = unopened(frame);
    }
    const seen = pending.at(-1);
    if (seen === undefined || !('open' in seen)) return;
    const { moves, copyArea } = this.#machinery;
    const top = state.pending.at(-1);
    if (top === undefined || 'open' in top) {
      state.pending.pop();
      const { simultaneous, opened, before } = clone((top ?? seen) as typeof seen);
      state.pending.push({
        simultaneous: opened.map((stack, seat) => (seat === viewer ? (simultaneous[seat] ?? []) : clone(stack))),
        opened,
        before: state.players.map((area, seat) => (seat === viewer && before !== null ? before : copyArea(area))),
      });
    }
    state.players.forEach((_, seat) => {
      if (seat === viewer || seen.open.includes(seat)) return;
      for (let question = openQuestion(state, seat); question !== undefined; question = openQuestion(state, seat))
        new Resolution(this.#machinery, state, chance).answer(moves.pickAnswer(state, question, chance));
    });
  }
}
