import { afterEach, expect, it } from 'vitest';
import { openJobs } from '../../jobs/jobs.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

onEachDatabase('Who has a record open (presence)', (databaseUrl) => {
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

  it('others see who has a record open until that user leaves or is silent for a minute', async () => {
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

  it('users who cannot read a record neither see who has the record open nor appear in the list of those accounts', async () => {
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

  it('presence shows account names, and leaving one record does not affect other open records', async () => {
    const book = { resource: 'books', id: await open() };
    await present('clerk', book);
    expect(await present('clerk', book)).toEqual([]);
    expect(await present('root', { ...book, left: false })).toEqual(['clerk']);
    expect(await present('clerk', book)).toEqual(['root']);
    expect(await present('root', { ...book, id: 'gone', left: true })).toEqual([]);
    expect(await present('clerk', book)).toEqual(['root']);
  });

  it.each([
    ['no resource', { resource: '' }],
    ['a long resource', { resource: 'x'.repeat(101) }],
    ['no id', { id: '' }],
    ['a long id', { id: 'x'.repeat(101) }],
    ['something else', { more: 1 }],
    ['leaving by a text', { left: 'yes' }],
  ])('an invalid request that reports who has a record open is rejected: %s', async (_, wrong) => {
    const book = { resource: 'books', id: await open() };
    expect(await present('clerk', { ...book, ...wrong })).toBe(422);
  });

  it('the resource and the id of a presence request may have up to one hundred characters', async () => {
    await open();
    expect(await present('clerk', { resource: 'x'.repeat(100), id: 'x' })).toBe(404);
    expect(await present('clerk', { resource: 'books', id: 'x'.repeat(100) })).toBe(404);
  });
});

it('the OpenAPI document describes the input and response of presence requests', async () => {
  const library = await openLibrary({
    openApi: () => ({ openapi: '3.1.0', info: { title: 'Library', version: '1' }, paths: {} }),
  });
  const { paths } = (await library.app.inject('/docs/json')).json();
  const { description, responses, requestBody } = paths['/api/v1/presence'].post;
  expect(description).toBe('Repeated while the record is shown. Who does not repeat it is forgotten after 60 seconds.');
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '413', '415', '422', '429', '503']);
  expect(requestBody.content['application/json'].schema.properties.left).toEqual({
    type: 'boolean',
    default: false,
    description: 'The record is no longer open.',
  });
  await library.app.close();
});
