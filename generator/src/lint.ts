import type { Finding } from './findings/finding.ts';

/** Returns every problem of the schemas and the owned files. */
export async function lintProject(
  root: string,
): Promise<{ readonly diagnostics: readonly Finding[]; readonly files: number }> {
  const { readProject } = await import('./read-project.ts');
  const { diagnostics, files } = await readProject(root);
  return { diagnostics, files };
}
