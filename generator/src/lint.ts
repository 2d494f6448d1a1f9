import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocatedFinding } from './findings/finding.ts';

export async function lintProject(
  root: string,
): Promise<{ readonly diagnostics: readonly LocatedFinding[]; readonly files: number }> {
  const [{ readProject }, { plannedFiles }, { writeCompletion }] = await Promise.all([
    import('./read-project.ts'),
    import('./planned-files.ts'),
    import('./completion/write-completion.ts'),
  ]);
  const { project, plugins, diagnostics, files, named } = await readProject(root);
  writeCompletion(root, named);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const clashes = project ? plannedFiles(project, plugins, read).clashes : [];
  return { diagnostics: [...diagnostics, ...clashes], files };
}
