import type { DraftedImport } from '@tuyen/generator/import';
import { EXIT, type ExitCode, UsageError } from '../../exit-codes.ts';
import { databaseErrorReason, databaseUrlOf } from '../../output/database-url.ts';
import { paint, print, printError } from '../../output/print.ts';
import { printDiagnostics } from '../../output/diagnostics.ts';
import { copiedRecords, currentResource } from './copied-records.ts';

interface Options {
  readonly json?: boolean;
  readonly databaseUrl?: string;
}

/** Copies the records of a source through the write path of the server. */
export async function copyRows(
  root: string,
  name: string,
  { records }: DraftedImport,
  options: Options,
): Promise<{ readonly rows: object; readonly exit: ExitCode }> {
  const databaseUrl = databaseUrlOf(options.databaseUrl);
  if (!records) throw new UsageError(`The source of "${name}" has no records to copy.`);
  const { loadProjectWithCode } = await import('@tuyen/model/load');
  const project = await loadProjectWithCode(root);
  const { model } = project;
  if (!model) {
    if (!options.json) printDiagnostics(project.diagnostics);
    return { rows: { diagnostics: project.diagnostics }, exit: EXIT.problems };
  }
  const { copyRecords } = await import('@tuyen/server/copied-records');
  const order = records.order.map((resource) => currentResource(model, resource)?.name ?? resource);
  try {
    const report = await copyRecords({ root, project, databaseUrl }, copiedRecords(name, records.read(), model), order);
    const { created, known, refused } = report;
    if (!options.json) {
      const before = sum(known) > 0 ? ` ${sum(known)} were there already.` : '';
      print(
        `${paint('green', '✓')} ${sum(created)} records of ${Object.keys(created).length} resources copied.${before}`,
      );
      for (const { place, key, field, message } of refused.slice(0, MOST_LINES))
        printError(`${place} ${key}: ${field === '' ? '' : `${field}: `}${message}`);
      if (refused.length > MOST_LINES)
        printError(`${refused.length - MOST_LINES} more were refused. --json lists all.`);
    }
    return { rows: report, exit: refused.length > 0 ? EXIT.problems : EXIT.ok };
  } catch (error) {
    const reason = databaseErrorReason(error);
    if (reason === undefined) throw error;
    throw new UsageError(`The database cannot be opened: ${reason}`);
  }
}

const MOST_LINES = 50;

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
