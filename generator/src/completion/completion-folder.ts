import { join, posix } from 'node:path';
import { exists } from '../output/cache.ts';

/**
 * Folder of the meta-schemas with the project's names. It is not committed, because every command that reads the
 * project writes it.
 */
export const COMPLETION_FOLDER = '.tuyen/meta';

/** Returns whether the project's meta-schemas were written before. */
export function hasCompletion(root: string): boolean {
  return exists(join(root, COMPLETION_FOLDER, 'names.schema.json'));
}

/**
 * Returns the value of the key `$schema` for a schema file.
 * @param path path of the file relative to the project
 * @param meta name of the meta-schema, such as "resource"
 */
export function metaSchemaFrom(path: string, meta: string): string {
  const folder = posix.relative(posix.dirname(path), COMPLETION_FOLDER);
  return `${folder.startsWith('../') ? '' : './'}${folder}/${meta}.schema.json`;
}
