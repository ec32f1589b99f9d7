/** What every sound state has. */

/** The value. Throws RangeError where there is none: then a stranger's state or view is not sound. */
export function sure<T>(value: T): T & {} {
  if (value === null || value === undefined) throw new RangeError('not sound');
  return value;
}
