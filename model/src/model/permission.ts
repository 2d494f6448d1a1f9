import type { Text } from './text.ts';

/** `module.action`, e.g. `order.approve`. */
export type Slug = string;

export interface RoleGroup {
  readonly name: string;
  readonly label: Text;
  /** The organisation type (enum value) whose offices form this group. */
  readonly organisationType: string;
}

export interface PermissionAction {
  readonly name: string;
  readonly slug: Slug;
  readonly label: Text;
  /** Names of the role groups that may hold the slug. */
  readonly groups: readonly string[];
  /** May an API client (client kind OPEN_API) hold it? */
  readonly openApi: boolean;
}

export interface PermissionModule {
  readonly name: string;
  readonly label: Text;
  readonly actions: readonly PermissionAction[];
}

export interface Permissions {
  readonly groups: readonly RoleGroup[];
  readonly modules: readonly PermissionModule[];
}

/** Has the module an action of its own of that name, such as `import` or `export`? */
export function knowsAction({ modules }: Permissions, module: string, action: string): boolean {
  return modules.find(({ name }) => name === module)?.actions.some(({ name }) => name === action) ?? false;
}

/** The signed-in user as `GET auth/profile` answers it and the screens store it. */
export interface Profile {
  readonly id: string;
  readonly offices: readonly { readonly id: string; readonly permissions: readonly Slug[] }[];
  readonly office_id: string | null;
  readonly is_admin: boolean;
  readonly is_superuser: boolean;
  readonly avatar_url: string | null;
}

const CRUD_SLUGS: ReadonlyMap<string, string> = new Map([
  ['list', 'read'],
  ['show', 'read'],
  ['clone', 'create'],
  ['edit', 'update'],
]);

/** The slug that an action of the screens or a route needs: list and show need read, clone create, edit update, others their own name. */
export function slugFor(module: string, action: string): Slug {
  return `${module}.${CRUD_SLUGS.get(action) ?? action}`;
}

/**
 * The one decision about permissions, used by the server's routes and by the screens alike.
 * Superusers may do everything; an office admin may in the current office; others need the slug there.
 * @param officeId the current office (`X-Office-Id`); null where none is chosen
 */
export function may(profile: Profile, officeId: string | null, slug: Slug): boolean {
  if (profile.is_superuser) return true;
  if (officeId === null) return false;
  if (profile.is_admin && profile.office_id === officeId) return true;
  return profile.offices.some((office) => office.id === officeId && office.permissions.includes(slug));
}
