import type { GeneratedFile } from './emit/generated-file.ts';
import { emitters } from './emit/index.ts';
import type { Project } from './emit/project.ts';
import { locate, type Finding } from './findings/finding.ts';
import { nameClashes } from './findings/name-clashes.ts';
import { pathClashes } from './findings/path-clashes.ts';

/**
 * Returns the files that a project generates, and a finding for each pair with the same path or name. Nothing is
 * printed or written.
 * @param read returns the text of a schema, to show the place of a finding
 */
export function plannedFiles(
  project: Project,
  read: (path: string) => string | undefined,
): {
  readonly files: readonly GeneratedFile[];
  readonly clashes: readonly Finding[];
} {
  const files = emitters.flatMap((emit) => emit(project));
  const clashes = [...pathClashes(files, read), ...nameClashes(project.model, read)];
  return { files, clashes: clashes.map(locate) };
}
