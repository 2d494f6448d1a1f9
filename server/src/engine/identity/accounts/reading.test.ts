import type { Model } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { readAccounts } from './reading.ts';

const MODEL = libraryModel();

const OFFICES = [
  { id: 'main', name: 'Main', organisation_type: 'MAIN' },
  { id: 'branch', name: 'Branch', organisation_type: 'BRANCH', parent_id: 'main' },
  { id: 'desk', name: '', organisation_type: 'DESK', parent_id: 'branch' },
  { id: 'cellar', organisation_type: 'MAIN', parent_id: 'main' },
];
const ROLES = [
  { id: 'keeper', permissions: ['catalogue.read', 'catalogue.update'], status: 'ACTIVE' },
  { id: 'former', permissions: ['book.delete'], status: 'INACTIVE' },
];
const accounts = readAccounts(MODEL, { offices: OFFICES, roles: ROLES });

const USER = {
  id: 'ann',
  office_id: 'branch',
  offices: [
    { office_id: 'main', role_id: 'keeper', permissions: ['book.read', 'catalogue.read'] },
    { office_id: 'branch', role_id: 'keeper', is_admin: true },
    { office_id: 'desk', role_id: 'former', permissions: ['catalogue.update'] },
    { office_id: 'gone', role_id: 'unknown', permissions: ['catalogue.update'] },
  ],
};

describe('Profile of a user', () => {
  it('a user profile lists each allowed permission slug of an office once, from active roles and the account', () => {
    expect(accounts.profileOf(USER)).toEqual({
      id: 'ann',
      offices: [
        { id: 'main', permissions: ['catalogue.read', 'catalogue.update', 'book.read'] },
        { id: 'branch', permissions: ['catalogue.read'] },
        { id: 'desk', permissions: ['catalogue.update'] },
        { id: 'gone', permissions: ['catalogue.update'] },
      ],
      office_id: 'branch',
      is_admin: true,
      is_superuser: false,
      avatar_url: null,
    });
  });

  it('a user profile without a home office uses the first listed office, or none', () => {
    expect(accounts.profileOf({ ...USER, office_id: null })).toMatchObject({ office_id: 'main', is_admin: false });
    expect(accounts.profileOf({ id: 'bo' })).toEqual({
      id: 'bo',
      offices: [],
      office_id: null,
      is_admin: false,
      is_superuser: false,
      avatar_url: null,
    });
  });

  it('a user profile has superuser rights only if the flag of the account is exactly true', () => {
    expect(accounts.profileOf({ id: 'bo', is_superuser: true }).is_superuser).toBe(true);
    expect(accounts.profileOf({ id: 'bo', is_superuser: 1 }).is_superuser).toBe(false);
  });

  it('a user profile includes the avatar, and admin rights in the home office if the account has the admin flag', () => {
    const users = { ...MODEL.identity.users, admin: 'is_admin', avatar: 'photo' };
    const model: Model = { ...MODEL, identity: { ...MODEL.identity, users } };
    const read = readAccounts(model, { offices: OFFICES, roles: ROLES });
    expect(read.profileOf({ id: 'bo', office_id: 'main', is_admin: true, photo: 'ann.png' })).toEqual({
      id: 'bo',
      offices: [],
      office_id: 'main',
      is_admin: true,
      is_superuser: false,
      avatar_url: 'ann.png',
    });
  });
});

it('the potential permissions of an account include inactive roles and slugs that the office type does not allow', () => {
  expect(accounts.potentialOf(USER)).toEqual([
    { id: 'main', permissions: ['catalogue.read', 'catalogue.update', 'book.read'] },
    { id: 'branch', permissions: ['catalogue.read', 'catalogue.update'] },
    { id: 'desk', permissions: ['book.delete', 'catalogue.update'] },
    { id: 'gone', permissions: ['catalogue.update'] },
  ]);
});

it('a known office type limits the slugs of its offices, but an unknown type does not', () => {
  expect(accounts.holdable('MAIN')?.has('catalogue.update')).toBe(true);
  expect(accounts.holdable('BRANCH')?.has('catalogue.update')).toBe(false);
  expect(accounts.holdable('BRANCH')?.has('catalogue.read')).toBe(true);
  expect(accounts.holdable('DESK')).toBeUndefined();
});

it('an account is active if its status says so or is missing', () => {
  expect([{ status: 'ACTIVE' }, { status: 'INACTIVE' }, {}].map(accounts.active)).toEqual([true, false, true]);
});

describe('Tree of offices', () => {
  const { offices } = accounts;

  it('the tree lists the offices below and above an office, starting with the office itself', () => {
    expect(offices.under('main')).toEqual(['main', 'branch', 'cellar', 'desk']);
    expect(offices.under('desk')).toEqual(['desk']);
    expect(offices.above('desk')).toEqual(['desk', 'branch', 'main']);
    expect(offices.above('main')).toEqual(['main']);
    expect(['main', 'gone'].map(offices.has)).toEqual([true, false]);
  });

  it('an office lookup by id returns the record and the name of the office, and undefined and null for a missing office', () => {
    expect(['main', 'desk', 'gone'].map(accounts.officeName)).toEqual(['Main', null, null]);
    expect(accounts.officeRow('main')).toBe(OFFICES[0]);
    expect(accounts.officeRow('gone')).toBeUndefined();
  });

  it('listing offices in a tree with a cycle ends at the office where it started', () => {
    const ring = [
      { id: 'a', parent_id: 'b' },
      { id: 'b', parent_id: 'a' },
    ];
    const read = readAccounts(MODEL, { offices: ring, roles: [] });
    expect(read.offices.under('a')).toEqual(['a', 'b']);
    expect(read.offices.above('a')).toEqual(['a', 'b']);
    expect(read.topOffice()).toBeNull();
  });

  it('the top office is the oldest office without a parent, or the only office in a project without offices', () => {
    expect(accounts.topOffice()).toBe('main');
    const tops = [{ id: 'b' }, { id: 'a' }, { id: 'c', parent_id: 'a' }];
    expect(readAccounts(MODEL, { offices: tops, roles: [] }).topOffice()).toBe('a');
    expect(readAccounts(MODEL, { offices: [], roles: [] }).topOffice()).toBeNull();
    const { offices: _, ...identity } = MODEL.identity;
    expect(readAccounts({ ...MODEL, identity }, { offices: [], roles: [] }).topOffice()).toBe('all');
  });
});
