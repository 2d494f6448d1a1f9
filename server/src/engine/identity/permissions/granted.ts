import type { Slug } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { membershipsOf } from '../accounts/memberships.ts';
import { type Accounts, isSuperuser } from '../accounts/reading.ts';
import { ADMIN, type Granter, holdsPower, type Power } from './powers.ts';

export interface GrantedRight {
  readonly slug: Slug | typeof ADMIN;
  readonly change: 'added' | 'kept' | 'removed';
  /** The right has no effect: the type of the office does not allow it, or no active role contains it. */
  readonly obstacle?: 'office' | 'role';
  /** The granter lacks the right and therefore cannot grant it. */
  readonly lacking?: true;
}

export interface OfficeGrants {
  readonly office: string;
  readonly rights: readonly GrantedRight[];
}

/**
 * Compares the rights of an account before and after a change, for each office. Uses the same rules as the check of the
 * change: a new right needs a granter who has it, even if it has no effect yet.
 * @param before undefined for a new account
 */
export function grantedRights(
  accounts: Accounts,
  granter: Granter,
  before: Row | undefined,
  after: Row,
): readonly OfficeGrants[] {
  const [had, has] = [before ? rightsOf(accounts, before) : NONE, rightsOf(accounts, after)];
  const offices = new Set([...has.potential.keys(), ...had.potential.keys()]);
  return [...offices]
    .filter((office) => accounts.offices.has(office))
    .map((office) => {
      const [possible, previous] = [rightsIn(has.potential, office), rightsIn(had.potential, office)];
      const [effective, formerly] = [rightsIn(has.effective, office), rightsIn(had.effective, office)];
      const kept = [...possible].map((slug): GrantedRight => {
        const lacking = !previous.has(slug) && !holdsPower(accounts, granter, { office, right: slug });
        return {
          slug,
          change: formerly.has(slug) || (previous.has(slug) && !effective.has(slug)) ? 'kept' : 'added',
          ...(!effective.has(slug) && { obstacle: obstacleOf(accounts, office, slug) }),
          ...(lacking && { lacking }),
        };
      });
      const removed = [...formerly].filter((slug) => !possible.has(slug));
      return { office, rights: [...kept, ...removed.map((slug): GrantedRight => ({ slug, change: 'removed' }))] };
    });
}

/** Returns whether the change makes the account a superuser, which only superusers may do. */
export function becomesSuperuser({ identity }: Accounts, before: Row | undefined, after: Row): boolean {
  return isSuperuser(identity, after) && !isSuperuser(identity, before);
}

type ByOffice = ReadonlyMap<string, ReadonlySet<Power['right']>>;
interface Rights {
  readonly potential: ByOffice;
  readonly effective: ByOffice;
}

const NONE: Rights = { potential: new Map(), effective: new Map() };

function rightsOf(accounts: Accounts, user: Row): Rights {
  const { offices, office_id: home, is_admin: isAdmin } = accounts.profileOf(user);
  const administered = membershipsOf(accounts.identity, user).flatMap(({ office, admin }) => (admin ? [office] : []));
  const potential = byOffice(accounts.potentialOf(user));
  const effective = byOffice(offices);
  for (const office of administered) add(potential, office);
  if (isAdmin && home !== null) for (const rights of [potential, effective]) add(rights, home);
  return { potential, effective };
}

function byOffice(
  offices: readonly { readonly id: string; readonly permissions: readonly Slug[] }[],
): Map<string, Set<Power['right']>> {
  const found = new Map<string, Set<Power['right']>>();
  for (const { id, permissions } of offices) found.set(id, new Set([...(found.get(id) ?? []), ...permissions]));
  return found;
}

function add(rights: Map<string, Set<Power['right']>>, office: string): void {
  rights.set(office, new Set([...(rights.get(office) ?? []), ADMIN]));
}

const rightsIn = (rights: ByOffice, office: string): ReadonlySet<Power['right']> => rights.get(office) ?? new Set();

function obstacleOf({ holdable, officeRow, identity }: Accounts, office: string, slug: Power['right']) {
  const type = identity.offices?.type;
  const most = type === undefined ? undefined : holdable(officeRow(office)?.[type]);
  return slug === ADMIN || (most && !most.has(slug)) ? 'office' : 'role';
}
