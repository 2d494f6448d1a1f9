import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject } from '@tuyen/model/json';
import { installedIcons } from '../findings/icons.ts';
import { readConfig } from '../input-paths.ts';
import { exists } from '../output/cache.ts';
import { completedSchemas } from './completed-schemas.ts';
import type { SchemaPart } from './name-set.ts';
import { COMPLETION_FOLDER } from './completion-folder.ts';
import { type NameSources, projectNames } from './project-names.ts';

/**
 * Writes meta-schemas that contain the project's names. Editors use them to complete names and to underline wrong ones.
 * Keeps files whose text did not change. Ignores failures, because only editors read the files.
 */
export function writeCompletion(root: string, found: Omit<NameSources, 'schemas' | 'icons'>): void {
  const { schemas, admin } = readConfig(root);
  if (schemas === undefined || found.sources.size === 0) return;
  const names = projectNames({ ...found, schemas, icons: installedIcons(join(root, admin ?? '.')) });
  const folder = join(root, COMPLETION_FOLDER);
  try {
    mkdirSync(folder, { recursive: true });
    const files = completedSchemas(readMetaSchemas(), names);
    for (const [file, text] of files) put(join(folder, file), text);
    for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file), { force: true });
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
  }
}

export function readMetaSchemas(): ReadonlyMap<string, SchemaPart> {
  const folder = fileURLToPath(new URL('../meta/', import.meta.resolve('@tuyen/model')));
  const files = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
  return new Map(
    files.toSorted().map((file) => {
      const schema: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return [file, isObject(schema) ? schema : {}];
    }),
  );
}

function put(path: string, text: string): void {
  if (exists(path) && readFileSync(path, 'utf8') === text) return;
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}
