import type { Profile, Resource } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../domain.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { isWithin, needsMoreThanSight, type Reach, reachFilter, sightOf, usageOf } from './reach.ts';

const model = libraryModel();
const byName = new Map(model.resources.map((one) => [one.name, one]));
const [books, loans, users, offices] = ['books', 'loans', 'users', 'offices'].map((name) =>
  getOrThrow(byName, name),
) as [Resource, Resource, Resource, Resource];
const owned: Resource = { ...books, owner: 'home_id' };

const profile: Profile = {
  id: 'u1',
  offices: ['o1', 'o2'].map((id) => ({ id, permissions: [] })),
  office_id: 'o1',
  is_admin: false,
  is_superuser: false,
  avatar_url: null,
};
const clerk: Caller = {
  actor: { kind: 'staff', userId: 'u1', profile },
  profile,
  officeId: 'o3',
  readableOffices: ['o3', 'o4'],
  language: 'en',
  clientKind: undefined,
};
const superuser: Caller = { ...clerk, profile: { ...profile, is_superuser: true } };
const visitor: Caller = {
  ...clerk,
  actor: { kind: 'customer' },
  profile: undefined,
  officeId: null,
  readableOffices: [],
};
const client: Caller = { ...clerk, actor: { kind: 'client', clientId: 'c1', permissions: [] }, profile: undefined };

const permitted = (...slugs: string[]) => ({ model, auth: { may: (_: Caller, slug: string) => slugs.includes(slug) } });
const NONE: Reach = { ids: [], offices: [] };

describe('Records that a caller can read for a reference', () => {
  it.each<[string, Caller, Resource, string, string[], Reach]>([
    ['all records if the reference is public', visitor, loans, 'public', [], 'all'],
    ['all records for a superuser', superuser, loans, 'read', [], 'all'],
    ['all records of a resource without offices, with permission', clerk, books, 'read', ['book.read'], 'all'],
    ['no records without permission', clerk, books, 'read', ['loan.read'], NONE],
    [
      'the records of the readable offices, with permission',
      clerk,
      loans,
      'read',
      ['loan.read'],
      { ids: [], offices: ['o3', 'o4'] },
    ],
    ['no records of offices without permission', clerk, loans, 'read', [], NONE],
    [
      'all records if the caller can read all offices',
      { ...clerk, readableOffices: undefined },
      loans,
      'read',
      ['loan.read'],
      'all',
    ],
    ["the caller's own account", clerk, users, 'read', [], { ids: ['u1'], offices: [] }],
    ['no account for a visitor', visitor, users, 'read', [], NONE],
    [
      "the caller's offices, the current one first",
      clerk,
      offices,
      'read',
      [],
      { ids: ['o3', 'o1', 'o2'], offices: [] },
    ],
    [
      "each of the caller's offices once",
      { ...clerk, officeId: 'o2' },
      offices,
      'read',
      [],
      { ids: ['o2', 'o1'], offices: [] },
    ],
    [
      "the caller's offices if none is chosen",
      { ...clerk, officeId: null },
      offices,
      'read',
      [],
      { ids: ['o1', 'o2'], offices: [] },
    ],
    ['the office of an API key', client, offices, 'read', [], { ids: ['o3'], offices: [] }],
  ])(
    'the records that a caller can read for a reference depend on caller and permission: %s',
    (_, caller, resource, use, slugs, expected) => {
      expect(sightOf(permitted(...slugs), caller, resource, use)).toEqual(expected);
    },
  );
});

describe('Records that a caller can use in a reference', () => {
  it.each<[string, Caller, Resource, string, string[], Reach]>([
    ['all records if the use requires no more than reading', clerk, loans, 'read', [], 'all'],
    ['all records if the reference is public', clerk, loans, 'public', [], 'all'],
    ['all records for a superuser', superuser, loans, 'update', [], 'all'],
    ['no records without the permission', clerk, loans, 'lend', ['loan.read'], NONE],
    ['the records of the current office', clerk, loans, 'lend', ['loan.lend'], { ids: [], offices: ['o3'] }],
    ['no records of offices if no office is chosen', { ...clerk, officeId: null }, loans, 'lend', ['loan.lend'], NONE],
    [
      'all records of offices if the caller can read all offices',
      { ...clerk, officeId: null, readableOffices: undefined },
      loans,
      'lend',
      ['loan.lend'],
      'all',
    ],
    [
      'the readable offices themselves',
      clerk,
      offices,
      'update',
      ['office.update'],
      { ids: ['o3', 'o4'], offices: [] },
    ],
    [
      'all offices if the caller can read all of them',
      { ...clerk, readableOffices: undefined },
      offices,
      'update',
      ['office.update'],
      'all',
    ],
    ['all records of a resource with neither office nor owner', clerk, books, 'update', ['book.update'], 'all'],
    [
      'the records that the readable offices own',
      clerk,
      owned,
      'update',
      ['book.update'],
      { ids: [], offices: ['o3', 'o4'] },
    ],
  ])(
    'the records that a caller can use in a reference depend on caller and permission: %s',
    (_, caller, resource, use, slugs, expected) => {
      expect(usageOf(permitted(...slugs), caller, resource, use)).toEqual(expected);
    },
  );

  it('a reference requires more than read permission unless its declared use is read or public', () => {
    expect(['read', 'public', 'update', 'lend'].map(needsMoreThanSight)).toEqual([false, false, true, true]);
  });
});

it('a record belongs to a set of permitted records by its id or by its office', () => {
  const reach: Reach = { ids: ['a'], offices: ['o1'] };
  expect(isWithin('all', {})).toBe(true);
  expect(isWithin(reach, { id: 'a', office_id: 'o2' })).toBe(true);
  expect(isWithin(reach, { id: 'b', office_id: 'o1' })).toBe(true);
  expect(isWithin(reach, { id: 'b', office_id: 'o2' })).toBe(false);
  expect(isWithin(reach, { id: 'b' })).toBe(false);
});

it('a permitted set of records is converted to a list filter on ids and offices', () => {
  const reach: Reach = { ids: ['a'], offices: ['o1'] };
  const ids = { field: 'id', operator: '$in', values: ['a'] };
  expect(reachFilter('all', loans)).toBeUndefined();
  expect(reachFilter(reach, books)).toEqual(ids);
  expect(reachFilter(reach, loans)).toEqual({ any: [ids, { field: 'office_id', operator: '$in', values: ['o1'] }] });
  expect(reachFilter(reach, owned)).toEqual({ any: [ids, { field: 'home_id', operator: '$in', values: ['o1'] }] });
  expect(reachFilter(NONE, books)).toEqual({ any: [] });
});
