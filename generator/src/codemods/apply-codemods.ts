import type { Codemod, CodemodChanges, ProjectFiles } from './codemod.ts';
import { compareVersions } from './versions.ts';

/**
 * Returns the codemods of the releases after the given version. Codemods of a release that is not published yet are
 * included: the tool that contains them needs the changed files already.
 */
export function codemodsAfter(version: string, codemods: readonly Codemod[]): readonly Codemod[] {
  return codemods.filter((codemod) => compareVersions(codemod.version, version) > 0);
}

/** Applies the codemods one after the other, each to the files as the earlier codemods left them. */
export async function applyCodemods(codemods: readonly Codemod[], files: ProjectFiles): Promise<CodemodChanges> {
  const current = new Map(files);
  const notes = [];
  for (const codemod of codemods) {
    const changes = await codemod.apply(current);
    for (const [path, text] of changes.texts) current.set(path, text);
    notes.push(...changes.notes);
  }
  return { texts: new Map([...current].filter(([path, text]) => files.get(path) !== text)), notes };
}
