import { expect, it } from 'vitest';
import { upToDateBy } from './up-to-date-by.ts';

it('the migration options are empty if the domain code defines no migrations, log fields or API clients', () => {
  expect(upToDateBy({})).toEqual({ migrations: undefined, logs: undefined, clients: undefined });
  const audit = { resource: 'log', row: () => ({}), entries: async () => [] };
  expect(upToDateBy({ audit }).logs).toBeUndefined();
});

it('a migration learns from the domain code which log fields contain resource names and record values', () => {
  const audit = { resource: 'log', names: 'about', row: () => ({}), entries: async () => [] };
  expect(upToDateBy({ audit }).logs).toEqual({ resource: 'log', names: 'about', values: [] });
  expect(upToDateBy({ audit: { ...audit, values: ['was'] } }).logs).toEqual({
    resource: 'log',
    names: 'about',
    values: ['was'],
  });
});

it('by default, the permission slugs of API clients are in a field named permissions', () => {
  const clients = { resource: 'clients', lastUsed: 'used_at' };
  expect(upToDateBy({ identity: { clients } }).clients).toEqual({ resource: 'clients', permissions: 'permissions' });
  expect(upToDateBy({ identity: { clients: { ...clients, permissions: 'grants' } } }).clients).toEqual({
    resource: 'clients',
    permissions: 'grants',
  });
});

it('the migration options of a server start contain the migrations of the domain code unchanged', () => {
  const migrations = [{ name: '1', rows: {} }];
  expect(upToDateBy({ migrations }).migrations).toBe(migrations);
});
