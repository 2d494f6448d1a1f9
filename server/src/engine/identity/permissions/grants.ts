import type { Slug } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { homeOf, membershipsOf } from '../accounts/memberships.ts';
import { checkHolds, checkReaches, type Granter, type Power, potentialPowers, superuserOnly } from './powers.ts';
import { type Accounts, isSuperuser, slugsOfRole } from '../accounts/reading.ts';

/**
 * Checks a change of an account. No one can grant what they lack: neither a slug nor the administration of an office
 * nor superuser status. An account that could have more permissions than the caller can be changed only by its own
 * user, because setting its password would give access to all of them.
 * @param right permission that the granter needs wherever the account becomes a member
 * @param before undefined for a new account
 * @param after undefined for a deleted account
 */
export function checkAccountGrant(
  accounts: Accounts,
  granter: Granter,
  right: Slug,
  before: Row | undefined,
  after: Row | undefined,
): void {
  if (granter.profile.is_superuser) return;
  const previous = before ? potentialPowers(accounts, before) : [];
  if (before && before['id'] !== granter.profile.id) {
    if (isSuperuser(accounts.identity, before)) throw superuserOnly(accounts);
    checkHolds(accounts, granter, previous);
  }
  if (!after) return;
  if (isSuperuser(accounts.identity, after) && !isSuperuser(accounts.identity, before)) throw superuserOnly(accounts);
  checkHolds(accounts, granter, less(potentialPowers(accounts, after), previous));
  const already = before ? workplaces(accounts, before) : new Set();
  for (const office of workplaces(accounts, after))
    if (!already.has(office)) checkReaches(accounts, granter, office, right);
}

/**
 * Checks a change of a role. It requires every permission that the role has before and after the change, in every
 * office that uses the role. Inactive roles count: someone else could activate them.
 * @param offices offices in which accounts have the role
 */
export function checkRoleGrant(
  accounts: Accounts,
  granter: Granter,
  right: Slug,
  before: Row | undefined,
  after: Row | undefined,
  offices: ReadonlySet<string>,
): void {
  if (granter.profile.is_superuser) return;
  const slugs = new Set([before, after].flatMap((role) => slugsOfRole(accounts.identity, role)));
  for (const office of offices) checkReaches(accounts, granter, office, right);
  const places = new Set(offices);
  if (granter.officeId !== null) places.add(granter.officeId);
  for (const office of places) checkHolds(accounts, granter, powersIn(office, slugs));
}

/**
 * Checks a change of an API client. The key of a client grants everything that the client may do now or after its
 * activation. The caller therefore needs all these permissions.
 * @param powers undefined for a client without an office
 */
export function checkClientGrant(
  accounts: Accounts,
  granter: Granter,
  powers: (client: Row) => readonly Power[] | undefined,
  before: Row | undefined,
  after: Row | undefined,
): void {
  for (const row of [before, after]) {
    if (!row) continue;
    const previous = powers(row);
    if (previous) checkHolds(accounts, granter, previous);
    // An API client without an office reads the records of all offices, so only a superuser may change it.
    else if (!granter.profile.is_superuser) throw superuserOnly(accounts);
  }
}

function powersIn(office: string, slugs: Iterable<Slug>): readonly Power[] {
  return [...slugs].map((right) => ({ office, right }));
}

function less(powers: readonly Power[], already: readonly Power[]): readonly Power[] {
  return powers.filter(
    ({ office, right }) => !already.some((previous) => previous.office === office && previous.right === right),
  );
}

function workplaces({ identity }: Accounts, user: Row): ReadonlySet<string> {
  const home = identity.offices ? homeOf(identity, user) : null;
  const offices = identity.offices ? membershipsOf(identity, user).map(({ office }) => office) : [];
  return new Set(home === null ? offices : [...offices, home]);
}
