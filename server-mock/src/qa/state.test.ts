import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, openLibrary } from '../testing/library.ts';

let server: Library;
let other: Library;
beforeAll(async () => {
  [server, other] = await Promise.all([openLibrary({ qa: true }), openLibrary({ qa: true })]);
});
afterAll(() => Promise.all([server.app.close(), other.app.close()]));

const MINE = { 'x-qa-namespace': 'mine', 'accept-language': 'en' };

const read = async (from: Library, headers = {}) => (await from.app.inject({ url: '/__qa/state', headers })).body;
const put = (to: Library, payload: string, headers = {}) =>
  to.app.inject({
    method: 'PUT',
    url: '/__qa/state',
    headers: { ...headers, 'content-type': 'application/x-ndjson' },
    payload,
  });

it('the data that one server exports can be imported by another server', async () => {
  const clerk = await server.as('clerk');
  expect((await clerk('POST', 'books', { title: 'Đất rừng phương Nam' })).status).toBe(201);
  await server.app.inject({ method: 'POST', url: '/__qa/clock/move', payload: { days: 3 } });
  const file = await read(server);
  expect(JSON.parse(file.split('\n')[0] ?? '')).toMatchObject({ tuyen: 'state', version: 1, tables: { books: 1 } });
  const taken = await put(other, file, MINE);
  expect(taken.statusCode, taken.body).toBe(204);
  expect(await read(other, MINE)).toBe(file);
  const clock = async (of: Library, headers = {}) => (await of.app.inject({ url: '/__qa/clock', headers })).json().now;
  expect(await clock(other, MINE)).toBe(await clock(server));
  const books = async () => await other.engine.store.count('books');
  expect(await books()).toBe(0);
  expect((await put(other, file)).statusCode).toBe(204);
  expect(await books()).toBe(1);
});

it('an exported state file with an invalid line is rejected as a whole, and the error names the line', async () => {
  const file = await read(server);
  const [header = '', ...rows] = file.split('\n');
  const at = rows.findIndex((row) => row.includes('"table":"books"'));
  const before = await read(server, MINE);
  const cases: readonly (readonly [string, string])[] = [
    ['', 'Line 1'],
    [file.replace(/"model":"\w+"/u, '"model":"0"'), 'a different data model'],
    [file.replace('"table":"books"', '"table":"no_books"'), `Line ${at + 2} of the file does not fit: table no_books`],
    [file.replace('"row":{', '"row":{"nothing":1,'), 'Line 2'],
    [`${file}{"table":"books","row":{"id":true}}`, 'books.id'],
    [`${file}{"table`, 'JSON'],
    [`${file}${rows[at]}`, 'duplicate value of books'],
    [[header, ...rows.toSpliced(at, 1)].join('\n'), 'tables.books'],
  ];
  for (const [payload, words] of cases) {
    const answer = await put(server, payload, MINE);
    expect(answer.statusCode, words).toBe(422);
    expect(answer.json().message).toContain(words);
  }
  expect(await read(server, MINE)).toBe(before);
});
