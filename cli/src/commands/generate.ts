import type { GenerateOptions, Outcome } from '@tuyen/generator';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { isLeft, printChanges } from '../output/changes.ts';
import { hasErrors, printDiagnostics } from '../output/diagnostics.ts';
import { printLagging } from '../output/lagging.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';

export interface GenerateFlags {
  readonly root?: string;
  readonly json?: boolean;
  readonly dryRun?: boolean;
  readonly only?: string;
  readonly explain?: boolean;
  readonly watch?: boolean;
}

/** Writes what the schemas say; on any error, nothing. */
export async function generate(flags: GenerateFlags): Promise<ExitCode> {
  if (flags.watch && (flags.dryRun || flags.json))
    throw new UsageError('--watch goes with neither --dry-run nor --json.');
  const root = findRoot(flags.root);
  if (!flags.watch) return once(root, flags);
  const documents: GenerateOptions['documents'] = new Map();
  const run = () => once(root, flags, documents);
  await run();
  const { watch } = await import('./watch.ts');
  return watch(root, run);
}

async function once(root: string, flags: GenerateFlags, documents?: GenerateOptions['documents']): Promise<ExitCode> {
  const started = performance.now();
  const generator = await import('@tuyen/generator');
  const outcome = await generator.generate({ root, dryRun: flags.dryRun, only: flags.only, documents });
  const left = outcome.changes.some(({ action }) => isLeft(action));
  const code = hasErrors(outcome.diagnostics) || left ? EXIT.problems : EXIT.ok;
  if (flags.json) {
    const changes = outcome.changes.map(({ action, path, because }) => ({ action, path, because }));
    const { diagnostics, total, written, lagging } = outcome;
    printJson({ diagnostics, changes, total, written, lagging });
    return code;
  }
  if (outcome.rebuilt) print(REBUILT);
  printDiagnostics(outcome.diagnostics, { nothingWritten: true });
  if (hasErrors(outcome.diagnostics)) return code;
  printChanges(outcome.changes, { tense: flags.dryRun ? 'planned' : 'done', explain: flags.explain ?? false });
  print(summary(outcome, flags, performance.now() - started));
  printLagging(outcome.lagging);
  return code;
}

/** What was edited by hand cannot be told any more from what was generated. */
const REBUILT =
  'tuyen.lock.json is missing or damaged: made anew from the files that say they are generated. See `git diff` for what was edited in them by hand.';

function summary({ changes, total }: Outcome, flags: GenerateFlags, milliseconds: number): string {
  const count = (...actions: readonly string[]) => changes.filter(({ action }) => actions.includes(action)).length;
  const counts = [
    [count('create', 'update'), flags.dryRun ? 'to write' : 'written'],
    [count('delete'), flags.dryRun ? 'to delete' : 'deleted'],
    [count('edited', 'unknown'), 'left as they are'],
  ] as const;
  const said = counts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  const seconds = paint('dim', `(${(milliseconds / 1000).toFixed(2)} s)`);
  const of = flags.only === undefined ? `${total} files` : `${flags.only}`;
  const sign = paint(count('edited', 'unknown') > 0 ? 'yellow' : 'green', count('edited', 'unknown') > 0 ? '!' : '✓');
  return `${sign} ${of}: ${said.join(', ') || 'nothing changed'} ${seconds}`;
}
