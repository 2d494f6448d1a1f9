import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { openShop, type Shop } from '../shop.fixture.ts';
import { usernameFrom } from './username.ts';

const PASSWORD = 'MatKhau#1';

onEachDatabase('Registration of a back-office account', (databaseUrl) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
  });
  afterAll(() => shop.app.close());

  const register = (email: string, password = PASSWORD, more: Record<string, unknown> = {}) =>
    shop.post('auth/register', { email, password, ...more });
  const signIn = (account: string, password: string) => shop.post('auth/login', { account, password });
  const userOf = (email: string) => shop.engine.store.first('users', { email });
  const confirm = (link: object) => shop.post('auth/confirm-email', { ...link });

  async function linkTo(email: string): Promise<{ id: string; key: string }> {
    const mail = (await shop.mails(email)).findLast(({ topic }) => topic === 'account.confirm');
    const link = new URL(/https?:\S+/u.exec(String(mail?.['text']))?.[0] ?? '');
    expect(link.pathname).toBe('/confirm-email');
    return { id: link.searchParams.get('id') ?? '', key: link.searchParams.get('key') ?? '' };
  }

  it('an account is created when its registration link is opened, and can sign in after its activation', async () => {
    const email = 'mai.anh@example.com';
    expect((await register('Mai.Anh@Example.com')).statusCode).toBe(204);
    expect(await userOf(email)).toBeUndefined();
    expect((await signIn(email, PASSWORD)).statusCode).toBe(401);

    expect((await confirm(await linkTo(email))).statusCode).toBe(204);
    const user = await userOf(email);
    expect(user).toMatchObject({ username: 'mai.anh', status: 'INACTIVE', is_superuser: false });
    const refused = await signIn(email, PASSWORD);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_locked']);

    const root = await shop.signIn('superuser');
    const made = await shop.patch(`users/${String(user?.['id'])}`, { status: 'ACTIVE' }, root);
    expect(made.statusCode).toBe(200);
    const signedIn = await signIn(email, PASSWORD);
    expect(signedIn.statusCode).toBeLessThan(300);
    expect(signedIn.json().offices.flatMap((office: { permissions: string[] }) => office.permissions)).toEqual([]);
  });

  it('registering an existing address gets the usual response, and the owner of the address only gets a mail', async () => {
    const email = 'company@tuyen.example';
    const before = await userOf(email);
    const [known, unknown] = [await register(email), await register('unheard.of@example.com')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await userOf(email)).toEqual(before);
    expect((await shop.mails(email)).map(({ topic }) => topic)).toEqual(['account.known']);
  });

  it('unknown, used and expired registration links fail with different errors', async () => {
    const email = 'hai.yen@example.com';
    await register(email);
    const link = await linkTo(email);
    const code = async (answer: ReturnType<typeof confirm>) => (await answer).json().code;
    expect(await code(confirm({ ...link, key: 'guessed' }))).toBe('link_unknown');
    expect(await code(confirm({ ...link, id: 'guessed' }))).toBe('link_unknown');
    expect((await confirm({})).json()).toMatchObject({ statusCode: 422, errors: { id: expect.any(String) } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(link)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422, 422, 422, 422]);
    expect(await code(confirm(link))).toBe('link_used');

    await register('late@example.com');
    const late = await linkTo('late@example.com');
    await shop.pass({ days: 3, minutes: 1 });
    expect(await code(confirm(late))).toBe('link_expired');
    expect((await register('late@example.com')).statusCode).toBe(204);
    expect((await confirm(await linkTo('late@example.com'))).statusCode).toBe(204);
    await shop.pass({ days: 11 });
    expect(await code(confirm(late))).toBe('link_unknown');
  });

  it('a registration link sets the password typed in its own registration, even after later registrations of the address', async () => {
    const email = 'thu.ha@example.com';
    await register(email);
    const own = await linkTo(email);
    await register(email, 'Somebody#else1');
    const others = await linkTo(email);
    expect((await confirm(own)).statusCode).toBe(204);
    expect((await confirm(others)).json().code).toBe('link_used');
    expect((await signIn(email, PASSWORD)).statusCode).toBe(403);
    expect((await signIn(email, 'Somebody#else1')).statusCode).toBe(401);
  });

  it('a registration does not change an account that an administrator created in the meantime', async () => {
    const email = 'duc.minh@example.com';
    await register(email);
    const root = await shop.signIn('superuser');
    const office = await shop.engine.store.first('offices', {});
    const account = { username: 'duc.minh', full_name: 'Đức Minh', email, password: 'Another#2026' };
    const made = await shop.post('users', { ...account, offices: [{ office_id: office?.['id'] }] }, root);
    expect(made.statusCode, made.body).toBe(201);
    expect((await confirm(await linkTo(email))).json().code).toBe('link_used');
    expect((await signIn(email, 'Another#2026')).statusCode).toBe(200);
  });

  it('a registration stores neither the key of its link nor the password', async () => {
    const email = 'kin.dao@example.com';
    await register(email);
    const { key } = await linkTo(email);
    const stored = JSON.stringify(await shop.engine.records.database.rows('SELECT * FROM "_keys"'));
    expect(stored).toContain(email);
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(PASSWORD);
  });

  it('the email address and password of a registration must follow the account rules', async () => {
    for (const password of ['short', ' '.repeat(8)]) {
      const { statusCode, body } = await register('unknown', password);
      expect(statusCode).toBe(422);
      expect(Object.keys(JSON.parse(body).errors)).toEqual(['email', 'password']);
    }
  });

  it('a registration ignores every other field of its request, such as the superuser flag', async () => {
    const email = 'sly@example.com';
    await register(email, PASSWORD, { is_superuser: true, status: 'ACTIVE' });
    await confirm(await linkTo(email));
    expect(await userOf(email)).toMatchObject({ status: 'INACTIVE', is_superuser: false });
  });
});

test('the number of registration mails to one mailbox is limited across all client addresses', async () => {
  const shop = await openShop({ rateLimits: true });
  const statuses: number[] = [];
  for (let network = 1; network <= 7; network += 1) {
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      remoteAddress: `192.0.2.${network}`,
      payload: { email: 'victim@example.com', password: PASSWORD },
    });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
  await shop.app.close();
});

test.each([
  ['nguyen.van.an@example.com', 'nguyen.van.an'],
  ['Nguyen+Van__An@example.com', 'nguyen.van.an'],
  ['007bond@example.com', 'bond'],
  ['a@example.com', 'user.a'],
  ['12@example.com', 'user.1'],
  ['taken@example.com', 'taken.2'],
])('the username for the email address %s is %s', async (email, name) => {
  expect(await usernameFrom(email, async (one) => one === 'taken')).toBe(name);
});
