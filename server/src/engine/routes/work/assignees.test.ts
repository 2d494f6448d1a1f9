import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, PASSWORD, type Send } from '@tuyen/server-mock/testing/library';

onEachDatabase('Assignees of records', (databaseUrl) => {
  let opened: Library;
  let clerk: Send;
  let admin: Send;
  let loan: Row;
  const ids: Record<string, string> = {};

  const namesOf = (body: unknown) => (body as readonly Row[]).map(({ name }) => name);
  const assign = (send: Send, assignee: unknown, more: Row = {}) =>
    send('PUT', `loans/${loan['id']}/assignee`, { assignee, ...more });
  const counted = async (send: Send) => {
    const tabs = (await send('GET', 'loans/tabs')).body as unknown as readonly { name: string; count: number }[];
    return tabs.find(({ name }) => name === 'mine')?.count;
  };

  beforeAll(async () => {
    opened = await openLibrary({ databaseUrl: await databaseUrl() });
    clerk = await opened.as('clerk');
    admin = await opened.as('admin');
    const users = (await (await opened.as('root'))('GET', 'users')).body as unknown as readonly Row[];
    for (const { username, id } of users) ids[String(username)] = String(id);
    ids['book'] = String((await clerk('POST', 'books', { title: 'Shared' })).body['id']);
  });
  beforeEach(async () => {
    const { status, body } = await clerk('POST', 'loans', {
      book_id: ids['book'],
      reader: 'An',
      clerk_id: ids['helper'],
    });
    expect(status).toBe(201);
    loan = body;
  });
  afterAll(() => opened.app.close());

  it('the assignee of a record changes only by the assign request, not by an update', async () => {
    expect(loan['clerk_id']).toBeUndefined();
    const taken = await assign(clerk, ids['clerk'], { version: 1 });
    expect(taken).toMatchObject({ status: 200, body: { clerk_id: ids['clerk'], version: 2, state: loan['state'] } });
    expect(
      (await clerk('PATCH', `loans/${loan['id']}`, { clerk_id: ids['admin'], reader: 'Bình' })).body,
    ).toMatchObject({
      clerk_id: ids['clerk'],
      reader: 'Bình',
    });
    expect((await assign(admin, null)).body['clerk_id']).toBeUndefined();
  });

  it("the list tab for the caller's own records shows and counts only records assigned to the caller", async () => {
    const before = [await counted(clerk), await counted(admin)];
    await assign(admin, ids['admin']);
    expect([await counted(clerk), await counted(admin)]).toEqual([before[0], Number(before[1]) + 1]);
    const mine = (await admin('GET', 'loans?tab=mine')).body as unknown as readonly Row[];
    expect(mine.map(({ id }) => id)).toContain(loan['id']);
    expect((await clerk('GET', `loans?filter=clerk_id||$eq||${ids['admin']}`)).body).toHaveLength(mine.length);
  });

  it('the second of two concurrent assignments of a record is rejected with a version conflict', async () => {
    expect((await assign(clerk, ids['clerk'], { version: 1 })).status).toBe(200);
    expect(await assign(admin, ids['admin'], { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict' },
    });
  });

  it('an assignee must be an active account that may read the record in its office', async () => {
    expect((await assign(clerk, ids['reader'])).status).toBe(200);
    for (const other of ['helper', 'locked', 'book']) {
      expect(await assign(clerk, ids[other]), other).toMatchObject({
        status: 422,
        body: { errors: { assignee: expect.stringMatching(/./u) } },
      });
    }
    for (const [body, field] of [
      [{}, 'assignee'],
      [{ assignee: 7 }, 'assignee'],
      [{ assignee: null, state: 'LENT' }, 'state'],
    ] as const) {
      const answer = await clerk('PUT', `loans/${loan['id']}/assignee`, body);
      expect([answer.status, Object.keys(answer.body['errors'] as Row)]).toEqual([422, [field]]);
    }
  });

  it('staff who may read a record may assign it within its office', async () => {
    expect((await assign(await opened.as('reader'), ids['reader'])).status).toBe(200);
    expect((await assign(await opened.as('helper'), ids['helper'])).status).toBe(404);
    expect((await assign(opened.anyone, ids['clerk'])).status).toBe(401);
    const elsewhere = await opened.as('clerk', { 'x-office-id': opened.office('Other') });
    expect((await assign(elsewhere, ids['clerk'])).status).toBe(404);
    expect((await clerk('PUT', 'loans/missing/assignee', { assignee: null })).status).toBe(404);
    const branch = (await (await opened.as('helper'))('POST', 'loans', { book_id: ids['book'], reader: 'Chi' })).body;
    expect((await clerk('PUT', `loans/${branch['id']}/assignee`, { assignee: null })).status).toBe(403);
    const can = await clerk('GET', `loans?can=1&page=1&limit=50`);
    const rows = can.body['data'] as readonly (Row & { can: { assign: boolean } })[];
    expect(rows.find(({ id }) => id === branch['id'])?.can.assign).toBe(false);
    expect(rows.find(({ id }) => id === loan['id'])?.can.assign).toBe(true);
  });

  it("a superuser can be assigned in any office, and is offered in the superuser's own office", async () => {
    expect((await assign(clerk, ids['root'])).body['clerk_id']).toBe(ids['root']);
    const branch = await opened.as('root', { 'x-office-id': opened.office('Branch') });
    const asked = `loans/assignees?office=${opened.office('Branch')}`;
    expect(namesOf((await branch('GET', asked)).body)).toEqual(['helper', 'root']);
    expect(namesOf((await (await opened.as('helper'))('GET', asked)).body)).toEqual(['helper']);
  });

  it('colleagues can be searched by name as possible assignees', async () => {
    expect(namesOf((await clerk('GET', 'loans/assignees')).body)).toEqual(['admin', 'clerk', 'reader', 'root']);
    expect(namesOf((await clerk('GET', 'loans/assignees?q=READ')).body)).toEqual(['reader']);
    expect(namesOf((await clerk('GET', `loans/assignees?office=${opened.office('Branch')}`)).body)).toEqual([]);
    expect((await clerk('GET', 'loans/assignees?sort=name')).status).toBe(400);
    expect((await clerk('GET', 'loans/assignees?filter=name||$eq||x')).status).toBe(400);
    expect((await opened.anyone('GET', 'loans/assignees')).status).toBe(401);
    expect((await clerk('GET', 'books/assignees')).status).toBe(404);
  });

  it("readers of a record see its assignee's name even after that account was closed", async () => {
    const root = await opened.as('root');
    const offices = [{ office_id: opened.office('Main'), permissions: ['loan.read'] }];
    const leaver = { username: 'leaver', password: PASSWORD, office_id: opened.office('Main'), offices };
    const id = String((await root('POST', 'users', leaver)).body['id']);
    expect((await assign(clerk, id)).status).toBe(200);
    expect((await root('PATCH', `users/${id}`, { status: 'INACTIVE' })).status).toBe(200);
    const asked = `loans/assignees?filter=id||$in||${id},${ids['helper']}`;
    expect(namesOf((await clerk('GET', asked)).body)).toEqual(['helper', 'leaver']);
    const reader = await opened.as('reader');
    expect((await reader('GET', 'users')).status).toBe(403);
    expect(namesOf((await reader('GET', asked)).body)).toEqual(['helper', 'leaver']);
    expect(namesOf((await (await opened.as('helper'))('GET', asked)).body)).toEqual(['helper']);
    expect(namesOf((await clerk('GET', 'loans/assignees?q=leaver')).body)).toEqual([]);
  });
});
