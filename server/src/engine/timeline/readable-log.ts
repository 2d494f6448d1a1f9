import { slugFor } from '@tuyen/model';
import type { Caller, Domain, LoggedEntry, Services } from '../domain.ts';
import { mayRead } from '../identity/index.ts';

interface LogParts extends Pick<Services, 'auth' | 'model'> {
  readonly domain: Domain;
}

/**
 * Returns a function that decides which log entries the caller may read. Returns undefined if the caller may read none.
 * The log of a project that does not show it as a resource is open to superusers.
 */
export function readableLog(
  { model, domain, auth }: LogParts,
  caller: Caller,
): ((entry: Pick<LoggedEntry, 'officeId'>) => boolean) | undefined {
  if (!domain.audit) return caller.profile?.is_superuser ? () => true : undefined;
  const log = model.resources.find(({ name }) => name === domain.audit?.resource);
  if (!log || !auth.may(caller, slugFor(log.module, 'list'))) return undefined;
  return ({ officeId }) => log.scope !== 'office' || mayRead(caller, { office_id: officeId });
}
