import { readdirSync, readFileSync } from 'node:fs';
import { isObject } from '@tuyen/model/json';
import { DOCUMENT_KINDS } from '@tuyen/model/load';
import { isInside } from '@tuyen/model/places';
import { join, posix } from 'node:path';

const DEFAULT_FOLDER = 'schemas';

export interface ProjectDocument {
  /** Folder and name: `resources/books`. */
  readonly name: string;
  /** Path relative to the project: `schemas/resources/books.json`. */
  readonly path: string;
}

/** Lists the schema files of a project. Also lists files with errors, so that a client can repair them. */
export function projectDocuments(root: string): readonly ProjectDocument[] {
  const schemas = schemasFolder(root);
  if (schemas === undefined) return [];
  return Object.values(DOCUMENT_KINDS).flatMap((kind) => {
    const folder = 'folder' in kind ? kind.folder : undefined;
    if (folder === undefined) return [];
    return filesIn(join(root, schemas, folder)).map((file) => ({
      name: `${folder}/${file.replace(/\.json$/u, '')}`,
      path: `${schemas}/${folder}/${file}`,
    }));
  });
}

export function namesIn(documents: readonly ProjectDocument[], folder: string): readonly string[] {
  return documents.filter(({ name }) => name.startsWith(`${folder}/`)).map(({ name }) => name.slice(folder.length + 1));
}

/** Returns the folder of the schemas. Returns undefined if the configuration names a folder outside the project. */
export function schemasFolder(root: string): string | undefined {
  try {
    const config: unknown = JSON.parse(readFileSync(join(root, 'tuyen.config.json'), 'utf8'));
    const named = isObject(config) ? config['schemas'] : undefined;
    if (typeof named !== 'string') return DEFAULT_FOLDER;
    return isInside(posix.normalize(named)) ? named : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return DEFAULT_FOLDER;
    throw error;
  }
}

/** Returns the JSON files of a folder. Symbolic links are left out, because they can point outside the project. */
function filesIn(folder: string): readonly string[] {
  try {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    return files
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.json'))
      .toSorted();
  } catch {
    return [];
  }
}
