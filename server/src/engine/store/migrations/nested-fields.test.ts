import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { labeled } from '@tuyen/server-mock/testing/small-project';
import { describeModel } from './description.ts';
import { difference } from './difference.ts';
import { changeNested, nestedDifference } from './nested-fields.ts';
import { type JsonObject, numberProperty, project, storedDatabase, textProperty } from './stored-database.fixture.ts';

const object = (properties: JsonObject, required: readonly string[] = [], more: JsonObject = {}) =>
  labeled('Object', { type: 'object', properties, required, ...more });
const objects = (properties: JsonObject, required: readonly string[] = [], more: JsonObject = {}) =>
  labeled('Objects', { type: 'array', items: { type: 'object', properties, required }, ...more });
const tools = (fields: JsonObject) => project({ code: textProperty(), ...fields });

const before = tools({
  size: object({ width: numberProperty() }),
  parts: objects({
    name: textProperty(),
    maker: object({ name: textProperty() }),
    screws: objects({ length: numberProperty() }),
  }),
});
const after = tools({
  size: object({ width: numberProperty(), unit: textProperty({ default: 'mm' }) }, ['unit']),
  parts: objects(
    {
      name: textProperty(),
      count: numberProperty({ default: 1 }),
      maker: object({ name: textProperty(), country: textProperty({ default: 'none' }) }, ['country']),
      screws: objects({
        length: numberProperty(),
        head: object({ shape: textProperty({ default: 'flat' }) }, ['shape'], { default: { shape: 'flat' } }),
      }),
      note: textProperty(),
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
  const was = tools({ size: object({ width: numberProperty(), unit: textProperty() }) });
  const is = tools({
    size: object({ width: numberProperty({ maximum: 9 }), unit: textProperty({ default: 'mm' }) }, ['unit', 'width']),
  });
  const { changes } = difference(describeModel(was), is);
  expect(changes.map(({ what, text: said }) => `${what} ${said}`)).toEqual([
    'required tools.size.unit: required from now on; empty ones get "mm"',
    expect.stringMatching(/^narrowed tools\.size: takes other values/u),
  ]);
});

it('the planned schema changes list renamed nested fields under their new names', () => {
  const was = tools({
    parts: objects({ part: textProperty(), screws: objects({ size: numberProperty() }) }, ['part']),
  });
  const is = tools({
    parts: objects(
      {
        name: textProperty({ 'x-renamed-from': 'part' }),
        screws: objects({ length: numberProperty({ 'x-renamed-from': 'size' }) }),
      },
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
      tools({
        parts: objects({
          name: textProperty({ maxLength: most }),
          mark: textProperty({ maxLength: 2, readOnly: true }),
        }),
      });
    await fill(parts(50), [{ code: 'A', parts: [{ name: 'Handle', mark: 'long' }] }]);
    const { reader } = await open(parts(20));
    expect(await reader.get('tools', 't0')).toMatchObject({ parts: [{ name: 'Handle', mark: 'long' }] });
    expect(await refusal(parts(3))).toContain('tools.parts does not take the value of 1 row (A = ');
  });

  it('nested fields that become required get their default where they have no value', async () => {
    await fill(tools({ parts: objects({ name: textProperty(), count: numberProperty() }) }), [
      { code: 'A', parts: [{ name: 'Handle' }, { name: 'Blade', count: 2 }] },
    ]);
    const { reader } = await open(
      tools({ parts: objects({ name: textProperty(), count: numberProperty({ default: 1 }) }, ['count']) }),
    );
    expect(await reader.get('tools', 't0')).toMatchObject({
      parts: [
        { name: 'Handle', count: 1 },
        { name: 'Blade', count: 2 },
      ],
    });
  });

  it('nested values whose type changes are converted if nothing is lost, and refused otherwise', async () => {
    await fill(tools({ parts: objects({ label: numberProperty(), size: textProperty() }) }), [
      { code: 'A', parts: [{ label: 7, size: '3' }] },
    ]);
    const converted = tools({ parts: objects({ label: textProperty(), size: numberProperty() }) });
    expect(await (await open(converted)).reader.get('tools', 't0')).toMatchObject({ parts: [{ label: '7', size: 3 }] });
    await fill(tools({ parts: objects({ label: textProperty(), size: numberProperty() }), more: textProperty() }), []);
    const store = await open(
      tools({ parts: objects({ label: textProperty(), size: numberProperty() }), more: textProperty() }),
    );
    await store.transaction((rows) =>
      rows.insert('tools', { id: 'x', version: 1, code: 'X', parts: [{ label: 'no' }] }),
    );
    expect(await refusal(tools({ parts: objects({ label: numberProperty(), size: numberProperty() }) }))).toMatch(
      /tools\.parts does not take the value of 1 row/u,
    );
  });

  it('a new nested field that is required and has no default is refused', async () => {
    await fill(before, [{ code: 'A', size: { width: 3 } }]);
    expect(await refusal(tools({ size: object({ width: numberProperty(), unit: textProperty() }, ['unit']) }))).toMatch(
      /tools\.size does not take the value of 1 row/u,
    );
  });
});

describe("Comparison of a nested field's old and new schema", () => {
  const fieldOf = (value: JsonObject) => {
    const { resources } = tools({ value });
    const field = resources.find(({ name }) => name === 'tools')?.fields.find(({ name }) => name === 'value');
    if (!field) throw new Error('no field');
    return field;
  };
  const bare = (schema: JsonObject): unknown =>
    JSON.parse(
      JSON.stringify(schema, (key, value: unknown) => (key.startsWith('x-') || key === 'default' ? undefined : value)),
    );
  const compared = (was: JsonObject, is: JsonObject) => {
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
    const value = object({ width: numberProperty() }, ['width']);
    expect(compared(value, value)).toEqual({
      found: [],
      filled: [],
      retyped: [],
      filledSchema: bare(value),
    });
  });

  it('comparing the old and new schema of a field that is not an object finds no change', () => {
    expect(compared(textProperty(), textProperty({ maxLength: 3 }))).toEqual({
      found: [],
      filled: [],
      retyped: [],
      filledSchema: bare(textProperty()),
    });
  });

  it('comparing nested schemas lists new fields and marks the new fields that a default will fill', () => {
    expect(
      compared(
        object({ a: textProperty() }),
        object({ a: textProperty(), b: textProperty({ default: 'x' }), c: textProperty() }, ['b', 'c']),
      ),
    ).toEqual({
      found: [
        ['added', 'value.b', 'b', undefined],
        ['added', 'value.c', 'c', undefined],
      ],
      filled: ['b'],
      retyped: [],
      filledSchema: bare(object({ a: textProperty(), b: textProperty(), c: textProperty() }, ['b'])),
    });
  });

  it('comparing nested schemas lists newly required fields and marks the fields that a default will fill', () => {
    expect(
      compared(
        object({ a: textProperty(), b: textProperty() }),
        object({ a: textProperty({ default: 'x' }), b: textProperty() }, ['a', 'b']),
      ),
    ).toEqual({
      found: [['required', 'value.a', 'a', undefined]],
      filled: ['a'],
      retyped: [],
      filledSchema: bare(object({ a: textProperty(), b: textProperty() }, ['a'])),
    });
  });

  it('a migration sets no default in existing nested fields that are optional or were already required', () => {
    const was = object({ a: textProperty(), b: textProperty() }, ['b']);
    const is = object({ a: textProperty({ default: 'x' }), b: textProperty({ default: 'y' }) }, ['b']);
    expect(compared(was, is)).toEqual({
      found: [],
      filled: [],
      retyped: [],
      filledSchema: bare(was),
    });
  });

  it('comparing nested schemas recognizes a renamed field and that it was already required', () => {
    const was = object({ a: textProperty(), b: numberProperty() }, ['a']);
    const is = object({ c: textProperty({ 'x-renamed-from': 'a' }), b: textProperty() }, ['c']);
    expect(compared(was, is)).toEqual({
      found: [['renamed', 'value.c', 'c', 'a']],
      filled: [],
      retyped: ['b'],
      filledSchema: bare(object({ c: textProperty(), b: numberProperty() }, ['c'])),
    });
  });

  it('comparing nested schemas ignores an earlier field name if the new name already existed', () => {
    const was = object({ a: textProperty(), c: textProperty() });
    const is = object({ c: textProperty({ 'x-renamed-from': 'a' }) });
    expect(compared(was, is).found).toEqual([]);
    const unknown = object({ d: textProperty({ 'x-renamed-from': 'missing' }) });
    expect(compared(was, unknown).found).toEqual([['added', 'value.d', 'd', undefined]]);
  });

  it('comparing nested schemas lists a field that is renamed and newly required as two changes', () => {
    const was = object({ a: textProperty() });
    const is = object({ b: textProperty({ 'x-renamed-from': 'a', default: 'x' }) }, ['b']);
    expect(compared(was, is)).toEqual({
      found: [
        ['renamed', 'value.b', 'b', 'a'],
        ['required', 'value.b', 'b', undefined],
      ],
      filled: ['b'],
      retyped: [],
      filledSchema: bare(object({ b: textProperty() }, ['b'])),
    });
  });

  it('comparing nested schemas finds changes in lists and objects at any depth', () => {
    const was = objects({ box: object({ a: textProperty() }) });
    const is = objects({ box: object({ a: textProperty(), b: numberProperty({ default: 1 }) }, ['b']) });
    expect(compared(was, is)).toEqual({
      found: [['added', 'value.box.b', 'b', undefined]],
      filled: ['b'],
      retyped: [],
      filledSchema: bare(is),
    });
  });

  it('a nested schema change applies to each object in a value and leaves other values unchanged', () => {
    const field = fieldOf(
      objects({ a: textProperty({ default: 'x' }), b: textProperty(), box: object({ c: numberProperty() }) }),
    );
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
  const computed = tools({ parts: objects({ name: textProperty(), place: numberProperty({ 'x-computed': true }) }) });
  expect(difference(describeModel(computed), computed).changes).toEqual([]);
});
