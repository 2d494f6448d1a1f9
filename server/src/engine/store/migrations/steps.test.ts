import { describe, expect, it } from 'vitest';
import type { Model } from '@tuyen/model';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { tablesOf } from '../tables/columns.ts';
import { numberProperty, project, storedDatabase, textProperty } from './stored-database.fixture.ts';
import { planSteps, stepText } from './steps.ts';
import type { UpToDateOptions } from './up-to-date-by.ts';

onEachDatabase('Planned steps of a schema change', (emptyDatabase) => {
  const stored = storedDatabase(emptyDatabase);
  const BEFORE = project({ code: textProperty(), size: numberProperty() });

  async function steps(model: Model, options: UpToDateOptions = {}) {
    const { database } = await stored.fill(BEFORE, [{ code: 'A' }, { code: 'B' }]);
    const found = await planSteps(database, model, tablesOf(model, database.engine), options);
    return found.map(({ resource, how, index, rows }) =>
      [resource, how, index, rows].filter((one) => one !== undefined).join(' '),
    );
  }

  it.each<[what: string, model: Model, steps: readonly string[], options?: UpToDateOptions]>([
    ['nothing for nothing', BEFORE, []],
    [
      'metadata for an optional field',
      project({ code: textProperty(), size: numberProperty(), note: numberProperty({ default: 1 }) }),
      ['tools metadata 2'],
    ],
    [
      'a check for shorter texts',
      project({ code: textProperty({ maxLength: 3 }), size: numberProperty() }),
      ['tools check 2'],
    ],
    [
      'batches for a default of a field that is required from now on',
      project({ code: textProperty(), size: numberProperty({ default: 1 }) }, { schema: { required: ['size'] } }),
      ['tools batches 2'],
    ],
    [
      'batches for a migration',
      BEFORE,
      ['tools batches 2'],
      { migrations: [{ name: '1', rows: { tools: () => ({}) } }] },
    ],
    [
      'a transaction for another name',
      project({ code: textProperty(), length: numberProperty({ 'x-renamed-from': 'size' }) }),
      ['tools transaction 2'],
    ],
    [
      'an index for unique values',
      project({ code: textProperty({ 'x-unique': true }), size: numberProperty() }),
      ['tools metadata 2', 'tools index tools.code.unique 2'],
    ],
  ])(
    'the plan of a schema change contains exactly the database steps that the change needs: %s',
    async (_, model, expected, options) => {
      const found = await steps(model, options);
      expect(found.filter((step) => !/ index tools\.(?:length|note)\./u.test(step))).toEqual(expected);
    },
  );

  it('no metadata step is planned for a table of which the plan lists no change, such as a removed "x-renamed-from"', async () => {
    const named = (more: object) => project({ code: textProperty(), length: numberProperty({ ...more }) });
    const { database } = await stored.fill(named({ 'x-renamed-from': 'size' }), [{ code: 'A' }]);
    const model = named({});
    expect(await planSteps(database, model, tablesOf(model, database.engine), {})).toEqual([]);
  });

  it('a rewrite in batches is planned if an earlier start was interrupted', async () => {
    const { database } = await stored.fill(BEFORE, [{ code: 'A' }]);
    await database.run(`INSERT INTO "_facts" ("name", "value") VALUES ('rewrite:tools', '{}')`);
    const [step] = await planSteps(database, BEFORE, tablesOf(BEFORE, database.engine), {});
    expect(step).toMatchObject({ resource: 'tools', how: 'batches', rows: 1 });
  });

  it('no database steps are planned for an empty database', async () => {
    const { database } = await stored.open(BEFORE);
    await database.script('DROP TABLE "_facts"');
    expect(await planSteps(database, BEFORE, tablesOf(BEFORE, database.engine), {})).toEqual([]);
  });
});

describe('Text of a planned database step', () => {
  it.each([
    [{ how: 'metadata', rows: 1 }, 'tools: metadata (1 row), within a second'],
    [{ how: 'check', rows: 25_000 }, 'tools: check of 25000 rows, about 4 s'],
    [{ how: 'batches', rows: 15_000 }, 'tools: rewrite of 15000 rows in batches, while the service works, about 15 s'],
    [
      { how: 'transaction', rows: 20_000 },
      'tools: rewrite of 20000 rows in one transaction, for which requests wait, about 14 s',
    ],
    [
      { how: 'index', index: 'tools.code', rows: 300_000, engine: 'postgres' },
      'tools: build of the index tools.code over 300000 rows, while the service works, about 4 s',
    ],
    [
      { how: 'months', rows: 2_000_000 },
      'tools: division by month, 2000000 rows are read while the service works, about 4 s',
    ],
    [
      { how: 'index', index: 'tools.code', rows: 1, engine: 'sqlite' },
      'tools: build of the index tools.code over 1 row, for which writers wait, within a second',
    ],
  ] as const)('the text of a planned database step states its expected duration, %#', (step, said) => {
    const { engine, ...rest } = { engine: 'postgres' as const, ...step };
    expect(stepText({ resource: 'tools', ...rest }, engine)).toBe(said);
  });
});
