import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { insertNote } from '../../../server/src/engine/write/system-tables/notes.ts';
import { openShop, type Shop } from '../shop.fixture.ts';

onEachDatabase('The timeline of a record', (databaseUrl) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
  });
  afterAll(() => shop.app.close());

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const send = async (account: string, method: Method, path: string, payload?: object) => {
    const { headers } = await shop.signIn(account);
    const answer = await shop.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const timeline = async (account: string, path: string, query = '') =>
    (await send(account, 'GET', `${path}/timeline${query}`)).body.data as readonly Row[];
  const kinds = (entries: readonly Row[]) => [...new Set(entries.map(({ kind }) => kind))].sort();

  async function order() {
    const { code } = await shop.register();
    const { id } = await shop.order(code);
    return `orders/${id}`;
  }

  it('the timeline of a record contains transitions, changes, messages and notes, newest first', async () => {
    const path = await order();
    const id = path.split('/')[1] ?? '';
    const written = await send('agency-card-admin', 'POST', `${path}/notes`, { text: '  Khách hẹn chiều mai.  ' });
    expect(written.status, JSON.stringify(written.body)).toBe(201);
    const entries = await timeline('agency-card-admin', path);
    expect(kinds(entries)).toEqual(['mail', 'move', 'note']);
    expect(entries.find(({ to }) => to === 'CREATED')).toMatchObject({ action: 'create', by: 'customer' });
    const times = entries.map(({ at }) => Date.parse(String(at)));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const row = await shop.rowOf('orders', { id });
    const history = row['status_history'] as readonly Row[];
    const moves = entries.filter(({ kind }) => kind === 'move');
    expect(moves.map(({ to }) => to)).toEqual(history.map(({ to }) => to).toReversed());
    expect(entries.find(({ kind }) => kind === 'note')).toMatchObject({
      text: 'Khách hẹn chiều mai.',
      own: true,
      by: expect.stringMatching(/\p{Lu}/u),
    });
    expect(JSON.stringify(entries)).not.toContain(String(row['result_token']));
    expect(JSON.stringify(entries)).not.toContain('result_token');

    const page = (await send('agency-card-admin', 'GET', `${path}/timeline?limit=1&offset=1`)).body;
    expect(page.data).toEqual([entries[1]]);
    expect(page.more).toBe(true);
    expect((await send('agency-card-admin', 'GET', `${path}/timeline?limit=x`)).status).toBe(400);
  });

  it('the timeline of a record contains log entries only for users with the log permission', async () => {
    const [customer = {}] = await shop.engine.store.find('customers', { office_id: await officeOf('company') });
    const path = `customers/${String(customer['id'])}`;
    await send('company-admin', 'PATCH', path, { note: 'Gọi trước 17 giờ' });
    const full = await timeline('company-admin', path);
    expect(full[0]).toMatchObject({
      kind: 'change',
      action: 'update',
      changes: [{ field: 'note', after: 'Gọi trước 17 giờ' }],
    });
    expect((await send('agency-card', 'GET', `${path}/timeline`)).status).toBe(404);
    expect((await send('company-admin', 'GET', 'customers/nothing/timeline')).status).toBe(404);
    // A regular member of an agency may not read the audit log.
    expect(kinds(await timeline('agency-card', await order()))).not.toContain('change');
  });

  it('only the author may edit or delete a note on a record, and both actions are logged', async () => {
    const path = await order();
    const { id } = (await send('agency-card-admin', 'POST', `${path}/notes`, { text: 'Một' })).body;
    const other = await send('agency-card', 'PATCH', `${path}/notes/${id}`, { text: 'Hai' });
    expect([other.status, other.body.code]).toEqual([403, 'note_of_another']);
    expect((await send('agency-card', 'DELETE', `${path}/notes/${id}`)).status).toBe(403);
    expect((await send('agency-card-admin', 'PATCH', `${await order()}/notes/${id}`, { text: 'Hai' })).status).toBe(
      404,
    );
    expect((await send('agency-card-admin', 'PATCH', `${path}/notes/${id}`, { text: 'Hai' })).status).toBe(200);
    expect(await timeline('agency-card', path)).toContainEqual(
      expect.objectContaining({ id, text: 'Hai', own: false, edited_at: expect.any(String) }),
    );
    expect((await send('agency-card-admin', 'DELETE', `${path}/notes/${id}`)).status).toBe(200);
    const after = (await timeline('agency-card-admin', path)).filter(({ kind }) => kind !== 'mail');
    expect(kinds(after)).not.toContain('note');
    expect(after[0]).toMatchObject({ action: 'remove-note' });
    const log = await shop.engine.store.find('audit-logs', { resource: 'orders', record_id: path.split('/')[1] ?? '' });
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['add-note', 'edit-note', 'remove-note']));
  });

  it('the timeline of a record returns at most its 500 newest entries', async () => {
    const path = await order();
    const [resource = '', id = ''] = path.split('/');
    const author = await shop.idOf('users', { username: 'agency-card-admin' });
    const now = shop.engine.clock.now().getTime();
    await shop.engine.records.database.transaction(async (connection) => {
      for (let number = 1; number <= 501; number += 1)
        await insertNote(
          connection,
          { resource, id },
          { id: `${id}-${number}`, author, text: `Lần ${number}`, at: now + number },
        );
    });
    const page = async (query: string) => {
      const { data, more } = (await send('agency-card-admin', 'GET', `${path}/timeline?${query}`)).body;
      return { texts: (data as readonly Row[]).map(({ text }) => text), more };
    };
    expect(await page('limit=2&offset=497')).toEqual({ texts: ['Lần 4', 'Lần 3'], more: true });
    expect(await page('limit=20&offset=498')).toEqual({ texts: ['Lần 3', 'Lần 2'], more: false });
  });

  it('a note with missing text, an overlong text or unknown fields is rejected', async () => {
    const path = await order();
    for (const body of [{}, { text: ' ' }, { text: 'x'.repeat(2001) }, { text: 5 }, { text: 'x', at: 1 }])
      expect((await send('agency-card-admin', 'POST', `${path}/notes`, body)).status, JSON.stringify(body)).toBe(422);
  });

  async function officeOf(account: string): Promise<string> {
    return (await shop.signIn(account)).officeId ?? '';
  }
});
