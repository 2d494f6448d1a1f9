import { expect, test } from 'vitest';
import { createRenewal } from './renewal.ts';
import { createSession, type StaffProfile } from './session.ts';

const person = (id: string) => ({ id, full_name: id, offices: [], sign_in: {} }) as unknown as StaffProfile;

/** A browser in which `an` has signed in with the token `1`. */
function browser() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  // Of another tab: this one is not notified.
  const session = createSession(storage, 'tuyen', () => 0);
  session.open('1', 60, person('an'));
  return { session, renewal: createRenewal(session) };
}

test('requests that are refused together wait for one answer', async () => {
  const { session, renewal } = browser();
  const both = Promise.all([renewal.renew('1'), renewal.renew('1')]);
  expect(renewal.asked()).toMatchObject({ owner: { id: 'an' }, other: null });
  session.open('2', 60, person('an'));
  renewal.look();
  expect(await both).toEqual([true, true]);
  expect(renewal.asked()).toBeNull();
  expect(await renewal.renew('1'), 'a request that is refused late has a new token already').toBe(true);
});

test('a sign-in of the same person in another tab continues, one of another person is named and does not', async () => {
  const { session, renewal } = browser();
  const refused = renewal.renew('1');
  session.open('2', 60, person('binh'));
  expect(renewal.isOthers()).toBe(true);
  renewal.look();
  expect(renewal.asked()).toMatchObject({ owner: { id: 'an' }, other: { id: 'binh' } });
  session.open('3', 60, person('an'));
  renewal.look();
  expect(await refused).toBe(true);
  expect(renewal.isOthers()).toBe(false);
});

test('a person who is known still after another tab has signed out is asked, and may give up', async () => {
  const { session, renewal } = browser();
  session.close();
  const refused = renewal.renew(null);
  expect(renewal.asked()).toMatchObject({ owner: { id: 'an' }, other: null });
  renewal.cancel();
  expect(await refused).toBe(false);
  renewal.adopt();
  expect(await renewal.renew(null), 'no one is signed in').toBe(false);
});
