import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { backUp, restore } from '../../../maintenance/index.ts';
import { openStore } from '../open-store.ts';
import type { DatabaseState } from './database-state.ts';
import { describeModel } from './description.ts';
import { obstacles } from './side-by-side.ts';
import {
  type JsonObject,
  listProperty,
  numberProperty,
  project,
  storedDatabase,
  textProperty,
} from './stored-database.fixture.ts';

const OLD = project({ code: textProperty() });
const NEW = project({ code: textProperty(), size: numberProperty({ default: 4 }), note: textProperty() });

onEachDatabase('Older build running beside a newer one', (emptyDatabase) => {
  const stored = storedDatabase(emptyDatabase);

  it('an older build starts and works beside a newer build without changing the stored schema description', async () => {
    await stored.fill(OLD, [{ code: 'A' }]);
    const state = async () => (await stored.open(NEW)).database.texts(`SELECT "value" FROM "_facts" ORDER BY "name"`);
    const known = await state();
    const older = await stored.open(OLD);
    await older.transaction((rows) => rows.insert('tools', { id: 't1', version: 1, code: 'B' }));
    expect(await older.reader.find('tools', {}, { sort: 'id' })).toMatchObject([{ code: 'A' }, { code: 'B' }]);
    expect(await state()).toEqual(known);
    const newer = await stored.open(NEW);
    expect(await newer.reader.get('tools', 't1')).toEqual({ id: 't1', version: 1, code: 'B', size: 4 });
    expect(await newer.reader.count('tools', { size: 4 })).toBe(2);
  });

  it('an older build that changes a row keeps the values of fields that this build does not know', async () => {
    await stored.fill(NEW, [
      { code: 'A', size: 7, note: 'n' },
      { code: 'B', size: 8 },
    ]);
    const url = stored.url();
    const older = await openStore({ model: OLD, databaseUrl: url, upToDate: { back: true } });
    try {
      await older.database.run(
        `UPDATE "tools" SET "_doc" = '{"id":"t0","version":1,"code":"A","size":7,"note":"n"}' WHERE "id" = 't0'`,
      );
      await older.transaction(async (rows) => {
        const before: Row = (await rows.lock('tools', 't0')) ?? {};
        expect(Object.keys(before)).toEqual(['id', 'version', 'code']);
        await rows.replace('tools', before, { ...before, code: 'a' });
        const again: Row = (await rows.lock('tools', 't0')) ?? {};
        await rows.replaceAll('tools', [{ before: again, after: { ...again, version: 2 } }]);
      });
      const [doc = ''] = await older.database.texts(`SELECT "_doc" FROM "tools" WHERE "id" = 't0'`);
      expect(JSON.parse(doc)).toEqual({ id: 't0', version: 2, code: 'a', size: 7, note: 'n' });
    } finally {
      await older.close();
    }
  });
});

onEachDatabase('Restored backup of an older build', (emptyDatabase) => {
  const stored = storedDatabase(emptyDatabase);

  it('restoring a backup adds the defaults of newer fields, also to rows that an older build wrote', async () => {
    const [older, newer] = [
      project({ code: textProperty() }),
      project({ code: textProperty(), size: numberProperty({ default: 4 }), tags: listProperty({ default: ['a'] }) }),
    ];
    await stored.fill(older, [{ code: 'A' }]);
    await stored.open(newer);
    const folder = mkdtempSync(join(tmpdir(), 'tuyen-backup-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'backup.gz');
    await backUp(stored.url(), file);
    await stored.close();
    await restore(stored.url(), file, true);
    if (stored.url().startsWith('file:')) expect(await stored.refusal(older)).toContain('tools.code has no sort keys.');
    await stored.open(newer);
    const beside = await stored.open(older);
    await beside.transaction((rows) => rows.insert('tools', { id: 't1', version: 1, code: 'B' }));
    const { reader } = await stored.open(newer);
    expect(await reader.find('tools', {}, { sort: 'id' })).toEqual([
      { id: 't0', version: 1, code: 'A', size: 4, tags: ['a'] },
      { id: 't1', version: 1, code: 'B', size: 4, tags: ['a'] },
    ]);
  });
});

describe('Obstacles for an older build beside a newer one', () => {
  const of = (fields: JsonObject, more: JsonObject = {}) =>
    describeModel(project({ code: textProperty(), ...fields }, more));
  const PLAIN = of({});
  const after = (description: ReturnType<typeof of>, more: Partial<DatabaseState> = {}): DatabaseState => ({
    layout: 2,
    description,
    history: [],
    migrations: [],
    ...more,
  });
  const gone = (description: ReturnType<typeof of>, name: string): ReturnType<typeof of> => {
    const tools = description.resources['tools'];
    const field = tools?.fields[name];
    if (!tools || !field) throw new Error('no field');
    return {
      resources: {
        ...description.resources,
        tools: { ...tools, fields: { ...tools.fields, [name]: { ...field, gone: true } } },
      },
    };
  };

  it.each([
    ['it added an optional field', PLAIN, after(of({ note: textProperty() }))],
    [
      'it takes longer texts',
      of({ note: textProperty({ maxLength: 2 }) }),
      after(of({ note: textProperty({ maxLength: 3 }) })),
    ],
    [
      'it added a required field with a default',
      PLAIN,
      after(of({ size: numberProperty({ default: 4 }) }, { schema: { required: ['size'] } }), {
        readDefaults: { tools: { size: 4 } },
      }),
    ],
    ['it removed an optional field', of({ note: textProperty() }), after(gone(of({ note: textProperty() }), 'note'))],
  ])('an older build can run beside a newer build whose change is compatible: %s', (_, own, state) => {
    expect(obstacles(own, state, [])).toEqual([]);
  });

  it.each([
    ['a migration has run', PLAIN, after(PLAIN, { migrations: ['1'] }), 'The migration "1" has changed rows.'],
    [
      'a resource has another name',
      PLAIN,
      after({ resources: { ...PLAIN.resources, tools: undefined } as never }),
      'tools has another name.',
    ],
    ['a field has another name', of({ note: textProperty() }), after(PLAIN), 'tools.note has another name.'],
    [
      'a field has another type',
      of({ size: textProperty() }),
      after(of({ size: numberProperty() })),
      'tools.size has another type.',
    ],
    [
      'a field is a secret',
      of({ pin: textProperty() }),
      after(of({ pin: textProperty({ writeOnly: true }) })),
      'tools.pin is a secret.',
    ],
    [
      'a field is no secret',
      of({ pin: textProperty({ writeOnly: true }) }),
      after(of({ pin: textProperty() })),
      'tools.pin is no secret.',
    ],
    ['a field is required', of({}), after(of({}, { schema: { required: ['code'] } })), 'tools.code is required.'],
    ['a field may be empty', of({}, { schema: { required: ['code'] } }), after(of({})), 'tools.code may be empty.'],
    [
      'a required field was removed',
      of({}, { schema: { required: ['code'] } }),
      after(gone(of({}, { schema: { required: ['code'] } }), 'code')),
      'tools.code is required here, and was removed.',
    ],
    [
      'a new field is required',
      PLAIN,
      after(of({ note: textProperty() }, { schema: { required: ['note'] } })),
      'tools.note is required, and this build does not know it.',
    ],
    [
      'texts are shorter',
      of({ note: textProperty() }),
      after(of({ note: textProperty({ maxLength: 3 }) })),
      'tools.note takes other values.',
    ],
    ['the module is another one', PLAIN, after(of({}, { module: 'devices' })), 'tools has the permissions of devices.'],
  ])('an older build cannot run beside a newer build whose change is incompatible: %s', (_, own, state, reason) => {
    expect(obstacles(own, state, [])).toEqual([reason]);
  });
});
