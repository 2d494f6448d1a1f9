import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FollowedFile, loadPlugins, loadProject } from '@tuyen/model/load';
import { Staging } from '../output/write.ts';
import { fixText } from './fix-text.ts';

/**
 * Maximum number of passes over a file. Several passes are needed, because an outdated value can stand inside a key
 * that an earlier pass corrected.
 */
const MOST_ROUNDS = 8;

export interface FixOptions {
  readonly dryRun?: boolean | undefined;
  /** Texts that stand for the files on the disk, by path. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
}

/**
 * Replaces outdated names of keys and values, and outdated paths of meta-schemas, in all schema files.
 * @returns the changed files
 */
export async function fixProject(
  root: string,
  { dryRun = false, texts: given }: FixOptions = {},
): Promise<readonly FollowedFile[]> {
  const plugins = await loadPlugins(root);
  const texts = new Map(given);
  const changes = new Map<string, readonly FollowedFile['changes'][number][]>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { sources, diagnostics } = loadProject(root, { plugins, texts });
    // Without a valid configuration, the loader reads no other file.
    const read = sources.size > 0 ? sources : new Map([['tuyen.config.json', configOf(root, texts)]]);
    const byFile = Map.groupBy(diagnostics, ({ file }) => file);
    const fixed = [...read].flatMap(([file, text]) => fixText(file, text, byFile.get(file) ?? []) ?? []);
    for (const one of fixed) {
      texts.set(one.file, one.text);
      changes.set(one.file, [...(changes.get(one.file) ?? []), ...one.changes]);
    }
    if (fixed.length === 0) break;
  }
  const files = [...changes].map(([file, named]) => ({ file, text: texts.get(file) ?? '', changes: named }));
  if (!dryRun && files.length > 0) write(root, files);
  return files;
}

function configOf(root: string, texts: ReadonlyMap<string, string>): string {
  try {
    return texts.get('tuyen.config.json') ?? readFileSync(join(root, 'tuyen.config.json'), 'utf8');
  } catch {
    return '';
  }
}

function write(root: string, files: readonly FollowedFile[]): void {
  const staging = new Staging(root);
  try {
    for (const { file, text } of files) staging.write(file, text);
    staging.putInPlace();
  } finally {
    staging.discard();
  }
}
