import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../passwords/passwords.ts';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';

let library: Library;
beforeAll(async () => {
  library = await openLibrary({ rateLimits: true });
});
afterAll(() => library.app.close());

/**
 * Runs `work` while the queue of password hashes is full: two passwords are being hashed and a hundred wait. When a
 * hash is finished, the next password joins the queue.
 */
async function whileFull<T>(work: () => Promise<T>): Promise<T> {
  const queue = { full: true };
  const hashing = Array.from({ length: 102 }, async () => {
    while (queue.full) await hashPassword('x');
  });
  const result = await work();
  queue.full = false;
  await Promise.all(hashing);
  return result;
}

const login = async (password: string) =>
  (await library.anyone('POST', 'auth/login', { account: 'reader', password })).status;

it('a password not checked because the hashing queue is full does not count as an attempt', async () => {
  const reader = await library.as('reader');
  const change = async (password: string) =>
    (await reader('POST', 'auth/change-password', { password, new_password: 'Reader#2027' })).status;
  const refused: number[] = [];
  await whileFull(async () => {
    for (let at = 0; at < 6; at += 1) refused.push(await login('guessed'), await change('guessed'));
  });
  expect(new Set(refused)).toEqual(new Set([503]));
  // If sign-in attempts had been counted while the hashing queue was full, the limit of ten wrong passwords would now
  // be exceeded.
  expect([await login('guessed'), await change('guessed'), await login(PASSWORD)]).toEqual([401, 422, 200]);
});

it('setting a new password is rejected with 503 while the hashing queue is full', async () => {
  const { status, body, headers } = await whileFull(() =>
    library.anyone('POST', 'auth/reset-password', { id: 'x', key: 'x', password: 'Reader#2027' }),
  );
  expect([status, body['code'], headers['retry-after']]).toEqual([503, 'unavailable', '5']);
});

it('a correct current password resets the count of wrong ones when changing a password', async () => {
  const helper = await library.as('helper');
  const change = async (password: string, wanted: string) =>
    (await helper('POST', 'auth/change-password', { password, new_password: wanted })).status;
  for (let at = 0; at < 9; at += 1) expect(await change('guessed', 'Helper#2027')).toBe(422);
  expect(await change(PASSWORD, 'Helper#2027')).toBe(200);
  for (let at = 0; at < 10; at += 1) expect(await change('guessed', 'Helper#2028')).toBe(422);
  expect(await change('guessed', 'Helper#2028')).toBe(429);
});
