import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { validationOf } from './validation.ts';

const TOO_LARGE = 'This number is too large or has too many digits to be stored exactly.';
const INEXACT = ['9007199254740992', '9007199254740993', '-10000000000000000', '1e16', '1e400', '-1e400'];

onEachDatabase('Numbers that JavaScript would round', (databaseUrl) => {
  let library: Library;
  let send: Send;
  let headers: Record<string, string>;
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
    send = await library.as('clerk');
    const { body } = await library.anyone('POST', 'auth/login', { account: 'clerk', password: 'Library#2026' });
    headers = {
      authorization: `Bearer ${body['authToken']}`,
      'accept-language': 'en',
      'content-type': 'application/json',
    };
  });
  afterAll(() => library.app.close());
  const post = (path: string, payload: string) =>
    library.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers });

  it.each([...INEXACT, '0.1234567890123456789'])(
    'numbers that JavaScript would round are rejected on their field: %s',
    async (number) => {
      for (const [field, payload] of [
        ['pages', `{"title":"A","pages":${number}}`],
        ['price', `{"title":"A","price": ${number}}`],
        ['weight', `{"title":"A","weight":${number}}`],
        ['chapters.0.notes.1.copies', `{"title":"A","chapters":[{"name":"a","notes":[{},{"copies":${number}}]}]}`],
      ] as const) {
        const answer = await post('books', payload);
        expect([answer.statusCode, answer.json().errors], payload).toEqual([422, { [field]: TOO_LARGE }]);
      }
    },
  );

  it('numbers that JavaScript would round are rejected in bulk records and any other request body', async () => {
    const rows = await post('books/bulk', '{"bulk":[{"title":"A"},{"title":"B","pages":1e16}]}');
    expect([rows.statusCode, rows.json().errors]).toEqual([422, { 'bulk.1.pages': TOO_LARGE }]);
    const login = await post('auth/login', '{"account":1e400}');
    expect([login.statusCode, login.json().errors]).toEqual([422, { account: TOO_LARGE }]);
  });

  it.each(['9007199254740991', '-9007199254740991', '12', '1e3', '100000000000000000e-3'])(
    'a number that JavaScript reads exactly is accepted: %s',
    async (number) => {
      const answer = await post('books', `{"title":"A","price":${number}}`);
      expect([answer.statusCode, answer.json().price]).toEqual([201, Number(number)]);
    },
  );

  it.each(INEXACT)('numbers that JavaScript would round are rejected in filters: %s', async (number) => {
    for (const query of [
      `filter=pages||$eq||${number}`,
      `filter=weight||$gt||${number}`,
      `s={"pages":{"$lt":${number}}}`,
      `filter={"pages":${number}}`,
    ]) {
      const { status, body } = await send('GET', `books?${query}`);
      expect([status, body['code']], query).toEqual([400, 'bad_query']);
    }
  });

  it.each(INEXACT)(
    'numbers that JavaScript would round are rejected in cells of an imported file: %s',
    async (number) => {
      const bulk = [['A', number, number, number]];
      const { body } = await send('POST', 'books/bulk', {
        columns: ['Title', 'Pages', 'Weight', 'Price'],
        bulk,
        dry_run: true,
      });
      expect(body['rows']).toMatchObject([{ errors: { pages: TOO_LARGE, weight: TOO_LARGE, price: TOO_LARGE } }]);
    },
  );
});

it('server code cannot set a number beyond the precision of JavaScript, unless the number is already stored', () => {
  const model = libraryModel();
  const { schema = {}, fields = [] } = model.resources.find(({ name }) => name === 'books') ?? {};
  const { check } = validationOf(model);
  const large = { title: 'A', price: 2 ** 53 };
  expect(() => check(schema, fields, large)).toThrow(
    expect.objectContaining({ errors: { price: { code: 'inexact_number' } } }),
  );
  expect(() => check(schema, fields, { ...large, title: 'B' }, large)).not.toThrow();
});
