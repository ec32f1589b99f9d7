/** The shapes of entries: checks of what comes from a store or another process. */
import { isRecord } from '@ludi-romani/core/shape';
import { LONGEST } from './terms';
import { SEAT_ENTRIES } from './types';

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

const isTime = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const ANY_ENTRY: Fields = { type: () => true, at: isTime };
const BY_SEAT: Fields = { ...ANY_ENTRY, seat: Number.isSafeInteger };

/** The fields of each wish besides `what`. */
const WISHES: ReadonlyMap<unknown, Fields> = new Map<unknown, Fields>([
  ['undo', {}],
  ['pause', {}],
  ['end', {}],
  ['time', { time: (value) => isTime(value) && (value as number) > 0 && (value as number) <= LONGEST }],
  ['replace', { other: Number.isSafeInteger }],
]);
const ASK: Fields = { ...BY_SEAT, what: (value) => WISHES.has(value) };

/** The fields of each type of entry, with checks of their types. After this check, the rules of the table accept or refuse the entry. */
const ENTRIES: ReadonlyMap<unknown, Fields> = new Map([
  [
    'action',
    {
      ...ANY_ENTRY,
      action: (value) => isRecord(value) && Number.isSafeInteger(value.player),
      standIn: (value) => value === true || value === undefined,
      standing: (value) => value === true || value === undefined,
    },
  ],
  [
    'comment',
    {
      ...ANY_ENTRY,
      seat: (value) => Number.isSafeInteger(value) || value === 'spectator',
      text: (value) => typeof value === 'string',
    },
  ],
  ['outage', { ...ANY_ENTRY, time: isTime }],
  ...SEAT_ENTRIES.map((type): [string, Fields] => [type, BY_SEAT]),
]);

/** True if a value has the fields of an entry. */
export function isEntry(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const fields = value.type === 'ask' ? { ...ASK, ...WISHES.get(value.what) } : ENTRIES.get(value.type);
  return (
    fields !== undefined &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, fits]) => fits(value[key]))
  );
}
