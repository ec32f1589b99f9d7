/** Work that is too long for one task: done bit by bit, so that the page draws and answers in between. */

/** How long is worked before the page may answer, in milliseconds. */
const SLICE = 8;

/** Does one work at a time, from the next task on: another one takes its place. Between two of its steps work may be put off. */
export function inSlices() {
  let due: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(due);
  return {
    begin(work: Iterator<unknown>) {
      const goOn = () => {
        const end = performance.now() + SLICE;
        while (!work.next().done)
          if (performance.now() >= end) {
            due = setTimeout(goOn);
            return;
          }
      };
      stop();
      due = setTimeout(goOn);
    },
    stop,
  };
}
