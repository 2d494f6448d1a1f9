import type { Model } from '@tuyen/model';
import { expect, it } from 'vitest';
import { slugRenames } from './follow-slugs.ts';

/** Modules of today, each with these actions. */
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
  slugRenames(moved('bus', 'vehicle'), model, CLIENTS).follow(copy, resource);
  return copy;
}

it.each(['roles', 'clients', 'users'])('slugs of a renamed module follow in %s', (resource) => {
  const row = { slugs: ['bus.show', 'bus.update', 'vehicle.show', 'route.show'] };
  expect(followed(modelOf('vehicle', 'route'), row, resource)).toEqual({
    slugs: ['vehicle.show', 'vehicle.update', 'route.show'],
  });
});

it('slugs of an account follow in each of its offices', () => {
  const row = { offices: [{ id: 'a', slugs: ['bus.show'] }, { id: 'b' }] };
  expect(followed(modelOf('vehicle'), row, 'users')).toEqual({
    offices: [{ id: 'a', slugs: ['vehicle.show'] }, { id: 'b' }],
  });
});

it('where others have the earlier module too, its slugs stay, and those of the new one come to them', () => {
  expect(followed(modelOf('bus', 'vehicle'), { slugs: ['bus.show'] }, 'roles')).toEqual({
    slugs: ['bus.show', 'vehicle.show'],
  });
});

it('a slug that the new module does not have stays, and so does what is no slug', () => {
  const row = { slugs: ['bus.print', 7] };
  expect(followed(modelOf('vehicle'), row, 'roles')).toEqual(row);
});

it('rows of no other resource are touched, and none where no module has another name', () => {
  const row = { slugs: ['bus.show'] };
  expect(followed(modelOf('vehicle'), row, 'orders')).toEqual(row);
  expect([...slugRenames(moved('bus', 'bus'), modelOf('bus'), CLIENTS).holders]).toEqual([]);
  expect([...slugRenames(moved('bus', 'vehicle'), modelOf('vehicle'), CLIENTS).holders]).toEqual([
    'users',
    'roles',
    'clients',
  ]);
});
