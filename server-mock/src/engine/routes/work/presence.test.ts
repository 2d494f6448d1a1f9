import { afterEach, expect, it } from 'vitest';
import { openJobs } from '../../jobs/jobs.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { type Library, openLibrary } from '../../testing/library.ts';

onEachDatabase('who has a record open', (databaseUrl) => {
  let library: Library;
  let now = Date.UTC(2026, 2, 10);
  const open = async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl(), clock: { now: () => new Date(now) } });
    const root = await library.as('root');
    const author = (await root('POST', 'authors', { name: 'Nguyễn Tuân' })).body['id'];
    return String((await root('POST', 'books', { title: 'Vang bóng một thời', author_id: author })).body['id']);
  };
  afterEach(() => library.app.close());

  const present = async (account: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await (await library.as(account, headers))('POST', 'presence', body);
    return answer.status === 200 ? answer.body['others'] : answer.status;
  };

  it('is shown by name to the others, until they leave or say nothing for a minute', async () => {
    const book = { resource: 'books', id: await open() };
    expect(await present('clerk', book)).toEqual([]);
    const [clerk] = (await present('root', book)) as readonly string[];
    expect(clerk).toMatch(/\S/u);
    expect(await present('clerk', book)).toHaveLength(1);
    expect(await present('clerk', { ...book, left: true })).toEqual([]);
    expect(await present('root', book)).toEqual([]);

    expect(await present('clerk', book)).toHaveLength(1);
    now += 61_000;
    expect(await present('root', book)).toEqual([]);
    const log = await library.engine.records.database.rows(`SELECT "action" FROM "_audit" WHERE "resource" = 'books'`);
    expect(log.map(({ action }) => action)).toEqual(['create']);
    now += 3_700_000;
    expect(await present('clerk', book)).toEqual([]);
    await openJobs(library.engine).runDue();
    expect(await present('root', book), 'who is there is not cleared away').toHaveLength(1);
    now += 3_700_000;
    await openJobs(library.engine).runDue();
    expect(await library.engine.records.database.rows('SELECT * FROM "_presence"')).toEqual([]);
  });

  it('is neither shown to nor of those who may not read the record', async () => {
    const id = await open();
    const office = (name: string) => ({ 'x-office-id': library.office(name) });
    const clerk = await library.as('clerk', office('Main'));
    const loan = { resource: 'loans', id: String((await clerk('POST', 'loans', { book_id: id })).body['id']) };
    expect(await present('clerk', loan, office('Main'))).toEqual([]);
    expect(await present('clerk', loan, office('Other'))).toBe(404);
    expect(await present('clerk', { resource: 'loans', id: 'nowhere' }, office('Main'))).toBe(404);
    expect(await present('clerk', { resource: 'nothing', id }, office('Main'))).toBe(404);
    expect(await present('clerk', { resource: 'loans' }, office('Main'))).toBe(422);
    expect((await library.anyone('POST', 'presence', loan)).status).toBe(401);
  });
});
