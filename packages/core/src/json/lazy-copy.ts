/**
 * A lazily copied state, on which `apply` carries out an action. It has the fields of the state. Each field except `players` is copied when
 * it is first read. A player's area is copied when `playerAt` first returns it. All areas are copied when the rules read `players` itself.
 * Rules cannot write to parts that were not copied, since they have no reference to them.
 */
import { share } from './share';

type Parts = Record<string, unknown>;

/** The functions that copy the parts of a state. */
export interface Copying {
  part(field: string, part: unknown): unknown;
  area(area: unknown): unknown;
}

/** The mark of a field that was not read yet. */
const UNTOUCHED = {};

export abstract class LazyCopy {
  readonly #before: Parts;
  readonly #fields: readonly string[];
  readonly #copying: Copying;
  /** in the order of the fields: `UNTOUCHED`, a copy, or the value that the rules assigned */
  readonly #parts: unknown[];
  /** the areas of all players: areas that were returned are copies, other areas still belong to the state */
  #areas: unknown[] | undefined;

  protected constructor(before: Parts, fields: readonly string[], copying: Copying) {
    this.#before = before;
    this.#fields = fields;
    this.#copying = copying;
    this.#parts = fields.map(() => UNTOUCHED);
  }

  /** Returns a function that makes lazy copies of states with these fields. All copies are of one class, so that V8 keeps one hidden class. */
  static of(fields: readonly string[], copying: Copying): (state: object) => LazyCopy {
    class OfTheseFields extends LazyCopy {
      constructor(state: object) {
        super(state as Parts, fields, copying);
      }
      protected override newReading(): object {
        return new ReadingOfTheseFields(this);
      }
    }
    class ReadingOfTheseFields {
      readonly lazy: LazyCopy;
      constructor(lazy: LazyCopy) {
        this.lazy = lazy;
      }
    }
    fields.forEach((field, i) => {
      Object.defineProperty(OfTheseFields.prototype, field, LazyCopy.#accessors(field, i));
      Object.defineProperty(ReadingOfTheseFields.prototype, field, {
        get(this: ReadingOfTheseFields) {
          return LazyCopy.#current(this.lazy, field, i);
        },
      });
    });
    return (state) => new OfTheseFields(state);
  }

  #reading: object | undefined;
  protected abstract newReading(): object;

  /** Returns `state` for functions that only read: reading a field of it copies nothing. */
  static reading<S extends object>(state: S): S {
    if (!(state instanceof LazyCopy)) return state;
    state.#reading ??= state.newReading();
    return state.#reading as S;
  }

  static #current(lazy: LazyCopy, field: string, i: number): unknown {
    if (field === 'players') return lazy.#areas ?? lazy.#before[field];
    const part = lazy.#parts[i];
    return part === UNTOUCHED ? lazy.#before[field] : part;
  }

  static #accessors(field: string, i: number): PropertyDescriptor & ThisType<LazyCopy> {
    if (field === 'players')
      return {
        get() {
          const areas = this.#ownAreas();
          for (let seat = 0; seat < areas.length; seat++) LazyCopy.area(this, seat);
          return areas;
        },
        set(areas: unknown[]) {
          this.#areas = areas;
        },
      };
    return {
      get() {
        const part = this.#parts[i];
        if (part !== UNTOUCHED) return part;
        const copy = this.#copying.part(field, this.#before[field]);
        this.#parts[i] = copy;
        return copy;
      },
      set(part: unknown) {
        this.#parts[i] = part;
      },
    };
  }

  #ownAreas(): unknown[] {
    this.#areas ??= [...(this.#before.players as readonly unknown[])];
    return this.#areas;
  }

  /** Returns the mutable area of a seat, or `undefined` if there is no such seat. */
  static area(lazy: LazyCopy, seat: number): unknown {
    const areas = lazy.#ownAreas();
    const area = areas[seat];
    if (area === undefined || area !== (lazy.#before.players as readonly unknown[])[seat]) return area;
    const copy = lazy.#copying.area(area);
    areas[seat] = copy;
    return copy;
  }

  /** Returns the number of players. */
  static seats(lazy: LazyCopy): number {
    return lazy.#ownAreas().length;
  }

  /** Returns the new state. Parts that did not change are the same objects as before. */
  static finished(lazy: LazyCopy): object {
    const before = lazy.#before;
    let after: Parts | undefined;
    const put = (field: string, part: unknown) => {
      const shared = share(before[field], part);
      if (shared === before[field]) return;
      after ??= { ...before };
      after[field] = shared;
    };
    for (let i = 0; i < lazy.#parts.length; i++)
      if (lazy.#parts[i] !== UNTOUCHED) put(lazy.#fields[i] as string, lazy.#parts[i]);
    if (lazy.#areas !== undefined) put('players', lazy.#areas);
    // fields that the state did not have
    for (const [field, part] of Object.entries(lazy)) put(field, part);
    return after ?? before;
  }
}
