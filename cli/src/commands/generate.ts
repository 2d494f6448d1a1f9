import type { GenerateOptions } from '@tuyen/generator';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { needsAttention } from '../output/changes.ts';
import { hasErrors } from '../output/diagnostics.ts';
import { type OutcomeFlags, printOutcome } from '../output/outcome.ts';
import { print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';

export interface GenerateFlags extends OutcomeFlags {
  readonly root?: string;
  readonly json?: boolean;
  readonly watch?: boolean;
}

export async function generate(flags: GenerateFlags): Promise<ExitCode> {
  if (flags.watch && (flags.dryRun || flags.json))
    throw new UsageError('--watch goes with neither --dry-run nor --json.');
  const root = findRoot(flags.root);
  if (!flags.watch) return once(root, flags);
  const documents: GenerateOptions['documents'] = new Map();
  const run = () => once(root, flags, documents);
  await run();
  const [{ watch }, { inputPaths }] = await Promise.all([import('../watch/watch.ts'), import('@tuyen/generator')]);
  const watching = watch(root, () => inputPaths(root), run);
  print(`Watching ${inputPaths(root).join(', ')} …`);
  await new Promise<unknown>((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await watching.close();
  return EXIT.ok;
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
  } else printOutcome(outcome, flags, performance.now() - started);
  return code;
}
