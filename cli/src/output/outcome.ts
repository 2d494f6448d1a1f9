import type { Outcome } from '@tuyen/generator';
import { printChanges } from './changes.ts';
import { hasErrors, printDiagnostics } from './diagnostics.ts';
import { printOutdated } from './outdated.ts';
import { paint, print } from './print.ts';

export interface OutcomeFlags {
  readonly dryRun?: boolean;
  readonly only?: string;
  readonly explain?: boolean;
}

export function printOutcome(outcome: Outcome, flags: OutcomeFlags, milliseconds: number): void {
  if (outcome.rebuilt) print(rebuiltText(outcome));
  printDiagnostics(outcome.diagnostics, { nothingWritten: true });
  if (hasErrors(outcome.diagnostics)) return;
  printChanges(outcome.changes, { tense: flags.dryRun ? 'planned' : 'done', explain: flags.explain ?? false });
  print(summary(outcome, flags, milliseconds));
  printOutdated(outcome.outdated);
}

/**
 * Warning that the manifest, which lists the generated files, was rebuilt. Without the old manifest, the tool cannot
 * always distinguish manually edited files from outdated ones.
 */
function rebuiltText({ changes }: Outcome): string {
  const isLeft = changes.some(({ action }) => action === 'edited' || action === 'unknown');
  const advice =
    ' A file that may have been edited by hand stays: delete it unless its edits are needed, and run `npx tuyen generate` again.';
  return `tuyen.lock.json was missing or damaged, and was rebuilt from the generated files.${isLeft ? advice : ''}`;
}

function summary({ changes, total }: Outcome, flags: OutcomeFlags, milliseconds: number): string {
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
