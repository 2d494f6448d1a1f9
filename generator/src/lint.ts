import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocatedFinding } from './findings/finding.ts';

export async function lintProject(
  root: string,
): Promise<{ readonly diagnostics: readonly LocatedFinding[]; readonly files: number }> {
  const [{ readProject }, { plannedFiles }] = await Promise.all([
    import('./read-project.ts'),
    import('./planned-files.ts'),
  ]);
  const { project, plugins, diagnostics, files } = await readProject(root);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const clashes = project ? plannedFiles(project, plugins, read).clashes : [];
  return { diagnostics: [...diagnostics, ...clashes], files };
}
