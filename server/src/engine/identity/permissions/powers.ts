import { may, type Profile, type Slug } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import { membershipsOf } from '../accounts/memberships.ts';
import type { Accounts } from '../accounts/reading.ts';

export const ADMIN = 'is_admin';

/**
 * Right in an office: a permission slug, or the right to administer the office. It also applies in all offices below,
 * so its holder may grant it there too.
 */
export interface Power {
  readonly office: string;
  readonly right: Slug | typeof ADMIN;
}

export interface Granter {
  readonly profile: Profile;
  readonly officeId: string | null;
}

/**
 * Returns all powers that an account has or could gain without another grant: slugs of inactive roles, and slugs that
 * the current type of the office does not allow. Whether the account can sign in does not matter.
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

/**
 * Returns whether the granter has the right in the office itself or in an office above it. Only currently effective
 * rights count.
 */
export function holdsPower({ offices }: Accounts, { profile }: Granter, { office, right }: Power): boolean {
  if (profile.is_superuser) return true;
  return offices
    .above(office)
    .some((at) => (right === ADMIN ? profile.is_admin && profile.office_id === at : may(profile, at, right)));
}

/** @throws 403 `grant_not_held` that names the first right the granter lacks */
export function checkHolds(accounts: Accounts, granter: Granter, powers: Iterable<Power>): void {
  for (const power of powers) if (!holdsPower(accounts, granter, power)) throw missingPermission(accounts, power.right);
}

/**
 * @param office null means the place above the top office, where only superusers have rights
 * @throws 403 `beyond_reach` if the granter does not have the permission `right` in the office
 */
export function checkReaches(accounts: Accounts, granter: Granter, office: string | null, right: Slug): void {
  if (granter.profile.is_superuser) return;
  if (office !== null && holdsPower(accounts, granter, { office, right })) return;
  const name = office === null ? '' : (accounts.officeName(office) ?? office);
  throw new Problem(403, 'beyond_reach', { office: name });
}

/**
 * Returns the error for a permission that the user needs in order to grant it. If the user lacks the right to
 * administer an office, the error names the account field of this right, because screens have a label for the field.
 */
function missingPermission({ identity: { users } }: Accounts, right: Power['right']): Problem {
  const permission = right === ADMIN ? (users.offices?.admin ?? users.admin ?? right) : right;
  return new Problem(403, 'grant_not_held', { permission });
}

export function superuserOnly({ identity: { users } }: Accounts): Problem {
  return new Problem(403, 'grant_not_held', { permission: users.superuser ?? 'superuser' });
}
