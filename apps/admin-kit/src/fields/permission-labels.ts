import type { Permissions, Text } from '@tuyen/model';

/**
 * Returns the labels of permissions, such as "Orders: approve", in the order of the modules. Returns undefined if one of
 * the texts is no permission, because the list then contains something else.
 */
export function permissionLabels(
  slugs: readonly string[],
  { modules }: Pick<Permissions, 'modules'>,
  say: (text: Text) => string,
): readonly string[] | undefined {
  if (slugs.length === 0 || !slugs.every((slug) => slug.includes('.'))) return undefined;
  const wanted = new Set(slugs);
  const found = modules.flatMap(({ label, actions }) => {
    const names = actions.filter(({ slug }) => wanted.delete(slug)).map((action) => say(action.label));
    return names.length > 0 ? [`${say(label)}: ${names.join(', ')}`] : [];
  });
  return wanted.size === 0 ? found : undefined;
}
