import type { Domain } from '../../domain.ts';
import type { UpToDateOptions } from './bring-up-to-date.ts';

/** What a domain says about changes of kept tables. */
export function upToDateBy({ migrations, audit }: Domain): UpToDateOptions {
  const names = audit?.names;
  return { migrations, logs: audit && names !== undefined ? { resource: audit.resource, names } : undefined };
}
