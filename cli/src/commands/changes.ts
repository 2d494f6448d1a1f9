import { type ChangesOptions, findChanges } from '../changes/find-changes.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printError, printJson } from '../output/print.ts';
import { printSchemaChanges } from '../output/schema-changes.ts';

export async function changes(options: ChangesOptions & { readonly json?: boolean }): Promise<ExitCode> {
  const found = await findChanges(options);
  if ('error' in found) {
    if (options.json) printJson(found);
    else {
      printDiagnostics(found.diagnostics);
      printError(found.error);
    }
    return EXIT.problems;
  }
  const { since, all, changes: shown } = found;
  if (options.json) printJson({ since, changes: shown });
  else {
    printSchemaChanges(shown, since);
    if (all === 0) print(`${paint('green', '✓')} The schemas are those of ${since}.`);
    else print(`${found.summary} since ${since}.${shown[0] ? ` More: tuyen explain ${shown[0].code}` : ''}`);
  }
  return options.breaking && shown.length > 0 ? EXIT.problems : EXIT.ok;
}
