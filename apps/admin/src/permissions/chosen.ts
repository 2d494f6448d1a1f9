import type { Permissions } from '@tuyen/model';
import type { PermissionNames } from './use-permission-names.ts';

export interface ChosenModule {
  readonly module: string;
  readonly actions: readonly string[];
}

/**
 * Returns the labels of the chosen permissions by module, in the order of the permission model. Permissions that no
 * longer exist come last, as slugs.
 */
export function chosenByModule(
  chosen: readonly string[],
  { modules }: Permissions,
  { moduleName, actionName }: PermissionNames,
): ChosenModule[] {
  const known = modules.map((module) => ({
    module: moduleName(module),
    actions: module.actions.filter(({ slug }) => chosen.includes(slug)).map(actionName),
  }));
  const slugs = modules.flatMap(({ actions }) => actions.map(({ slug }) => slug));
  const unknown = chosen.filter((slug) => !slugs.includes(slug)).map((slug) => ({ module: slug, actions: [] }));
  return [...known.filter(({ actions }) => actions.length > 0), ...unknown];
}
