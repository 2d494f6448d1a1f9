import { BUILT_IN_PLUGINS } from './built-in-plugins.ts';
import type { GeneratedFile } from './emit/generated-file.ts';
import type { Project } from './emit/project.ts';
import { locate, type LocatedFinding } from './findings/finding.ts';
import { nameClashes } from './findings/name-clashes.ts';
import { pathClashes } from './findings/path-clashes.ts';
import { filesOf } from './plugin/emit-files.ts';
import type { Plugin } from './plugin/plugin.ts';

/**
 * Returns the files that a project generates. Also returns a finding for each clash: two files with the same path, or
 * two definitions with the same name in generated code. Nothing is printed or written.
 * @param read returns the text of a schema, to show the place of a finding
 */
export function plannedFiles(
  project: Project,
  plugins: readonly Plugin[],
  read: (path: string) => string | undefined,
): {
  readonly files: readonly GeneratedFile[];
  readonly clashes: readonly LocatedFinding[];
} {
  const own = plugins.flatMap((plugin) => filesOf(plugin, project).map((file) => [file, plugin.name] as const));
  const files = [...BUILT_IN_PLUGINS.flatMap((plugin) => filesOf(plugin, project)), ...own.map(([file]) => file)];
  const clashes = [...pathClashes(files, read, new Map(own)), ...nameClashes(project.model, read)];
  return { files, clashes: clashes.map((clash) => locate(clash)) };
}
