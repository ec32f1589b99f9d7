/** A clock that only goes when it is told to. */
import type { Time } from '../room';

/** A clock for tests. */
export interface FalseTime extends Time {
  /** Goes forward by so many milliseconds, and rings the alarms on the way, each at its moment. */
  pass(milliseconds: number): Promise<void>;
}

/** Lets everything that waits for a promise go on. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

/** Returns a clock that stands at the moment `now`, in milliseconds. */
export function falseTime(now = 1_000_000): FalseTime {
  let moment = now;
  const alarms = new Set<{ readonly at: number; readonly ring: () => void }>();
  return {
    now: () => moment,
    wake: (at, ring) => {
      const alarm = { at, ring };
      alarms.add(alarm);
      return () => {
        alarms.delete(alarm);
      };
    },
    pass: async (milliseconds) => {
      const end = moment + milliseconds;
      await settled();
      for (;;) {
        const [next] = [...alarms].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (next === undefined) break;
        alarms.delete(next);
        moment = Math.max(moment, next.at);
        next.ring();
        await settled();
      }
      moment = end;
      await settled();
    },
  };
}
