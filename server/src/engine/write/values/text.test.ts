import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

const nfd = (text: string) => text.normalize('NFD');

onEachDatabase('Text in a record', (databaseUrl) => {
  let library: Library;
  let clerk: Send;
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
    clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  });
  afterAll(() => library.app.close());

  const errorsOf = async (body: unknown) => {
    const answer = await clerk('POST', 'books', body);
    return [answer.status, answer.body['errors']];
  };
  const titles = async (query: string) => {
    const { status, body } = await clerk('GET', `books?${query}`);
    expect(status).toBe(200);
    return (body as unknown as { title: string }[]).map(({ title }) => title);
  };

  it('text is stored and found in Unicode normalization form C, whichever form was sent', async () => {
    const title = 'Chuyện người con gái Nam Xương';
    const { status, body } = await clerk('POST', 'books', {
      title: nfd(title),
      tags: [nfd('cổ điển')],
      chapters: [{ name: nfd('Mở đầu'), notes: [{ text: nfd('Lời tựa') }] }],
      summary: nfd('<p>Truyền kỳ</p>'),
    });
    expect([status, body]).toMatchObject([
      201,
      {
        title,
        tags: ['cổ điển'],
        chapters: [{ name: 'Mở đầu', notes: [{ text: 'Lời tựa' }] }],
        summary: '<p>Truyền kỳ</p>',
      },
    ]);
    for (const sent of [title, nfd(title)]) {
      const asked = encodeURIComponent(sent);
      const part = encodeURIComponent(sent.slice(0, 20));
      expect(await titles(`filter=title||$eq||${asked}`)).toEqual([title]);
      expect(await titles(`filter=title||$contL||${part}`)).toEqual([title]);
      expect(await titles(`filter=title||$starts||${part}`)).toEqual([title]);
      expect(await titles(`q=${asked}`)).toEqual([title]);
      expect(await titles(`s=${encodeURIComponent(JSON.stringify({ title: { $eq: sent } }))}`)).toEqual([title]);
      expect(await titles(`filter=${encodeURIComponent(JSON.stringify({ title: sent }))}`)).toEqual([title]);
    }
    const escaped = JSON.stringify({ title: nfd(title) }).replaceAll(/[\u0300-\uffff]/g, (character) => {
      return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
    expect(await titles(`s=${encodeURIComponent(escaped)}`)).toEqual([title]);
  });

  it('the uniqueness of text is checked in Unicode normalization form C', async () => {
    expect((await clerk('POST', 'books', { title: 'a', isbn: 'Ế-1' })).status).toBe(201);
    expect((await clerk('POST', 'books', { title: 'b', isbn: nfd('Ế-1') })).status).toBe(409);
    expect((await clerk('POST', 'books', { title: 'c', isbn: ' Ế-1\u00a0' })).status).toBe(409);
  });

  it('the length of text is measured in Unicode normalization form C', async () => {
    const title = 'ế'.repeat(120);
    expect((await clerk('POST', 'books', { title: nfd(title) })).body['title']).toBe(title);
    expect((await errorsOf({ title: nfd(`${title}ế`) }))[0]).toBe(422);
  });

  it('text is stored trimmed, with single spaces between words', async () => {
    const { body } = await clerk('POST', 'books', {
      title: '  Số\t\u00a0 đỏ \n',
      shelf_mark: ' ab123 ',
      tags: [' a  b '],
    });
    expect(body).toMatchObject({ title: 'Số đỏ', shelf_mark: 'AB123', tags: ['a b'] });
  });

  it('blank text counts as no value', async () => {
    const required = { title: 'This is required.' };
    for (const title of ['', '   ', '\u00a0\t', '\r\n']) expect(await errorsOf({ title })).toEqual([422, required]);
    const { body } = await clerk('POST', 'books', {
      title: 'a',
      isbn: '  ',
      chapters: [{ name: 'b', notes: [{ text: ' ' }] }],
    });
    expect('isbn' in body).toBe(false);
    expect((await clerk('PATCH', `books/${String(body['id'])}`, { title: ' ' })).body['errors']).toEqual(required);
    expect(await errorsOf({ title: 'a', chapters: [{ name: ' ' }] })).toEqual([
      422,
      { 'chapters.0.name': 'This is required.' },
    ]);
  });

  it.each([
    ['Số\nđỏ', 'This contains a line break. It must be one line.'],
    ['Số\r\nđỏ', 'This contains a line break. It must be one line.'],
    ['Số\u0007đỏ', 'This contains a control character (U+0007).'],
    ['Số \u202eđỏ', 'This contains a character that changes the direction of text (U+202E).'],
    ['Số\u200bđỏ', 'This contains an invisible character (U+200B).'],
  ])('text is rejected if it contains an invisible character: %j', async (text, message) => {
    expect(await errorsOf({ title: text })).toEqual([422, { title: message }]);
    expect(await errorsOf({ title: 'a', tags: ['b', text], chapters: [{ name: text }] })).toEqual([
      422,
      { 'tags.1': message, 'chapters.0.name': message },
    ]);
  });

  it("invalid text is rejected with a message in the caller's language", async () => {
    const { body } = await clerk('POST', 'books', { title: 'Số\nđỏ' }, { 'accept-language': 'vi' });
    expect(body['errors']).toEqual({ title: 'Có dấu xuống dòng. Chỉ được viết trên một dòng.' });
  });

  it('stored text that is not normalized stays unchanged while other values change', async () => {
    const at = new Date().toISOString();
    const stored = {
      id: 'kept',
      title: 'a\nb',
      status: 'ACTIVE',
      rare: false,
      version: 1,
      created_at: at,
      updated_at: at,
    };
    await library.engine.records.transaction((writer) => writer.insert('books', stored));
    const changed = await clerk('PATCH', 'books/kept', { pages: 3 });
    expect([changed.status, changed.body['title']]).toEqual([200, 'a\nb']);
    expect((await clerk('PATCH', 'books/kept', { title: 'a\nc' })).status).toBe(422);
  });

  it('a secret is stored with all its spaces', async () => {
    const { body } = await clerk('POST', 'books', { title: 'a', vault_code: ` x  ${nfd('ế')} ` });
    const row = await library.engine.store.get('books', String(body['id']));
    expect(row?.['vault_code']).toBe(' x  ế ');
  });

  it('line breaks and blank text are also rejected in the input of a transition', async () => {
    const book = await clerk('POST', 'books', { title: 'Lượt mượn' });
    const loan = await clerk('POST', 'loans', { book_id: book.body['id'], reader: nfd(' Đặng  Ế ') });
    expect([loan.status, loan.body['reader']]).toEqual([201, 'Đặng Ế']);
    const path = `loans/${String(loan.body['id'])}/transitions/refuse`;
    expect((await clerk('POST', path, { reason: 'a\nb' })).body['errors']).toEqual({
      reason: 'This contains a line break. It must be one line.',
    });
    expect((await clerk('POST', path, { reason: ' ' })).body['errors']).toEqual({ reason: 'This is required.' });
  });

  it('a login name is accepted in any Unicode form', async () => {
    const login = { login: ' clerk ', username: ' clerk ', account: ' clerk ', password: 'Library#2026' };
    const { account, password } = login;
    expect((await library.anyone('POST', 'auth/login', { account, password })).status).toBe(200);
  });
});

describe('Bytes that are not UTF-8', () => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary();
  });
  afterAll(() => library.app.close());

  const refusal = { code: 'not_utf8', message: 'This is not valid UTF-8. Send text as UTF-8.' };
  const headers = { 'accept-language': 'en' };

  it('bytes that are not UTF-8 in a JSON body result in 400', async () => {
    const payload = Buffer.concat([Buffer.from('{"account":"'), Buffer.from([0xe9]), Buffer.from('","password":"x"}')]);
    const answer = await library.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal]);
  });

  it.each(['q=%FF', 'filter=title||$eq||%C3', 'q=%C3%28', 'q=%ed%a0%80'])(
    'bytes that are not UTF-8 in the query %s result in 400',
    async (query) => {
      const answer = await library.app.inject({ url: `/api/v1/books?${query}`, headers });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal]);
    },
  );

  it('a query in valid UTF-8 is accepted', async () => {
    const clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
    for (const query of ['q=100%', 'q=%C3%A9', 'q=%e1%ba%bf%20a+b', 'q=%41'])
      expect((await clerk('GET', `books?${query}`)).status).toBe(200);
  });

  it('bytes that are not UTF-8 in the headers of an uploaded file result in 400', async () => {
    const clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
    const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="');
    const rest = Buffer.from('.png"\r\n\r\nx\r\n--b--\r\n');
    const payload = Buffer.concat([head, Buffer.from([0xff]), rest]);
    const answer = await clerk('POST', 'uploads', payload, { 'content-type': 'multipart/form-data; boundary=b' });
    expect([answer.status, answer.body]).toMatchObject([400, refusal]);
  });
});
