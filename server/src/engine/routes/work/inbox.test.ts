import { afterEach, expect, it } from 'vitest';
import { openJobs } from '../../jobs/jobs.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';

onEachDatabase('The inbox of an account', (databaseUrl) => {
  let library: Library;
  let now = Date.UTC(2026, 2, 10);
  const open = async () => {
    const model = libraryModel();
    const resources = model.resources.map((one) =>
      one.name === 'loans' ? { ...one, timeline: true as const, notes: true as const } : one,
    );
    library = await openLibrary({
      databaseUrl: await databaseUrl(),
      model: { ...model, resources },
      clock: { now: () => new Date(now) },
    });
    const root = await library.as('root');
    const book = String((await root('POST', 'books', { title: 'Vang bóng một thời' })).body['id']);
    return String((await (await clerk())('POST', 'loans', { book_id: book })).body['id']);
  };
  afterEach(() => library.app.close());
  const clerk = () => library.as('clerk', { 'x-office-id': library.office('Main') });
  const idOf = async (username: string) => String((await library.engine.store.first('users', { username }))?.['id']);
  const inboxOf = async (account: string, query = '') =>
    (await (await library.as(account))('GET', `meta/inbox${query}`)).body;
  const unreadOf = async (account: string) =>
    (await (await library.as(account))('GET', 'meta/inbox/unread')).body['unread'];

  it('who is assigned to a record or mentioned in a note finds it in the inbox until the record is gone', async () => {
    const loan = await open();
    const send = await clerk();
    const reader = await idOf('reader');
    expect((await send('PUT', `loans/${loan}/assignee`, { assignee: reader })).status).toBe(200);
    const note = { text: '@reader: xem giúp', mentions: [reader, reader, await idOf('clerk')] };
    expect((await send('POST', `loans/${loan}/notes`, note)).status).toBe(201);
    const inbox = await inboxOf('reader');
    expect(inbox).toMatchObject({ unread: 2, more: false });
    const items = inbox['items'] as readonly object[];
    expect(new Set(items.map((item) => 'kind' in item && item.kind))).toEqual(new Set(['assigned', 'mentioned']));
    expect(items[0]).toMatchObject({ resource: 'loans', record_id: loan, by: 'clerk', read: false });
    expect(JSON.stringify(inbox)).not.toContain('xem giúp');
    expect(await unreadOf('clerk'), 'nobody tells oneself').toBe(0);
    expect(await inboxOf('reader', '?limit=1')).toMatchObject({ more: true });
    expect(
      (
        await (
          await library.as('root')
        )('DELETE', `loans/${loan}`, undefined, { 'x-office-id': library.office('Main') })
      ).status,
    ).toBe(200);
    expect(await inboxOf('reader')).toMatchObject({ items: [], unread: 0 });
  });

  it('an unread assignment leaves the inbox if somebody else gets the record', async () => {
    const loan = await open();
    const send = await clerk();
    await send('PUT', `loans/${loan}/assignee`, { assignee: await idOf('reader') });
    await send('PUT', `loans/${loan}/assignee`, { assignee: await idOf('clerk') });
    expect([await unreadOf('reader'), await unreadOf('clerk')]).toEqual([0, 0]);
  });

  it('items are marked as read by their account only, one by one or all at once', async () => {
    const loan = await open();
    const send = await clerk();
    const mentions = [await idOf('reader'), await idOf('root')];
    for (const text of ['một', 'hai', 'ba']) await send('POST', `loans/${loan}/notes`, { text, mentions });
    const [item] = (await inboxOf('reader'))['items'] as readonly { readonly id: string }[];
    const read = async (account: string, body: object) =>
      (await (await library.as(account))('POST', 'meta/inbox/read', body)).body['unread'];
    expect(await read('root', { ids: [item?.id] })).toBe(3);
    expect(await read('reader', { ids: [item?.id] })).toBe(2);
    expect(await read('reader', { ids: [] })).toBe(2);
    expect(await read('reader', {})).toBe(0);
    expect(await unreadOf('root')).toBe(3);
  });

  it('only accounts that may read the record can be mentioned, and only staff with access can ask for them', async () => {
    const loan = await open();
    const send = await clerk();
    const names = async (q: string) =>
      (
        (await send('GET', `meta/inbox/readers?resource=loans&id=${loan}&q=${q}`)).body as unknown as { name: string }[]
      ).map(({ name }) => name);
    expect(await names('')).toEqual(expect.arrayContaining(['reader', 'root', 'admin']));
    expect(await names('')).not.toEqual(expect.arrayContaining(['helper']));
    expect(await names('locked')).toEqual([]);
    expect(await names('read')).toEqual(['reader']);
    const mention = async (mentions: unknown) =>
      (await send('POST', `loans/${loan}/notes`, { text: 'Xin chào', mentions })).status;
    expect(await mention([await idOf('helper')])).toBe(422);
    expect(await mention([await idOf('locked')])).toBe(422);
    expect(await mention(['nobody'])).toBe(422);
    expect(await mention('nobody')).toBe(422);
    expect(await mention(Array.from({ length: 21 }, () => 'x'))).toBe(422);
    expect(await mention([])).toBe(201);
    const other = await library.as('clerk', { 'x-office-id': library.office('Other') });
    expect((await other('GET', `meta/inbox/readers?resource=loans&id=${loan}`)).status).toBe(404);
    expect((await library.anyone('GET', 'meta/inbox')).status).toBe(401);
  });

  it('an item about a record that the account can no longer read has no title and no name', async () => {
    const loan = await open();
    const send = await clerk();
    await send('POST', `loans/${loan}/notes`, { text: 'Xem', mentions: [await idOf('reader')] });
    await library.engine.write.transaction({ actor: { kind: 'system' } }, (tx) =>
      tx.update('loans', loan, { office_id: library.office('Other') }),
    );
    expect((await inboxOf('reader'))['items']).toMatchObject([{ title: null, by: null, kind: 'mentioned' }]);
  });

  it('items are deleted with their account and after 90 days', async () => {
    const loan = await open();
    const send = await clerk();
    const root = await library.as('root');
    const mentions = [await idOf('reader'), await idOf('root')];
    await send('POST', `loans/${loan}/notes`, { text: 'Xem', mentions });
    const left = async () =>
      (await library.engine.records.database.rows('SELECT "account" FROM "_inbox"')).map(({ account }) => account);
    expect((await root('DELETE', `users/${mentions[0]}`)).status).toBe(200);
    expect(await left()).toEqual([mentions[1]]);
    now += 91 * 86_400_000;
    await openJobs(library.engine).runDue();
    expect(await left()).toEqual([]);
  });
});
