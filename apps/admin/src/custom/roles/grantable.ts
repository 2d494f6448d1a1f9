import type { PermissionAction, PermissionModule, Permissions } from '@tuyen/model';

export type GrantObstacle = 'not_for_group' | 'not_yours' | undefined;

/**
 * Checks whether a role for these office types can have the permission and whether the user can grant it. Every
 * selected office type must allow the permission. Without a selected type, all permissions are allowed.
 */
export function barOf(
  action: PermissionAction,
  permissions: Permissions,
  organisationTypes: readonly string[],
  holds: (slug: string) => boolean,
): GrantObstacle {
  const groups = permissions.groups.filter(({ organisationType }) => organisationTypes.includes(organisationType));
  if (!groups.every(({ name }) => action.groups.includes(name))) return 'not_for_group';
  return holds(action.slug) ? undefined : 'not_yours';
}

export function withModule(
  chosen: readonly string[],
  module: PermissionModule,
  on: boolean,
  free: (action: PermissionAction) => boolean,
): string[] {
  const slugs = module.actions.filter(free).map(({ slug }) => slug);
  const rest = chosen.filter((slug) => !slugs.includes(slug));
  return on ? [...rest, ...slugs] : rest;
}
