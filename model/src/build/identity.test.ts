import { expect, test } from 'vitest';
import { loadExample, property, set } from '../example/example.fixture.ts';

const CONFIG = 'tuyen.config.json';
const USERS = 'schemas/resources/users.json';

function identityWith(...edits: Parameters<typeof loadExample>) {
  const { model, diagnostics } = loadExample(...edits);
  expect(diagnostics).toEqual([]);
  return JSON.parse(JSON.stringify(model?.identity)) as unknown;
}

test('fields with the usual names need not be named', () => {
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

test('other names are written, and null means none', () => {
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

test('a project can do without roles and offices', () => {
  const identity = identityWith({
    [CONFIG]: set(['identity'], { users: 'users' }),
    'schemas/resources/loans.json': set(['scope'], 'global'),
  });
  expect(Object.keys(identity as object)).toEqual(['users']);
});
