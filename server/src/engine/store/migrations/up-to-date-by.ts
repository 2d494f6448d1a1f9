import type { Domain } from '../../domain.ts';
import type { UpToDateOptions } from './bring-up-to-date.ts';

export function upToDateBy({ migrations, audit, identity }: Domain): UpToDateOptions {
  const { resource, permissions = 'permissions' } = identity?.clients ?? {};
  return {
    migrations,
    logs:
      audit?.names === undefined
        ? undefined
        : { resource: audit.resource, names: audit.names, values: audit.values ?? [] },
    clients: resource === undefined ? undefined : { resource, permissions },
  };
}
