import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printError, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';
import { importMock } from '../output/mock-package.ts';
import { assertServerRuns } from '../output/server-node.ts';

export interface HandbookOptions {
  readonly root?: string;
  readonly json?: boolean;
  readonly write?: string;
  readonly check?: string;
}

/**
 * Creates the handbook: accounts, IDs and codes of the fixtures. Prints it, writes it to a file, or compares it with
 * the file. Seeds a server in memory to obtain the data.
 */
export async function handbook({ json, write, check, ...options }: HandbookOptions): Promise<ExitCode> {
  assertServerRuns();
  const root = findRoot(options.root);
  const { loadProjectWithCode } = await import('@tuyen/model/load');
  const project = await loadProjectWithCode(root);
  if (!project.model) {
    if (json) printJson({ diagnostics: project.diagnostics });
    else printDiagnostics(project.diagnostics);
    return EXIT.problems;
  }
  const { handbookPage, NoDomain, seededHandbook } = await importMock(() => import('@tuyen/server-mock/handbook'));
  const found = await seededHandbook(root, project).catch((error: unknown) => {
    if (!(error instanceof NoDomain)) throw error;
    if (json) printJson({ error: error.message });
    else printError(error.message);
  });
  if (!found) return EXIT.problems;
  const page = handbookPage(found);
  if (check !== undefined) {
    const file = join(root, check);
    const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === page;
    const message = `${check} is out of date. Run npx tuyen handbook --write ${check}`;
    if (json) printJson(isCurrent ? { file: check } : { error: message });
    else if (!isCurrent) printError(message);
    return isCurrent ? EXIT.ok : EXIT.problems;
  }
  if (write !== undefined) {
    mkdirSync(dirname(join(root, write)), { recursive: true });
    writeFileSync(join(root, write), page);
    if (!json) print(`${paint('green', '✓')} ${write}`);
  }
  if (json) printJson(found);
  else if (write === undefined) print(page.trimEnd());
  return EXIT.ok;
}
