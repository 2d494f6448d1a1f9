import { SCRIPTS, SHELLS } from '../completion/scripts.ts';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { printJson } from '../output/print.ts';

export function completion(asked: string, options: { readonly json?: boolean }): ExitCode {
  const shell = SHELLS.find((name) => name === asked);
  if (shell === undefined)
    throw new UsageError(`There is no script for "${asked}". Choose one of ${SHELLS.join(', ')}.`);
  if (options.json) printJson({ shell, script: SCRIPTS[shell] });
  else process.stdout.write(SCRIPTS[shell]);
  return EXIT.ok;
}
