import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printError, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';

export interface EffectsOptions {
  readonly root?: string;
  readonly json?: boolean;
  readonly write?: string;
  readonly check?: string;
}

/**
 * Lists each setting and permission with the code that reads it. Prints the list, writes it to a file, or compares it
 * with the file. Fails if no code reads a setting or permission, because changing it would have no effect.
 */
export async function effects({ json, write, check, ...options }: EffectsOptions): Promise<ExitCode> {
  const root = findRoot(options.root);
  const { effectsPage, findEffects } = await import('@tuyen/generator/effects');
  const { values, problems, diagnostics } = await findEffects(root);
  const page = effectsPage(values);
  const isStale = check !== undefined && textOf(join(root, check)) !== page;
  const all = [
    ...problems,
    ...(isStale && problems.length === 0
      ? [`${check} is not up to date. Run: npx tuyen effects --write ${check}`]
      : []),
  ];
  const failed = all.length > 0 || diagnostics.length > 0;
  if (write !== undefined && diagnostics.length === 0 && values.length > 0) {
    mkdirSync(dirname(join(root, write)), { recursive: true });
    writeFileSync(join(root, write), page);
    if (!json) print(`${paint('green', '✓')} ${write}`);
  }
  if (json) {
    printJson(diagnostics.length > 0 ? { diagnostics } : { values, problems: all });
  } else {
    if (diagnostics.length > 0) printDiagnostics(diagnostics);
    for (const problem of all) printError(problem);
    if (!failed && write === undefined && check === undefined) print(page.trimEnd());
  }
  return failed ? EXIT.problems : EXIT.ok;
}

const textOf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
