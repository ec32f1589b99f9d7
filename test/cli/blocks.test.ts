/** Tests of lists of numbers as blocks. */
import { expect, test } from 'vitest';
import { int32In, SparseRows } from '../../packages/cli/src/serve/blocks';

const bytesIn = (block: string): ArrayBuffer => Uint8Array.from(Buffer.from(block, 'base64')).buffer;

test('rows have the places and values of all numbers that are not 0', () => {
  const rows = new SparseRows(3);
  rows.add(Float32Array.of(0, -1, 5));
  rows.addZeros();
  for (let i = 0; i < 400; i++) rows.add(Float32Array.of(2, 0, 7));
  const whole = rows.take();
  expect([...new Int32Array(bytesIn(whole.counts))]).toEqual([2, 0, ...Array(400).fill(2)]);
  expect([...new Uint16Array(bytesIn(whole.places))].slice(0, 6)).toEqual([1, 2, 0, 2, 0, 2]);
  expect([...new Int16Array(bytesIn(whole.values))].slice(0, 6)).toEqual([-1, 5, 2, 7, 2, 7]);
  expect(whole.type).toBe('int16');
  expect(bytesIn(whole.values).byteLength).toBe(2 * 802);
});

test.each([[0.5], [-0.25], [40_000], [-32_769]])('%d makes the values of its rows float32, and only these', (value) => {
  const rows = new SparseRows(2);
  rows.add(Float32Array.of(value, 3));
  const { values, type } = rows.take();
  expect(type).toBe('float32');
  expect([...new Float32Array(bytesIn(values))]).toEqual([value, 3]);
  rows.add(Float32Array.of(1, 0));
  expect(rows.take()).toMatchObject({ type: 'int16', places: Buffer.from([0, 0]).toString('base64') });
});

test('places of long rows are uint32', () => {
  const rows = new SparseRows(70_000);
  const row = new Float32Array(70_000);
  row[69_999] = 1;
  rows.add(row);
  expect([...new Uint32Array(bytesIn(rows.take().places))]).toEqual([69_999]);
});

test('a text that is no block of int32 is refused', () => {
  expect(int32In(Buffer.from(Int32Array.of(-1, 70_000).buffer).toString('base64'))).toEqual([-1, 70_000]);
  for (const wrong of ['AAAA', 'AAAAAAA', '!!!!!!!!', 'AAAAAB==', 'AAAAAA==\n'])
    expect(int32In(wrong), wrong).toBeUndefined();
});
