import type { PermissionAction, PermissionModule, Permissions } from '@tuyen/model';

/** Why a slug cannot be ticked; undefined where it can. */
export type Bar = 'not_for_group' | 'not_yours' | undefined;

/**
 * May a role for these kinds of office hold the slug, and may the user give it? A slug fits when every chosen kind's group may
 * hold it; while no kind is chosen, all fit.
 */
export function barOf(
  action: PermissionAction,
  permissions: Permissions,
  organisationTypes: readonly string[],
  holds: (slug: string) => boolean,
): Bar {
  const groups = permissions.groups.filter(({ organisationType }) => organisationTypes.includes(organisationType));
  if (!groups.every(({ name }) => action.groups.includes(name))) return 'not_for_group';
  return holds(action.slug) ? undefined : 'not_yours';
}

/** The chosen slugs with a module's all added, or all taken away; those that are barred stay as they are. */
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
