import { EXIT, type ExitCode } from '../exit-codes.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';
import { assertServerRuns } from '../output/server-node.ts';
import { type SmokeResult, smokeTest } from '../smoke/smoke-test.ts';

export async function test(options: { readonly root?: string; readonly json?: boolean }): Promise<ExitCode> {
  assertServerRuns();
  const root = findRoot(options.root);
  const { loadProjectWithCode } = await import('@tuyen/model/load');
  const { model, config, diagnostics } = await loadProjectWithCode(root);
  if (!model || !config) {
    if (options.json) printJson({ diagnostics });
    else printDiagnostics(diagnostics);
    return EXIT.problems;
  }
  const folders = {
    ...(config.admin && { admin: config.admin.public }),
    ...(config.portal && { portal: config.portal.public }),
  };
  const results: SmokeResult[] = [];
  await smokeTest(root, model, folders, (result) => {
    results.push(result);
    if (!options.json) printResult(result);
  });
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  const skipped = results.filter((result) => result.skipped).length;
  const passed = results.length - failed - skipped;
  if (options.json) printJson({ results, passed, failed, skipped });
  else print(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed === 0 ? EXIT.ok : EXIT.problems;
}

function printResult({ test: name, failures, notes }: SmokeResult): void {
  const mark = failures.length > 0 ? paint('red', '✗') : notes.length > 0 ? paint('yellow', '!') : paint('green', '✓');
  print(`${mark} ${name}`);
  for (const line of [...failures, ...notes].flatMap((text) => text.split('\n'))) print(`    ${line}`);
}
