import type { GeneratedFile } from './emit/generated-file.ts';
import { emitters } from './emit/index.ts';
import type { Project } from './emit/project.ts';
import { locate, type Finding } from './findings/finding.ts';
import { pathClashes } from './findings/path-clashes.ts';

/** Returns the files that a project generates, and a finding for each two with the same path. Nothing is printed or written. */
export function plannedFiles(project: Project): {
  readonly files: readonly GeneratedFile[];
  readonly clashes: readonly Finding[];
} {
  const files = emitters.flatMap((emit) => emit(project));
  return { files, clashes: pathClashes(files).map(locate) };
}
