/** Immer, for patches alone. */
import { enablePatches, Immer } from 'immer';

/** An immer of our own, whatever an app has told its. Made when it is first asked for: an app without patches need not bring immer along. */
export function patching(autoFreeze: boolean): () => Immer {
  let made: Immer | undefined;
  return () => {
    if (made === undefined) enablePatches();
    made ??= new Immer({ autoFreeze });
    return made;
  };
}
