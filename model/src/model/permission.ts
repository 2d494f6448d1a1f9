import type { RoleGroupFile } from '../generated/role-groups.ts';
import type { Text } from './text.ts';

/** Permission slug `module.action`, such as `order.approve`. */
export type Slug = string;

export type RoleGroup = RoleGroupFile;

export interface PermissionAction {
  readonly name: string;
  readonly slug: Slug;
  readonly label: Text;
  readonly groups: readonly string[];
  /** Whether an API client (client kind OPEN_API) may be granted the slug. */
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

interface ActionNames {
  readonly name: string;
  readonly actions: readonly { readonly name: string }[];
}

export function knowsAction(
  { modules }: { readonly modules: readonly ActionNames[] },
  module: string,
  action: string,
): boolean {
  return modules.find(({ name }) => name === module)?.actions.some(({ name }) => name === action) ?? false;
}

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

/**
 * Returns the slug that an action requires. `list` and `show` require `read`, `clone` requires `create`, `edit`
 * requires `update`; other actions require their own name.
 */
export function slugFor(module: string, action: string): Slug {
  return `${module}.${CRUD_SLUGS.get(action) ?? action}`;
}

/**
 * Decides all permissions, on the server and on the screens. Superusers may do everything; an office admin may in the
 * current office; other users need the slug there.
 * @param officeId the current office (`X-Office-Id`); null if none is chosen
 */
export function may(profile: Profile, officeId: string | null, slug: Slug): boolean {
  if (profile.is_superuser) return true;
  if (officeId === null) return false;
  if (profile.is_admin && profile.office_id === officeId) return true;
  return profile.offices.some((office) => office.id === officeId && office.permissions.includes(slug));
}
