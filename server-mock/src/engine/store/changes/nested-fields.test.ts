import { expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { labeled } from '../../testing/small-project.ts';
import { describeModel } from './description.ts';
import { difference } from './difference.ts';
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

it('are planned, each with what the rows get', () => {
  const { changes } = difference(describeModel(before), after);
  expect(changes.map(({ what, text: said }) => `${what} ${said}`)).toEqual([
    'added tools.size.unit: a new field; the objects that are there get "mm"',
    'added tools.parts.count: a new field; the objects that are there get 1',
    'added tools.parts.maker.country: a new field; the objects that are there get "none"',
    'added tools.parts.screws.head: a new field; the objects that are there get {"shape":"flat"}',
    'added tools.parts.note: a new field',
  ]);
});

it('are planned where they are required from now on, and where another change is refused', () => {
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

it('are planned under their new names', () => {
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

onEachDatabase('new fields of nested objects', (emptyDatabase) => {
  const { open, fill, refusal } = storedDatabase(emptyDatabase);

  it('get their defaults in objects and lists, at any depth, and only where there is an object', async () => {
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

  it('are checked where their values became fewer, but for what clients do not write', async () => {
    const parts = (most: number) =>
      tools({ parts: objects({ name: text({ maxLength: most }), mark: text({ maxLength: 2, readOnly: true }) }) });
    await fill(parts(50), [{ code: 'A', parts: [{ name: 'Handle', mark: 'long' }] }]);
    const { reader } = await open(parts(20));
    expect(await reader.get('tools', 't0')).toMatchObject({ parts: [{ name: 'Handle', mark: 'long' }] });
    expect(await refusal(parts(3))).toContain('tools.parts does not take the value of 1 row (A = ');
  });

  it('get them where a field is required from now on, and keep what they have', async () => {
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

  it('are converted to another type where nothing is lost, else refused', async () => {
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

  it('are refused where they are required and have no default', async () => {
    await fill(before, [{ code: 'A', size: { width: 3 } }]);
    expect(await refusal(tools({ size: object({ width: number(), unit: text() }, ['unit']) }))).toMatch(
      /tools\.size does not take the value of 1 row/u,
    );
  });
});
