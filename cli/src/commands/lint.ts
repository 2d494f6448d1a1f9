import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { hasErrors, printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';

interface LintFlags {
  readonly root?: string;
  readonly json?: boolean;
  readonly fix?: boolean;
  readonly dryRun?: boolean;
}

export async function lint({ root: named, json, fix, dryRun }: LintFlags): Promise<ExitCode> {
  if (dryRun && !fix) throw new UsageError('--dry-run belongs to --fix: without it, `tuyen lint` writes nothing.');
  const root = findRoot(named);
  const generator = await import('@tuyen/generator');
  const fixed = fix ? await generator.fix(root, { dryRun }) : [];
  const { diagnostics, files } = await generator.lintProject(root);
  if (json)
    printJson({ diagnostics, files, ...(fix && { fixed: fixed.map(({ file, changes }) => ({ file, changes })) }) });
  else {
    for (const { file, changes } of fixed)
      for (const { line, from, to } of changes)
        print(`${paint('cyan', (dryRun ? 'fix' : 'fixed').padEnd(9))} ${file}:${line}  ${from} → ${to}`);
    if (diagnostics.length > 0) printDiagnostics(diagnostics);
    else print(`${paint('green', '✓')} ${files} files, no problems.`);
  }
  return hasErrors(diagnostics) ? EXIT.problems : EXIT.ok;
}
