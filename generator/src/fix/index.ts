import type { FollowedFile } from '@tuyen/model/load';

/** Replaces former names and old paths of the meta-schemas. Returns the changed files. */
export async function fix(
  root: string,
  options: { readonly dryRun?: boolean | undefined } = {},
): Promise<readonly FollowedFile[]> {
  const { fixProject } = await import('./fix-project.ts');
  return fixProject(root, options);
}
