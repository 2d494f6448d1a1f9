import { join } from 'node:path';
import { exists } from '../output/cache.ts';

/** Folder of the project's meta-schemas. Never committed: every command that reads the project writes it. */
export const COMPLETION_FOLDER = '.tuyen/meta';

/** Returns whether the project's meta-schemas were written before. */
export function hasCompletion(root: string): boolean {
  return exists(join(root, COMPLETION_FOLDER, 'names.schema.json'));
}
