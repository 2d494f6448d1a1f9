import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';
import { isHashed } from './passwords.ts';

/** One letter with diacritics; its decomposed form has three code points. */
const LETTER = 'ế';

describe('New password of an account', () => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary();
  });
  afterAll(() => library.app.close());

  const made = async (username: string, password: string) =>
    (await library.as('root'))('POST', 'users', { username, password });

  it.each([
    ['eight spaces', ' '.repeat(8)],
    ['white space of other kinds', '\u00a0\u2003\u3000\t\n\u00a0\u2003\u3000'],
    ['seven characters and many spaces', ' a b c d e f g       '],
    ['four letters with their accents typed apart', LETTER.normalize('NFD').repeat(4)],
  ])('a new password with fewer than eight visible characters is rejected: %s', async (_, password) => {
    const root = await library.as('root');
    const clerk = await library.engine.store.first('users', { username: 'clerk' });
    const answers = [
      await made(`refused${Math.random()}`, password),
      await root('PATCH', `users/${clerk?.['id']}`, { password }),
      await library.anyone('POST', 'auth/reset-password', { id: 'x', key: 'y', password }),
    ];
    for (const { status, body } of answers) {
      expect([status, Object.keys(body['errors'] as object)]).toEqual([422, ['password']]);
    }
    const bulk = await root('POST', 'users/bulk', { bulk: [{ username: 'refused', password }] });
    expect(bulk.status).toBe(422);
  });

  it('an invalid new password is rejected with a readable message', async () => {
    const { body } = await made('spaces', ' '.repeat(8));
    expect(body['errors']).toEqual({ password: 'At least 8 characters are needed, spaces not counted.' });
  });

  it('a new password may contain spaces and matches in any Unicode form', async () => {
    expect((await made('phrase', `ngựa đúng pin ${LETTER}`.normalize('NFD'))).status).toBe(201);
    for (const form of ['NFC', 'NFD'] as const) {
      const password = `ngựa đúng pin ${LETTER}`.normalize(form);
      expect((await library.anyone('POST', 'auth/login', { account: 'phrase', password })).status).toBe(200);
    }
  });
});

function withPasswordsOfBooks() {
  const model = libraryModel();
  const resources = model.resources.map((resource) => {
    if (resource.name !== 'books') return resource;
    const { properties = {} } = resource.schema;
    const fields = resource.fields.flatMap((field) =>
      field.name === 'isbn' ? [field, { ...field, name: 'password', unique: false }] : [field],
    );
    return {
      ...resource,
      fields,
      schema: { ...resource.schema, properties: { ...properties, password: { type: 'string' } } },
    };
  });
  return { ...model, resources };
}

describe('Fields named "password"', () => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary({ model: withPasswordsOfBooks() });
  });
  afterAll(() => library.app.close());

  it('a field named "password" is an ordinary field in resources other than accounts', async () => {
    const root = await library.as('root');
    const made = await root('POST', 'books', { title: 'Network', password: 'short' });
    expect([made.status, made.body['password']]).toEqual([201, 'short']);
    const id = String(made.body['id']);
    expect((await root('PATCH', `books/${id}`, { password: 'brief' })).body['password']).toBe('brief');
    expect((await root('GET', `books/${id}`)).body['password']).toBe('brief');
  });

  it('passwords of accounts are never stored or returned as plain text', async () => {
    const root = await library.as('root');
    const password = 'a long enough one';
    const stored = async (username: string) => (await library.engine.store.first('users', { username }))?.['password'];
    const made = await root('POST', 'users', { username: 'typed', password });
    const id = String(made.body['id']);
    expect(made.body).not.toHaveProperty('password');
    expect(isHashed(String(await stored('typed')))).toBe(true);
    const first = await stored('typed');
    const changed = await root('PATCH', `users/${id}`, { password: `${password} 2` });
    expect([changed.status, 'password' in changed.body]).toEqual([200, false]);
    const second = String(await stored('typed'));
    expect([isHashed(second), second === first]).toEqual([true, false]);
    expect((await root('POST', 'users/bulk', { bulk: [{ username: 'listed', password }] })).status).toBe(201);
    expect(isHashed(String(await stored('listed')))).toBe(true);
  });

  it('an account keeps its stored password if the new value is empty', async () => {
    const root = await library.as('root');
    const clerk = async () => await library.engine.store.first('users', { username: 'clerk' });
    const before = await clerk();
    expect((await root('PATCH', `users/${before?.['id']}`, { password: '' })).status).toBe(200);
    expect((await clerk())?.['password']).toBe(before?.['password']);
  });
});
