import { EXIT, type ExitCode } from '../exit-codes.ts';
import { hasErrors, printDiagnostics } from '../output/diagnostics.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';
import { generate } from './generate.ts';

export interface EjectFlags {
  readonly root?: string;
  readonly json?: boolean;
  readonly dryRun?: boolean;
}

const STATES = {
  generated: 'can be ejected',
  ejected: 'ejected: `tuyen upgrade` merges schema changes into it',
  owned: 'owned: written by hand',
} as const;

export async function eject(resource: string, part: string | undefined, flags: EjectFlags): Promise<ExitCode> {
  const root = findRoot(flags.root);
  const generator = await import('@tuyen/generator');
  const outcome = await generator.eject({ root, resource, part, dryRun: flags.dryRun });
  const { diagnostics, parts, path, text } = outcome;
  const failed = hasErrors(diagnostics);
  if (flags.json) {
    if (path !== undefined && !flags.dryRun) await generator.generate({ root });
    printJson({ diagnostics, parts, ...(path === undefined ? {} : { path, text }) });
    return failed ? EXIT.problems : EXIT.ok;
  }
  printDiagnostics(diagnostics, { nothingWritten: true });
  if (failed) return EXIT.problems;
  if (path === undefined) {
    for (const each of parts)
      print(`${paint('cyan', each.part.padEnd(8))} ${each.path}  ${paint('dim', STATES[each.state])}`);
    print(`\nEject one: ${paint('bold', `npx tuyen eject ${resource} <part>`)}`);
    return EXIT.ok;
  }
  print(`${paint('cyan', (flags.dryRun ? 'create' : 'wrote').padEnd(9))} ${path}`);
  if (flags.dryRun) {
    print(`\n${text}`);
    return EXIT.ok;
  }
  const code = await generate({ root });
  print(
    `Edit ${path} as you like. When its schema changes, run ${paint('bold', `npx tuyen upgrade ${resource} ${part}`)}.`,
  );
  return code;
}
