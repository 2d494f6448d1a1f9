import type { Model } from '@tuyen/model';
import { expect, it } from 'vitest';
import { slugRenames } from './follow-slugs.ts';

const modelOf = (...modules: readonly string[]) =>
  ({
    identity: {
      users: { resource: 'users', permissions: 'slugs', offices: { field: 'offices', permissions: 'slugs' } },
      roles: { resource: 'roles', permissions: 'slugs' },
    },
    permissions: {
      modules: modules.map((name) => ({
        name,
        actions: ['show', 'update'].map((one) => ({ slug: `${name}.${one}` })),
      })),
    },
  }) as unknown as Model;
const CLIENTS = { resource: 'clients', permissions: 'slugs' };
const moved = (before: string, after: string) => [{ modules: { before, after } }];

function followed(model: Model, row: Record<string, unknown>, resource: string) {
  const copy = structuredClone(row);
  slugRenames(moved('volume', 'book'), model, CLIENTS).follow(copy, resource);
  return copy;
}

it.each(['roles', 'clients', 'users'])('after a module rename, permission slugs are updated in %s', (resource) => {
  const row = { slugs: ['volume.show', 'volume.update', 'book.show', 'author.show'] };
  expect(followed(modelOf('book', 'author'), row, resource)).toEqual({
    slugs: ['book.show', 'book.update', 'author.show'],
  });
});

it('after a module rename, the permission slugs of an account are updated in each of its offices', () => {
  const row = { offices: [{ id: 'a', slugs: ['volume.show'] }, { id: 'b' }] };
  expect(followed(modelOf('book'), row, 'users')).toEqual({
    offices: [{ id: 'a', slugs: ['book.show'] }, { id: 'b' }],
  });
});

it("after some resources move to a new module, holders of the old module's slugs also get the new slugs", () => {
  expect(followed(modelOf('volume', 'book'), { slugs: ['volume.show'] }, 'roles')).toEqual({
    slugs: ['volume.show', 'book.show'],
  });
});

it('a module rename does not change a value that is no slug, or a slug whose action the new module lacks', () => {
  const row = { slugs: ['volume.print', 7] };
  expect(followed(modelOf('book'), row, 'roles')).toEqual(row);
});

it('a module rename changes slugs only in accounts, roles and API clients', () => {
  const row = { slugs: ['volume.show'] };
  expect(followed(modelOf('book'), row, 'loans')).toEqual(row);
  expect([...slugRenames(moved('volume', 'volume'), modelOf('volume'), CLIENTS).holders]).toEqual([]);
  expect([...slugRenames(moved('volume', 'book'), modelOf('book'), CLIENTS).holders]).toEqual([
    'users',
    'roles',
    'clients',
  ]);
});

it('when a module is split, a permission slug becomes the slugs for the same action in the new modules', () => {
  const split = [
    { modules: { before: 'volume', after: 'book' } },
    { modules: { before: 'volume', after: 'author' } },
    { modules: { before: 'loan', after: 'loan' } },
  ];
  const row = { slugs: ['volume.show', 'author.show', 'volume', 'loan.show'] };
  slugRenames(split, modelOf('book', 'author'), CLIENTS).follow(row, 'roles');
  expect(row).toEqual({ slugs: ['book.show', 'author.show', 'volume', 'loan.show'] });
});

it('a module rename updates the slugs of an account and of its offices, and skips malformed values', () => {
  const row = { slugs: ['volume.show'], offices: [{ slugs: ['volume.update', 'volume.show'] }] };
  expect(followed(modelOf('book'), row, 'users')).toEqual({
    slugs: ['book.show'],
    offices: [{ slugs: ['book.update', 'book.show'] }],
  });
  for (const other of [{ slugs: 'volume.show' }, { offices: 'volume.show' }, {}])
    expect(followed(modelOf('book'), other, 'users')).toEqual(other);
});

it('if a project has no roles, no offices in accounts and no API clients, a module rename changes only the slugs of accounts', () => {
  const { identity, permissions } = modelOf('book');
  const { roles: _roles, ...accounts } = identity;
  const { offices: _offices, ...users } = identity.users;
  const renames = slugRenames(moved('volume', 'book'), { identity: { ...accounts, users }, permissions }, undefined);
  expect([...renames.holders]).toEqual(['users']);
  const row = { slugs: ['volume.show'], offices: [{ slugs: ['volume.show'] }] };
  renames.follow(row, 'users');
  expect(row).toEqual({ slugs: ['book.show'], offices: [{ slugs: ['volume.show'] }] });
});
