import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { ANCHOR } from '@tuyen/server-mock';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';

const DAY = 86_400_000;

onEachDatabase('Tabs of a list', (databaseUrl) => {
  let library: Library;
  let clerk: Send;
  let book: unknown;
  let now = ANCHOR;
  const day = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  const readers = async (send: Send, query: string) => {
    const { status, body } = await send('GET', `loans?${query}`);
    expect([status, body['code']]).toEqual([200, undefined]);
    return (body as unknown as { reader: string }[]).map(({ reader }) => reader);
  };
  const counts = async (send: Send) => {
    const { status, body } = await send('GET', 'loans/tabs');
    expect(status).toBe(200);
    return Object.fromEntries(
      (body as unknown as { name: string; count: number }[]).map((tab) => [tab.name, tab.count]),
    );
  };

  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl(), clock: { now: () => now } });
    clerk = await library.as('clerk');
    book = (await clerk('POST', 'books', { title: 'Tabs' })).body['id'];
    for (const [reader, due_on] of [
      ['late', day(-2)],
      ['soon', day(3)],
      ['later', day(30)],
      ['never', undefined],
    ] as const)
      expect((await clerk('POST', 'loans', { book_id: book, reader, ...(due_on && { due_on }) })).status).toBe(201);
  });
  afterAll(() => library.app.close());

  it('a list tab returns only its records in its sort order, and can be filtered further', async () => {
    expect(await readers(clerk, 'tab=asked')).toEqual(['never', 'late', 'soon', 'later']);
    expect(await readers(clerk, 'tab=asked&sort=due_on,DESC&q=late')).toEqual(['later', 'late']);
    expect(await readers(clerk, 'tab=due-soon')).toEqual(['soon']);
    expect(await readers(clerk, 'tab=open-ended')).toEqual(['never']);
    expect(await readers(clerk, 'tab=new&filter=due_on||$notnull&sort=due_on,ASC')).toEqual(['late', 'soon', 'later']);
    const paged = await clerk('GET', 'loans?tab=asked&page=2&limit=3');
    expect(paged.body).toMatchObject({ total: 4, count: 1, pageCount: 2 });
  });

  it('one response counts all tabs of a list, and each write updates the counts', async () => {
    expect(await counts(clerk)).toEqual({ mine: 0, asked: 4, 'due-soon': 1, 'open-ended': 1, new: 4 });
    await clerk('POST', 'loans', { book_id: book, reader: 'tomorrow', due_on: day(1) });
    expect(await counts(clerk)).toEqual({ mine: 0, asked: 5, 'due-soon': 2, 'open-ended': 1, new: 5 });
  });

  it("tab counts include only the caller's offices, and omit tabs for actions that the caller may not perform", async () => {
    expect(await counts(await library.as('helper'))).toEqual({
      mine: 0,
      asked: 0,
      'due-soon': 0,
      'open-ended': 0,
      new: 0,
    });
    expect(Object.keys(await counts(await library.as('reader')))).toEqual(['mine', 'due-soon', 'open-ended', 'new']);
    expect((await library.anyone('GET', 'loans/tabs')).status).toBe(401);
  });

  it('a list request with an unknown tab is rejected', async () => {
    const { status, body } = await clerk('GET', 'loans?tab=everything');
    expect([status, body['code']]).toEqual([400, 'bad_query']);
    expect(body['message']).toContain('"everything"');
    expect((await clerk('GET', 'books/tabs')).body).toEqual([]);
    const more = await clerk('GET', `loans/tabs?${'x'.repeat(101)}=1`);
    expect([more.status, more.body['message']]).toEqual([400, `There is no parameter "${'x'.repeat(100)}".`]);
  });

  it('a saved tab with nested conditions and a relative day stays relative, in its list and count', async () => {
    const soon = { $or: [{ due_on: { $gte: 'today', $lt: 'today+4' } }, { $and: [{ reader: 'late' }] }] };
    const query = `where=${encodeURIComponent(JSON.stringify(soon))}&sort=due_on,ASC`;
    const { body } = await clerk('POST', 'loans/tabs', { name: 'Soon or late', query });
    const tab = `tab=${String(body['id'])}`;
    const counted = async (send: Send) => (await counts(send))[String(body['id'])];
    expect([await readers(clerk, query), await readers(clerk, tab), await counted(clerk)]).toEqual([
      ['late', 'tomorrow', 'soon'],
      ['late', 'tomorrow', 'soon'],
      3,
    ]);
    const today = now;
    now = new Date(now.getTime() + 2 * DAY);
    // The session of the clerk has ended by then.
    const { token } = await sessionOf(library.engine, 'clerk');
    const then: Send = (method, path, body) => library.anyone(method, path, body, { authorization: `Bearer ${token}` });
    expect([await readers(then, query), await readers(then, tab), await counted(then)]).toEqual([
      ['late', 'soon'],
      ['late', 'soon'],
      2,
    ]);
    now = today;
    await clerk('DELETE', `loans/tabs/${String(body['id'])}`);
  });

  it("tab counts follow the project's current day, even if nothing was written since yesterday", async () => {
    now = new Date(now.getTime() + 2 * DAY);
    const admin = await library.as('admin');
    expect(await counts(admin)).toEqual({ mine: 0, asked: 5, 'due-soon': 1, 'open-ended': 1, new: 0 });
    expect(await readers(admin, 'tab=due-soon')).toEqual(['soon']);
  });

  describe('List tabs that users save', () => {
    beforeAll(() => {
      now = ANCHOR;
    });
    const saved = async (send: Send) => {
      const { body } = await send('GET', 'loans/tabs');
      return (body as unknown as { label?: string }[]).filter(({ label }) => label !== undefined);
    };
    const refusal = async (send: Send, body: unknown, path = 'loans/tabs', method: 'POST' | 'PATCH' = 'POST') => {
      const { status, body: answer } = await send(method, path, body);
      return [status, answer['code'], Object.keys((answer['errors'] as object | undefined) ?? {})];
    };

    it('a saved tab returns records and counts only to its owner, and only the owner may change the tab', async () => {
      const admin = await library.as('admin');
      const made = await admin('POST', 'loans/tabs', {
        name: ' Late ones ',
        query: 'tab=asked&filter=reader||$cont||late',
      });
      expect(made.status).toBe(201);
      const id = String(made.body['id']);
      expect(await saved(admin)).toEqual([
        {
          name: id,
          label: 'Late ones',
          own: true,
          role: null,
          query: 'tab=asked&filter=reader||$cont||late',
          count: 2,
        },
      ]);
      expect(await readers(admin, `tab=${id}`)).toEqual(['late', 'later']);
      expect(await readers(admin, `tab=${id}&q=later`)).toEqual(['later']);
      expect((await admin('GET', `loans?tab=${id}&page=1&limit=1`)).body).toMatchObject({ total: 2 });

      const reader = await library.as('reader');
      expect(await saved(reader)).toEqual([]);
      expect((await reader('GET', `loans?tab=${id}`)).status).toBe(400);
      expect((await reader('PATCH', `loans/tabs/${id}`, { name: 'Mine' })).status).toBe(404);
      expect((await reader('DELETE', `loans/tabs/${id}`)).status).toBe(404);
      expect((await library.anyone('POST', 'loans/tabs', { name: 'x', query: 'q=x' })).status).toBe(401);

      const changed = await admin('PATCH', `loans/tabs/${id}`, { name: 'Later', query: 'q=later' });
      expect([changed.status, changed.body]).toEqual([200, { id }]);
      expect(await readers(admin, `tab=${id}`)).toEqual(['later']);
      const removed = await admin('DELETE', `loans/tabs/${id}`);
      expect([removed.status, removed.body]).toEqual([200, { id }]);
      expect(await saved(admin)).toEqual([]);
    });

    it('a saved tab can be shared with a role of its owner, in one office only', async () => {
      const main = await library.as('clerk', { 'x-office-id': library.office('Main') });
      const other = await library.as('clerk', { 'x-office-id': library.office('Other') });
      const [role] = (await main('GET', 'meta/roles')).body as unknown as { id: string; name: string }[];
      expect(role?.name).toBe('Clerk');
      expect((await (await library.as('reader'))('GET', 'meta/roles')).body).toEqual([]);
      const id = String(
        (await main('POST', 'loans/tabs', { name: 'Ours', query: 'q=late', role: role?.id })).body['id'],
      );
      const admin = await library.as('admin');
      expect(await saved(admin)).toEqual([]);
      expect(await refusal(admin, { name: 'Theirs', query: 'q=x', role: role?.id })).toEqual([
        403,
        'role_not_held',
        [],
      ]);
      const colleague = await library.engine.store.first('users', { username: 'reader' });
      const root = await library.as('root', { 'x-office-id': library.office('Main') });
      const changed = await root('PATCH', `users/${String(colleague?.['id'])}`, {
        offices: [{ office_id: library.office('Main'), role_id: role?.id }],
      });
      expect(changed.status).toBe(200);
      const reader = await library.as('reader');
      expect(await saved(reader)).toEqual([{ name: id, label: 'Ours', own: false, count: 2 }]);
      expect(await readers(reader, `tab=${id}`)).toEqual(expect.arrayContaining(['late', 'later']));
      expect(await refusal(reader, { name: 'Mine' }, `loans/tabs/${id}`, 'PATCH')).toEqual([403, 'tab_of_another', []]);
      expect(await saved(other)).toHaveLength(1);
      expect(await saved(await library.as('helper'))).toEqual([]);
      expect((await main('PATCH', `loans/tabs/${id}`, { role: null })).status).toBe(200);
      expect(await saved(reader)).toEqual([]);
    });

    it('saving a tab fails with invalid parameters, no filter, a missing or used name, or over thirty tabs', async () => {
      const send = await library.as('clerk', { 'x-office-id': library.office('Main') });
      const bad = await send('POST', 'loans/tabs', { name: 'x', query: 'filter=raeder||$eq||x' });
      expect([bad.status, bad.body['code']]).toEqual([400, 'bad_query']);
      expect(bad.body['message']).toBe((await send('GET', 'loans?filter=raeder||$eq||x')).body['message']);
      for (const query of ['limit=10', 'tab=nothing', 'filter=reader||$near||x'])
        expect((await send('POST', 'loans/tabs', { name: 'x', query })).status, query).toBe(400);
      expect(await refusal(send, { name: 'x', query: 'sort=due_on,ASC' })).toEqual([
        422,
        'validation_failed',
        ['query'],
      ]);
      expect(await refusal(send, { name: ' ', query: 'q=x' })).toEqual([422, 'validation_failed', ['name']]);
      expect(await refusal(send, { name: 'x'.repeat(41), query: 'q=x' })).toEqual([422, 'validation_failed', ['name']]);
      const filter = 'filter=reader||$eq||';
      const longest = filter.padEnd(8000, 'x');
      expect((await send('POST', 'loans/tabs', { name: 'x'.repeat(40), query: longest })).status).toBe(201);
      expect(await refusal(send, { name: 'x', query: `${longest}x` })).toEqual([422, 'validation_failed', ['query']]);
      expect(await refusal(send, { name: 'Ours', query: 'q=x' })).toEqual([422, 'validation_failed', ['name']]);
      expect(await refusal(send, { name: 'x', query: 'q=x', color: 'red' })).toEqual([
        422,
        'validation_failed',
        ['color'],
      ]);
      const made = await Promise.all(
        Array.from({ length: 33 }, async (_, at) => send('POST', 'loans/tabs', { name: `tab ${at}`, query: 'q=x' })),
      );
      expect(made.filter(({ status }) => status === 201)).toHaveLength(28);
      expect(made.filter(({ body }) => body['code'] === 'too_many_tabs')).toHaveLength(5);
    });

    it('a saved tab reports a field that no longer exists, and other tabs still work', async () => {
      const { database } = library.engine.records;
      const root = await library.as('root', { 'x-office-id': library.office('Main') });
      const id = String((await root('POST', 'loans/tabs', { name: 'Old', query: 'q=late' })).body['id']);
      await database.transaction((connection) =>
        connection.run(`UPDATE "_tabs" SET "query" = 'filter=lender||$eq||x' WHERE "name" = 'Old'`),
      );
      const [tab] = await saved(root);
      expect(tab).toMatchObject({ name: id, label: 'Old', count: 0, problem: expect.stringContaining('lender') });
      expect(await counts(root)).toMatchObject({ asked: expect.any(Number) });
      const opened = await root('GET', `loans?tab=${id}`);
      expect([opened.status, opened.body['message']]).toEqual([400, expect.stringContaining('lender')]);
    });
  });
});
