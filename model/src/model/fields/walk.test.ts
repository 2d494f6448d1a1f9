import { describe, expect, test } from 'vitest';
import { buildFields } from '../../build/field.ts';
import {
  eachValue,
  fieldAt,
  hasSecretInside,
  mapField,
  mapObject,
  mapObjects,
  objectsIn,
  someField,
  walkFields,
} from './walk.ts';

const place = { type: 'object', properties: { city: { type: 'string' }, pin: { type: 'string', 'x-secret': true } } };
const stop = { type: 'object', properties: { order: { type: 'integer' }, place } };
const fields = buildFields(
  { properties: { name: { type: 'string' }, stops: { type: 'array', items: stop } } },
  { languages: [], enums: new Map(), kinds: new Map() },
  'routes',
);
const stops = fields.find(({ name }) => name === 'stops');
if (!stops) throw new Error('no field');
const STOPS = [{ order: 1, place: { city: 'Huế', pin: '1' } }, { order: 2, place: null, more: true }, 'no stop'];

describe('Traversal of nested fields', () => {
  test('fields are listed by path, each before the fields inside it', () => {
    const paths = walkFields(fields).map(([path]) => path);
    expect(paths).toEqual(['name', 'stops', 'stops.order', 'stops.place', 'stops.place.city', 'stops.place.pin']);
  });

  test('if the caller excludes an object, the list of fields contains the object but not the fields inside', () => {
    const paths = walkFields(fields, ({ name }) => name !== 'place').map(([path]) => path);
    expect(paths).toEqual(['name', 'stops', 'stops.order', 'stops.place']);
  });

  test('a nested field is found by its path', () => {
    expect(fieldAt(fields, ['stops', 'place', 'city'])?.name).toBe('city');
    expect([fieldAt(fields, ['name', 'city']), fieldAt(fields, ['stops', 'city']), fieldAt(fields, [])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('the objects of a record are listed with the record first, then every nested object', () => {
    const found = objectsIn(fields, { name: 'A', stops: STOPS });
    expect(found.map(({ prefix }) => prefix)).toEqual(['', 'stops.0.', 'stops.0.place.', 'stops.1.']);
    expect(found.map(({ role }) => role)).toEqual(['', 'stops.', 'stops.place.', 'stops.']);
    expect(found.map(({ fields: inner }) => inner.map(({ name }) => name))).toEqual([
      ['name', 'stops'],
      ['order', 'place'],
      ['city', 'pin'],
      ['order', 'place'],
    ]);
    expect(found[2]?.object).toEqual({ city: 'Huế', pin: '1' });
    expect([...objectsIn(fields, { stops: { order: 1 } }), ...objectsIn(fields, [])]).toHaveLength(1);
  });

  test('the path of a visited nested value includes its list indexes', () => {
    const found: unknown[] = [];
    eachValue(stops, STOPS, (_, value, path, role) => found.push([path, role, value]));
    expect(found).toEqual([
      ['stops.0.order', 'stops.order', 1],
      ['stops.0.place.city', 'stops.place.city', 'Huế'],
      ['stops.0.place.pin', 'stops.place.pin', '1'],
      ['stops.1.order', 'stops.order', 2],
    ]);
  });

  test('transforming nested values returns a changed copy, in which values of a wrong type stay unchanged', () => {
    const before = structuredClone(STOPS);
    const upper = mapField(stops, STOPS, (_, value) => (typeof value === 'string' ? value.toUpperCase() : value));
    expect(upper).toEqual([{ order: 1, place: { city: 'HUẾ', pin: '1' } }, STOPS[1], 'no stop']);
    const bare = mapObjects(stops, STOPS, (object, inside) => {
      for (const { name, writeOnly } of inside) if (writeOnly) delete object[name];
      return object;
    });
    expect(bare).toEqual([{ order: 1, place: { city: 'Huế' } }, STOPS[1], 'no stop']);
    expect(STOPS).toEqual(before);
  });

  test('a search for a field tests the field itself, then the fields inside it', () => {
    const some = (name: string) => someField(stops, (field) => field.name === name);
    expect(['stops', 'order', 'pin', 'name'].map(some)).toEqual([true, true, true, false]);
  });

  test('a field counts as containing a secret only if a field inside it is secret', () => {
    const place = fieldAt(fields, ['stops', 'place']);
    const [own] = buildFields(
      { properties: { box: { type: 'object', 'x-secret': true, properties: { a: { type: 'string' } } } } },
      { languages: [], enums: new Map(), kinds: new Map() },
      'routes',
    );
    const [name] = fields;
    expect([stops, place, own, name].map((field) => field && hasSecretInside(field))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(hasSecretInside(stops)).toBe(true);
  });

  test('values that do not fit their field are skipped when nested values are visited', () => {
    expect(objectsIn(fields, 'no record')).toEqual([]);
    expect(objectsIn(fields, { stops: 'no list' }).map(({ prefix }) => prefix)).toEqual(['']);
    const visited: unknown[] = [];
    for (const value of [null, undefined, 'no list', [null, 5], [{ order: null }]])
      eachValue(stops, value, (...found) => visited.push(found));
    expect(visited).toEqual([]);
    expect([mapObjects(stops, 'no list', (object) => object), mapField(stops, 5, () => 6)]).toEqual(['no list', 5]);
  });

  test('transforming the objects of a record starts with the innermost and creates no missing objects', () => {
    const seen: string[] = [];
    const changed = mapObject(fields, { name: 'A', stops: [{ order: 1, place: {} }] }, (object, inside) => {
      seen.push(inside.map(({ name }) => name).join());
      return { ...object, seen: seen.length };
    });
    expect(seen).toEqual(['city,pin', 'order,place', 'name,stops']);
    expect(changed).toEqual({ name: 'A', stops: [{ order: 1, place: { seen: 1 }, seen: 2 }], seen: 3 });
    expect(mapObject(fields, { name: 'A' }, (object) => object)).toStrictEqual({ name: 'A' });
    expect(mapField(stops, [{}], () => 'x')).toStrictEqual([{}]);
    expect(mapField(stops, [{ order: 1 }], () => 'x')).toEqual([{ order: 'x' }]);
  });

  test('a visit of the values of a field without nested fields reaches only the value of the field itself', () => {
    const [name] = fields;
    if (!name) throw new Error('no field');
    const found: unknown[] = [];
    eachValue(name, 'A', (field, value, path, role) => found.push([field, value, path, role]));
    expect(found).toEqual([[name, 'A', 'name', 'name']]);
    expect(mapField(name, 'A', (_, value) => `${String(value)}!`)).toBe('A!');
    expect(mapObjects(name, { a: 1 }, () => ({}))).toEqual({ a: 1 });
  });
});
