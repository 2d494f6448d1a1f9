import type { StartedKind } from '@tuyen/generator';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';

/** Writes a valid schema file with placeholder texts. Never overwrites a file. */
export async function newFile(
  kind: StartedKind,
  name: string,
  resource: string | undefined,
  next: (name: string) => string,
  options: { readonly root?: string; readonly json?: boolean },
): Promise<ExitCode> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new UsageError(
      `"${name}" is no name for a file: small letters, digits and hyphens, such as ticket-counters; a resource in the plural.`,
    );
  }
  const { startFile } = await import('@tuyen/generator');
  const { path, refused } = startFile(findRoot(options.root), kind, name, resource);
  if (refused === 'exists') throw new UsageError(`${path} is there already; it was left as it is.`);
  if (refused === 'no resource') throw new UsageError(`No resource is named "${resource}".`);
  if (options.json) printJson({ path });
  else {
    print(`${paint('green', '✓')} ${path}`);
    print(`${next(name)} Then run ${paint('bold', 'npx tuyen generate')}.`);
  }
  return EXIT.ok;
}
