import { describe, expect, it } from 'vitest';
import type { Model } from '@tuyen/model';
import { resource } from '@tuyen/server-mock/testing/small-project';
import { recordedPostgres } from '../database/recorded.fixture.ts';
import { tablesOf } from '../tables/columns.ts';
import { alterTable } from './alter-table.ts';
import { clashesOf, dropLeftover } from './clashes.ts';
import { describeModel } from './description.ts';
import { difference } from './difference.ts';
import { dropGone } from './drop-gone.ts';
import { type JsonObject, numberProperty, project, textProperty } from './stored-database.fixture.ts';

const tools = (fields: JsonObject, more: JsonObject = {}, name = 'tools') =>
  project({ code: textProperty(), ...fields }, more, name);
const PRESENT = [
  'tools',
  'tools_pkey',
  'tools.code.s1234',
  'tools.value.unique',
  'tools.value',
  'tools.value.s1234',
  'tools.values.s1234',
  'tools.search',
  'toolshed.value.s1234',
  'users.value',
];

describe('ALTER TABLE statements for PostgreSQL', () => {
  async function altered(before: Model, after: Model, name = 'tools'): Promise<readonly string[]> {
    const { connection, sent } = recordedPostgres();
    const change = difference(describeModel(before), after).tables.find((one) => one.resource.name === name);
    if (!change) throw new Error(`no change of ${name}`);
    await alterTable(connection, change, tablesOf(after, 'postgres').get(name), new Set(PRESENT));
    return sent.map(([sql]) => sql);
  }
  const DROPPED = ['value.unique', 'value', 'value.s1234'].map((index) => `DROP INDEX IF EXISTS "tools.${index}"`);

  it('no ALTER TABLE statement is planned for new text limits, or for new tables and fields, which table creation adds', async () => {
    expect(await altered(tools({}), tools({ value: textProperty() }))).toEqual([]);
    expect(await altered(tools({ value: textProperty() }), tools({ value: textProperty({ maxLength: 3 }) }))).toEqual(
      [],
    );
    const shelves = { 'resources/shelves': resource('shelves', { name: textProperty() }) };
    expect(await altered(tools({}), project({ code: textProperty() }, {}, 'tools', shelves), 'shelves')).toEqual([]);
  });

  it('if a field changes its type, PostgreSQL renames the old column and adds a new column', async () => {
    expect(await altered(tools({ value: textProperty() }), tools({ value: numberProperty() }))).toEqual([
      ...DROPPED,
      'ALTER TABLE "tools" RENAME COLUMN "value" TO "value~before"',
      'ALTER TABLE "tools" ADD COLUMN "value" bigint',
    ]);
  });

  it('a column can be renamed and change its type in one migration', async () => {
    expect(
      await altered(tools({ value: textProperty() }), tools({ size: textProperty({ 'x-renamed-from': 'value' }) })),
    ).toEqual([...DROPPED, 'ALTER TABLE "tools" RENAME COLUMN "value" TO "size"']);
    expect(
      await altered(tools({ value: textProperty() }), tools({ size: numberProperty({ 'x-renamed-from': 'value' }) })),
    ).toEqual([
      ...DROPPED,
      'ALTER TABLE "tools" RENAME COLUMN "value" TO "size"',
      'ALTER TABLE "tools" RENAME COLUMN "size" TO "size~before"',
      'ALTER TABLE "tools" ADD COLUMN "size" bigint',
    ]);
  });

  it('a removed field loses all its indexes, and a field no longer unique loses its unique index', async () => {
    expect(await altered(tools({ value: textProperty() }), tools({}))).toEqual(DROPPED);
    expect(
      await altered(tools({ value: textProperty({ 'x-unique': true }) }), tools({ value: textProperty() })),
    ).toEqual([DROPPED[0]]);
    expect(
      await altered(tools({ other: textProperty({ 'x-unique': true }) }), tools({ other: textProperty() })),
    ).toEqual([]);
  });

  it('a renamed table loses all indexes except its primary key', async () => {
    expect(await altered(tools({}), tools({}, { 'x-renamed-from': 'tools' }, 'devices'), 'devices')).toEqual([
      'DROP INDEX IF EXISTS "tools.code.s1234"',
      ...DROPPED,
      'DROP INDEX IF EXISTS "tools.values.s1234"',
      'DROP INDEX IF EXISTS "tools.search"',
      'ALTER TABLE "tools" RENAME TO "devices"',
    ]);
  });
});

describe('Drop statements for PostgreSQL', () => {
  const shelves = { 'resources/shelves': resource('shelves', { name: textProperty() }) };

  it('a requested drop removes tables and columns that the schemas no longer define', async () => {
    const { connection, sent } = recordedPostgres();
    const before = project({ code: textProperty(), value: textProperty() }, {}, 'tools', shelves);
    expect(await dropGone(connection, difference(describeModel(before), tools({})))).toEqual([
      { resource: 'tools', field: 'value', what: 'removed', text: 'tools.value: its column is dropped' },
      { resource: 'shelves', what: 'removed', text: 'shelves: its table is dropped' },
    ]);
    expect(sent.map(([sql]) => sql)).toEqual(['ALTER TABLE "tools" DROP COLUMN "value"', 'DROP TABLE "shelves"']);
  });

  it('on request, old tables and columns are dropped even if the schemas use their names again', async () => {
    const { connection, sent } = recordedPostgres();
    await dropLeftover(connection, [
      { text: 'a', leftover: { table: 'tools' } },
      { text: 'b' },
      { text: 'c', leftover: { table: 'tools', column: 'value' } },
    ]);
    expect(sent.map(([sql]) => sql)).toEqual(['DROP TABLE "tools"', 'ALTER TABLE "tools" DROP COLUMN "value"']);
  });
});

describe('Schema names that conflict with an existing database', () => {
  const clashes = (known: Model, now: Model) => {
    const description = describeModel(known);
    return clashesOf(description, now, difference(description, now));
  };
  const since = (what: string, later: string) => ({
    text: `${what} is called "${later}" in this database and would be empty. Write "x-renamed-from": "${later}" at it, or restore a backup of before.`,
  });

  it('unchanged, new and renamed resource and field names do not conflict with the database', () => {
    expect(clashes(tools({ value: textProperty() }), tools({ value: textProperty(), more: textProperty() }))).toEqual(
      [],
    );
    expect(
      clashes(tools({ value: textProperty() }), tools({ size: textProperty({ 'x-renamed-from': 'value' }) })),
    ).toEqual([]);
    expect(clashes(tools({}), tools({}, { 'x-renamed-from': 'tools' }, 'devices'))).toEqual([]);
  });

  it('an older build conflicts with the database if the build uses a field or resource name that was renamed later', () => {
    const later = tools({ size: textProperty({ 'x-renamed-from': 'value' }) });
    expect(clashes(later, tools({ value: textProperty() }))).toEqual([since('tools.value', 'size')]);
    expect(clashes(later, tools({ value: textProperty(), size: textProperty() }))).toEqual([]);
    expect(clashes(tools({}, { 'x-renamed-from': 'tools' }, 'devices'), tools({}))).toEqual([
      since('tools', 'devices'),
    ]);
  });
});
