/**
 * A state that is copied as far as somebody looks at it: what `apply` carries an action out on. To the rules it is the state itself, with
 * the same fields; a field is copied when it is first read, a player's area when `playerAt` first gives it out, and all of them when the
 * rules ask for the list. Nobody can write to what was not copied, since nobody has it.
 */
import { share } from './copy';

type Parts = Record<string, unknown>;

/** How the parts of a state are copied. */
export interface Copying {
  part(field: string, part: unknown): unknown;
  area(area: unknown): unknown;
}

/** Nobody has looked at it yet. */
const UNTOUCHED = {};

export class Draft {
  readonly #before: Parts;
  readonly #fields: readonly string[];
  readonly #copying: Copying;
  /** in the order of the fields: a copy, or what the rules have put there */
  readonly #parts: unknown[];
  /** those given out are copies, the others still the state's own */
  #areas: unknown[] | undefined;

  protected constructor(before: Parts, fields: readonly string[], copying: Copying) {
    this.#before = before;
    this.#fields = fields;
    this.#copying = copying;
    this.#parts = fields.map(() => UNTOUCHED);
  }

  /** What makes drafts of states with these fields, all of one class: the rules meet one more kind of state, and no more. */
  static of(fields: readonly string[], copying: Copying): (state: object) => Draft {
    class OfTheseFields extends Draft {
      constructor(state: object) {
        super(state as Parts, fields, copying);
      }
    }
    fields.forEach((field, i) => {
      Object.defineProperty(OfTheseFields.prototype, field, Draft.#accessors(field, i));
    });
    return (state) => new OfTheseFields(state);
  }

  static #accessors(field: string, i: number): PropertyDescriptor & ThisType<Draft> {
    if (field === 'players')
      return {
        get() {
          const areas = this.#ownAreas();
          for (let seat = 0; seat < areas.length; seat++) Draft.area(this, seat);
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

  /** The area of a seat, to be written to, or nothing where nobody sits. */
  static area(draft: Draft, seat: number): unknown {
    const areas = draft.#ownAreas();
    const area = areas[seat];
    if (area === undefined || area !== (draft.#before.players as readonly unknown[])[seat]) return area;
    const copy = draft.#copying.area(area);
    areas[seat] = copy;
    return copy;
  }

  /** How many players there are. */
  static seats(draft: Draft): number {
    return draft.#ownAreas().length;
  }

  /** The state that has become of it. What is as it was is the very same as before. */
  static finished(draft: Draft): object {
    const before = draft.#before;
    let after: Parts | undefined;
    const put = (field: string, part: unknown) => {
      const shared = share(before[field], part);
      if (shared === before[field]) return;
      after ??= { ...before };
      after[field] = shared;
    };
    for (let i = 0; i < draft.#parts.length; i++)
      if (draft.#parts[i] !== UNTOUCHED) put(draft.#fields[i] as string, draft.#parts[i]);
    if (draft.#areas !== undefined) put('players', draft.#areas);
    // fields that the state did not have before
    for (const [field, part] of Object.entries(draft)) put(field, part);
    return after ?? before;
  }
}
