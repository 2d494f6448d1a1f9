import { adjustableClock, ANCHOR } from '@tuyen/server-mock';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zoneNamed } from '@tuyen/model';
import { openJobs } from '../../jobs/jobs.ts';
import { nextMail } from './mail-times.ts';

const DAY = 86_400_000;

describe('Times of mailed reports', () => {
  const zone = zoneNamed('Europe/Berlin');
  it.each([
    ['day', 7, '2026-03-28T05:59:00Z', '2026-03-28T06:00:00.000Z'],
    ['day', 7, '2026-03-28T06:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['week', 7, '2026-03-28T06:00:00Z', '2026-03-30T05:00:00.000Z'],
    ['month', 0, '2026-12-15T06:00:00Z', '2026-12-31T23:00:00.000Z'],
  ] as const)('a report of every %s at %i o’clock is due after %s at %s', (every, hour, now, due) => {
    expect(new Date(nextMail(every, hour, new Date(now), zone)).toISOString()).toBe(due);
  });
});

onEachDatabase('Saved reports', (databaseUrl) => {
  let library: Library;
  const clock = adjustableClock({ now: () => ANCHOR });
  beforeEach(async () => {
    const url = await databaseUrl();
    library = await openLibrary({ clock, ...(url !== undefined && { databaseUrl: url }) });
  });
  afterEach(() => library.app.close());

  const send = async (account: string, ...request: Parameters<Awaited<ReturnType<Library['as']>>>) =>
    (await library.as(account))(...request);
  const list = async (account: string) =>
    (await send(account, 'GET', 'meta/reports')).body as unknown as readonly Record<string, unknown>[];
  const save = async (account: string, more: object = {}) => {
    const body = { resource: 'loans', name: 'By state', query: 'by=state&measure=count', ...more };
    const answer = await send(account, 'POST', 'meta/reports', body);
    return { ...answer, id: String(answer.body['id']) };
  };
  const role = async () => String((await library.engine.store.first('roles', { name: 'Clerk' }))?.['id']);
  const mails = async () =>
    library.engine.records.database.rows(`SELECT * FROM "_outbox" WHERE "topic" = 'report' ORDER BY "id"`);

  it('a saved report is private until it is shared with a role of the office', async () => {
    const { id, status } = await save('clerk');
    expect(status).toBe(201);
    expect(await list('clerk')).toEqual([
      {
        id,
        resource: 'loans',
        name: 'By state',
        query: 'by=state&measure=count',
        shape: 'table',
        own: true,
        role: null,
        by: null,
        mail: null,
      },
    ]);
    expect(await list('reader')).toEqual([]);
    expect(await list('root')).toEqual([]);
    const shared = await send('clerk', 'PATCH', `meta/reports/${id}`, { role: await role(), shape: 'bar' });
    expect(shared.status).toBe(200);
    expect(await list('root')).toMatchObject([{ id, own: false, shape: 'bar', role: null, mail: null }]);
    expect(await list('reader')).toEqual([]);
    expect((await send('root', 'PATCH', `meta/reports/${id}`, { name: 'x' })).status).toBe(403);
    expect((await send('root', 'DELETE', `meta/reports/${id}`)).status).toBe(403);
    expect((await send('reader', 'DELETE', `meta/reports/${id}`)).status).toBe(404);
    expect((await send('clerk', 'DELETE', `meta/reports/${id}`)).status).toBe(204);
    expect(await list('clerk')).toEqual([]);
  });

  it('what its owner could not read is refused, and so are a second name and a role of others', async () => {
    expect((await save('clerk', { query: 'by=reader_x' })).status).toBe(400);
    expect((await save('clerk', { query: 'by=state&filter=secret||$eq||1' })).status).toBe(400);
    expect((await save('clerk', { resource: 'nothing' })).status).toBe(404);
    expect((await save('reader', { resource: 'users', query: 'measure=count' })).status).toBe(403);
    expect((await save('reader', { role: await role() })).status).toBe(403);
    expect((await save('clerk')).status).toBe(201);
    expect((await save('clerk')).body['errors']).toMatchObject({ name: expect.any(String) });
    expect((await library.anyone('GET', 'meta/reports')).status).toBe(401);
  });

  it('a report says why its reader cannot open it', async () => {
    const { database } = library.engine.records;
    await save('clerk');
    await database.run(`UPDATE "_reports" SET "query" = 'by=gone'`, []);
    expect((await list('clerk'))[0]?.['problem']).toMatch(/gone/u);
  });

  describe('by mail', () => {
    const jobs = () => openJobs(library.engine);
    const order = (account: string, id: string, body: object = { every: 'day', hour: 7 }) =>
      send(account, 'PUT', `meta/reports/${id}/mail`, body);

    it('a report comes once at its time, although several processes look for it', async () => {
      const { id } = await save('clerk');
      expect((await order('clerk', id)).status).toBe(200);
      expect((await list('clerk'))[0]?.['mail']).toEqual({ every: 'day', hour: 7 });
      await jobs().runDue();
      expect(await mails()).toEqual([]);
      clock.move(DAY);
      await Promise.all([jobs().runDue(), jobs().runDue()]);
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ recipient: 'clerk@library.example' });
      expect(mail?.['text']).toContain(`/saved-reports/loans?saved=${id}`);
      expect(mail?.['html']).toContain('<table');
      await jobs().runDue();
      expect(await mails()).toHaveLength(1);
      clock.move(DAY);
      await jobs().runDue();
      expect(await mails()).toHaveLength(2);
    });

    it('a report that its reader stopped does not come', async () => {
      const { id } = await save('clerk');
      await order('clerk', id);
      expect((await send('clerk', 'DELETE', `meta/reports/${id}/mail`)).status).toBe(204);
      clock.move(DAY);
      await jobs().runDue();
      expect(await mails()).toEqual([]);
    });

    it('the mail has what its reader may read at that time, and ends with the account', async () => {
      const { id } = await save('clerk');
      await order('clerk', id);
      const root = await library.as('root');
      const { id: roleId, version } = (await library.engine.store.first('roles', { name: 'Clerk' })) ?? {};
      const changed = await root('PATCH', `roles/${String(roleId)}`, { permissions: ['book.read'], version });
      expect(changed.status).toBe(200);
      clock.move(DAY);
      await jobs().runDue();
      expect((await mails())[0]?.['html']).toBeNull();
      const clerk = String((await library.engine.identity.user('clerk'))?.['id']);
      await library.engine.write.transaction({ actor: { kind: 'system' }, officeId: null }, (tx) =>
        tx.update('users', clerk, { status: 'INACTIVE' }),
      );
      clock.move(DAY);
      await jobs().runDue();
      expect(await mails()).toHaveLength(1);
      expect(await library.engine.records.database.rows('SELECT * FROM "_report_mails"')).toEqual([]);
    });

    it('whoever does not see a report cannot order it, and an hour that there is not is refused', async () => {
      const { id } = await save('clerk');
      expect((await order('reader', id)).status).toBe(404);
      expect((await order('clerk', id, { every: 'day', hour: 24 })).status).toBe(422);
    });
  });
});
