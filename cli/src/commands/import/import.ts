import type { DraftedImport, GivenSettings, NamedImport, PutImport } from '@tuyen/generator/import';
import { EXIT, type ExitCode, UsageError } from '../../exit-codes.ts';
import { databaseUrlOf } from '../../output/database-url.ts';
import { print, printError, printJson } from '../../output/print.ts';
import { findRoot } from '../../output/root.ts';
import { assertServerRuns } from '../../output/server-node.ts';
import { conflictLines, listLines, noteLines, outcomeLines, secretLines } from './import-lines.ts';
import { printDiagnostics } from '../../output/diagnostics.ts';

export interface ImportCommandOptions {
  readonly source?: string | undefined;
  readonly root?: string;
  readonly json?: boolean;
  readonly as?: string;
  readonly list?: boolean;
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  readonly rename?: readonly string[];
  readonly backend?: string;
  readonly own?: boolean;
  readonly encoding?: string;
  readonly follow?: boolean;
  readonly accept?: readonly string[];
  readonly check?: boolean;
  readonly dryRun?: boolean;
  readonly rows?: boolean;
  readonly databaseUrl?: string;
}

export async function runImports(options: ImportCommandOptions): Promise<ExitCode> {
  const root = findRoot(options.root);
  const { resources, fields } = renamesIn(options.rename ?? []);
  const given = settingsOf(options, resources);
  const { checkRenames, ImportError, namedImports } = await import('@tuyen/generator/import');
  try {
    if (options.rows) assertCanCopy(options.databaseUrl);
    const imports = namedImports(root, options.source, options.as, given);
    for (const one of imports) await checkRenames(root, one, Object.keys(resources), process.env);
    const writes = options.list !== true && options.check !== true && options.dryRun !== true;
    if (writes)
      await renameAll(root, [...(await renamesOf(root, imports, resources)), ...fields], options.json === true);
    const reports: object[] = [];
    let code: ExitCode = EXIT.ok;
    for (const one of imports) {
      const { report, exit } = await runImport(root, one, options);
      reports.push(report);
      if (exit !== EXIT.ok) code = exit;
    }
    if (options.json) printJson({ imports: reports });
    return code;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new UsageError([error.message, error.hint].filter((text) => text !== undefined).join(' '));
  }
}

/** @throws UsageError before anything is written */
function assertCanCopy(databaseUrl: string | undefined): void {
  assertServerRuns();
  databaseUrlOf(databaseUrl);
}

async function runImport(
  root: string,
  named: NamedImport,
  options: ImportCommandOptions,
): Promise<{ readonly report: object; readonly exit: ExitCode }> {
  const { draftImport, listImport, putImport } = await import('@tuyen/generator/import');
  if (options.list) {
    const { listed, source } = await listImport(root, named, process.env);
    if (!options.json) listLines(named.name, listed).forEach((line) => print(line));
    return { report: { name: named.name, source, listed }, exit: EXIT.ok };
  }
  const drafted = await draftImport(root, named, process.env);
  const { source, draft } = drafted;
  const isDry = options.dryRun === true || options.check === true;
  const outcome = await putImport(root, named, drafted, decisionsOf(options.accept ?? []), isDry);
  if (!options.json) await printOutcome(root, named, drafted, outcome, options);
  const isRefused = outcome.diagnostics.length > 0 || (!isDry && !outcome.written);
  const hasMoved = options.check === true && outcome.isMoved;
  if (outcome.written) {
    const { completeNames } = await import('@tuyen/generator');
    await completeNames(root);
  }
  const { texts: _texts, stored: _stored, unmet: _unmet, ...told } = outcome;
  const report = { name: named.name, source, notes: draft.notes, ...told };
  if (isRefused || hasMoved || isUndecided(outcome)) return { report, exit: EXIT.problems };
  if (options.rows !== true || isDry) return { report, exit: EXIT.ok };
  const { copyRows } = await import('./copy-rows.ts');
  const copied = await copyRows(root, named.name, drafted, options);
  return { report: { ...report, rows: copied.rows }, exit: copied.exit };
}

function isUndecided({ conflicts, renames, taken }: PutImport): boolean {
  return conflicts.length + renames.length + taken.length > 0;
}

async function printOutcome(
  root: string,
  { name, settings }: NamedImport,
  { draft, base }: DraftedImport,
  outcome: PutImport,
  { check, dryRun }: ImportCommandOptions,
): Promise<void> {
  if (base === undefined || outcome.changed.length + outcome.created.length > 0)
    noteLines(draft.notes).forEach((line) => print(line));
  if (!isUndecided(outcome)) outcomeLines(outcome, check === true || dryRun === true).forEach((line) => print(line));
  conflictLines(root, outcome, settings).forEach((line) => printError(line));
  if (outcome.diagnostics.length > 0) {
    printDiagnostics(outcome.diagnostics, { nothingWritten: true });
    return;
  }
  if (isUndecided(outcome))
    return printError(`Nothing was written. Decide the places above, then run \`npx tuyen import ${name}\` again.`);
  if (!outcome.isMoved) print(`${name}: ${settings.from} has not changed since the last import.`);
  else if (check) printError(`${name}: ${settings.from} has changed. Run \`npx tuyen import ${name}\`.`);
  else if (outcome.written && outcome.texts.size > 0) {
    if (base === undefined) secretLines(draft.backends).forEach((line) => print(line));
    print('Next: npx tuyen generate');
  }
}

function settingsOf(options: ImportCommandOptions, rename: Readonly<Record<string, string>>): GivenSettings {
  const { only, except, backend, own, encoding, follow } = options;
  return { only: split(only), except: split(except), rename, backend, own, encoding, follow };
}

function split(patterns: readonly string[] | undefined): readonly string[] {
  return (patterns ?? [])
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

interface Rename {
  readonly thing: 'resource' | 'field';
  readonly name: string;
  readonly to: string;
}

/** Reads `users=customers` as the name of a resource, and `customers.fax=fax_number` as a field that got a new name. */
function renamesIn(texts: readonly string[]): {
  readonly resources: Readonly<Record<string, string>>;
  readonly fields: readonly Rename[];
} {
  const resources: Record<string, string> = {};
  const fields: Rename[] = [];
  for (const text of texts) {
    const [from = '', to = '', ...more] = text.split('=').map((part) => part.trim());
    if (from === '' || to === '' || more.length > 0)
      throw new UsageError(`"${text}" is not a rename. Write users=customers.`);
    if (from.includes('.')) fields.push({ thing: 'field', name: from, to: to.split('.').at(-1) ?? to });
    else if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u.test(to)) resources[from] = to;
    else
      throw new UsageError(
        `"${to}" is not a resource name. Use small letters, digits and hyphens, such as reading-rooms.`,
      );
  }
  return { resources, fields };
}

/** Returns the resources that are in the project under their former names. */
async function renamesOf(
  root: string,
  imports: readonly NamedImport[],
  resources: Readonly<Record<string, string>>,
): Promise<readonly Rename[]> {
  const { renamedResources } = await import('@tuyen/generator/import');
  const found = imports.flatMap((one) => renamedResources(root, one, resources));
  return found.map(({ from, to }): Rename => ({ thing: 'resource', name: from, to }));
}

/** Renames resources and fields, with all references in the project. The next merge finds the new names. */
async function renameAll(root: string, renames: readonly Rename[], isJson: boolean): Promise<void> {
  if (renames.length === 0) return;
  const { rename, UnknownName } = await import('@tuyen/generator');
  for (const { thing, name, to } of renames) {
    try {
      const { written, diagnostics } = await rename({ root, thing, name, to });
      if (written) continue;
      if (!isJson) printDiagnostics(diagnostics, { nothingWritten: true });
      throw new UsageError(`${name} cannot be renamed.`);
    } catch (error) {
      if (error instanceof UnknownName) throw new UsageError(error.message);
      throw error;
    }
  }
}

function decisionsOf(texts: readonly string[]) {
  const decided = { theirs: new Set<string>(), mine: new Set<string>() };
  let others: 'theirs' | 'mine' | undefined;
  for (const text of texts) {
    const [, side, place] = /^(theirs|mine)(?::(.+))?$/u.exec(text) ?? [];
    if (side !== 'theirs' && side !== 'mine')
      throw new UsageError(
        `"${text}" decides nothing. Write theirs:<file>#<pointer>, mine:<file>#<pointer>, theirs or mine.`,
      );
    if (place === undefined) others = side;
    else decided[side].add(place);
  }
  return { ...decided, others };
}
