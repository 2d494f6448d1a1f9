import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { EarlierLoad } from '@tuyen/model/load';
import type { LocatedFinding } from '../findings/finding.ts';
import { readProject } from '../read-project.ts';
import { ImportError } from '../import/draft.ts';
import { replaceFiles } from '../start/edit-json.ts';
import { CONFIG, type DraftedImport, type NamedImport, readConfigFile } from './draft-import.ts';
import { type ImportSettings, importsIn, withImport } from './import-settings.ts';
import { type Decisions, type PlannedImport, planImport } from './plan-import.ts';
import { readStored, storedPath, storedText } from './stored-draft.ts';

export interface PutImport extends PlannedImport {
  /** Errors that the project would have after the import. If there is any, nothing is written. */
  readonly diagnostics: readonly LocatedFinding[];
  /** Fields that the source no longer has, but the project still uses, with the place of one use. */
  readonly keptFields: readonly { readonly file: string; readonly field: string; readonly use: string }[];
  /** Whether the import changes a file. */
  readonly isMoved: boolean;
  readonly written: boolean;
}

/**
 * Merges a draft into the project. Writes all files or none: nothing is written if a place is in conflict, a file is not
 * from this import, or the project would have errors.
 * @param isDry checks everything, but writes nothing
 */
export async function putImport(
  root: string,
  { name, settings }: NamedImport,
  { draft, base, options }: DraftedImport,
  decisions: Decisions,
  isDry: boolean,
): Promise<PutImport> {
  const { schemas } = options;
  assertInside(schemas, draft.files);
  const { text: config, config: values } = readConfigFile(root);
  const path = storedPath(schemas, name);
  const isLost = base === undefined && importsIn(values).has(name);
  const compared = isLost && decisions.others === 'mine' ? { files: draft.files, vanished: [] } : base;
  const mine = textsOf(root, schemas, draft.files, base?.files ?? []);
  const others = filesOfOthers(root, schemas, name, importsIn(values).keys());
  const state = { base: compared, theirs: draft.files, mine, others };
  const known = await errorsOf(root, {});
  const keptFields: PutImport['keptFields'][number][] = [];
  let plan = planImport(state, decisions);
  const [unmet] = plan.unmet;
  if (unmet !== undefined) throw nothingToDecide(unmet, plan);
  if (isLost && plan.taken.length > 0) throw lostDraft(path, name);
  let diagnostics: readonly LocatedFinding[] = [];
  const configText = withImport(config, values, name, withBackend(settings, options.backend), draft.backends);
  for (;;) {
    diagnostics = isBlocked(plan) ? [] : newErrors(known, await errorsOf(root, overlay(schemas, plan, configText)));
    const uses = usesOf(plan, diagnostics).filter(
      ({ file, field }) => !keptFields.some((one) => one.file === file && one.field === field),
    );
    if (uses.length === 0) break;
    keptFields.push(...uses);
    const kept = keptFields.map(({ file, field }) => `${file}#/schema/properties/${field}`);
    plan = planImport(state, { ...decisions, mine: new Set([...decisions.mine, ...kept]) });
  }
  const stored = storedText(plan.stored);
  const texts = new Map(plan.texts);
  if (stored !== textAt(root, path)) texts.set(path, stored);
  if (configText !== config) texts.set(CONFIG, configText);
  const isMoved = plan.texts.size > 0 || isBlocked(plan) || plan.vanished.length > 0 || texts.has(path);
  const written = !isDry && !isBlocked(plan) && diagnostics.length === 0;
  if (written && texts.size > 0) replaceFiles(root, texts);
  return { ...plan, diagnostics, keptFields, isMoved, written };
}

/** Without the last draft, the import cannot tell the owner's changes from those of the source. */
function lostDraft(path: string, name: string): ImportError {
  const hint = `Restore it from version control. If it is lost, \`npx tuyen import ${name} --accept mine\` keeps all files of the project as they are and writes it again.`;
  return new ImportError(`${path} is missing. It has the last draft, which the import compares with.`, hint);
}

function nothingToDecide(place: string, { conflicts, renames }: PlannedImport): ImportError {
  const open = [
    ...conflicts.map(({ file, pointer }) => `${file}#${pointer}`),
    ...renames.map(({ file, from }) => `${file}#/schema/properties/${from}`),
  ];
  const hint =
    open.length === 0 ? 'No place is in conflict; leave --accept out.' : `Places in conflict: ${open.join(', ')}.`;
  return new ImportError(`--accept names ${place}, which is not in conflict.`, hint);
}

/** @throws ImportError for a file outside of the schemas. Drafts of plugins can name any path */
function assertInside(schemas: string, files: readonly { readonly path: string }[]): void {
  const outside = files.find(({ path }) => !posix.normalize(path).startsWith(`${posix.normalize(schemas)}/`));
  if (outside) throw new ImportError(`The draft has ${outside.path}, which is outside of ${schemas}.`);
}

/** Keeps the back end in the settings, so that later imports of a document do not depend on a default. */
function withBackend(settings: ImportSettings, backend: string | undefined): ImportSettings {
  return backend === undefined ? settings : { ...settings, backend };
}

/** Returns whether the import waits for a decision of the owner. */
export function isBlocked({ conflicts, renames, taken }: PlannedImport): boolean {
  return conflicts.length + renames.length + taken.length > 0;
}

/** Reads the files that a draft or the last draft has, and all resources, because the owner may have renamed some. */
function textsOf(
  root: string,
  schemas: string,
  ...drafts: readonly (readonly { readonly path: string }[])[]
): ReadonlyMap<string, string> {
  const resources = jsonFilesIn(join(root, schemas, 'resources')).map((name) => `${schemas}/resources/${name}`);
  const paths = new Set([...resources, ...drafts.flat().map(({ path }) => path)]);
  return new Map(
    [...paths].flatMap((path) => {
      const text = textAt(root, path);
      return text === undefined ? [] : [[path, text] as const];
    }),
  );
}

/** Returns the files of other imports. Two imports of one file would undo each other's changes. */
function filesOfOthers(root: string, schemas: string, name: string, imports: Iterable<string>): ReadonlySet<string> {
  const others = [...imports].filter((one) => one !== name);
  return new Set(
    others
      .flatMap((one) => readStored(textAt(root, storedPath(schemas, one)) ?? '')?.files ?? [])
      .map(({ path }) => path),
  );
}

function jsonFilesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

function textAt(root: string, path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns the file texts with which the project loads as if the import were already written. */
function overlay(schemas: string, plan: PlannedImport, config: string): EarlierLoad {
  const created = plan.created.map((path, index) => [`${schemas}/.new/${index}.json`, path] as const);
  return { texts: new Map([...plan.texts, [CONFIG, config]]), moved: new Map(created) };
}

async function errorsOf(root: string, known: EarlierLoad): Promise<readonly LocatedFinding[]> {
  const { diagnostics } = await readProject(root, undefined, known);
  return diagnostics.filter(({ severity }) => severity === 'error');
}

function newErrors(before: readonly LocatedFinding[], after: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const known = new Set(before.map(({ code, file, message }) => `${code} ${file} ${message}`));
  return after.filter(({ code, file, message }) => !known.has(`${code} ${file} ${message}`));
}

/** Returns the removed fields that an error names, with the place of the error. */
function usesOf({ removed }: PlannedImport, errors: readonly LocatedFinding[]): PutImport['keptFields'] {
  return removed.flatMap(({ file, field }) => {
    const use = errors.find(({ message, frame }) =>
      new RegExp(String.raw`\b${field}\b`, 'u').test(`${message} ${frame}`),
    );
    return use ? [{ file, field, use: `${use.file}:${use.line}` }] : [];
  });
}
