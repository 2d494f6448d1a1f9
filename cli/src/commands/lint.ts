import { EXIT, type ExitCode } from '../exit-codes.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';

export async function lint(options: { readonly root?: string; readonly json?: boolean }): Promise<ExitCode> {
  const { lintProject } = await import('@tuyen/generator');
  const { diagnostics, files } = await lintProject(findRoot(options.root));
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  if (options.json) printJson({ diagnostics, files });
  else if (diagnostics.length > 0) printDiagnostics(diagnostics);
  else print(`${paint('green', '✓')} ${files} files, no problems.`);
  return failed ? EXIT.problems : EXIT.ok;
}
