import { beforeEach, expect, test } from 'vitest';
import { createSession, type Session, type StaffProfile } from './session.ts';

const office = (id: string) => ({ id, name: id, short_name: null, organisation_type: 'COMPANY', permissions: [] });
const profile: StaffProfile = {
  id: 'u1',
  username: 'company',
  full_name: 'Nguyễn Văn An',
  email: null,
  sign_in: {},
  offices: [office('o1'), office('o2')],
  office_id: 'o1',
  is_admin: false,
  is_superuser: false,
  avatar_url: null,
};

let items: Map<string, string>;
let time: number;
let storage: Parameters<typeof createSession>[0];
let session: Session;

beforeEach(() => {
  items = new Map();
  time = 0;
  storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  session = createSession(storage, 'tuyen', () => time);
});

test('a token is valid until it expires', () => {
  session.open('secret', 60, profile);
  expect(session.token()).toBe('secret');
  time = 60_000;
  expect(session.token()).toBeNull();
});

test('a stored token without an expiry time counts as signed in', () => {
  items.set('tuyen.token', 'secret');
  expect(session.token()).toBe('secret');
  session.open('other', Number.NaN, profile);
  time = 1e12;
  expect(session.token()).toBe('other');
});

test('every storage key of the session starts with the product name', () => {
  session.open('secret', 60, profile);
  session.chooseOffice('o2');
  expect([...items.keys()].every((key) => key.startsWith('tuyen.'))).toBe(true);
});

test("the current office is stored per user and defaults to the user's own office", () => {
  session.open('secret', 60, profile);
  expect(session.officeId()).toBe('o1');
  session.chooseOffice('o2');
  expect(session.officeId()).toBe('o2');
  session.renewProfile({ ...profile, offices: [office('o1')] });
  expect(session.officeId()).toBe('o1');
});

test("after sign-in, a user starts in one of the user's own offices, even if another office created the account", () => {
  session.open('secret', 60, { ...profile, office_id: 'of-its-creator' });
  expect(session.officeId()).toBe('o1');
  session.renewProfile({ ...profile, office_id: 'of-its-creator', offices: [] });
  expect(session.officeId()).toBe('of-its-creator');
});

test('sign-out removes all session data from the browser storage', () => {
  session.open('secret', 60, profile);
  session.chooseOffice('o2');
  session.close();
  expect([...items.keys()]).toEqual([]);
  expect(session.officeId()).toBeNull();
});

test('a user who signs in again after the session ended continues in the same office', () => {
  session.open('secret', 60, profile);
  session.chooseOffice('o2');
  session.end('secret');
  session.close(true);
  session.open('next', 60, profile);
  expect(session.officeId()).toBe('o2');
});

test('a page keeps its user when another user signs in in another tab', () => {
  session.open('secret', 60, profile);
  const otherTab = createSession(storage, 'tuyen', () => time);
  expect(otherTab.owner()).toMatchObject({ id: 'u1' });
  otherTab.open('other', 60, { ...profile, id: 'u2' });
  expect(session.owner()).toMatchObject({ id: 'u1' });
  expect(session.isOthers()).toBe(true);
  otherTab.close();
  expect(session.isOthers(), 'no one is signed in').toBe(false);
  session.close();
  expect(session.owner()).toBeNull();
});

test("a session ended by the server ends in every tab, and the page keeps the user's profile", () => {
  session.open('secret', 60, profile);
  const otherTab = createSession(storage, 'tuyen', () => time);
  let changes = 0;
  session.subscribe(() => (changes += 1));
  session.end('secret of an earlier sign-in');
  expect(session.token()).toBe('secret');
  expect(session.hasEnded()).toBe(false);
  session.end('secret');
  expect(changes, 'the page looks at it each time').toBe(2);
  expect([session.token(), session.hasEnded(), session.profile()?.id]).toEqual([null, true, 'u1']);
  session.close();
  expect([session.hasEnded(), otherTab.hasEnded()], 'a sign-out leaves the page without an owner').toEqual([
    false,
    true,
  ]);
});

test('sign-in stores the profile before the token, so that another tab never reads a token without a profile', () => {
  session.open('secret', 60, profile);
  const order: string[] = [];
  const watched = { ...storage, setItem: (key: string) => void order.push(key) };
  createSession(watched, 'tuyen', () => time).open('other', 60, { ...profile, id: 'u2' });
  expect(order.at(-1)).toBe('tuyen.token');
});
