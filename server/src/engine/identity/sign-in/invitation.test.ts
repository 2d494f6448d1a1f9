import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

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

const setPassword = async (mail: Row | undefined) => {
  const { searchParams } = new URL(/https?:\S+/u.exec(String(mail?.['text']))?.[0] ?? '');
  const link = { id: searchParams.get('id'), key: searchParams.get('key') };
  return library.anyone('POST', 'auth/reset-password', { ...link, password: 'Một mật khẩu' });
};

it('a new account without a password gets an invitation email whose link works for seven days', async () => {
  const made = await root('POST', 'users', person('moi'));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const [mail, ...others] = await mails('moi@library.example');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Set your password' });
  expect((await setPassword(mail)).status).toBe(204);
  const signedIn = await library.anyone('POST', 'auth/login', { account: 'moi', password: 'Một mật khẩu' });
  expect(signedIn.status).toBe(200);
});

it('accounts that are created in one request each get an invitation email', async () => {
  const bulk = [person('hai'), person('bon')];
  expect((await root('POST', 'users/bulk', { bulk })).status).toBe(201);
  for (const { email } of bulk) expect(await mails(email)).toHaveLength(1);
});

it.each([
  ['with a password', { password: 'Một mật khẩu' }],
  ['that is inactive', { status: 'INACTIVE' }],
])('a new account %s gets no invitation email', async (_, more) => {
  const made = await root('POST', 'users', person(`khong-${Object.keys(more).join('')}`, more));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(await mails(String(made.body['email']))).toEqual([]);
});

const made = async (username: string, more: Row = {}) => {
  const { status, body } = await root('POST', 'users', person(username, more));
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body['id']);
};

it('an account gets an invitation email each time it is activated', async () => {
  const id = await made('muon', { status: 'INACTIVE' });
  const change = async (status: string) => expect((await root('PATCH', `users/${id}`, { status })).status).toBe(200);
  await change('ACTIVE');
  await change('ACTIVE');
  const [first, ...more] = await mails('muon@library.example');
  expect([first?.['subject'], more]).toEqual(['Set your password', []]);
  await change('INACTIVE');
  await change('ACTIVE');
  const both = await mails('muon@library.example');
  expect(both).toHaveLength(2);
  expect((await setPassword(first)).status).toBe(422);
  expect((await setPassword(both.find(({ text }) => text !== first?.['text']))).status).toBe(204);
  await change('INACTIVE');
  await change('ACTIVE');
  expect(await mails('muon@library.example'), 'has a password').toHaveLength(2);
});

it('a corrected address gets an invitation email, and the link sent to the wrong address expires', async () => {
  const id = await made('nham');
  const [wrong] = await mails('nham@library.example');
  const changed = await root('PATCH', `users/${id}`, { email: 'dung@library.example' });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const [right, ...more] = await mails('dung@library.example');
  expect(more).toEqual([]);
  expect((await setPassword(wrong)).status).toBe(422);
  expect((await setPassword(right)).status).toBe(204);
  expect((await root('PATCH', `users/${id}`, { email: 'khac@library.example' })).status).toBe(200);
  expect(await mails('khac@library.example'), 'has a password').toEqual([]);
});

it('changes of an account other than address or activation send no further invitation', async () => {
  const id = await made('cho');
  expect((await root('PATCH', `users/${id}`, { offices: [{ office_id: library.office('Branch') }] })).status).toBe(200);
  expect(await mails('cho@library.example')).toHaveLength(1);
});
