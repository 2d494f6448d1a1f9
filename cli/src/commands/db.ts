import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printError, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';
import { assertServerRuns } from '../output/server-node.ts';

export interface DatabaseOptions {
  readonly root?: string;
  readonly json?: boolean;
  readonly databaseUrl?: string;
  readonly back?: boolean;
  readonly drop?: boolean;
  readonly force?: boolean;
}

export async function database(
  task: 'plan' | 'apply' | 'check' | 'backup' | 'restore',
  file: string | undefined,
  options: DatabaseOptions,
): Promise<ExitCode> {
  assertServerRuns();
  const root = findRoot(options.root);
  const databaseUrl = urlOf(root, task, options);
  const { loadProjectWithCode } = await import('@tuyen/model/load');
  const project = await loadProjectWithCode(root);
  if (!project.model) {
    if (options.json) printJson({ diagnostics: project.diagnostics });
    else printDiagnostics(project.diagnostics);
    return EXIT.problems;
  }
  const maintenance = await import('@tuyen/server/maintenance');
  const { applyChanges, backUp, checkDatabase, NotPossible, planChanges, RefusedChange, restore } = maintenance;
  try {
    if (task === 'backup' || task === 'restore') {
      const done =
        task === 'backup'
          ? await backUp(databaseUrl, file ?? '')
          : await restore(databaseUrl, file ?? '', options.force === true);
      if (options.json) printJson({ file, ...done });
      else print(`${paint('green', '✓')} ${done.rows} rows of ${done.tables} tables, ${file}`);
      return EXIT.ok;
    }
    if (task === 'check') {
      const damages = await checkDatabase(databaseUrl, project.model);
      if (options.json) printJson({ damages });
      for (const { resource, field, what, count, first } of options.json ? [] : damages)
        print(`${[resource, field].filter(Boolean).join('.')}  ${WORDS[what]}: ${count} (${first.join('; ')})`);
      if (!options.json && damages.length === 0) print(`${paint('green', '✓')} The database is whole.`);
      return damages.length === 0 ? EXIT.ok : EXIT.problems;
    }
    const stored = { root, project, databaseUrl };
    const { changes, steps } =
      task === 'plan'
        ? await planChanges(stored)
        : {
            changes: await applyChanges(stored, { back: options.back === true, drop: options.drop === true }),
            steps: undefined,
          };
    const isDone = changes.length === 0;
    const costs = (steps ?? []).filter(({ how }) => !isDone || how !== 'metadata');
    if (options.json) printJson({ changes, ...(steps && { steps }) });
    else if (isDone) print(`${paint('green', '✓')} The database is what the schemas say.`);
    else for (const { text } of changes) print(text);
    if (costs.length > 0 && !options.json) print(['Steps:', ...costs.map(({ text }) => `  ${text}`)].join('\n'));
    return task === 'plan' && !isDone ? EXIT.problems : EXIT.ok;
  } catch (error) {
    if (!(error instanceof RefusedChange) && !(error instanceof NotPossible)) throw error;
    if (options.json) printJson({ error: error.message, ...('findings' in error && { findings: error.findings }) });
    else printError(error.message);
    return EXIT.problems;
  }
}

const WORDS = {
  file: 'the file is damaged',
  reference: 'refers to a record that is not there',
  value: 'breaks its schema',
} as const;

/**
 * Returns the database URL as `tuyen serve` resolves it. Only `restore` may create the database file; for other tasks
 * it must exist.
 */
function urlOf(root: string, task: string, { databaseUrl }: DatabaseOptions): string {
  const url = databaseUrl ?? (process.env['DATABASE_URL'] || `file:${join(root, 'data', 'tuyen.db')}`);
  if (/^postgres(?:ql)?:\/\//u.test(url)) return url;
  const file = url.startsWith('file:') ? url.slice('file:'.length) : undefined;
  if (file !== undefined && task === 'restore') mkdirSync(dirname(resolve(file)), { recursive: true });
  if (file !== undefined && (task === 'restore' || existsSync(file))) return url;
  throw new UsageError(
    `There is no database at ${url}. Pass --database-url file:data/tuyen.db or postgres://…, or set DATABASE_URL.`,
  );
}
