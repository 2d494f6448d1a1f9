import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';
import { usernameFrom } from './username.ts';

describe('registering in the back-office', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.app.close());

  const register = (body: Record<string, unknown>) => shop.post('auth/register', body);
  const signIn = (account: string, password: string) => shop.post('auth/login', { account, password });

  it('makes an account that cannot sign in until somebody activates it', async () => {
    expect((await register({ email: 'Mai.Anh@Example.com', password: 'MatKhau#1' })).statusCode).toBe(204);
    const user = await shop.engine.store.first('users', { email: 'mai.anh@example.com' });
    expect(user).toMatchObject({ username: 'mai.anh', status: 'INACTIVE', is_superuser: false });
    const refused = await signIn('mai.anh@example.com', 'MatKhau#1');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_locked']);

    const root = await shop.signIn('superuser');
    const made = await shop.patch(`users/${String(user?.['id'])}`, { status: 'ACTIVE' }, root);
    expect(made.statusCode).toBe(200);
    const signedIn = await signIn('mai.anh@example.com', 'MatKhau#1');
    expect(signedIn.statusCode).toBeLessThan(300);
    expect(signedIn.json().offices.flatMap((office: { permissions: string[] }) => office.permissions)).toEqual([]);
  });

  it('answers the same for an address that has an account, and changes nothing', async () => {
    const before = await shop.engine.store.first('users', { email: 'company@tuyen.example' });
    expect((await register({ email: 'company@tuyen.example', password: 'MatKhau#1' })).statusCode).toBe(204);
    const after = await shop.engine.store.first('users', { email: 'company@tuyen.example' });
    expect(after?.['password']).toBe(before?.['password']);
    expect(after?.['version']).toBe(before?.['version']);
  });

  it('wants an address and a password by the rules of the accounts', async () => {
    const { statusCode, body } = await register({ email: 'nobody', password: 'short' });
    expect(statusCode).toBe(422);
    expect(Object.keys(JSON.parse(body).errors)).toEqual(['email', 'password']);
  });

  it('takes nothing else from the request', async () => {
    await register({ email: 'sly@example.com', password: 'MatKhau#1', is_superuser: true, status: 'ACTIVE' });
    const user = await shop.engine.store.first('users', { email: 'sly@example.com' });
    expect(user).toMatchObject({ status: 'INACTIVE', is_superuser: false });
  });
});

test.each([
  ['nguyen.van.an@example.com', 'nguyen.van.an'],
  ['Nguyen+Van__An@example.com', 'nguyen.van.an'],
  ['007bond@example.com', 'bond'],
  ['a@example.com', 'user.a'],
  ['12@example.com', 'user.1'],
  ['taken@example.com', 'taken.2'],
])('%s becomes %s', async (email, name) => {
  expect(await usernameFrom(email, async (one) => one === 'taken')).toBe(name);
});
