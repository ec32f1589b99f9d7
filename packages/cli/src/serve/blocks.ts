/** Lists of numbers as blocks: base64 of their bytes, the lowest byte first. */
import type { Numbers } from '@ludi-romani/core/observation';

/** Returns a list as a block. */
export const blockOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

export const int32Block = (numbers: readonly number[]): string => blockOf(Int32Array.from(numbers));
export const float32Block = (numbers: readonly number[]): string => blockOf(Float32Array.from(numbers));

/** Returns the numbers of an int32 block, or `undefined` if the text is none. */
export function int32In(block: string): readonly number[] | undefined {
  const bytes = Buffer.from(block, 'base64');
  if (bytes.length % 4 !== 0 || bytes.toString('base64') !== block) return undefined;
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32LE(4 * i));
}

/** Rows of numbers as blocks: how many numbers of each row are not 0, their places in the row, and the numbers themselves. */
export interface Rows {
  /** int32 */
  readonly counts: string;
  /** uint16, or uint32 for rows of more than 65,536 numbers */
  readonly places: string;
  readonly values: string;
  /** the type of `values`: int16 if all of them are whole and small */
  readonly type: 'int16' | 'float32';
}

const MOST_INT16 = 32_767;

/** Collects rows of numbers of which most are 0. */
export class SparseRows {
  readonly #width: number;
  #counts: number[] = [];
  #places: Uint16Array | Uint32Array;
  #values: Float32Array;
  #length = 0;
  #isInt16 = true;

  /** `width` is the length of each row. */
  constructor(width: number) {
    this.#width = width;
    this.#places = width > 65_536 ? new Uint32Array(width) : new Uint16Array(width);
    this.#values = new Float32Array(width);
  }

  /** Adds a row. */
  add(row: Numbers): void {
    if (this.#length + this.#width > this.#places.length) this.#grow();
    const [places, values, start] = [this.#places, this.#values, this.#length];
    let length = start;
    let isInt16 = this.#isInt16;
    for (let place = 0; place < row.length; place++) {
      const value = row[place] as number;
      if (value === 0) continue;
      isInt16 &&= (value | 0) === value && value <= MOST_INT16 && value >= -MOST_INT16;
      places[length] = place;
      values[length++] = value;
    }
    this.#counts.push(length - start);
    this.#length = length;
    this.#isInt16 = isInt16;
  }

  /** Adds a row of zeros. */
  addZeros(): void {
    this.#counts.push(0);
  }

  #grow(): void {
    const size = 2 * this.#places.length + this.#width;
    const [places, values] = [this.#places, this.#values];
    this.#places = places instanceof Uint16Array ? new Uint16Array(size) : new Uint32Array(size);
    this.#places.set(places);
    this.#values = new Float32Array(size);
    this.#values.set(values);
  }

  /** Returns the rows that were added since the last call. */
  take(): Rows {
    const counts = int32Block(this.#counts);
    const places = blockOf(this.#places.subarray(0, this.#length));
    const values = this.#values.subarray(0, this.#length);
    const type = this.#isInt16 ? 'int16' : 'float32';
    this.#counts = [];
    this.#length = 0;
    this.#isInt16 = true;
    return { counts, places, values: blockOf(type === 'int16' ? Int16Array.from(values) : values), type };
  }
}
