import type { Slug } from '@tuyen/model';
import type { Row } from '../domain.ts';
import { homeOf, membershipsOf } from './memberships.ts';
import { checkHolds, checkReaches, type Granter, type Power, potentialPowers, superuserOnly } from './powers.ts';
import { type Accounts, isSuperuser, slugsOfRole } from './reading.ts';

/**
 * No one grants what they lack: not a slug, not the administration of an office, not superuser status; and an account that
 * could have more permissions than the caller is changed only by its own user, because its password would give all of that.
 * @param right what the granter needs wherever the account becomes a member
 * @param before undefined for a new account
 * @param after undefined for one that is deleted
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
 * A role is changed by those who hold all that was and will be in it, in every office where it is in use: whatever its status,
 * since the next who may could switch it on.
 * @param offices where accounts have it
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
 * A key opens all that its client may do, today or once it is switched on: so the caller who changes the client needs all of that.
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
    // Without an office a client reads all of them.
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

/** Where the account may go to work: its home and every office in its list. */
function workplaces({ identity }: Accounts, user: Row): ReadonlySet<string> {
  const home = identity.offices ? homeOf(identity, user) : null;
  const offices = identity.offices ? membershipsOf(identity, user).map(({ office }) => office) : [];
  return new Set(home === null ? offices : [...offices, home]);
}
