import type { Model, Profile, Slug } from '@tuyen/model';
import type { IdentityReading, Row } from '../domain.ts';

/** What the sign-in, the scope and the permissions need of the three identity resources. */
export interface Accounts {
  readonly profileOf: (user: Row) => Profile;
  /** The account's offices with all that it was ever given there, as if each role were active and each office of a type that allows it. */
  readonly potentialOf: (user: Row) => Profile['offices'];
  /** What an office of this type may hold at all; undefined: anything. */
  readonly holdable: (organisationType: unknown) => ReadonlySet<Slug> | undefined;
  readonly active: (user: Row) => boolean;
  readonly offices: OfficeTree;
  readonly officeRow: (id: string) => Row | undefined;
  /** The office that has none above it (the oldest of several); null where there are no offices. */
  readonly topOffice: () => string | null;
}

export interface OfficeTree {
  has(id: string): boolean;
  /** The office and every one below it. */
  under(id: string): readonly string[];
  /** The office, then the one above it, and so on up. A ring ends where it began. */
  above(id: string): readonly string[];
}

/**
 * Reads accounts as the schemas usually have them: users with `offices: [{office_id, role_id, permissions, is_admin}]`, a home
 * `office_id` and `is_superuser`; roles with `permissions`; offices with `parent_id` and `organisation_type`.
 */
export function readAccounts(
  model: Model,
  rows: { readonly offices: readonly Row[]; readonly roles: readonly Row[] },
  reading: IdentityReading = {},
): Accounts {
  const roles = new Map(rows.roles.map((role) => [String(role['id']), role]));
  const officeRows = new Map(rows.offices.map((office) => [String(office['id']), office]));
  const holdable = holdableSlugs(model);
  const officesOf = reading.officesOf ?? permissionsByOffice;
  let switchedOn: typeof roles | undefined;

  return {
    potentialOf(user) {
      switchedOn ??= new Map(rows.roles.map(({ status: _, ...role }) => [String(role['id']), role]));
      return officesOf(user, switchedOn);
    },
    holdable: (type) => holdable.get(String(type)),
    offices: officeTree(rows.offices),
    officeRow: (id) => officeRows.get(id),
    topOffice: () => {
      const tops = rows.offices.filter((office) => textOrNull(office['parent_id']) === null);
      return tops.map((office) => String(office['id'])).sort()[0] ?? null;
    },
    active: activeBy(reading),
    profileOf(user) {
      const offices = officesOf(user, roles).map(({ id, permissions }) => {
        const most = holdable.get(String(officeRows.get(id)?.['organisation_type']));
        return { id, permissions: most ? permissions.filter((slug) => most.has(slug)) : permissions };
      });
      const home = typeof user['office_id'] === 'string' ? user['office_id'] : (offices[0]?.id ?? null);
      return {
        id: String(user['id']),
        offices,
        office_id: home,
        is_admin: user['is_admin'] === true || isAdminOf(user, home),
        is_superuser: user['is_superuser'] === true,
        avatar_url: textOrNull(user['avatar_url'] ?? user['avatar']),
      };
    },
  };
}

/** May the account sign in? It follows from its own row, without offices and roles. */
export function activeBy(reading: IdentityReading = {}): (user: Row) => boolean {
  return reading.active ?? ((user) => user['status'] === undefined || user['status'] === 'ACTIVE');
}

function permissionsByOffice(
  user: Row,
  roles: ReadonlyMap<string, Row>,
): { id: string; permissions: readonly Slug[] }[] {
  return officeEntries(user).map((entry) => {
    const role = roles.get(String(entry['role_id']));
    const inactive = role?.['status'] !== undefined && role['status'] !== 'ACTIVE';
    const permissions = [...(inactive ? [] : slugs(role?.['permissions'])), ...slugs(entry['permissions'])];
    return { id: String(entry['office_id']), permissions: [...new Set(permissions)] };
  });
}

function isAdminOf(user: Row, office: string | null): boolean {
  return officeEntries(user).some((entry) => entry['office_id'] === office && entry['is_admin'] === true);
}

/** Entries of the user's nested list `offices`. */
export function officeEntries(user: Row): readonly Row[] {
  return Array.isArray(user['offices']) ? (user['offices'] as Row[]) : [];
}

function slugs(value: unknown): readonly Slug[] {
  return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : [];
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The permission matrix: what an office's kind may hold at all. A type outside the matrix is not bounded by it. */
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

function officeTree(offices: readonly Row[]): OfficeTree {
  const parent = new Map(offices.map((office) => [String(office['id']), textOrNull(office['parent_id'])]));
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
