import { expect, it } from 'vitest';
import { upToDateBy } from './up-to-date-by.ts';

it('domain code without migrations, log options or API clients adds no migration options', () => {
  expect(upToDateBy({})).toEqual({ migrations: undefined, logs: undefined, clients: undefined });
  const audit = { resource: 'log', row: () => ({}), entries: async () => [] };
  expect(upToDateBy({ audit }).logs).toBeUndefined();
});

it('the log options in domain code name the field for resource names and those for record values', () => {
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

it('the migrations in domain code are passed on unchanged as migration options', () => {
  const migrations = [{ name: '1', rows: {} }];
  expect(upToDateBy({ migrations }).migrations).toBe(migrations);
});
