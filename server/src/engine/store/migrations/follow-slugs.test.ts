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

it.each(['roles', 'clients', 'users'])('slugs of a renamed module are renamed in %s', (resource) => {
  const row = { slugs: ['volume.show', 'volume.update', 'book.show', 'author.show'] };
  expect(followed(modelOf('book', 'author'), row, resource)).toEqual({
    slugs: ['book.show', 'book.update', 'author.show'],
  });
});

it('slugs of an account are renamed in each of its offices', () => {
  const row = { offices: [{ id: 'a', slugs: ['volume.show'] }, { id: 'b' }] };
  expect(followed(modelOf('book'), row, 'users')).toEqual({
    offices: [{ id: 'a', slugs: ['book.show'] }, { id: 'b' }],
  });
});

it("slugs of a module that other resources keep stay, and the new module's slugs are added", () => {
  expect(followed(modelOf('volume', 'book'), { slugs: ['volume.show'] }, 'roles')).toEqual({
    slugs: ['volume.show', 'book.show'],
  });
});

it('a slug that the new module lacks and a value that is not a slug stay unchanged', () => {
  const row = { slugs: ['volume.print', 7] };
  expect(followed(modelOf('book'), row, 'roles')).toEqual(row);
});

it('rows of other resources keep their slugs, and nothing changes if no module was renamed', () => {
  const row = { slugs: ['volume.show'] };
  expect(followed(modelOf('book'), row, 'loans')).toEqual(row);
  expect([...slugRenames(moved('volume', 'volume'), modelOf('volume'), CLIENTS).holders]).toEqual([]);
  expect([...slugRenames(moved('volume', 'book'), modelOf('book'), CLIENTS).holders]).toEqual([
    'users',
    'roles',
    'clients',
  ]);
});

it('slugs of a split module are renamed to each part that has the action, without repeats', () => {
  const split = [
    { modules: { before: 'volume', after: 'book' } },
    { modules: { before: 'volume', after: 'author' } },
    { modules: { before: 'loan', after: 'loan' } },
  ];
  const row = { slugs: ['volume.show', 'author.show', 'volume', 'loan.show'] };
  slugRenames(split, modelOf('book', 'author'), CLIENTS).follow(row, 'roles');
  expect(row).toEqual({ slugs: ['book.show', 'author.show', 'volume', 'loan.show'] });
});

it("an account's own slugs and its office slugs are renamed, and a value that is not a list stays", () => {
  const row = { slugs: ['volume.show'], offices: [{ slugs: ['volume.update', 'volume.show'] }] };
  expect(followed(modelOf('book'), row, 'users')).toEqual({
    slugs: ['book.show'],
    offices: [{ slugs: ['book.update', 'book.show'] }],
  });
  for (const other of [{ slugs: 'volume.show' }, { offices: 'volume.show' }, {}])
    expect(followed(modelOf('book'), other, 'users')).toEqual(other);
});

it('only accounts have slugs if there are no roles and no API clients', () => {
  const { identity, permissions } = modelOf('book');
  const { roles: _roles, ...accounts } = identity;
  const { offices: _offices, ...users } = identity.users;
  const renames = slugRenames(moved('volume', 'book'), { identity: { ...accounts, users }, permissions }, undefined);
  expect([...renames.holders]).toEqual(['users']);
  const row = { slugs: ['volume.show'], offices: [{ slugs: ['volume.show'] }] };
  renames.follow(row, 'users');
  expect(row).toEqual({ slugs: ['book.show'], offices: [{ slugs: ['volume.show'] }] });
});
