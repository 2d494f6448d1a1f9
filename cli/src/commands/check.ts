import { EXIT, type ExitCode } from '../exit-codes.ts';
import { printChanges } from '../output/changes.ts';
import { hasErrors, printDiagnostics } from '../output/diagnostics.ts';
import { printOutdated } from '../output/outdated.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';

export async function check(options: { readonly root?: string; readonly json?: boolean }): Promise<ExitCode> {
  const generator = await import('@tuyen/generator');
  const outcome = await generator.check({ root: findRoot(options.root) });
  const drifted = outcome.changes.length > 0 || outcome.lockDrifted;
  const code = hasErrors(outcome.diagnostics) || drifted ? EXIT.problems : EXIT.ok;
  if (options.json) {
    printJson({
      diagnostics: outcome.diagnostics,
      changes: outcome.changes.map(bare),
      total: outcome.total,
      outdated: outcome.outdated,
    });
    return code;
  }
  printDiagnostics(outcome.diagnostics);
  if (hasErrors(outcome.diagnostics)) return code;
  printChanges(outcome.changes, { tense: 'drift', explain: true });
  if (outcome.rebuilt) print('tuyen.lock.json is missing or damaged.');
  else if (drifted && outcome.changes.length === 0) print('tuyen.lock.json does not match the schemas.');
  if (drifted) print(`\nRun ${paint('bold', 'npx tuyen generate')} and commit the result.`);
  else print(`${paint('green', '✓')} ${outcome.total} generated files are up to date.`);
  printOutdated(outcome.outdated);
  return code;
}

function bare({ action, path, because }: { action: string; path: string; because: readonly string[] }) {
  return { action, path, because };
}
