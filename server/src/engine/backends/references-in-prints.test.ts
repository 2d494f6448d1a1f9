import { openMockServer } from '@tuyen/server-mock';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PASSWORD = 'Cinema#2026';
const text = (label: string) => labeled(label, { type: 'string' });
const print = (more: object) => ({ label: { en: 'Slip' }, resource: 'loans', ...more });

let server: Awaited<ReturnType<typeof openMockServer>>;
let headers: Readonly<Record<string, string>>;
let loan: string;
beforeAll(async () => {
  server = await openMockServer({
    model: modelOf(
      { users: 'users' },
      {
        'resources/users': resource('users', {
          username: labeled('User', { type: 'string', 'x-unique': true }),
          password: labeled('Password', { type: 'string', 'x-secret': true, minLength: 8 }),
          is_superuser: labeled('Superuser', { type: 'boolean' }),
        }),
        'resources/loans': resource('loans', {
          reader: text('Reader'),
          film_id: { ...text('Film'), 'x-reference': 'films' },
        }),
        'resources/films': resource('films', { title: text('Title') }, { at: { backend: 'cinema' } }),
        'prints/slip': print({
          name: 'slip',
          blocks: [{ fields: ['reader', 'film_id'] }, { text: { en: 'Film {film_id}' } }],
        }),
        'prints/sheet': print({ name: 'sheet', list: true, blocks: [{ table: { columns: ['reader', 'film_id'] } }] }),
      },
      { backends: { cinema: { url: 'http://127.0.0.1:9', dialect: 'simple-rest' } } },
    ),
    fixtures: ({ id, password }) => ({
      rows: {
        users: [{ id: id('users', 'ann'), username: 'ann', password: password(PASSWORD), is_superuser: true }],
        loans: [{ id: id('loans', 'one'), reader: 'An', film_id: '42' }],
      },
    }),
    rateLimits: false,
  });
  const payload = { account: 'ann', password: PASSWORD };
  const login = await server.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  headers = { authorization: `Bearer ${login.json().authToken}` };
  const list = await server.app.inject({ url: '/api/v1/loans', headers });
  loan = list.json()[0].id;
});
afterAll(() => server?.app.close());

test('a print shows the key of a record on another back end, and asks that back end nothing', async () => {
  const { statusCode, body } = await server.app.inject({ url: `/api/v1/loans/${loan}/prints/slip`, headers });
  expect([statusCode, body]).toEqual([200, expect.stringContaining('Film 42')]);
  const pdf = await server.app.inject({ url: `/api/v1/loans/${loan}/prints/slip?format=pdf`, headers });
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('a print of several records shows the keys of records on another back end', async () => {
  const { statusCode, body } = await server.app.inject({ url: `/api/v1/loans/prints/sheet?ids=${loan}`, headers });
  expect([statusCode, body]).toEqual([200, expect.stringContaining('42')]);
});
