import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/connection.ts';
import { openSqlite } from '../database/sqlite.ts';
import { runsBeside, type DatabaseState, descriptionOfTables, keepState, readState } from './database-state.ts';
import { type Description, descriptionDigest, type FieldDescription } from './description.ts';

const field: FieldDescription = {
  kind: 'text',
  column: 'text',
  needed: false,
  unique: false,
  secret: false,
  schema: { type: 'string' },
};
const now: Description = {
  resources: {
    books: { module: 'book', fields: { title: field, isbn: field } },
    authors: { module: 'author', fields: { name: field } },
  },
};

it('a database without a stored description is assumed to have the schema fields found in its tables', () => {
  expect(descriptionOfTables(now, new Map([['books', new Set(['id', 'title', 'old'])]]))).toEqual({
    resources: { books: { module: 'book', fields: { title: field } } },
  });
});

const earlier: Description = { resources: { books: { module: 'book', fields: { title: field } } } };

describe('Stored state of a database (its schemas and applied migrations)', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openSqlite(':memory:');
    await database.script('CREATE TABLE "_facts" ("name" text PRIMARY KEY, "value" text NOT NULL)');
  });
  afterEach(() => database.close());
  const keep = async (state: DatabaseState | undefined, is: Description, migrations: readonly string[] = []) => {
    await keepState(database, state, is, is, migrations);
    return readState(database);
  };

  it('reading the stored state of a database returns undefined if it is missing or malformed', async () => {
    expect(await readState(database)).toBeUndefined();
    await database.run(`INSERT INTO "_facts" VALUES ('made-from', 'null')`);
    for (const value of [
      'null',
      '[]',
      '{"history": []}',
      '{"description": {}}',
      '{"description": [], "history": {}}',
    ]) {
      await database.run('UPDATE "_facts" SET "value" = ?', [value]);
      expect(await readState(database)).toBeUndefined();
    }
    await database.run('UPDATE "_facts" SET "value" = ?', ['{"description": {}, "history": []}']);
    expect(await readState(database)).toEqual({ description: {}, history: [] });
  });

  it('the stored state of a database lists each earlier schema and each applied migration only once', async () => {
    const first = await keep(undefined, earlier, ['1', '2']);
    expect(first).toEqual({
      layout: 2,
      description: earlier,
      history: [descriptionDigest(earlier)],
      migrations: ['1', '2'],
    });
    const second = await keep(first, now, ['2', '3']);
    expect(second).toEqual({
      layout: 2,
      description: now,
      history: [descriptionDigest(earlier), descriptionDigest(now)],
      migrations: ['1', '2', '3'],
    });
    expect((await keep(second, earlier))?.history).toEqual([descriptionDigest(now), descriptionDigest(earlier)]);
  });

  it('removed tables and columns stay in the stored description but do not affect the schema digest', async () => {
    await keepState(database, undefined, earlier, now, []);
    expect(await readState(database)).toEqual({
      layout: 2,
      description: now,
      history: [descriptionDigest(earlier)],
      migrations: [],
    });
  });

  it('the stored state of a database gets a higher layout number if older rows need defaults when read', async () => {
    const readDefaults = { books: { isbn: '-' } };
    await keepState(database, undefined, now, now, [], readDefaults);
    expect(await readState(database)).toMatchObject({ layout: 3, readDefaults });
  });

  it('the stored state of a database is not written again if it is unchanged', async () => {
    const state = await keep(undefined, now, ['1']);
    await database.run(`DELETE FROM "_facts"`);
    expect(await keep(state, now, ['1'])).toBeUndefined();
    expect(await keep(state, now, ['2'])).toMatchObject({ migrations: ['1', '2'] });
  });
});

describe('Check whether a build may run on a database', () => {
  const others: Description = {
    resources: { books: { module: 'book', fields: { title: { ...field, needed: true } } } },
  };
  const stateOf = (layout: number, ...history: readonly Description[]): DatabaseState => ({
    layout,
    description: now,
    history: history.map(descriptionDigest),
    migrations: [],
  });
  const MESSAGE =
    'A newer build has changed this database, and this build is older: start the newer one, restore a backup of before, or go back on purpose with "tuyen db apply --back".';

  it.each([
    ['of a newer layout, even to go back', stateOf(4, now), now, true],
    ['of a newer layout', stateOf(4, now), now, false],
    ['that another one has followed', stateOf(2, others, now), others, false],
  ])('a build refuses to run on a database that a newer build has changed: %s', (_, state, is, back) => {
    expect(() => runsBeside(state, is, [], back)).toThrow(MESSAGE);
  });

  it.each([
    ['without a state', undefined, now, false],
    ['of its own schemas', stateOf(2, earlier, now), now, false],
    ['of an earlier layout', stateOf(1, now), now, false],
    ['that does not know its schemas', stateOf(2, earlier), now, false],
    ['that another one has followed, on purpose', stateOf(2, earlier, now), earlier, true],
  ])(
    'a build runs on a database that is not newer, and with the option `back` also on a newer database: %s',
    (_, state, is, back) => {
      expect(runsBeside(state, is, [], back)).toBe(false);
    },
  );
});
