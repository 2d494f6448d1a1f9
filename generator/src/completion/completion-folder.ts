import { join, posix } from 'node:path';
import { exists } from '../output/cache.ts';

/**
 * Folder of the meta-schemas with the project's names. It is not committed, because every command that reads the
 * project writes it.
 */
export const COMPLETION_FOLDER = '.tuyen/meta';

export function hasCompletion(root: string): boolean {
  return exists(join(root, COMPLETION_FOLDER, 'names.schema.json'));
}

export function metaSchemaFrom(path: string, meta: string): string {
  const folder = posix.relative(posix.dirname(path), COMPLETION_FOLDER);
  return `${folder.startsWith('../') ? '' : './'}${folder}/${meta}.schema.json`;
}
