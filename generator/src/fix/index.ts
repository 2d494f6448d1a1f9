import type { FollowedFile } from '@tuyen/model/load';

export async function fix(
  root: string,
  options: { readonly dryRun?: boolean | undefined } = {},
): Promise<readonly FollowedFile[]> {
  const { fixProject } = await import('./fix-project.ts');
  return fixProject(root, options);
}
