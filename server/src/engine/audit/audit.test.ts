import type { Operation } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor, AuditEntry, Domain, WriteContext } from '../domain.ts';
import { getOrThrow } from '../get-or-throw.ts';
import { ANCHOR } from '@tuyen/server-mock';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { auditEntry, operationEntry } from './entries.ts';
import { loggedEntries, recordChanges } from './recorded.ts';
import { openAudit } from './audit.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.app.close());

const profile = { id: 'u1', offices: [], office_id: null, is_admin: false, is_superuser: false, avatar_url: null };
const staff: Actor = { kind: 'staff', userId: 'u1', profile };
const context: WriteContext = { actor: staff, officeId: 'o1', language: 'en', clientKind: 'counter' };
const at = ANCHOR.toISOString();

describe('Audit log entry for a change of a record', () => {
  const entryOf = (resource: string, before: object | undefined, after: object | undefined, by = context) =>
    auditEntry(
      library.engine.records,
      by,
      { resource, before: before && { ...before }, after: after && { ...after } },
      'update',
      ANCHOR,
    );

  it('an audit log entry contains only changed fields, and treats null like a missing value', () => {
    expect(
      entryOf('books', { id: 'b1', title: 'a', pages: 3 }, { id: 'b1', title: 'b', pages: 3, rare: null }),
    ).toEqual({
      at,
      actor: staff,
      officeId: 'o1',
      clientKind: 'counter',
      resource: 'books',
      recordId: 'b1',
      action: 'update',
      before: { title: 'a' },
      after: { title: 'b' },
      title: 'b',
    });
  });

  it('an entry is routine if the system changed nothing but fields that it computes', () => {
    const computed = { id: 'b1', title: 'a', updated_at: '2026-01-01T00:00:00.000Z' };
    const later = { ...computed, updated_at: '2026-01-02T00:00:00.000Z' };
    const system: WriteContext = { ...context, actor: { kind: 'system', name: 'serials' } };
    const routine = (by: WriteContext, after: typeof computed, action = 'update') =>
      auditEntry(library.engine.records, by, { resource: 'books', before: computed, after }, action, ANCHOR).routine;
    expect(routine(system, later)).toBe(true);
    expect(routine(context, later)).toBeUndefined();
    expect(routine(system, { ...later, title: 'b' })).toBeUndefined();
    expect(routine(system, later, 'count')).toBeUndefined();
  });

  it('an audit log entry contains the whole record if the record is new or deleted', () => {
    const made = entryOf('books', undefined, { id: 'b1', title: 'a' });
    expect([made.recordId, made.before, made.after]).toEqual(['b1', undefined, { id: 'b1', title: 'a' }]);
    const gone = entryOf('books', { id: 'b1', title: 'a' }, undefined);
    expect([gone.recordId, gone.before, gone.after]).toEqual(['b1', { id: 'b1', title: 'a' }, undefined]);
  });

  it('an audit log entry masks secrets, also in lists and objects, and shows which are empty', () => {
    const locks = [{ name: 'x', pin: '1234' }, { name: 'y', pin: null }, { name: 'z' }];
    const made = entryOf('books', undefined, { id: 'b1', vault_code: 's', safe: { alarm: 'c', locks } });
    expect(made.after).toEqual({
      id: 'b1',
      vault_code: '***',
      safe: { alarm: '***', locks: [{ name: 'x', pin: '***' }, { name: 'y', pin: null }, { name: 'z' }] },
    });
    expect(entryOf('books', undefined, { id: 'b1', vault_code: null }).after).toEqual({ id: 'b1' });
  });

  it('an audit log entry belongs to the office of the record if the actor has no office', () => {
    const everywhere = { ...context, officeId: null };
    expect(entryOf('loans', undefined, { id: 'l1', office_id: 'o2' }, everywhere).officeId).toBe('o2');
    expect(entryOf('loans', { id: 'l1', office_id: 'o2' }, undefined, everywhere).officeId).toBe('o2');
    expect(entryOf('books', undefined, { id: 'b1' }, everywhere).officeId).toBeNull();
  });
});

it('the audit log entry of an operation contains its input and its record', () => {
  const books = getOrThrow(new Map(library.engine.model.resources.map((one) => [one.name, one])), 'books');
  const input = books.fields.filter(({ name }) => ['pages', 'vault_code'].includes(name));
  const operation: Operation = {
    name: 'count',
    label: {},
    on: 'record',
    slug: 'book.count',
    input,
    answer: [],
    tone: 'neutral',
  };
  const done = { operation, input: { pages: 3, vault_code: 's', more: 1 }, now: ANCHOR };
  const entry: AuditEntry = {
    at,
    actor: staff,
    officeId: 'o1',
    clientKind: 'counter',
    resource: 'books',
    recordId: 'b1',
    action: 'count',
    before: undefined,
    after: { pages: 3, vault_code: '***' },
  };
  expect(operationEntry(context, 'books', { id: 'b1' }, done)).toEqual(entry);
  expect(operationEntry({ ...context, officeId: null }, 'books', { id: 'b1', office_id: 'o2' }, done)).toEqual({
    ...entry,
    officeId: 'o2',
  });
  expect(operationEntry({ ...context, officeId: null }, 'books', undefined, done)).toEqual({
    ...entry,
    officeId: null,
    recordId: '*',
  });
});

describe('The built-in audit log', () => {
  const entry = (actor: Actor, more: Partial<AuditEntry> = {}): AuditEntry => ({
    at,
    actor,
    officeId: 'o1',
    clientKind: undefined,
    resource: 'books',
    recordId: 'b1',
    action: 'update',
    before: undefined,
    after: undefined,
    ...more,
  });
  const write = (...entries: readonly AuditEntry[]) =>
    library.engine.records.transaction(async (rows) => {
      const audit = openAudit({}, library.engine.clock, library.engine.identity);
      for (const one of entries) await audit(rows, one);
    });
  const logged = (id: string, limit = 100) =>
    loggedEntries({}, library.engine.records, { resource: 'books', id, limit });

  it('the built-in audit log names the actor of each entry and lists the newest entry first', async () => {
    const clerk = await library.engine.identity.user('clerk');
    const actors: readonly Actor[] = [
      { ...staff, userId: String(clerk?.['id']) },
      { ...staff, userId: 'gone' },
      { kind: 'client', clientId: 'c:1', permissions: [] },
      { kind: 'system', name: 'deadlines' },
      { kind: 'customer' },
    ];
    await write(...actors.map((actor) => entry(actor, { recordId: 'by' })));
    expect((await logged('by')).map(({ by }) => by)).toEqual(['customer', 'deadlines', 'c:1', 'gone', 'clerk']);
    expect((await logged('by', 2)).map(({ by }) => by)).toEqual(['customer', 'deadlines']);
  });

  it('the built-in audit log returns an entry as it was written', async () => {
    await write(
      entry({ kind: 'system' }, { recordId: 'whole', before: { title: 'a' }, after: { title: 'b' } }),
      entry({ kind: 'system' }, { recordId: 'whole', action: 'delete', officeId: null }),
    );
    expect(await logged('whole')).toEqual([
      {
        id: expect.any(String),
        at,
        by: 'system',
        officeId: null,
        action: 'delete',
        before: undefined,
        after: undefined,
      },
      {
        id: expect.any(String),
        at,
        by: 'system',
        officeId: 'o1',
        action: 'update',
        before: { title: 'a' },
        after: { title: 'b' },
      },
    ]);
  });

  it('the built-in audit log returns changes since a version of a record, oldest first, with changed fields', async () => {
    const version = (number: number, before: object, after: object) =>
      entry(
        { kind: 'system' },
        {
          recordId: 'versions',
          before: { version: number - 1, ...before },
          after: { version: number, updated_at: at, ...after },
        },
      );
    await write(
      version(2, { title: 'a' }, { title: 'b' }),
      version(4, { pages: 1 }, {}),
      version(3, {}, { pages: 1, rare: true }),
      entry({ kind: 'system' }, { recordId: 'versions', action: 'delete', before: { version: 4 } }),
    );
    const since = (number: number) =>
      recordChanges({}, library.engine.records, { resource: 'books', id: 'versions', since: number });
    expect(await since(2)).toEqual([
      { at, by: 'system', action: 'update', fields: ['pages', 'rare'] },
      { at, by: 'system', action: 'update', fields: ['pages'] },
    ]);
    expect((await since(1)).map(({ fields }) => fields)).toEqual([['title'], ['pages', 'rare'], ['pages']]);
    expect(await since(4)).toEqual([]);
  });
});

describe('Audit log that the project implements', () => {
  const asked: object[] = [];
  const logged = { at, by: 'clerk', officeId: null, action: 'update', before: undefined };
  const own: Domain = {
    audit: {
      resource: 'rules',
      row: ({ action, officeId }) => ({ name: `${action} in ${officeId}`, office_id: null }),
      entries: async (_reader, record) => {
        asked.push(record);
        return [
          { ...logged, id: '2', after: { version: 2, title: 'b' } },
          { ...logged, id: '1', before: { version: 1 }, after: { version: 1, title: 'a' } },
        ];
      },
    },
  };
  const entry: AuditEntry = {
    at,
    actor: staff,
    officeId: 'o1',
    clientKind: undefined,
    resource: 'books',
    recordId: 'b1',
    action: 'update',
    before: undefined,
    after: undefined,
  };
  async function stored(one: AuditEntry) {
    const { engine } = library;
    const audit = openAudit(own, engine.clock, engine.identity);
    return engine.records.transaction(async (rows) => {
      const before = new Set((await rows.find('rules')).map(({ id }) => id));
      await audit(rows, one);
      return (await rows.find('rules')).filter(({ id }) => !before.has(id));
    });
  }

  it("the project's audit log stores each entry as a record in the action's office or the top office", async () => {
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/u);
    const row = { id, version: 1, created_at: at, updated_at: at };
    expect(await stored(entry)).toEqual([{ ...row, name: 'update in o1' }]);
    const top = (await library.engine.identity.accounts()).topOffice();
    expect(top).toMatch(/^[0-9a-f-]{36}$/u);
    expect(await stored({ ...entry, officeId: null })).toEqual([{ ...row, name: `update in ${top}` }]);
  });

  it("changes of the project's own audit log are not logged, but exports of that log are logged", async () => {
    expect(await stored({ ...entry, resource: 'rules' })).toEqual([]);
    expect(await stored({ ...entry, resource: 'rules', action: 'export' })).toMatchObject([{ name: 'export in o1' }]);
    expect(await stored({ ...entry, action: 'export' })).toMatchObject([{ name: 'export in o1' }]);
  });

  it("the project's code returns up to a hundred entries of a record from its audit log", async () => {
    const record = { resource: 'books', id: 'b1' };
    expect(await recordChanges(own, library.engine.records, { ...record, since: 0 })).toEqual([
      { at, by: 'clerk', action: 'update', fields: ['title'] },
      { at, by: 'clerk', action: 'update', fields: ['title'] },
    ]);
    expect(asked).toEqual([{ ...record, limit: 100 }]);
  });
});
