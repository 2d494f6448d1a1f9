import type { FollowedFile } from '@tuyen/model/load';

/** Replaces outdated names and outdated paths of meta-schemas in all schema files. Returns the changed files. */
export async function fix(
  root: string,
  options: { readonly dryRun?: boolean | undefined } = {},
): Promise<readonly FollowedFile[]> {
  const { fixProject } = await import('./fix-project.ts');
  return fixProject(root, options);
}
