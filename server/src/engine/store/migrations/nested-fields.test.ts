import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { labeled } from '@tuyen/server-mock/testing/small-project';
import { describeModel } from './description.ts';
import { difference } from './difference.ts';
import { changeNested, nestedDifference } from './nested-fields.ts';
import { type Json, number, project, storedDatabase, text } from './stored-database.fixture.ts';

const object = (properties: Json, required: readonly string[] = [], more: Json = {}) =>
  labeled('Object', { type: 'object', properties, required, ...more });
const objects = (properties: Json, required: readonly string[] = [], more: Json = {}) =>
  labeled('Objects', { type: 'array', items: { type: 'object', properties, required }, ...more });
const tools = (fields: Json) => project({ code: text(), ...fields });

const before = tools({
  size: object({ width: number() }),
  parts: objects({ name: text(), maker: object({ name: text() }), screws: objects({ length: number() }) }),
});
const after = tools({
  size: object({ width: number(), unit: text({ default: 'mm' }) }, ['unit']),
  parts: objects(
    {
      name: text(),
      count: number({ default: 1 }),
      maker: object({ name: text(), country: text({ default: 'none' }) }, ['country']),
      screws: objects({
        length: number(),
        head: object({ shape: text({ default: 'flat' }) }, ['shape'], { default: { shape: 'flat' } }),
      }),
      note: text(),
    },
    ['count'],
  ),
});

it('the planned schema changes list new fields of nested objects with their defaults', () => {
  const { changes } = difference(describeModel(before), after);
  expect(changes.map(({ what, text: said }) => `${what} ${said}`)).toEqual([
    'added tools.size.unit: a new field; the objects that are there get "mm"',
    'added tools.parts.count: a new field; the objects that are there get 1',
    'added tools.parts.maker.country: a new field; the objects that are there get "none"',
    'added tools.parts.screws.head: a new field; the objects that are there get {"shape":"flat"}',
    'added tools.parts.note: a new field',
  ]);
});

it('nested fields that become required are listed even if another change to their object is refused', () => {
  const was = tools({ size: object({ width: number(), unit: text() }) });
  const is = tools({
    size: object({ width: number({ maximum: 9 }), unit: text({ default: 'mm' }) }, ['unit', 'width']),
  });
  const { changes } = difference(describeModel(was), is);
  expect(changes.map(({ what, text: said }) => `${what} ${said}`)).toEqual([
    'required tools.size.unit: required from now on; empty ones get "mm"',
    expect.stringMatching(/^narrowed tools\.size: takes other values/u),
  ]);
});

it('the planned schema changes list renamed nested fields under their new names', () => {
  const was = tools({ parts: objects({ part: text(), screws: objects({ size: number() }) }, ['part']) });
  const is = tools({
    parts: objects(
      { name: text({ 'x-renamed-from': 'part' }), screws: objects({ length: number({ 'x-renamed-from': 'size' }) }) },
      ['name'],
    ),
  });
  const { changes } = difference(describeModel(was), is);
  expect(changes.map(({ what, text: said, from }) => `${what} ${said}; ${from}`)).toEqual([
    'renamed tools.parts.name: was part; part',
    'renamed tools.parts.screws.length: was size; size',
  ]);
});

onEachDatabase('New fields of nested objects', (emptyDatabase) => {
  const { open, fill, refusal } = storedDatabase(emptyDatabase);

  it('new nested fields get their defaults in existing objects and lists at any depth', async () => {
    await fill(before, [
      {
        code: 'A',
        size: { width: 3 },
        parts: [{ name: 'Handle', maker: { name: 'Acme' }, screws: [{ length: 4 }, { length: 5 }] }, { name: 'Blade' }],
      },
      { code: 'B' },
    ]);
    const { reader } = await open(after);
    const head = { shape: 'flat' };
    expect(await reader.get('tools', 't0')).toMatchObject({
      size: { width: 3, unit: 'mm' },
      parts: [
        {
          name: 'Handle',
          count: 1,
          maker: { name: 'Acme', country: 'none' },
          screws: [
            { length: 4, head },
            { length: 5, head },
          ],
        },
        { name: 'Blade', count: 1 },
      ],
    });
    const other = await reader.get('tools', 't1');
    expect([other?.['size'], other?.['parts']]).toEqual([undefined, undefined]);
  });

  it('if limits of nested fields are lowered, existing values are checked except in read-only fields', async () => {
    const parts = (most: number) =>
      tools({ parts: objects({ name: text({ maxLength: most }), mark: text({ maxLength: 2, readOnly: true }) }) });
    await fill(parts(50), [{ code: 'A', parts: [{ name: 'Handle', mark: 'long' }] }]);
    const { reader } = await open(parts(20));
    expect(await reader.get('tools', 't0')).toMatchObject({ parts: [{ name: 'Handle', mark: 'long' }] });
    expect(await refusal(parts(3))).toContain('tools.parts does not take the value of 1 row (A = ');
  });

  it('nested fields that become required get their default where they have no value', async () => {
    await fill(tools({ parts: objects({ name: text(), count: number() }) }), [
      { code: 'A', parts: [{ name: 'Handle' }, { name: 'Blade', count: 2 }] },
    ]);
    const { reader } = await open(
      tools({ parts: objects({ name: text(), count: number({ default: 1 }) }, ['count']) }),
    );
    expect(await reader.get('tools', 't0')).toMatchObject({
      parts: [
        { name: 'Handle', count: 1 },
        { name: 'Blade', count: 2 },
      ],
    });
  });

  it('nested values whose type changes are converted if nothing is lost, and refused otherwise', async () => {
    await fill(tools({ parts: objects({ label: number(), size: text() }) }), [
      { code: 'A', parts: [{ label: 7, size: '3' }] },
    ]);
    const converted = tools({ parts: objects({ label: text(), size: number() }) });
    expect(await (await open(converted)).reader.get('tools', 't0')).toMatchObject({ parts: [{ label: '7', size: 3 }] });
    await fill(tools({ parts: objects({ label: text(), size: number() }), more: text() }), []);
    const store = await open(tools({ parts: objects({ label: text(), size: number() }), more: text() }));
    await store.transaction((rows) =>
      rows.insert('tools', { id: 'x', version: 1, code: 'X', parts: [{ label: 'no' }] }),
    );
    expect(await refusal(tools({ parts: objects({ label: number(), size: number() }) }))).toMatch(
      /tools\.parts does not take the value of 1 row/u,
    );
  });

  it('a new nested field that is required and has no default is refused', async () => {
    await fill(before, [{ code: 'A', size: { width: 3 } }]);
    expect(await refusal(tools({ size: object({ width: number(), unit: text() }, ['unit']) }))).toMatch(
      /tools\.size does not take the value of 1 row/u,
    );
  });
});

describe("Comparison of a nested field's old and new schema", () => {
  const fieldOf = (value: Json) => {
    const { resources } = tools({ value });
    const field = resources.find(({ name }) => name === 'tools')?.fields.find(({ name }) => name === 'value');
    if (!field) throw new Error('no field');
    return field;
  };
  const bare = (schema: Json): unknown =>
    JSON.parse(
      JSON.stringify(schema, (key, value: unknown) => (key.startsWith('x-') || key === 'default' ? undefined : value)),
    );
  const compared = (was: Json, is: Json) => {
    const { found, filled, retyped, filledSchema } = nestedDifference(fieldOf(is), bare(was), bare(is));
    const names = (fields: Iterable<{ readonly name: string }>) => Array.from(fields, ({ name }) => name);
    return {
      found: found.map(({ what, path, from, field: { name } }) => [what, path, name, from]),
      filled: names(filled),
      retyped: names(retyped),
      filledSchema,
    };
  };

  it('comparing two equal schemas of a nested field finds no difference', () => {
    const value = object({ width: number() }, ['width']);
    expect(compared(value, value)).toEqual({
      found: [],
      filled: [],
      retyped: [],
      filledSchema: bare(value),
    });
  });

  it('comparing the old and new schema of a field that is not an object finds nothing', () => {
    expect(compared(text(), text({ maxLength: 3 }))).toEqual({
      found: [],
      filled: [],
      retyped: [],
      filledSchema: bare(text()),
    });
  });

  it('comparing nested schemas lists new fields and marks those with a default to be filled', () => {
    expect(
      compared(object({ a: text() }), object({ a: text(), b: text({ default: 'x' }), c: text() }, ['b', 'c'])),
    ).toEqual({
      found: [
        ['added', 'value.b', 'b', undefined],
        ['added', 'value.c', 'c', undefined],
      ],
      filled: ['b'],
      retyped: [],
      filledSchema: bare(object({ a: text(), b: text(), c: text() }, ['b'])),
    });
  });

  it('comparing nested schemas lists newly required fields and marks those with a default to be filled', () => {
    expect(
      compared(object({ a: text(), b: text() }), object({ a: text({ default: 'x' }), b: text() }, ['a', 'b'])),
    ).toEqual({
      found: [['required', 'value.a', 'a', undefined]],
      filled: ['a'],
      retyped: [],
      filledSchema: bare(object({ a: text(), b: text() }, ['a'])),
    });
  });

  it('comparing nested schemas does not fill existing fields that are optional or were already required', () => {
    const was = object({ a: text(), b: text() }, ['b']);
    const is = object({ a: text({ default: 'x' }), b: text({ default: 'y' }) }, ['b']);
    expect(compared(was, is)).toEqual({
      found: [],
      filled: [],
      retyped: [],
      filledSchema: bare(was),
    });
  });

  it('comparing nested schemas recognizes a renamed field and that it was already required', () => {
    const was = object({ a: text(), b: number() }, ['a']);
    const is = object({ c: text({ 'x-renamed-from': 'a' }), b: text() }, ['c']);
    expect(compared(was, is)).toEqual({
      found: [['renamed', 'value.c', 'c', 'a']],
      filled: [],
      retyped: ['b'],
      filledSchema: bare(object({ c: text(), b: number() }, ['c'])),
    });
  });

  it('comparing nested schemas ignores an earlier field name if the new name already existed', () => {
    const was = object({ a: text(), c: text() });
    const is = object({ c: text({ 'x-renamed-from': 'a' }) });
    expect(compared(was, is).found).toEqual([]);
    const unknown = object({ d: text({ 'x-renamed-from': 'missing' }) });
    expect(compared(was, unknown).found).toEqual([['added', 'value.d', 'd', undefined]]);
  });

  it('comparing nested schemas lists a field that is renamed and newly required as two changes', () => {
    const was = object({ a: text() });
    const is = object({ b: text({ 'x-renamed-from': 'a', default: 'x' }) }, ['b']);
    expect(compared(was, is)).toEqual({
      found: [
        ['renamed', 'value.b', 'b', 'a'],
        ['required', 'value.b', 'b', undefined],
      ],
      filled: ['b'],
      retyped: [],
      filledSchema: bare(object({ b: text() }, ['b'])),
    });
  });

  it('comparing nested schemas finds changes in lists and objects at any depth', () => {
    const was = objects({ box: object({ a: text() }) });
    const is = objects({ box: object({ a: text(), b: number({ default: 1 }) }, ['b']) });
    expect(compared(was, is)).toEqual({
      found: [['added', 'value.box.b', 'b', undefined]],
      filled: ['b'],
      retyped: [],
      filledSchema: bare(is),
    });
  });

  it('a nested schema change applies to each object in a value and leaves other values unchanged', () => {
    const field = fieldOf(objects({ a: text({ default: 'x' }), b: text(), box: object({ c: number() }) }));
    const inner = 'fields' in field ? field.fields : [];
    const [a, b, box] = inner;
    const c = box && 'fields' in box ? box.fields[0] : undefined;
    if (!a || !b || !c) throw new Error('no fields');
    const change = { filled: new Set([a]), retyped: new Set([b, c]) };
    const value = [{ b: 7 }, { a: null, box: { c: '3' } }, { a: '', box: null }, 'no object', { a: 'y', box: [1] }];
    const before = structuredClone(value);
    expect(changeNested(field, value, change)).toEqual([
      { a: 'x', b: '7' },
      { a: 'x', box: { c: 3 } },
      { a: '', box: null },
      'no object',
      { a: 'y', box: [1] },
    ]);
    expect(value).toEqual(before);
    expect(changeNested(field, { b: 1 }, change)).toEqual({ a: 'x', b: '1' });
    expect(changeNested(b, 7, change)).toBe(7);
  });
});

it('comparing nested schemas reports no change for an unchanged computed field', () => {
  const computed = tools({ parts: objects({ name: text(), place: number({ 'x-computed': true }) }) });
  expect(difference(describeModel(computed), computed).changes).toEqual([]);
});
