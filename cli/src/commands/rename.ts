import type { RenamedThing } from '@tuyen/generator';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { hasErrors, printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';

interface RenameFlags {
  readonly root?: string;
  readonly json?: boolean;
  readonly dryRun?: boolean;
}

/** Renames a resource, a field or a value in the whole project, or nothing at all. */
export async function rename(thing: RenamedThing, name: string, to: string, flags: RenameFlags): Promise<ExitCode> {
  const root = findRoot(flags.root);
  const generator = await import('@tuyen/generator');
  const { diagnostics, renamed, moved, written, replaced } = await generator.rename({
    root,
    thing,
    name,
    to,
    dryRun: flags.dryRun,
  });
  const code = hasErrors(diagnostics) ? EXIT.problems : EXIT.ok;
  if (flags.json) {
    const files = renamed.map(({ file, changes }) => ({ file, changes }));
    printJson({ diagnostics, moved: Object.fromEntries(moved), renamed: files, written });
    return code;
  }
  if (code === EXIT.ok) {
    for (const [from, at] of moved)
      print(`${paint('cyan', (flags.dryRun ? 'move' : 'moved').padEnd(9))} ${from} → ${at}`);
    for (const { file, changes } of renamed)
      for (const { line, from, to: now } of changes)
        print(`${paint('cyan', (flags.dryRun ? 'rename' : 'renamed').padEnd(9))} ${file}:${line}  ${from} → ${now}`);
    if (replaced !== undefined)
      print(
        `${paint('yellow', 'note')}  The file said that the name was "${replaced}" before. A database that still has that name must start with the schemas of the last commit first.`,
      );
  }
  printDiagnostics(diagnostics, { nothingWritten: !written });
  if (code === EXIT.ok && written)
    print(`${paint('green', '✓')} Run ${paint('bold', 'npx tuyen db plan')} to see what changes in the database.`);
  return code;
}
