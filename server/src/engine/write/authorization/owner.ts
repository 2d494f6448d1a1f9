import { type Resource, slugFor, TOP_OFFICE } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { type Accounts, type Granter, holdsPower } from '../../identity/index.ts';
import { Problem } from '../../problem.ts';

/**
 * Checks the owner of records that every office can read. Only staff of the owner's office or a parent office can
 * change them. Giving a record to another office also requires permission there.
 * @param accounts called only if the owner is not the current office
 * @throws 403 `read_only_office` if the record belongs to another office; 422 if the caller lacks permission in the new
 * owner's office
 */
export async function checkOwner(
  resource: Resource,
  granter: Granter,
  before: Row | undefined,
  after: Row | undefined,
  accounts: () => Promise<Accounts>,
): Promise<void> {
  const { owner } = resource;
  if (owner === undefined || granter.profile.is_superuser) return;
  const owners = new Set([before, after].filter((row) => row !== undefined).map((row) => row[owner]));
  if (owner !== TOP_OFFICE && [...owners].every((office) => office !== undefined && office === granter.officeId))
    return;
  const known = await accounts();
  const within = new Set(granter.officeId === null ? [] : known.offices.under(granter.officeId));
  const officeOf = (row: Row) => (typeof row[owner] === 'string' ? row[owner] : known.topOffice());
  if (before && !within.has(officeOf(before) ?? '')) throw new Problem(403, 'read_only_office');
  const next = after && officeOf(after);
  if (next === undefined || within.has(next ?? '')) return;
  if (owner === TOP_OFFICE) throw new Problem(403, 'read_only_office');
  const right = slugFor(resource.module, before ? 'edit' : 'create');
  if (next !== null && holdsPower(known, granter, { office: next, right })) return;
  throw new Problem(422, 'validation_failed', {}, { [owner]: { code: 'foreign_owner' } });
}
