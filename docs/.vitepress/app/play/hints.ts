/** Hints: a search for the best actions of the viewer. */
import type { Finding } from '@ludi-romani/bots';
import type { GameTypes } from '@ludi-romani/core';
import { computed, onBeforeUnmount, shallowRef, watch } from 'vue';
import type { Found, Thought } from '../bots';
import { useContext } from './context';
import { newSeed } from './form';

const ITERATIONS = 1_000;
/** The number of actions that are shown. */
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
    /** true while a search runs */
    isSearching: computed(() => thought.value !== null),
    progress: computed(() => found.value?.progress ?? 0),
    /** after the search, the findings with the most visits */
    best: computed((): readonly Finding<GameTypes['action']>[] =>
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
        { game: game.name, view: seen.view, seed: newSeed(), iterations: ITERATIONS },
        (progress) => {
          if (thought.value === asking) found.value = progress;
        },
      );
      thought.value = asking;
      const all = await asking.found;
      // the position has changed meanwhile
      if (thought.value !== asking) return;
      thought.value = null;
      found.value = all;
    },
    stop: () => thought.value?.stop(),
  };
}

export type Hints = ReturnType<typeof useHints>;
