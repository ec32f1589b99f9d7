/** Computes the states of a game up to its end or first fault, in slices, so that the page stays responsive. */
import type { GameTypes } from '@ludi-romani/core';
import { onMounted, onUnmounted, ref, shallowRef, watch } from 'vue';
import { type AnyWords, type Game, loadGame } from '../games';
import { language } from '../language';
import type { Judged } from './judge';
import type { Opened } from './messages';
import { type Timeline, timeline } from './timeline';

/** The length of a slice in milliseconds. */
const SLICE = 12;
/** The milliseconds between updates of the progress. */
const UPDATE = 200;

/** Loads and computes a game, in the setup of a component. Calls `begun` when the first state can be drawn, and `done` at the end. */
export function useReading(judged: Judged, { replay, start }: Opened, begun: () => Promise<void>, done: () => void) {
  const game = shallowRef<Game>();
  const words = shallowRef<AnyWords>();
  const line = shallowRef<Timeline>();
  /** the last computed ply; the timeline itself is not reactive */
  const known = ref(0);
  const whole = ref(false);
  const failure = ref('');

  let gone = false;
  onUnmounted(() => {
    gone = true;
  });

  async function read() {
    if (judged.game === null) return;
    const loaded = await loadGame(judged.game);
    words.value = await loaded.words(language.value);
    const first =
      start === null ? loaded.engine.start(replay.options as GameTypes['options']) : { state: start, events: [] };
    const made = timeline(loaded.engine, first, replay.actions);
    game.value = loaded;
    line.value = made;
    await begun();
    let updated = performance.now();
    while (!gone && !whole.value) {
      const end = performance.now() + SLICE;
      made.run(() => performance.now() < end);
      // not in every slice, because drawing the chart is slower than computing some plies
      if (made.isWhole || performance.now() > updated + UPDATE) {
        updated = performance.now();
        known.value = made.last;
        whole.value = made.isWhole;
      }
      await new Promise((next) => setTimeout(next, 0));
    }
    done();
  }
  onMounted(() => read().catch((error: unknown) => (failure.value = String(error))));
  watch(language, async (speaks) => {
    words.value = await game.value?.words(speaks);
  });

  return { game, words, line, known, whole, failure };
}
