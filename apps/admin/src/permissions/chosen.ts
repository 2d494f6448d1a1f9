import type { Permissions } from '@tuyen/model';

export interface ChosenModule {
  readonly module: string;
  readonly actions: readonly string[];
}

/** The label of a key, or the text itself if there is none. */
type Label = (key: string, otherwise: string) => string;

/** The labels of chosen slugs by module, in the order of the permissions. A slug that no longer exists comes last, as it is. */
export function chosenByModule(chosen: readonly string[], { modules }: Permissions, label: Label): ChosenModule[] {
  const known = modules.map(({ name, actions }) => ({
    module: label(`permissions.modules.${name}`, name),
    actions: actions
      .filter(({ slug }) => chosen.includes(slug))
      .map((action) => label(`permissions.actions.${action.slug}`, action.name)),
  }));
  const slugs = modules.flatMap(({ actions }) => actions.map(({ slug }) => slug));
  const unknown = chosen.filter((slug) => !slugs.includes(slug)).map((slug) => ({ module: slug, actions: [] }));
  return [...known.filter(({ actions }) => actions.length > 0), ...unknown];
}
