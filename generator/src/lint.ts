import type { Finding } from './findings/finding.ts';

/** Every problem of the schemas and of the files that people own; nothing is printed. */
export async function lintProject(
  root: string,
): Promise<{ readonly diagnostics: readonly Finding[]; readonly files: number }> {
  const { readProject } = await import('./read-project.ts');
  const { diagnostics, files } = await readProject(root);
  return { diagnostics, files };
}
