import type { Domain, Migration } from '../../domain.ts';
import type { Logs } from './follow-log.ts';
import type { Clients } from './follow-slugs.ts';

export interface UpToDateOptions {
  readonly migrations?: readonly Migration[] | undefined;
  readonly logs?: Logs | undefined;
  readonly clients?: Clients | undefined;
  /** Whether a start of the server may change the database back to earlier schemas. */
  readonly back?: boolean | undefined;
  readonly drop?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
}

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
