/** Tests of the page that edits a box: the fields that problems belong to, what is stored, and files from outside. */

import { type AnyShape, id, isRecord } from '@ludi-romani/core/shape';
import { describe, expect, test } from 'vitest';
import {
  begun,
  boxOf,
  changedIn,
  type Kit,
  leftIn,
  readBox,
  restored,
  stored,
  tablesOf,
  type Work,
} from '../../docs/.vitepress/app/box/box';
import {
  added,
  fieldsOf,
  fitted,
  homeOf,
  isScalar,
  itemsOf,
  misshapen,
  placed,
  switched,
} from '../../docs/.vitepress/app/box/shapes';
import { games, problemsOf } from '../contract/games';

const kits = new Map(
  games.map(([name, { standardComponents, componentsShape }]) => [
    name,
    { shape: componentsShape, standard: standardComponents } as Kit,
  ]),
);
const kitOf = (name: string): Kit => kits.get(name) as Kit;
const gameOf = (name: string) => games.find(([one]) => one === name)?.[1] as (typeof games)[number][1];
const changed = (kit: Kit, tables: object): Work => ({ ...begun(kit), tables: { ...begun(kit).tables, ...tables } });
const rowsOf = (kit: Kit, table: string) => structuredClone(kit.standard[table]) as Record<string, never>[];

test('problems of the engine are at the fields that the form shows', () => {
  const city = kitOf('city-of-rome');
  const [first, ...strips] = rowsOf(city, 'strips');
  const work = changed(city, { strips: [{ ...first, sideA: ['brick', 'brick', 'cog', 'stone', 'brick'] }, ...strips] });
  const problems = problemsOf(() => gameOf('city-of-rome').createEngine(boxOf(city, work)));
  const placedAt = placed(city.shape, work.tables, problems);
  expect([...placedAt.keys()]).toEqual(['strips[0].sideA[3]']);
  expect(placedAt.get('strips[0].sideA[3]')?.[0]?.message).toBe('must be one of brick, cog');
});

test('a problem without a field of its own is at the nearest one around it', () => {
  const { shape, standard } = kitOf('aquileia');
  const home = (path: string) => homeOf(shape, standard, path);
  expect(home('villas[3].cost.gold')).toBe('villas[3].cost.gold');
  // a field with one possible value is not shown
  expect(home('villas[3].kind')).toBe('villas[3]');
  expect(home('villas[99].cost')).toBe('villas');
  expect(home('boards')).toBe('');
  // one control has the names in all languages
  const titles = { ...begun(kitOf('aquileia')).tables, titles: [{ id: 'x', title: { en: '' } }] };
  expect(homeOf(shape, titles, 'titles[0].title.en')).toBe('titles[0].title');
});

test('another kind, another list of fields and another entry fit the shape', () => {
  const city = kitOf('city-of-rome');
  const tableShape = (table: string) =>
    (city.shape.node as { fields: Record<string, AnyShape> }).fields[table] as AnyShape;
  const itemShape = (table: string) => itemsOf(tableShape(table), [0])[0] as AnyShape;
  const valid = (shape: AnyShape, value: unknown) => {
    const paths: string[] = [];
    shape.check(value, '', (path) => paths.push(path));
    return paths;
  };
  const building = itemShape('buildings');
  const farm = { id: 'farm', category: 'public', cost: 1, stars: 0, produce: {} };
  const fit = fitted(building, farm);
  expect(fit).toEqual({ category: 'public', id: 'farm', cost: 1, stars: 0, publicKind: 'market', bonus: 0 });
  expect(valid(building, fit)).toEqual([]);
  const temple = itemShape('temples');
  const other = switched(temple, { building: 'x', points: 3, per: 'card', each: 2 }, 0);
  expect(other).toEqual({ building: 'x', points: 3, when: { count: 'card', atLeast: 1 } });
  const both = { building: 'x', points: 3, when: { count: 'card', atLeast: 1 }, per: 'card', each: 2 };
  expect(fitted(temple, both)).toEqual(other);
  expect(added(id, ['a'])).toBe('a');
  expect(added(itemShape('strips'), [{ id: 'strip-1' }, { id: 'strip-2' }])).toEqual({ id: 'strip-3' });
  expect(added(itemShape('strips'), [{ id: 3 }])).toEqual({ id: 4 });
});

describe.each([...kits])('%s', (name, kit) => {
  test('the form shows every value of the standard box that is not fixed', () => {
    const unshown: string[] = [];
    const walk = (shape: AnyShape, value: unknown, path: string) => {
      expect(value, path).toBeDefined();
      if (isScalar(shape)) return;
      const fields = fieldsOf(shape, value);
      const items = itemsOf(shape, value);
      if (isRecord(value)) {
        const fixed = Object.keys(value).filter((key) => !fields.some((field) => field.name === key));
        unshown.push(...fixed.filter((key) => key !== 'kind' && key !== 'action').map((key) => `${path}.${key}`));
        for (const field of fields)
          if (field.name in value) walk(field.shape, value[field.name], `${path}.${field.name}`);
      } else for (const [i, item] of items.entries()) walk(item, (value as unknown[])[i], `${path}[${i}]`);
    };
    walk(kit.shape, kit.standard, '');
    expect(unshown).toEqual([]);
  });

  test('the standard box has nothing to store, and all reconstructed tables are left', () => {
    const work = begun(kit);
    expect(changedIn(kit, work)).toEqual([]);
    expect(stored(kit, work)).toBeNull();
    const { provenance } = kit.standard;
    expect([...tablesOf(kit)].sort()).toEqual([...Object.keys(provenance), 'titles'].sort());
    const kinds = tablesOf(kit).map((table) => provenance[table]?.provenance);
    const count = kinds.filter((kind) => kind === 'reconstructed' || kind === 'calibrated').length;
    expect(leftIn(kit, work)).toHaveLength(count);
    // the reconstructed tables are first
    expect(kinds.slice(0, count)).not.toContain('rulebook');
    expect(gameOf(name).createEngine(boxOf(kit, work)).game).toBe(gameOf(name).engine.game);
  });

  test('only changed tables are stored, also unfinished ones', () => {
    const table = tablesOf(kit).find((one) => Array.isArray(kit.standard[one])) as string;
    const rows = [...(kit.standard[table] as unknown[])].reverse();
    const work = { ...changed(kit, { [table]: rows }), printed: [table], edition: 'German, 2014' };
    expect(Object.keys(JSON.parse(stored(kit, work) ?? '').tables)).toEqual([table]);
    expect(restored(kit, stored(kit, work) ?? '')).toEqual(work);
  });
});

test('numbers and texts that are not typed to the end are stored and read again', () => {
  const kit = kitOf('aquileia');
  const [first, ...villas] = rowsOf(kit, 'villas');
  const work = changed(kit, {
    villas: [{ ...first, value: null, id: '' }, ...villas],
    titles: [
      { id: '', title: '' },
      { id: 'a', title: { en: '' } },
    ],
  });
  expect(restored(kit, stored(kit, work) ?? '')).toEqual(work);
});

test('a file has the sources of its tables if each changed table is printed, and is read again', () => {
  const kit = kitOf('aquileia');
  const villas = rowsOf(kit, 'villas').slice(1);
  const work = changed(kit, { villas });
  expect(boxOf(kit, work)).not.toHaveProperty('provenance');
  const printed = { ...work, printed: ['villas'], edition: 'German, 2014' };
  const box = boxOf(kit, printed);
  expect(box).toMatchObject({ provenance: { villas: { provenance: 'rulebook', source: 'German, 2014' } } });
  expect(gameOf('aquileia').createEngine(box).components).toEqual(box);
  expect(readBox(kit, JSON.stringify(box))).toEqual(printed);
  // a file may have some tables
  expect(readBox(kit, JSON.stringify({ villas }))).toEqual(work);
});

test.each([
  ['too-large', `{"villas":[${' '.repeat(1_000_000)}]}`],
  ['not-json', '{"villas":'],
  ['not-a-box', '[]'],
  ['not-a-box', 'null'],
  ['not-a-box', '"villas"'],
  ['not-a-box', '{"strips":[]}'],
  ['not-a-box', '{"__proto__":{"villas":[]}}'],
  ['wrong', '{"villas":[],"__proto__":{"rounds":1}}'],
  ['wrong', '{"villas":[],"boards":1}'],
  ['wrong', '{"titles":[],"villas[0].value":1}'],
  ['wrong', '{"villas":{"length":3}}'],
  ['wrong', '{"villas":[null]}'],
  ['wrong', '{"villas":[{"id":{"toString":1},"kind":"villa","color":"blue","value":1,"cost":{}}]}'],
  ['wrong', `{"villas":[${'{},'.repeat(300)}{}]}`],
  ['wrong', '{"villas":[],"titles":[{"id":"a","title":{"en":{}}}]}'],
  ['wrong', '{"villas":[],"provenance":{}}'],
  ['wrong', `{"villas":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
])('a hostile file is refused as %s (%#)', (why, text) => {
  expect(readBox(kitOf('aquileia'), text)).toMatchObject({ why });
  expect(Object.prototype).not.toHaveProperty('rounds');
});

test('a stored text that does not fit is refused', () => {
  const kit = kitOf('aquileia');
  for (const text of ['', 'null', '{}', '{"tables":[]}', '{"tables":{"villas":1}}', '{"tables":{"boards":[]}}'])
    expect(restored(kit, text), text).toBeNull();
  expect(misshapen(kit.shape, kit.standard)).toEqual([]);
});
