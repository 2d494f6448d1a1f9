import type { Identity } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { grantedLists, homeOf, membershipsOf, slugsIn, textOrNull, valueOf } from './memberships.ts';

const OFFICES = { resource: 'offices' };
const LIST = { field: 'places', office: 'place_id', role: 'role_ids', permissions: 'slugs', admin: 'runs_it' };
const users = (more: Partial<Identity['users']> = {}): Identity['users'] => ({
  resource: 'members',
  signIn: ['name'],
  signInForm: ['name'],
  ...more,
});

const HOME = users({ office: 'home_id', roles: 'role_id', permissions: 'slugs', admin: 'is_admin' });
const HOME_ROW = { home_id: 'main', role_id: 'clerk', slugs: ['book.read'], is_admin: true };
const OWN = { office: 'main', roles: ['clerk'], permissions: ['book.read'], admin: true };

describe('Offices of a user', () => {
  it('each office of a user has the roles, slugs and admin flag listed in the account', () => {
    const identity = { users: users({ office: 'home_id', offices: LIST }), offices: OFFICES };
    const places = [
      { place_id: 'main', role_ids: ['clerk', 7, 'helper'], slugs: ['book.read', null], runs_it: true },
      { place_id: 'branch', role_ids: 'clerk', runs_it: 'yes' },
      'no office',
    ];
    expect(membershipsOf(identity, { home_id: 'other', places })).toEqual([
      { office: 'main', roles: ['clerk', 'helper'], permissions: ['book.read'], admin: true },
      { office: 'branch', roles: ['clerk'], permissions: [], admin: false },
    ]);
    expect(membershipsOf(identity, { places: 'main' })).toEqual([]);
  });

  it.each([
    ['roles', users({ office: 'home_id', roles: 'role_id' }), { ...OWN, permissions: [], admin: false }],
    ['permissions', users({ office: 'home_id', permissions: 'slugs' }), { ...OWN, roles: [], admin: false }],
    ['both, and administers it', HOME, OWN],
  ])('the offices of a user include the home office if the account itself has %s', (_, own, expected) => {
    expect(membershipsOf({ users: own, offices: OFFICES }, HOME_ROW)).toEqual([expected]);
  });

  it('the offices of a user exclude a home office in which the account has no rights', () => {
    expect(membershipsOf({ users: users({ office: 'home_id' }), offices: OFFICES }, HOME_ROW)).toEqual([]);
    expect(membershipsOf({ users: HOME, offices: OFFICES }, { ...HOME_ROW, home_id: '' })).toEqual([]);
  });

  it("the list of a user's offices starts with the home office", () => {
    const identity = { users: { ...HOME, offices: LIST }, offices: OFFICES };
    const found = membershipsOf(identity, { ...HOME_ROW, places: [{ place_id: 'branch' }] });
    expect(found.map(({ office }) => office)).toEqual(['main', 'branch']);
  });

  it('a user of a project without offices has exactly one office, the built-in one', () => {
    expect(membershipsOf({ users: users() }, {})).toEqual([
      { office: 'all', roles: [], permissions: [], admin: false },
    ]);
    expect(membershipsOf({ users: HOME }, HOME_ROW)).toEqual([{ ...OWN, office: 'all' }]);
  });
});

it('the home office of an account is the sole built-in office in a project without offices', () => {
  expect(homeOf({ users: HOME, offices: OFFICES }, HOME_ROW)).toBe('main');
  expect(homeOf({ users: HOME, offices: OFFICES }, {})).toBeNull();
  expect(homeOf({ users: users(), offices: OFFICES }, HOME_ROW)).toBeNull();
  expect(homeOf({ users: HOME }, HOME_ROW)).toBe('all');
});

it('the permission slugs of an account are listed with the path of each field that grants them', () => {
  const row = { slugs: ['a'], places: [{ slugs: ['b'] }, { slugs: 'c' }, {}] };
  const lists = (fields: Partial<Identity['users']>) => grantedLists({ users: users(fields) }, row);
  expect(lists({})).toEqual([]);
  expect(lists({ permissions: 'slugs' })).toEqual([['slugs', ['a']]]);
  const { permissions: _, ...plain } = LIST;
  expect(lists({ offices: plain })).toEqual([]);
  expect(lists({ permissions: 'slugs', offices: LIST })).toEqual([
    ['slugs', ['a']],
    ['places.0.slugs', ['b']],
    ['places.1.slugs', 'c'],
    ['places.2.slugs', undefined],
  ]);
});

it('reading a field of an account returns undefined without a record or a configured field', () => {
  expect(valueOf({ name: 'Ann' }, 'name')).toBe('Ann');
  expect(valueOf({ name: 'Ann' }, undefined)).toBeUndefined();
  expect(valueOf(undefined, 'name')).toBeUndefined();
});

it('reading a list of slugs drops values other than texts, and an empty text is read as null', () => {
  expect(slugsIn(['book.read', 1, null, 'book.create'])).toEqual(['book.read', 'book.create']);
  expect(slugsIn('book.read')).toEqual([]);
  expect(['a', '', 1, null, undefined].map(textOrNull)).toEqual(['a', null, null, null, null]);
});
