import { describe, expect, test } from 'vitest';
import { loadExample, property, set } from '../example/example.fixture.ts';
import type { IdentityFile } from '../generated/config.ts';
import { buildIdentity } from './identity.ts';

const CONFIG = 'tuyen.config.json';
const USERS = 'schemas/resources/users.json';

function identityWith(...edits: Parameters<typeof loadExample>) {
  const { model, diagnostics } = loadExample(...edits);
  expect(diagnostics).toEqual([]);
  return JSON.parse(JSON.stringify(model?.identity)) as unknown;
}

test('account, role and office fields with conventional names are found without configuration', () => {
  expect(identityWith()).toEqual({
    users: {
      resource: 'users',
      signIn: ['email'],
      signInForm: ['email'],
      name: 'name',
      email: 'email',
      password: 'password',
    },
    roles: { resource: 'roles' },
    offices: { resource: 'branches', name: 'name' },
  });
});

test('the configuration can name other account fields, and null means that there is no such field', () => {
  const identity = {
    users: { resource: 'users', signIn: ['login'], email: null, status: { field: 'state', active: ['OPEN'] } },
    roles: 'roles',
    offices: 'branches',
  };
  const login = property('login', { type: 'string', 'x-unique': true });
  const state = property('state', { $ref: '../enums/loan-state.json' });
  expect(identityWith({ [CONFIG]: set(['identity'], identity), [USERS]: (text) => state(login(text)) })).toMatchObject({
    users: {
      resource: 'users',
      signIn: ['login'],
      signInForm: ['login'],
      status: { field: 'state', active: ['OPEN'] },
      password: 'password',
    },
  });
});

test('a project can have accounts without roles and offices', () => {
  const identity = identityWith({
    [CONFIG]: set(['identity'], { users: 'users' }),
    'schemas/resources/loans.json': set(['scope'], 'global'),
  });
  expect(Object.keys(identity as object)).toEqual(['users']);
});

describe('Account and office fields that the configuration does not name', () => {
  const build = (file: IdentityFile, ...declared: readonly string[]) =>
    buildIdentity(file, (resource, field) => declared.includes(`${resource}.${field}`));

  test('an account or office field defaults to the field with the conventional name', () => {
    const fields = ['username', 'email', 'full_name', 'name', 'password', 'status', 'is_superuser', 'is_admin'];
    const others = ['office_id', 'offices', 'role_ids', 'permissions', 'avatar', 'last_login_at'];
    const inside = ['office_id', 'role_id', 'permissions', 'is_admin'].map((name) => `users.offices.${name}`);
    const account = [...fields, ...others].map((name) => `users.${name}`);
    const office = ['name', 'short_name', 'parent_id', 'organisation_type'].map((name) => `branches.${name}`);
    const file = { users: 'users', roles: 'roles', offices: 'branches' };
    expect(build(file, ...account, ...inside, ...office, 'roles.permissions', 'roles.status')).toEqual({
      users: {
        resource: 'users',
        signIn: ['username', 'email'],
        signInForm: ['username', 'email'],
        name: 'full_name',
        email: 'email',
        password: 'password',
        status: { field: 'status', active: ['ACTIVE', true] },
        superuser: 'is_superuser',
        admin: 'is_admin',
        office: 'office_id',
        offices: {
          field: 'offices',
          office: 'office_id',
          role: 'role_id',
          permissions: 'permissions',
          admin: 'is_admin',
        },
        roles: 'role_ids',
        permissions: 'permissions',
        avatar: 'avatar',
        lastSignIn: 'last_login_at',
      },
      roles: { resource: 'roles', permissions: 'permissions', status: { field: 'status', active: ['ACTIVE', true] } },
      offices: {
        resource: 'branches',
        name: 'name',
        shortName: 'short_name',
        parent: 'parent_id',
        type: 'organisation_type',
      },
    });
    expect(build({ users: 'users' }, ...account, ...inside).users).toMatchObject({
      office: undefined,
      offices: undefined,
    });
  });

  test('an account or office field is undefined if it does not exist or the configuration says null', () => {
    const none = { resource: 'users', signIn: [], signInForm: [] };
    expect(build({ users: 'users' })).toEqual({ users: none });
    const users = { resource: 'users', name: null, password: null, status: null, offices: null };
    const file = { users, offices: { resource: 'branches', name: null } };
    const declared = ['users.name', 'users.password', 'users.status', 'users.offices', 'users.offices.office_id'];
    expect(build(file, ...declared, 'branches.name')).toEqual({ users: none, offices: { resource: 'branches' } });
  });

  test('the conventional name of an account field is ignored if the configuration names another field', () => {
    const users = {
      resource: 'users',
      signIn: ['login', 'mail'],
      signInForm: ['login'],
      name: 'nick',
      status: 'state',
    };
    const offices = { field: 'places', office: 'place_id', role: null, admin: 'head' };
    expect(build({ users: { ...users, offices }, offices: 'branches' }, 'users.places.permissions').users).toEqual({
      ...users,
      status: { field: 'state', active: ['ACTIVE', true] },
      offices: { field: 'places', office: 'place_id', permissions: 'permissions', admin: 'head' },
    });
  });

  test('the account’s list of offices is ignored if its rows have no office field', () => {
    const users = (offices: string | null) => ({ users: { resource: 'users', offices }, offices: 'branches' });
    expect(build(users('places')).users.offices).toBeUndefined();
    expect(build(users('places'), 'users.places.office_id').users.offices).toEqual({
      field: 'places',
      office: 'office_id',
    });
  });
});
