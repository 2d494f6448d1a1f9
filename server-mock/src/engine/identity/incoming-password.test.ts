import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary } from '../testing/library.ts';

/** One letter with its accents; decomposed it has three code points. */
const LETTER = 'ế';

describe('a new password', () => {
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
  ])('is refused: %s', async (_, password) => {
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

  it('says what is missing in words', async () => {
    const { body } = await made('spaces', ' '.repeat(8));
    expect(body['errors']).toEqual({ password: 'A password has at least 8 characters, spaces not counted.' });
  });

  it('may hold spaces, and is the same from every keyboard', async () => {
    expect((await made('phrase', `ngựa đúng pin ${LETTER}`.normalize('NFD'))).status).toBe(201);
    for (const form of ['NFC', 'NFD'] as const) {
      const password = `ngựa đúng pin ${LETTER}`.normalize(form);
      expect((await library.anyone('POST', 'auth/login', { account: 'phrase', password })).status).toBe(200);
    }
  });
});
