import { expect, it } from 'vitest';
import type { Migration, Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { labeled, resource } from '@tuyen/server-mock/testing/small-project';
import { choiceProperty, storedDatabase, numberProperty, project, textProperty } from './stored-database.fixture.ts';

onEachDatabase('Schema changes with existing databases', (emptyDatabase) => {
  const { open, fill, refusal } = storedDatabase(emptyDatabase);

  it('existing rows get the default of a new field, and filters by that default find these rows', async () => {
    await fill(project({ code: textProperty() }), [{ code: 'A' }, { code: 'B' }]);
    const { reader } = await open(
      project({ code: textProperty(), seats: numberProperty({ default: 4 }), note: textProperty() }),
    );
    expect(await reader.count('tools', { seats: 4 })).toBe(2);
    expect(await reader.get('tools', 't0')).toMatchObject({ code: 'A', seats: 4 });
  });

  it('a new resource gets a table in an existing database', async () => {
    await fill(project({ code: textProperty() }), [{ code: 'A' }]);
    const more = project({ code: textProperty() }, {}, 'tools', {
      'resources/shelves': resource('shelves', { name: textProperty() }),
    });
    const { reader } = await open(more);
    expect([await reader.count('tools'), await reader.count('shelves')]).toEqual([1, 0]);
  });

  it('existing rows stay valid if limits are raised, enum values added or fields made optional', async () => {
    const fields = {
      code: textProperty({ maxLength: 3 }),
      size: numberProperty({ maximum: 9 }),
      state: choiceProperty(['NEW']),
    };
    await fill(project(fields, { schema: { required: ['code'] } }), [{ code: 'A', size: 3, state: 'NEW' }]);
    const wider = {
      code: textProperty({ maxLength: 30 }),
      size: numberProperty({ maximum: 99 }),
      state: choiceProperty(['NEW', 'OLD']),
    };
    const { reader } = await open(project(wider));
    expect(await reader.get('tools', 't0')).toMatchObject({ code: 'A', size: 3, state: 'NEW' });
  });

  it('a changed field type converts integers to decimals, numbers to texts, and texts to numbers', async () => {
    await fill(project({ code: textProperty(), size: numberProperty(), label: numberProperty() }), [
      { code: 'A', size: 3, label: 7 },
    ]);
    const wider = project({ code: textProperty(), size: labeled('Size', { type: 'number' }), label: textProperty() });
    const { reader, transaction } = await open(wider);
    expect(await reader.get('tools', 't0')).toMatchObject({ size: 3, label: '7' });
    expect(await reader.count('tools', { label: '7' })).toBe(1);
    await transaction((rows) => rows.insert('tools', { id: 'x', version: 1, size: 1.5, label: '8' }));
    expect(
      await refusal(project({ code: textProperty(), size: numberProperty(), label: numberProperty() }, {})),
    ).toMatch(/newer build/u);
    const narrow = project({
      code: textProperty(),
      size: numberProperty(),
      label: numberProperty(),
      more: textProperty(),
    });
    expect(await refusal(narrow)).toMatch(/tools\.size does not take the value of 1 row \(x = 1\.5\)/u);
  });

  it('a schema change is refused if existing rows do not fit, and the error names the rows', async () => {
    const before = {
      code: textProperty(),
      size: numberProperty(),
      state: choiceProperty(['NEW', 'LOST']),
      name: textProperty({ maxLength: 20 }),
    };
    await fill(project(before), [
      { code: 'A', size: 1, state: 'LOST', name: 'A long name' },
      { code: 'A', size: 1, state: 'NEW' },
      { code: 'B', size: 2, state: 'NEW', name: 'B' },
    ]);
    const after = project(
      {
        code: textProperty({ 'x-unique': true }),
        size: numberProperty(),
        state: choiceProperty(['NEW']),
        name: textProperty({ maxLength: 5 }),
        extra: textProperty({ default: 'x' }),
      },
      { schema: { required: ['name'] } },
    );
    const message = await refusal(after);
    expect(message).toMatch(/Nothing was changed/u);
    expect(message).toMatch(/tools\.code is to be unique, and 2 rows \(A = "A"; A = "A"\)/u);
    expect(message).toMatch(/tools\.name is required, and 1 row \(A\) have no value/u);
    expect(message).toMatch(/tools\.name does not take the value of 1 row \(A = "A long name"\)/u);
    expect(message).toMatch(/tools\.state does not take the value of 1 row \(A = "LOST"\)/u);
    const { reader, database } = await open(project(before));
    expect(await reader.get('tools', 't0')).toMatchObject({ state: 'LOST', name: 'A long name' });
    expect((await database.texts('SELECT "_doc" FROM "tools"')).join()).not.toContain('extra');
  });

  it('a field removed from the schemas keeps its column, and its values return with the field', async () => {
    const before = project({ code: textProperty(), name: textProperty() });
    await fill(before, [{ code: 'A', name: 'Saw' }]);
    const without = project({ code: textProperty() });
    expect((await (await open(without)).reader.get('tools', 't0'))?.['name']).toBeUndefined();
    const again = project({ code: textProperty(), name: textProperty(), size: numberProperty() });
    expect(await (await open(again)).reader.get('tools', 't0')).toMatchObject({ name: 'Saw' });
    await open(project({ code: textProperty() }, { title: '{code}!' }), { back: true, drop: true });
    expect((await (await open(again, { back: true })).reader.get('tools', 't0'))?.['name']).toBeUndefined();
  });

  it('an older build refuses to start with a one-line message unless the option `back` is set', async () => {
    const older = project({ code: textProperty() });
    await fill(older, [{ code: 'A' }]);
    await open(project({ code: textProperty({ maxLength: 5 }), size: numberProperty() }));
    const message = await refusal(older);
    expect(message).toMatch(/newer build has changed this database/u);
    expect(message).not.toContain('\n');
    expect(await (await open(older, { back: true })).reader.count('tools')).toBe(1);
  });

  const split: Migration = {
    name: '001-split',
    rows: {
      tools: ({ name }) => {
        const [first, ...others] = String(name).split(' ');
        return { brand: first, model: others.join(' ') };
      },
    },
  };

  it('a migration runs once and supplies values that the schemas cannot derive', async () => {
    await fill(project({ code: textProperty(), name: textProperty() }), [{ code: 'A', name: 'Acme X 100' }]);
    const after = project(
      { code: textProperty(), brand: textProperty(), model: textProperty() },
      { schema: { required: ['brand'] } },
    );
    expect(await refusal(after)).toMatch(/tools\.brand is required/u);
    const { reader, transaction } = await open(after, { migrations: [split] });
    expect(await reader.first('tools', { brand: 'Acme' })).toMatchObject({ model: 'X 100' });
    await transaction(async (rows) =>
      rows.replace('tools', await only(rows.get('tools', 't0')), {
        ...(await only(rows.get('tools', 't0'))),
        brand: 'Other',
      }),
    );
    expect(await (await open(after, { migrations: [split] })).reader.get('tools', 't0')).toMatchObject({
      brand: 'Other',
    });
  });

  it('a failed migration leaves the database unchanged', async () => {
    await fill(project({ code: textProperty(), name: textProperty() }), [{ code: 'A', name: 'Saw' }]);
    const failing: Migration = {
      name: '002-fails',
      rows: {
        tools: () => {
          throw new Error('no brand');
        },
      },
    };
    const after = project({ code: textProperty(), brand: textProperty() });
    expect(await refusal(after, { migrations: [split, failing] })).toMatch(
      /The migration "001-split" failed at tools t0: "model" is not a field of tools/u,
    );
    expect(await refusal(after, { migrations: [failing] })).toMatch(
      /The migration "002-fails" failed at tools t0: no brand/u,
    );
    expect(
      await (await open(project({ code: textProperty(), name: textProperty() }))).reader.get('tools', 't0'),
    ).toMatchObject({
      name: 'Saw',
    });
  });
});

async function only(row: Promise<Row | undefined>): Promise<Row> {
  const found = await row;
  if (!found) throw new Error('no such row');
  return found;
}
