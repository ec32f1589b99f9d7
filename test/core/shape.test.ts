/** Tests that shapes and their zod schemas accept the same values, and report the same paths for all other values. */

import { check, type Equal, zodOf } from '@ludi-romani/core/schemas';
import {
  type AnyShape,
  anyOf,
  atLeastOne,
  box,
  checkTitles,
  count,
  each,
  either,
  flag,
  id,
  list,
  many,
  matches,
  type Of,
  object,
  oneOf,
  part,
  problemsWith,
  type Report,
  seat,
  text,
  texts,
  tuple,
  unique,
  variant,
  whole,
} from '@ludi-romani/core/shape';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

/** Returns the paths at which a shape refuses a value. Expects the same paths from its zod schema. */
function paths(shape: AnyShape, value: unknown): string[] {
  const byHand = problemsWith(value, shape).map(({ path }) => path);
  const checked = check(zodOf(shape), value);
  expect('problems' in checked ? checked.problems.map(({ path }) => path).sort() : []).toEqual([...byHand].sort());
  return byHand;
}

const pet = variant('kind', { cat: { lives: whole(1, 9) }, dog: { name: text, good: flag } });
const port = either({ id }, { vp: count }, { reward: part(each(['wheat', 'wood'], count)) });
const follower = anyOf(
  'timing',
  object({ timing: oneOf(['end']), vp: count }),
  anyOf(
    'action',
    object({ timing: oneOf(['always']), action: oneOf(['sail', 'build']), gain: count }),
    object({ timing: oneOf(['always']), action: oneOf([null]), tames: flag }),
  ),
);

describe('each shape accepts its values, and refuses others at their paths', () => {
  test.each<[name: string, shape: AnyShape, good: unknown[], bad: Record<string, unknown[]>]>([
    ['whole', whole(1, 3), [1, 2, 3], { '': [0, 4, 1.5, '1', null] }],
    ['oneOf', oneOf(['a', 2, null]), ['a', 2, null], { '': ['b', '2', []] }],
    ['flag', flag, [true, false], { '': [0, 'true'] }],
    ['count', count, [0, 1000], { '': [-1, 1001] }],
    ['atLeastOne', atLeastOne, [1, 1000], { '': [0] }],
    ['id', id, ['a-1', 'x'.repeat(60)], { '': ['', 'A', 'x'.repeat(61), 'Aa', 'aA', ['a'], { length: 1 }] }],
    ['text', text, ['Ädil 1', 'x'.repeat(500)], { '': ['', 'a\nb', '\ud800', 'x'.repeat(501)] }],
    ['matches', matches(/^[ab]+$/, 2, 'a or b'), ['a', 'ba'], { '': ['c', 'aab', 1] }],
    ['list', list(1, 2, count), [[0], [0, 1]], { '': [[], [0, 1, 2], {}], '[1]': [[0, -1]] }],
    ['many', many(flag), [[true], Array(1000).fill(false)], { '': [[], Array(1001).fill(true)] }],
    ['tuple', tuple(count, flag), [[1, true]], { '': [[1], [1, true, 2]], '[0], [1]': [[true, 1]] }],
    [
      'object',
      object({ a: count, b: list(0, 3, object({ c: flag })) }),
      [{ a: 1, b: [] }],
      { '': [[], null], b: [{ a: 1 }], d: [{ a: 1, b: [], d: 1 }], 'a, b[0].c': [{ a: -1, b: [{ c: 1 }] }] },
    ],
    ['part', part({ a: count, b: flag }), [{}, { a: 1 }, { a: 1, b: true }], { a: [{ a: true }], c: [{ c: 1 }] }],
    [
      'either',
      port,
      [
        { id: 'n', vp: 3 },
        { id: 'n', reward: { wood: 1 } },
      ],
      { '': [{ id: 'n' }], reward: [{ id: 'n', vp: 3, reward: {} }], vp: [{ id: 'n', vp: -3 }], id: [{ vp: 3 }] },
    ],
    [
      'either of several fields',
      either({ id }, { when: count }, { per: id, step: count }),
      [
        { id: 'n', when: 3 },
        { id: 'n', per: 'coin', step: 3 },
      ],
      {
        '': [{ id: 'n' }],
        step: [
          { id: 'n', per: 'coin' },
          { id: 'n', when: 3, step: 3 },
        ],
        per: [{ id: 'n', when: 3, per: 'coin', step: 3 }],
      },
    ],
    [
      'variant',
      pet,
      [
        { kind: 'cat', lives: 9 },
        { kind: 'dog', name: 'Argos', good: true },
      ],
      { '': [7], kind: [{ kind: 'cow' }, {}], 'name, lives': [{ kind: 'cat', name: 'Argos' }] },
    ],
    [
      'anyOf, nested',
      follower,
      [
        { timing: 'end', vp: 1 },
        { timing: 'always', action: 'sail', gain: 1 },
        { timing: 'always', action: null, tames: true },
      ],
      {
        timing: [{ timing: 'never' }],
        action: [{ timing: 'always', action: 'eat' }],
        'gain, tames': [{ timing: 'always', action: null, gain: 1 }],
      },
    ],
  ])('%s', (_, shape, good, bad) => {
    for (const value of good) expect(paths(shape, value)).toEqual([]);
    for (const [wrong, values] of Object.entries(bad))
      for (const value of values) expect(paths(shape, value)).toEqual(wrong.split(', '));
  });

  test('whole and oneOf refuse -0', () => {
    expect(problemsWith(-0, whole(0, 1)).length).toBe(1);
    expect(problemsWith(-0, oneOf([0])).length).toBe(1);
  });
});

test('Of is the type of the values of a shape', () => {
  true satisfies Equal<
    Of<typeof pet>,
    | { readonly kind: 'cat'; readonly lives: number }
    | { readonly kind: 'dog'; readonly name: string; readonly good: boolean }
  >;
  const corner = tuple(count, oneOf(['n', 's']));
  true satisfies Equal<Of<typeof corner>, readonly [number, 'n' | 's']>;
  const some = part({ a: count });
  true satisfies Equal<Of<typeof some>, { readonly a?: number }>;
  expect(paths(corner, [1, 'n'])).toEqual([]);
});

describe('tables', () => {
  const shape = box({ ports: list(1, 5, object({ id })), coins: count });
  const source = { provenance: 'rulebook', source: 'Heading PORTS.' };
  const given = { ports: [{ id: 'n' }], coins: 3, provenance: { ports: source, coins: source } };

  test('need a provenance for each table', () => {
    expect(paths(shape, given)).toEqual([]);
    expect(paths(shape, { ...given, provenance: { ports: source } })).toEqual(['provenance.coins']);
    expect(
      paths(shape, { ...given, provenance: { ports: source, coins: { ...source, provenance: 'guessed' } } }),
    ).toEqual(['provenance.coins.provenance']);
  });

  test('may have titles, and may lack titles and provenance', () => {
    const { provenance: _, ...bare } = given;
    expect(paths(shape, bare)).toEqual([]);
    expect(paths(shape, { ...bare, titles: [{ id: 'n', title: 'North' }] })).toEqual([]);
    expect(paths(shape, { ...bare, titles: [{ id: 'n' }] })).toEqual(['titles[0].title']);
    expect(paths(shape, { ...bare, titles: [{ id: 'n', title: 'North', more: 1 }] })).toEqual(['titles[0].more']);
  });

  test.each([
    ['North', []],
    [{ en: 'North', 'pt-BR': 'Norte' }, []],
    [{}, ['']],
    [Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`aa-${i}`, 'x'])), []],
    [Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`aa-${i}`, 'x'])), ['']],
    [{ en: '', de: 'x'.repeat(501), fr: 3 }, ['en', 'de', 'fr']],
    [{ EN: 'x', english: 'x', '': 'x', constructor: 'x', 'en-': 'x' }, ['EN', 'english', '', 'constructor', 'en-']],
    [{ [`en${'-abc'.repeat(20)}`]: 'x' }, [`en${'-abc'.repeat(20)}`.slice(0, 40)]],
    [3, ['']],
    [null, ['']],
    [['en'], ['']],
    ['', ['']],
  ])('checks %j as one text or texts by language', (value, wrong) => {
    const within = wrong.map((path) => (path === '' && !Object.hasOwn(Object(value), '') ? 'title' : `title.${path}`));
    expect(paths(object({ title: texts }), { title: value })).toEqual(within);
  });

  test('have a JSON Schema for titles', () => {
    const schema: object = z.toJSONSchema(zodOf(object({ title: texts })), { io: 'input' });
    const one = { type: 'string', maxLength: 500 };
    expect(schema).toMatchObject({ required: ['title'] });
    expect((schema as { properties: object }).properties).toEqual({
      title: {
        anyOf: [
          one,
          {
            type: 'object',
            minProperties: 1,
            maxProperties: 50,
            propertyNames: { pattern: '^[a-z]{2,3}(-[a-zA-Z0-9]{1,8}){0,3}$' },
            additionalProperties: one,
          },
        ],
      },
    });
  });

  test('have one title at most for each id that takes a title, and none for others', () => {
    const found: string[] = [];
    const titles = ['n', 'nope', 'n', 'nope'].map((id) => ({ id, title: 'North' }));
    checkTitles(titles, ['n', 'e'], (path, message) => found.push(`${path} ${message}`));
    checkTitles(undefined, [], () => expect.unreachable());
    expect(found).toEqual([
      'titles[1].id names nothing in this box that takes a title',
      'titles[2].id repeats n',
      'titles[3].id names nothing in this box that takes a title',
    ]);
  });

  test('are compared with each other after each has its shape', () => {
    const agreement = ({ ports }: Of<typeof shape>, report: Report) => {
      unique(
        ports.map((port, i) => [`ports[${i}].id`, port.id] as const),
        report,
      );
    };
    const twice = { ...given, ports: [{ id: 'n' }, { id: 'n' }] };
    expect(problemsWith(twice, shape, agreement)).toEqual([{ path: 'ports[1].id', message: 'repeats n' }]);
    expect(problemsWith({ ...twice, coins: -1 }, shape, agreement).map(({ path }) => path)).toEqual(['coins']);
  });

  test('are refused with up to twenty problems', () => {
    expect(problemsWith({ ports: Array(5).fill({ a: 1, b: 2, c: 3, d: 4, e: 5 }), coins: 0 }, shape).length).toBe(20);
  });
});

test('the JSON Schema of a shape has its types, bounds and required fields', () => {
  const schema: object = z.toJSONSchema(
    zodOf(object({ a: whole(1, 3), b: part({ c: flag }), d: tuple(id, count), port })),
    { io: 'input' },
  );
  expect(schema).toMatchObject({
    type: 'object',
    required: ['a', 'b', 'd', 'port'],
    additionalProperties: false,
    properties: {
      a: { type: 'integer', minimum: 1, maximum: 3 },
      b: { type: 'object', properties: { c: { type: 'boolean' } } },
      d: { type: 'array', prefixItems: [{ type: 'string', maxLength: 60 }, { type: 'integer' }] },
      port: { oneOf: [{ required: ['vp'] }, { required: ['reward'] }] },
    },
  });
});

test('describes the problem of a value that does not have the shape', () => {
  const cases: readonly (readonly [AnyShape, unknown, string, string])[] = [
    [whole(1, 3), 4, '', 'must be a whole number from 1 to 3'],
    [seat(3), 3, '', 'must be a whole number from 0 to 2'],
    [oneOf(['a', 2, null]), 'b', '', 'must be one of a, 2, null'],
    [flag, 0, '', 'must be true or false'],
    [id, 'A', '', 'must be an id of small letters, digits and hyphens'],
    [text, '', '', 'must be a text of 1 to 500 characters'],
    [matches(/^x+$/, 3, 'must be some x'), 'y', '', 'must be some x'],
    [list(1, 2, count), {}, '', 'must be an array'],
    [list(1, 2, count), [], '', 'must hold 1 to 2 entries'],
    [texts, {}, '', 'must hold 1 to 50 entries'],
    [texts, { '*': 'Spelt' }, '*', 'no such field'],
    [many(count), Array(1_001).fill(0), '', 'must hold 1 to 1000 entries'],
    [tuple(count, flag), 7, '', 'must be an array'],
    [tuple(count, flag), [1], '', 'must hold 2 entries'],
    [object({ a: count }), [], '', 'must be an object'],
    [object({ a: count }), {}, 'a', 'is missing'],
    [object({ a: object({ b: count }) }), { a: {} }, 'a.b', 'is missing'],
    [object({}), { ['x'.repeat(50)]: 0 }, 'x'.repeat(40), 'no such field'],
    [port, { id: 'a' }, '', 'must have either vp, or reward'],
    [object({ port }), { port: { id: 'a' } }, 'port', 'must have either vp, or reward'],
    [port, { id: 'a', vp: 1, reward: {} }, 'reward', 'does not go with vp'],
    [either({}, { a: count, b: count }, { c: count }), { b: 1 }, 'a', 'is missing'],
    [either({}, { a: count, b: count }, { c: count }), {}, '', 'must have either a and b, or c'],
    [pet, 7, '', 'must be an object'],
    [pet, { kind: 'bird' }, 'kind', 'must be one of cat, dog'],
    [follower, {}, 'timing', 'must be one of end, always, always'],
    [follower, { timing: 'always', action: 'rest' }, 'action', 'must be one of sail, build, null'],
  ];
  for (const [shape, value, path, message] of cases)
    expect(problemsWith(value, shape), `${path}: ${message}`).toEqual([expect.objectContaining({ path, message })]);
});

test.each(['must be x', { message: 'must be x', pattern: 'must be {what}', args: { what: 'x' } }])(
  'matches takes the message %j',
  (message) => {
    expect(matches(/x/, 3, message).node).toMatchObject({ is: 'text', max: 3, message: 'must be x' });
  },
);

test('a seat is marked as a seat', () => {
  expect(seat(3).node).toEqual({ is: 'whole', min: 0, max: 2, seat: true });
  expect(whole(0, 2).node).toEqual({ is: 'whole', min: 0, max: 2 });
});

test('either checks which fields are present after each field has its shape', () => {
  expect(problemsWith({ id: 'A' }, port).map(({ path }) => path)).toEqual(['id']);
});

test('messages have a pattern and arguments, for translation', () => {
  const patterns = (shape: AnyShape, value: unknown) =>
    problemsWith(value, shape).map(({ pattern, args }) => [pattern, args]);
  expect(patterns(whole(1, 3), 0)).toEqual([['must be a whole number from {min} to {max}', { min: 1, max: 3 }]]);
  expect(patterns(list(1, 2, count), [])).toEqual([['must hold {min} to {max} entries', { min: 1, max: 2 }]]);
  expect(patterns(tuple(count), [])).toEqual([['must hold {count} entries', { count: 1 }]]);
  expect(patterns(oneOf(['a', null]), 7)).toEqual([['must be one of {values}', { values: ['a', 'null'] }]]);
  expect(patterns(pet, {})).toEqual([['must be one of {values}', { values: ['cat', 'dog'] }]]);
});

test('reports a getter that throws, does not read lists that are too long, and reports each repetition', () => {
  const throwing = {
    get a() {
      throw new Error('boo');
    },
  };
  expect(problemsWith(throwing, object({ a: count }))).toEqual([{ path: '', message: 'cannot be read' }]);
  expect(problemsWith([-1, -1, -1], list(0, 2, count)).map(({ path }) => path)).toEqual(['']);
  const reported: [path: string, message: unknown][] = [];
  const found = unique(Object.entries({ a: 'x', b: 'y', c: 'x', d: 'x' }), (path, message) =>
    reported.push([path, message]),
  );
  expect([...found]).toEqual(['x', 'y']);
  expect(Object.fromEntries(reported)).toEqual({ c: 'repeats x', d: 'repeats x' });
});
