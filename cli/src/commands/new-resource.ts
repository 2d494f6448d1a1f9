import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';

/** Writes a complete, valid schema file with placeholder labels. Never overwrites a file. */
export async function newResource(
  name: string,
  options: { readonly root?: string; readonly json?: boolean },
): Promise<ExitCode> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new UsageError(
      `"${name}" is no name for a resource: small letters, digits and hyphens, in the plural, such as ticket-counters.`,
    );
  }
  const { startResource } = await import('@tuyen/generator');
  const result = startResource(findRoot(options.root), name);
  if (!result.written) throw new UsageError(`${result.path} is there already; it was left as it is.`);
  if (options.json) printJson({ path: result.path });
  else {
    print(`${paint('green', '✓')} ${result.path}`);
    print(`Edit its labels and fields, then run ${paint('bold', 'npx tuyen generate')}.`);
  }
  return EXIT.ok;
}
