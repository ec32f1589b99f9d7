/** Works a game out, from its beginning to its end or to what is wrong, while the page goes on drawing and answering. */
import type { GameTypes } from '@ludi-romani/core';
import { onMounted, onUnmounted, ref, shallowRef, watch } from 'vue';
import { type AnyWords, type Game, loadGame } from '../games';
import { language } from '../language';
import type { Judged } from './judge';
import type { Opened } from './messages';
import { type Timeline, timeline } from './timeline';

/** How long states are worked out before the page may draw and answer, in milliseconds. */
const SLICE = 12;
/** How often it is told how far that is. */
const TELL = 200;

/** For a component's setup: what is known of a game so far. `begun` is called when there is something to draw, `done` at the end. */
export function useReading(judged: Judged, { replay, start }: Opened, begun: () => Promise<void>, done: () => void) {
  const game = shallowRef<Game>();
  const words = shallowRef<AnyWords>();
  const line = shallowRef<Timeline>();
  /** the plies that are known so far: the timeline itself is not watched */
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
    let told = performance.now();
    while (!gone && !whole.value) {
      const end = performance.now() + SLICE;
      made.run(() => performance.now() < end);
      // the chart follows now and then: it costs more than some plies
      if (made.isWhole || performance.now() > told + TELL) {
        told = performance.now();
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
