import { may, type Profile, type Slug } from '@tuyen/model';
import type { Row } from '../domain.ts';
import { Problem } from '../problem.ts';
import { membershipsOf } from './memberships.ts';
import type { Accounts } from './reading.ts';

/** The administration of an office, beside the slugs. */
export const ADMIN = 'is_admin';

/** A right in an office. It reaches the offices below: what one holds in an office one may give there and below. */
export interface Power {
  readonly office: string;
  readonly right: Slug | typeof ADMIN;
}

/** Who asks for a change: a signed-in person, or an API client, in an office. */
export interface Granter {
  readonly profile: Profile;
  readonly officeId: string | null;
}

/**
 * All that an account has or could come to have without a further grant: the slugs of roles that are switched off, and those
 * that the office's type does not allow as long as it is what it is. Whether the account may sign in says nothing either.
 */
export function potentialPowers(accounts: Accounts, user: Row): readonly Power[] {
  const { is_admin, office_id } = accounts.profileOf(user);
  const admin = membershipsOf(accounts.identity, user).filter((membership) => membership.admin);
  const administered = new Set(admin.map(({ office }) => office));
  if (is_admin && office_id !== null) administered.add(office_id);
  return [
    ...[...administered].map((office) => ({ office, right: ADMIN })),
    ...accounts.potentialOf(user).flatMap(({ id, permissions }) => permissions.map((right) => ({ office: id, right }))),
  ];
}

/** Does the granter hold the right in the office, there or from above? Only what counts at present does. */
export function holds({ offices }: Accounts, { profile }: Granter, { office, right }: Power): boolean {
  if (profile.is_superuser) return true;
  return offices
    .above(office)
    .some((at) => (right === ADMIN ? profile.is_admin && profile.office_id === at : may(profile, at, right)));
}

/** @throws 403 `grant_not_held` naming the first right that the granter lacks */
export function checkHolds(accounts: Accounts, granter: Granter, powers: Iterable<Power>): void {
  for (const power of powers) if (!holds(accounts, granter, power)) throw missingPermission(accounts, power.right);
}

/** @throws 403 `beyond_reach` where the granter may not do this in the office at all; null: above every office */
export function checkReaches(accounts: Accounts, granter: Granter, office: string | null, right: Slug): void {
  if (granter.profile.is_superuser) return;
  if (office !== null && holds(accounts, granter, { office, right })) return;
  const name = office === null ? '' : (accounts.officeName(office) ?? office);
  throw new Problem(403, 'beyond_reach', { office: name });
}

/** Named by its field, which screens know by its label. */
function missingPermission({ identity: { users } }: Accounts, right: Power['right']): Problem {
  const permission = right === ADMIN ? (users.offices?.admin ?? users.admin ?? right) : right;
  return new Problem(403, 'grant_not_held', { permission });
}

export function superuserOnly({ identity: { users } }: Accounts): Problem {
  return new Problem(403, 'grant_not_held', { permission: users.superuser ?? 'superuser' });
}
