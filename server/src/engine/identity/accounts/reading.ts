import { type Identity, isActive, type Model, type Profile, type Slug, SOLE_OFFICE } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { homeOf, membershipsOf, slugsIn, textOrNull, valueOf } from './memberships.ts';

export interface Accounts {
  readonly identity: Identity;
  readonly profileOf: (user: Row) => Profile;
  /**
   * Returns the account's offices with all permissions that it would have there if every role were active and every
   * office type allowed every permission.
   */
  readonly potentialOf: (user: Row) => Profile['offices'];
  /** Returns the slugs that offices of this type may have, or undefined for no limit. */
  readonly holdable: (organisationType: unknown) => ReadonlySet<Slug> | undefined;
  readonly active: (user: Row) => boolean;
  readonly offices: OfficeTree;
  readonly officeRow: (id: string) => Row | undefined;
  readonly officeName: (id: string) => string | null;
  readonly topOffice: () => string | null;
}

export interface OfficeTree {
  has(id: string): boolean;
  under(id: string): readonly string[];
  /**
   * Returns the office, its parent, and so on up to the top office. If the tree contains a cycle, stops when the first
   * office is reached again.
   */
  above(id: string): readonly string[];
}

export function readAccounts(
  model: Model,
  rows: { readonly offices: readonly Row[]; readonly roles: readonly Row[] },
): Accounts {
  const { identity } = model;
  const { users } = identity;
  const slugsOfRoles = new Map(rows.roles.map((role) => [String(role['id']), slugsOfRole(identity, role)]));
  const inactive = new Set(
    rows.roles.filter((role) => !isActive(identity.roles?.status, role)).map((role) => String(role['id'])),
  );
  const officeRows = new Map(rows.offices.map((office) => [String(office['id']), office]));
  const holdable = holdableSlugs(model);
  const typeOf = (office: string) => valueOf(officeRows.get(office), identity.offices?.type);

  function permissionsByOffice(user: Row, counts: (role: string) => boolean): Profile['offices'] {
    return membershipsOf(identity, user).map(({ office, roles, permissions }) => {
      const ofRoles = roles.filter(counts).flatMap((role) => slugsOfRoles.get(role) ?? []);
      return { id: office, permissions: [...new Set([...ofRoles, ...permissions])] };
    });
  }

  return {
    identity,
    potentialOf: (user) => permissionsByOffice(user, () => true),
    holdable: (type) => holdable.get(String(type)),
    offices: officeTree(identity, rows.offices),
    officeRow: (id) => officeRows.get(id),
    officeName: (id) => textOrNull(valueOf(officeRows.get(id), identity.offices?.name)),
    topOffice: () => {
      if (!identity.offices) return SOLE_OFFICE;
      const tops = rows.offices.filter((office) => parentOf(identity, office) === null);
      return tops.map((office) => String(office['id'])).sort()[0] ?? null;
    },
    active: (user) => isActive(users.status, user),
    profileOf(user) {
      const offices = permissionsByOffice(user, (role) => !inactive.has(role)).map(({ id, permissions }) => {
        const most = holdable.get(String(typeOf(id)));
        return { id, permissions: most ? permissions.filter((slug) => most.has(slug)) : permissions };
      });
      const home = homeOf(identity, user) ?? offices[0]?.id ?? null;
      return {
        id: String(user['id']),
        offices,
        office_id: home,
        is_admin:
          valueOf(user, users.admin) === true ||
          membershipsOf(identity, user).some(({ office, admin }) => office === home && admin),
        is_superuser: isSuperuser(identity, user),
        avatar_url: textOrNull(valueOf(user, users.avatar)),
      };
    },
  };
}

export function isSuperuser({ users }: Identity, user: Row | undefined): boolean {
  return valueOf(user, users.superuser) === true;
}

export function parentOf({ offices }: Identity, office: Row | undefined): string | null {
  return textOrNull(valueOf(office, offices?.parent));
}

export function slugsOfRole({ roles }: Identity, role: Row | undefined): readonly Slug[] {
  return slugsIn(valueOf(role, roles?.permissions));
}

function holdableSlugs(model: Model): ReadonlyMap<string, ReadonlySet<Slug>> {
  const { groups, modules } = model.permissions;
  const actions = modules.flatMap((module) => module.actions);
  return new Map(
    groups.map((group) => [
      group.organisationType,
      new Set(actions.filter((action) => action.groups.includes(group.name)).map((action) => action.slug)),
    ]),
  );
}

function officeTree(identity: Identity, offices: readonly Row[]): OfficeTree {
  const parent = new Map(offices.map((office) => [String(office['id']), parentOf(identity, office)]));
  const children = new Map<string, string[]>();
  for (const [id, above] of parent) if (above !== null) children.set(above, [...(children.get(above) ?? []), id]);
  return {
    has: (id) => parent.has(id),
    under(id) {
      const found = new Set([id]);
      for (const office of found) for (const child of children.get(office) ?? []) found.add(child);
      return [...found];
    },
    above(id) {
      const found = new Set<string>();
      for (let at: string | null = id; at !== null && !found.has(at); at = parent.get(at) ?? null) found.add(at);
      return [...found];
    },
  };
}
