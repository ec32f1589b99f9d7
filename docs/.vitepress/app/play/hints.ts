/** What a search would do in the place of the one who looks. */
import type { GameTypes } from '@ludi-romani/core';
import { computed, onBeforeUnmount, shallowRef, watch } from 'vue';
import type { Found, Thought } from '../bots';
import { useContext } from './context';
import { newSeed } from './form';

/** How many games are tried, and how many actions are told. */
const ITERATIONS = 1_000;
const BEST = 3;

export function useHints() {
  const { game, session, thinker } = useContext();
  const thought = shallowRef<Thought | null>(null);
  const found = shallowRef<Found | null>(null);
  const forget = () => {
    thought.value?.stop();
    thought.value = null;
    found.value = null;
  };
  watch(session.seen, forget);
  onBeforeUnmount(forget);

  return {
    /** whether a search is under way */
    isSearching: computed(() => thought.value !== null),
    progress: computed(() => found.value?.progress ?? 0),
    /** the actions that it tried most, at its end: an action and its value, from 0 to 1 */
    best: computed((): readonly { readonly action: GameTypes['action']; readonly value: number }[] =>
      found.value?.done
        ? [...found.value.findings]
            .sort((one, other) => other.visits - one.visits || other.value - one.value)
            .slice(0, BEST)
        : [],
    ),
    canAsk: computed(() => session.pointing.value.choices.length > 0 && thought.value === null),
    async ask() {
      const { value: seen } = session.seen;
      if (seen === null) return;
      forget();
      const asking = thinker.think(
        { game: game.name, view: seen.view, seed: newSeed(), level: 'hard', iterations: ITERATIONS },
        (progress) => {
          if (thought.value === asking) found.value = progress;
        },
      );
      thought.value = asking;
      const all = await asking.found;
      // the table has moved on meanwhile
      if (thought.value !== asking) return;
      thought.value = null;
      found.value = all;
    },
    stop: () => thought.value?.stop(),
  };
}

export type Hints = ReturnType<typeof useHints>;
