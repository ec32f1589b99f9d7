/** Does `work` once the page stands and has nothing else to do: what it loads nobody waits for. */
export function atRest(work: () => unknown): void {
  performance.mark('ludi stands');
  // not every browser tells when it is idle
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}
