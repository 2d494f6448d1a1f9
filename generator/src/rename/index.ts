import type { RenameOptions, RenameOutcome } from './rename-project.ts';

export { RENAMED_THINGS, type RenamedThing } from './declare-rename.ts';

export async function rename(options: RenameOptions): Promise<RenameOutcome> {
  const { renameInProject } = await import('./rename-project.ts');
  return renameInProject(options);
}
