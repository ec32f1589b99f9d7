/** Divides long work into short tasks, so that the page stays responsive. */

/** The length of a task in milliseconds. */
const SLICE = 8;

/** Returns a runner. `begin` starts work in the next task, and replaces unfinished work. The work is an iterator that can be interrupted between steps. */
export function inSlices() {
  let due: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(due);
  return {
    begin(work: Iterator<unknown>) {
      const run = () => {
        const end = performance.now() + SLICE;
        while (!work.next().done)
          if (performance.now() >= end) {
            due = setTimeout(run);
            return;
          }
      };
      stop();
      due = setTimeout(run);
    },
    stop,
  };
}
