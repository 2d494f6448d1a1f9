import { expect, it } from 'vitest';
import { upToDateBy } from './up-to-date-by.ts';

it('a domain says nothing of stored tables unless it has migrations, a log or API clients', () => {
  expect(upToDateBy({})).toEqual({ migrations: undefined, logs: undefined, clients: undefined });
  const audit = { resource: 'log', row: () => ({}), entries: async () => [] };
  expect(upToDateBy({ audit }).logs).toBeUndefined();
});

it('its log names resources in a field, and has values of records in others', () => {
  const audit = { resource: 'log', names: 'about', row: () => ({}), entries: async () => [] };
  expect(upToDateBy({ audit }).logs).toEqual({ resource: 'log', names: 'about', values: [] });
  expect(upToDateBy({ audit: { ...audit, values: ['was'] } }).logs).toEqual({
    resource: 'log',
    names: 'about',
    values: ['was'],
  });
});

it('its API clients have slugs in a field, which is named permissions where nothing else is said', () => {
  const clients = { resource: 'clients', lastUsed: 'used_at' };
  expect(upToDateBy({ identity: { clients } }).clients).toEqual({ resource: 'clients', permissions: 'permissions' });
  expect(upToDateBy({ identity: { clients: { ...clients, permissions: 'grants' } } }).clients).toEqual({
    resource: 'clients',
    permissions: 'grants',
  });
});

it('its migrations are those that it lists', () => {
  const migrations = [{ name: '1', rows: {} }];
  expect(upToDateBy({ migrations }).migrations).toBe(migrations);
});
