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

const account = async (username: string, more: Row = {}): Promise<string> => {
  const made = await root('POST', 'users', {
    username,
    email: `${username}@library.example`,
    status: 'ACTIVE',
    offices: [{ office_id: library.office('Main') }],
    ...more,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return String(made.body['id']);
};
const linksTo = async (username: string): Promise<readonly URL[]> => {
  const rows = await library.engine.records.database.rows(
    'SELECT "text" FROM "_outbox" WHERE "recipient" = ? ORDER BY "id"',
    [`${username}@library.example`],
  );
  return rows.map(({ text }) => new URL(/https?:\S+/u.exec(String(text))?.[0] ?? ''));
};
const setPassword = (link: URL | undefined) =>
  library.anyone('POST', 'auth/reset-password', {
    id: link?.searchParams.get('id'),
    key: link?.searchParams.get('key'),
    password: 'Một mật khẩu',
  });

it('a repeated invitation sends a new link that works once, and the earlier link ends', async () => {
  const id = await account('gui-lai');
  const again = await root('POST', 'auth/invitations', { id });
  expect(again.status, JSON.stringify(again.body)).toBe(200);
  expect(Date.parse(String(again.body['expires_at']))).toBe(library.engine.clock.now().getTime() + 7 * 86_400_000);
  const [first, second, ...more] = await linksTo('gui-lai');
  expect(more).toEqual([]);
  expect((await setPassword(first)).status).toBe(422);
  expect((await setPassword(second)).status).toBe(204);
  expect((await setPassword(second)).status).toBe(422);
  expect((await root('POST', 'auth/invitations', { id })).status, 'has a password').toBe(409);
});

it('the key of an invitation is stored only as a digest', async () => {
  await account('bam');
  const [link] = await linksTo('bam');
  const keys = await library.engine.records.database.rows('SELECT * FROM "_keys"');
  expect(keys.length).toBeGreaterThan(0);
  expect(JSON.stringify(keys)).not.toContain(link?.searchParams.get('key'));
});

it('a record page offers the invitation only for accounts that can be invited', async () => {
  const can = async (id: string) => {
    const { body } = await root('GET', `users/${id}?can=1`);
    return (body['can'] as Row)['invite'];
  };
  expect(await can(await account('moi-duoc'))).toBe(true);
  expect(await can(await account('co-mat-khau', { password: 'Một mật khẩu' }))).toBeUndefined();
  const inactive = await account('nghi', { status: 'INACTIVE' });
  expect(await can(inactive)).toBeUndefined();
  expect((await root('POST', 'auth/invitations', { id: inactive })).status).toBe(409);
});

it('an account gets at most five invitations in an hour', async () => {
  const limited = await openLibrary({ rateLimits: true });
  const send = await limited.as('root');
  const { id } = (
    await send('POST', 'users', { username: 'nhieu', email: 'nhieu@library.example', status: 'ACTIVE', offices: [] })
  ).body;
  for (let sent = 0; sent < 5; sent += 1) expect((await send('POST', 'auth/invitations', { id })).status).toBe(200);
  expect((await send('POST', 'auth/invitations', { id })).status).toBe(429);
  await limited.app.close();
});

it('only callers who may change the account can invite its owner', async () => {
  const id = await account('quyen', { is_superuser: true });
  expect((await library.anyone('POST', 'auth/invitations', { id })).status).toBe(401);
  const helper = await library.as('helper');
  expect((await helper('POST', 'auth/invitations', { id })).status).toBe(403);
  const clerk = await library.as('clerk');
  expect((await clerk('POST', 'auth/invitations', { id })).status, 'a superuser').toBe(403);
  expect((await root('POST', 'auth/invitations', { id: 'nothing' })).status).toBe(404);
});
