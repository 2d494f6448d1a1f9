import { expect, test } from 'vitest';
import { renewalOf } from './renewal.ts';
import { createSession, type StaffProfile } from './session.ts';

const person = (id: string) => ({ id, full_name: id, offices: [], sign_in: {} }) as unknown as StaffProfile;

/**
 * Simulates a browser in which the user `an` has signed in with the token `1`. Returns a page and a function that signs
 * in from another tab.
 */
function browser() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const tab = () => createSession(storage, 'tuyen', () => 0);
  tab().open('1', 60, person('an'));
  const session = tab();
  return { session, otherTab: tab(), renewal: renewalOf(session) };
}

test('requests that fail together because the session ended wait for the same new sign-in', async () => {
  const { otherTab, renewal, session } = browser();
  expect(renewalOf(session)).toBe(renewal);
  const both = Promise.all([renewal.renew('1'), renewal.renew('1')]);
  expect(renewal.isAsking()).toBe(true);
  otherTab.open('2', 60, person('an'));
  renewal.look();
  expect(await both).toEqual([true, true]);
  expect(renewal.isAsking()).toBe(false);
  expect(await renewal.renew('1'), 'a request that is refused late has a new token already').toBe(true);
});

test('a page continues after a sign-in in another tab only if the same user signed in', async () => {
  const { session, otherTab, renewal } = browser();
  const refused = renewal.renew('1');
  otherTab.open('2', 60, person('binh'));
  renewal.look();
  expect(session.isOthers()).toBe(true);
  expect(renewal.isAsking()).toBe(true);
  otherTab.open('3', 60, person('an'));
  renewal.look();
  expect(await refused).toBe(true);
  expect(session.isOthers()).toBe(false);
});

test('after a sign-out in another tab, the page keeps its user, who can cancel the request to sign in again', async () => {
  const { session, otherTab, renewal } = browser();
  otherTab.close();
  let refused = 'never';
  void renewal.renew(null).then((renewed) => (refused = String(renewed)));
  expect(session.owner()).toMatchObject({ id: 'an' });
  renewal.giveUp();
  expect(renewal.isAsking()).toBe(false);
  session.close();
  expect(await renewal.renew(null), 'no one is signed in').toBe(false);
  expect(refused, 'a write that is given up neither fails nor succeeds').toBe('never');
});
