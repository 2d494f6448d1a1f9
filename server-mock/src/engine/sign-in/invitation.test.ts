import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { type Library, openLibrary } from '../testing/library.ts';

let library: Library;
let root: Awaited<ReturnType<Library['as']>>;
beforeAll(async () => {
  library = await openLibrary();
  root = await library.as('root');
});
afterAll(() => library.app.close());

const person = (username: string, more: Row = {}) => ({
  username,
  email: `${username}@library.example`,
  status: 'ACTIVE',
  offices: [{ office_id: library.office('Main') }],
  ...more,
});
const mails = async (to: string) =>
  library.engine.records.database.rows('SELECT "subject", "text" FROM "_outbox" WHERE "recipient" = ?', [to]);

it('a new account without a password is invited to set one, and the link works for seven days', async () => {
  const made = await root('POST', 'users', person('moi'));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const [mail, ...others] = await mails('moi@library.example');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Set your password' });
  const link = new URL(/https?:\S+/u.exec(String(mail?.['text']))?.[0] ?? '');
  const [id, key] = [link.searchParams.get('id'), link.searchParams.get('key')];
  expect((await library.anyone('POST', 'auth/reset-password', { id, key, password: 'Một mật khẩu' })).status).toBe(204);
  const signedIn = await library.anyone('POST', 'auth/login', { account: 'moi', password: 'Một mật khẩu' });
  expect(signedIn.status).toBe(200);
});

it('accounts that arrive together are each invited', async () => {
  const bulk = [person('hai'), person('bon')];
  expect((await root('POST', 'users/bulk', { bulk })).status).toBe(201);
  for (const { email } of bulk) expect(await mails(email)).toHaveLength(1);
});

it.each([
  ['with a password', { password: 'Một mật khẩu' }],
  ['that is inactive', { status: 'INACTIVE' }],
])('an account %s is not invited', async (_, more) => {
  const made = await root('POST', 'users', person(`khong-${Object.keys(more).join('')}`, more));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(await mails(String(made.body['email']))).toEqual([]);
});
