import { may, type Model, type Profile, type Slug } from '@tuyen/schemas';
import type { Row } from '../domain.ts';
import { Problem } from '../problem.ts';
import { type Accounts, officeEntries } from './reading.ts';

/** Who grants: a signed-in person in an office. */
export interface Granter {
  readonly profile: Profile;
  readonly officeId: string | null;
}

/**
 * Nobody grants what they lack: not a slug, not the administration of an office, not the superuser's mark; and nobody but
 * themselves changes an account that holds more than they do, for its password would be a way to all of that.
 * @param before undefined for a new account
 * @param after undefined for one that is deleted
 */
export function checkAccountGrant(
  accounts: Accounts,
  granter: Granter,
  before: Row | undefined,
  after: Row | undefined,
): void {
  if (granter.profile.is_superuser) return;
  const own = before?.['id'] === granter.profile.id;
  if (before && !own) checkHolds(accounts, granter, powersOf(accounts, before));
  if (!after) return;
  const already = before ? powersOf(accounts, before) : undefined;
  checkHolds(accounts, granter, less(powersOf(accounts, after), already));
}

/** A role's slugs must be held by whoever adds them; those that were in it already stay. */
export function checkRoleGrant(granter: Granter, before: Row | undefined, after: Row | undefined): void {
  if (granter.profile.is_superuser) return;
  const already = new Set(listed(before?.['permissions']));
  for (const slug of listed(after?.['permissions'])) {
    if (!already.has(slug) && !may(granter.profile, granter.officeId, slug)) throw notHeld(slug);
  }
}

interface Powers {
  readonly superuser: boolean;
  /** Offices that the account administers. */
  readonly admin: readonly string[];
  readonly slugs: readonly { readonly office: string; readonly slug: Slug }[];
}

function powersOf(accounts: Accounts, user: Row): Powers {
  const profile = accounts.profileOf(user);
  const entries = officeEntries(user).filter((entry) => entry['is_admin'] === true);
  const admin = [
    ...entries.map((entry) => String(entry['office_id'])),
    ...(profile.is_admin && profile.office_id ? [profile.office_id] : []),
  ];
  return {
    superuser: profile.is_superuser,
    admin: [...new Set(admin)],
    slugs: profile.offices.flatMap(({ id, permissions }) => permissions.map((slug) => ({ office: id, slug }))),
  };
}

function less(powers: Powers, already: Powers | undefined): Powers {
  if (!already) return powers;
  return {
    superuser: powers.superuser && !already.superuser,
    admin: powers.admin.filter((office) => !already.admin.includes(office)),
    slugs: powers.slugs.filter(
      ({ office, slug }) => !already.slugs.some((held) => held.office === office && held.slug === slug),
    ),
  };
}

function checkHolds(accounts: Accounts, granter: Granter, powers: Powers): void {
  const { profile, officeId } = granter;
  if (powers.superuser) throw notHeld('is_superuser');
  // What one holds in an office one may give there and in the offices below it.
  const within = new Set(officeId === null ? [] : accounts.offices.under(officeId));
  const adminHere = profile.is_admin && profile.office_id === officeId;
  for (const office of powers.admin) if (!(adminHere && within.has(office))) throw notHeld('is_admin');
  for (const { office, slug } of powers.slugs) {
    const held = (within.has(office) && may(profile, officeId, slug)) || may(profile, office, slug);
    if (!held) throw notHeld(slug);
  }
}

function notHeld(permission: string): Problem {
  return new Problem(403, 'grant_not_held', { permission });
}

function listed(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Which of the identity resources a write concerns. */
export function grantsOf(model: Model, resource: string): 'account' | 'role' | undefined {
  if (resource === model.identity.users) return 'account';
  return resource === model.identity.roles ? 'role' : undefined;
}
