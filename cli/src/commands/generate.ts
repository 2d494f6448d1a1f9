import type { GenerateOptions, Outcome } from '@tuyen/generator';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { needsAttention, printChanges } from '../output/changes.ts';
import { hasErrors, printDiagnostics } from '../output/diagnostics.ts';
import { printOutdated } from '../output/outdated.ts';
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

/** Writes the generated files. If the schemas have an error, writes nothing at all. */
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
  const unresolved = outcome.changes.some(({ action }) => needsAttention(action));
  const code = hasErrors(outcome.diagnostics) || unresolved ? EXIT.problems : EXIT.ok;
  if (flags.json) {
    const changes = outcome.changes.map(({ action, path, because }) => ({ action, path, because }));
    const { diagnostics, total, written, outdated } = outcome;
    printJson({ diagnostics, changes, total, written, outdated });
    return code;
  }
  if (outcome.rebuilt) print(rebuiltText(outcome));
  printDiagnostics(outcome.diagnostics, { nothingWritten: true });
  if (hasErrors(outcome.diagnostics)) return code;
  printChanges(outcome.changes, { tense: flags.dryRun ? 'planned' : 'done', explain: flags.explain ?? false });
  print(summary(outcome, flags, performance.now() - started));
  printOutdated(outcome.outdated);
  return code;
}

/**
 * Warning that the manifest was rebuilt. Without the old manifest, the tool cannot always distinguish manually edited
 * files from outdated ones.
 */
function rebuiltText({ changes }: Outcome): string {
  const isLeft = changes.some(({ action }) => action === 'edited' || action === 'unknown');
  const advice =
    ' A file that may have been edited by hand stays: delete it unless its edits are needed, and run `npx tuyen generate` again.';
  return `tuyen.lock.json was missing or damaged, and was rebuilt from the generated files.${isLeft ? advice : ''}`;
}

function summary({ changes, total }: Outcome, flags: GenerateFlags, milliseconds: number): string {
  const count = (...actions: readonly string[]) => changes.filter(({ action }) => actions.includes(action)).length;
  const counts = [
    [count('create', 'update'), flags.dryRun ? 'to write' : 'written'],
    [count('delete'), flags.dryRun ? 'to delete' : 'deleted'],
    [count('edited', 'unknown'), 'left as they are'],
  ] as const;
  const parts = counts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  const seconds = paint('dim', `(${(milliseconds / 1000).toFixed(2)} s)`);
  const of = flags.only === undefined ? `${total} files` : `${flags.only}`;
  const sign = paint(count('edited', 'unknown') > 0 ? 'yellow' : 'green', count('edited', 'unknown') > 0 ? '!' : '✓');
  return `${sign} ${of}: ${parts.join(', ') || 'nothing changed'} ${seconds}`;
}
