import { readdirSync, readFileSync } from 'node:fs';
import { isObject } from '@tuyen/model/json';
import { DOCUMENT_KINDS } from '@tuyen/model/load';
import { join } from 'node:path';

/** A schema file of the project. */
export interface ProjectDocument {
  /** Folder and name: `resources/books`. */
  readonly name: string;
  /** Path relative to the project: `schemas/resources/books.json`. */
  readonly path: string;
}

/** Lists the schema files of a project. Also lists files with errors, so that a client can repair them. */
export function projectDocuments(root: string): readonly ProjectDocument[] {
  const schemas = schemasFolder(root);
  return Object.values(DOCUMENT_KINDS).flatMap((kind) => {
    const folder = 'folder' in kind ? kind.folder : undefined;
    if (folder === undefined) return [];
    return filesIn(join(root, schemas, folder)).map((file) => ({
      name: `${folder}/${file.replace(/\.json$/u, '')}`,
      path: `${schemas}/${folder}/${file}`,
    }));
  });
}

/** Returns the names of the documents in one folder: `books`, `authors`. */
export function namesIn(documents: readonly ProjectDocument[], folder: string): readonly string[] {
  return documents.filter(({ name }) => name.startsWith(`${folder}/`)).map(({ name }) => name.slice(folder.length + 1));
}

function schemasFolder(root: string): string {
  try {
    const config: unknown = JSON.parse(readFileSync(join(root, 'tuyen.config.json'), 'utf8'));
    return isObject(config) && typeof config['schemas'] === 'string' ? config['schemas'] : 'schemas';
  } catch (error) {
    if (error instanceof SyntaxError) return 'schemas';
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
