/** Runs `work` when the page is shown and idle, to load parts that the visitor may need later. */
export function whenIdle(work: () => unknown): void {
  performance.mark('ludi shown');
  // not every browser has requestIdleCallback
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}
