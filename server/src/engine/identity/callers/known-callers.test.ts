import type { Profile } from '@tuyen/model';
import { expect, it } from 'vitest';
import type { Caller } from '../../domain.ts';
import { readAccounts } from '../accounts/reading.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { knownCallers } from './known-callers.ts';

const list = (length: number) => Array.from({ length }, (_, index) => `entry-${index}`);

function profile(permissions: number): Profile {
  const offices = [{ id: 'main', permissions: list(permissions) }];
  return { id: 'u', offices, office_id: 'main', is_admin: false, is_superuser: false, avatar_url: null };
}

function known(rights: number, offices: number) {
  const own = profile(rights);
  const caller: Caller = {
    actor: { kind: 'staff', userId: own.id, profile: own },
    profile: own,
    officeId: 'main',
    readableOffices: list(offices),
    language: 'en',
    clientKind: undefined,
  };
  return { caller, session: { hash: 'h', userId: 'u', expiresAt: 0, clientKind: undefined }, epoch: 1 };
}

it('the cache holds fewer callers if each caller has many permissions or offices', () => {
  const cached = (rights: number, offices: number) => {
    const { callers } = knownCallers({ callers: 200_000 });
    const keys = list(200);
    for (const key of keys) callers.set(key, known(rights, offices));
    return keys.filter((key) => callers.get(key)).length;
  };
  const few = cached(10, 10);
  expect(few).toBeGreaterThan(100);
  expect(cached(500, 10)).toBeLessThan(few / 4);
  expect(cached(10, 500)).toBeLessThan(few / 4);
});

it('the cache holds fewer profiles if each profile has many permissions', () => {
  const cached = (rights: number) => {
    const { profiles } = knownCallers({ profiles: 100_000 });
    const keys = list(200);
    for (const key of keys) profiles.set(key, { epoch: 1, profile: profile(rights) });
    return keys.filter((key) => profiles.get(key)).length;
  };
  expect(cached(500)).toBeLessThan(cached(10) / 4);
});

it('cached office trees are limited in size, and trees of outdated accounts are dropped', () => {
  const offices = list(60).map((id, index) => ({ id, ...(index > 0 && { parent_id: `entry-${index - 1}` }) }));
  const model = libraryModel();
  const [before, after] = [
    readAccounts(model, { offices, roles: [] }),
    readAccounts(model, { offices: [], roles: [] }),
  ];
  const { under } = knownCallers({ trees: 20_000 });
  const first = under(before, 'entry-0');
  expect(first).toHaveLength(60);
  expect(under(before, 'entry-0')).toBe(first);
  for (const { id } of offices) under(before, id);
  expect(under(before, 'entry-0')).not.toBe(first);
  expect(under(after, 'entry-0')).toEqual(['entry-0']);
  expect(under(before, 'entry-0')).toEqual(first);
});
