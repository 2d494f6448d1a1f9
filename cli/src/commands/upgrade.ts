import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { hasErrors, printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';
import { generate } from './generate.ts';

export interface UpgradeFlags {
  readonly root?: string;
  readonly json?: boolean;
  readonly dryRun?: boolean;
  readonly keep?: boolean;
  readonly markers?: boolean;
  readonly tool?: boolean;
  readonly from?: string;
  readonly force?: boolean;
  readonly install?: boolean;
}

const WORDS = {
  done: { merged: 'merged', preserved: 'merged', marked: 'marked', left: 'left' },
  planned: { merged: 'merge', preserved: 'merge', marked: 'mark', left: 'leave' },
} as const;

const REMARKS = {
  merged: '',
  preserved: 'yours kept',
  marked: 'choose between the markers',
  left: 'needs you',
} as const;

/**
 * Applies renames to the schema files and to the files that the project's developers edited, and merges schema changes
 * into ejected files. Reports each conflict and leaves that file unchanged.
 */
export async function upgrade(
  resource: string | undefined,
  part: string | undefined,
  flags: UpgradeFlags,
): Promise<ExitCode> {
  if (flags.keep && flags.markers)
    throw new UsageError('--keep and --markers are two ways to resolve the same conflict: take one.');
  if (flags.tool) {
    if (resource !== undefined)
      throw new UsageError('--tool upgrades the whole project: name no resource, or leave --tool out.');
    const { upgradeTool } = await import('./upgrade-tool/upgrade-tool.ts');
    return upgradeTool(flags);
  }
  if (flags.from !== undefined || flags.force || flags.install === false)
    throw new UsageError('--from, --force and --no-install belong to --tool.');
  const root = findRoot(flags.root);
  const generator = await import('@tuyen/generator');
  const onConflict = flags.keep ? 'keep' : flags.markers ? 'markers' : undefined;
  const { diagnostics, files, moved, renamed, total, written } = await generator.upgrade({
    root,
    resource,
    part,
    dryRun: flags.dryRun,
    onConflict,
  });
  const open = hasErrors(diagnostics) || files.some(({ action }) => action === 'marked');
  const code = open ? EXIT.problems : EXIT.ok;
  if (flags.json) {
    const generated = written ? await generator.generate({ root }) : undefined;
    const changed = files.map(({ path, action, changes }) => ({ path, action, changes }));
    const all = [...diagnostics, ...(generated?.diagnostics ?? [])];
    const names = renamed.map(({ file, changes }) => ({ file, changes }));
    printJson({ diagnostics: all, moved: Object.fromEntries(moved), renamed: names, files: changed, total, written });
    return generated && hasErrors(generated.diagnostics) ? EXIT.problems : code;
  }
  const tense = flags.dryRun ? 'planned' : 'done';
  for (const [from, to] of moved)
    print(`${paint('cyan', (flags.dryRun ? 'move' : 'moved').padEnd(9))} ${from} → ${to}`);
  for (const { file, changes } of renamed)
    for (const { line, from, to } of changes)
      print(`${paint('cyan', (flags.dryRun ? 'rename' : 'renamed').padEnd(9))} ${file}:${line}  ${from} → ${to}`);
  for (const { action, path, changes } of files) {
    const color = action === 'merged' || action === 'preserved' ? 'cyan' : 'yellow';
    print(`${paint(color, WORDS[tense][action].padEnd(9))} ${path}${paint('dim', `  ${REMARKS[action]}`)}`.trimEnd());
    for (const { sign, line } of flags.dryRun ? changes : [])
      print(paint(sign === '+' ? 'green' : 'red', `  ${sign} ${line}`));
  }
  if (files.length > 0 && diagnostics.length > 0) print('');
  printDiagnostics(diagnostics);
  if (files.length === 0 && !open) print(`${paint('green', '✓')} ${standing(total)}`);
  if (!written) return code;
  // Also runs `generate`, because schema changes that were merged into ejected files affect the generated code too.
  const generated = await generate({ root });
  return generated === EXIT.ok ? code : generated;
}

function standing(total: number): string {
  if (total === 0) return 'No part is ejected. Run `tuyen eject <resource>` to list the parts.';
  return `${total} ejected ${total === 1 ? 'part is' : 'parts are'} up to date with the schemas.`;
}
