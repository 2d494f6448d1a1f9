import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadPlugins, loadProjectWithCode, renameInSchemas, type FollowedFile } from '@tuyen/model/load';
import { followOwned, type OwnedRenames } from '../ejection/renames/follow-owned.ts';
import { upgrade } from '../ejection/upgrade.ts';
import { locate, type LocatedFinding } from '../findings/finding.ts';
import { generate } from '../generate.ts';
import { exists } from '../output/cache.ts';
import { LOCK_FILE } from '../output/lock.ts';
import { remove, Staging } from '../output/write.ts';
import { readProject } from '../read-project.ts';
import { followIdentity } from './follow-identity.ts';
import { declareRename, type RenamedThing } from './declare-rename.ts';

const CONFIG = 'tuyen.config.json';

export interface RenameOptions {
  readonly root: string;
  readonly thing: RenamedThing;
  /** Current name: `books`, `books.isbn`, `book-state.LOST`. */
  readonly name: string;
  /** New name without the resource or enum that contains it: `volumes`, `number`, `MISSING`. */
  readonly to: string;
  readonly dryRun?: boolean | undefined;
}

export interface RenameOutcome {
  readonly diagnostics: readonly LocatedFinding[];
  readonly renamed: readonly FollowedFile[];
  /** Files that moved, with the old path as the key and the new path as the value. */
  readonly moved: ReadonlyMap<string, string>;
  readonly written: boolean;
  readonly replaced: string | undefined;
}

/**
 * Renames a resource, a field or a value in all schema files, translations and custom files. Records the old name in
 * the schema file, so that databases can be migrated. Changes nothing if the project would have an error afterwards.
 * @throws {UnknownName} if the project does not define the name, or if the new name is already in use
 */
export async function renameInProject(options: RenameOptions): Promise<RenameOutcome> {
  const { root, thing, name, to, dryRun } = options;
  const plugins = await loadPlugins(root);
  const { config, model, sources, ...before } = await loadProjectWithCode(root, { plugins });
  const none = { renamed: [], moved: new Map(), written: false, replaced: undefined };
  if (!config || !model || before.diagnostics.some(isError)) return { ...none, diagnostics: before.diagnostics };

  const { from, file, text, replaced } = declareRename(sources, config.schemas, thing, name, to);
  const moved = new Map(from === file ? [] : [[from, file] as const]);
  const written = sources.get(CONFIG) ?? '';
  const settings = followIdentity(written, model, thing, name, to);
  const declared = new Map([[file, text], ...(settings === written ? [] : [[CONFIG, settings] as const])]);
  const followed = renameInSchemas(root, { plugins, texts: declared, moved });
  const texts = new Map([...declared, ...followed.map((one) => [one.file, one.text] as const)]);
  let owned: OwnedRenames = { moved: new Map(), files: [], problems: [] };
  const { diagnostics } = await readProject(root, undefined, { texts, moved }, async (custom, model) => {
    owned = await followOwned(root, custom, model);
  });
  const line = { line: 1, from: name, to: thing === 'resource' ? to : [...name.split('.').slice(0, -1), to].join('.') };
  const own = followed.find((one) => one.file === file);
  const ofConfig = followed.find((one) => one.file === CONFIG);
  const change = { line: lineOf(settings, written), from: name, to: line.to };
  const configured =
    settings === written ? [] : [{ file: CONFIG, text: settings, changes: [change, ...(ofConfig?.changes ?? [])] }];
  const renamed = [
    { file, text, changes: [line, ...(own?.changes ?? [])] },
    ...configured,
    ...followed.filter((one) => one !== own && (one !== ofConfig || configured.length === 0)),
    ...owned.files,
  ];
  const unclear = owned.problems.map((problem) => locate(problem));
  // Custom files are not renamed at this point, so only the problems of schema files count.
  const ofSchemas = diagnostics.filter((one) => one.file.startsWith(`${config.schemas}/`) || one.file === CONFIG);
  const outcome = { renamed, moved: new Map([...moved, ...owned.moved]), replaced };
  if (ofSchemas.some(isError)) return { ...outcome, diagnostics: ofSchemas, written: false };
  if (dryRun) return { ...outcome, diagnostics: [...ofSchemas, ...unclear], written: false };

  const copy = new Copy(root, [...texts.keys(), ...moved.keys(), ...folderOf(config.admin?.custom), LOCK_FILE]);
  try {
    write(root, texts, moved);
    const upgraded = await upgrade({ root });
    if (upgraded.diagnostics.some(isError) || upgraded.files.some(({ action }) => action === 'left')) {
      copy.restore();
      return { ...outcome, diagnostics: upgraded.diagnostics, written: false };
    }
    const generated = await generate({ root });
    if (generated.diagnostics.some(isError)) {
      copy.restore();
      return { ...outcome, diagnostics: generated.diagnostics, written: false };
    }
    const found = [...upgraded.diagnostics, ...generated.diagnostics];
    const all = new Map(found.map((one) => [JSON.stringify([one.code, one.file, one.line, one.column]), one]));
    return { ...outcome, diagnostics: [...all.values()], written: true };
  } catch (error) {
    copy.restore();
    throw error;
  } finally {
    copy.discard();
  }
}

function lineOf(text: string, before: string): number {
  const lines = before.split('\n');
  return text.split('\n').findIndex((one, index) => one !== lines[index]) + 1;
}

function isError({ severity }: { readonly severity: string }): boolean {
  return severity === 'error';
}

function folderOf(custom: string | undefined): readonly string[] {
  return custom === undefined ? [] : [custom];
}

function write(root: string, texts: ReadonlyMap<string, string>, moved: ReadonlyMap<string, string>): void {
  const staging = new Staging(root);
  try {
    for (const [file, text] of texts) staging.write(file, text);
    staging.putInPlace();
  } finally {
    staging.discard();
  }
  for (const from of moved.keys()) remove(root, from);
}

class Copy {
  readonly #root: string;
  readonly #paths: readonly string[];
  readonly #folder: string;

  constructor(root: string, paths: readonly string[]) {
    this.#root = root;
    this.#paths = [...new Set(paths)];
    mkdirSync(join(root, '.tuyen'), { recursive: true });
    this.#folder = mkdtempSync(join(root, '.tuyen/rename-'));
    for (const path of this.#paths) {
      if (!exists(join(root, path))) continue;
      mkdirSync(dirname(join(this.#folder, path)), { recursive: true });
      cpSync(join(root, path), join(this.#folder, path), { recursive: true, preserveTimestamps: true });
    }
  }

  restore(): void {
    for (const path of this.#paths) {
      rmSync(join(this.#root, path), { recursive: true, force: true });
      const copied = join(this.#folder, path);
      if (exists(copied)) cpSync(copied, join(this.#root, path), { recursive: true, preserveTimestamps: true });
    }
  }

  discard(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
