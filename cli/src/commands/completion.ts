import { SCRIPTS, SHELLS } from '../completion/scripts.ts';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';

/** Prints the completion script of a shell. */
export function completion(asked: string): ExitCode {
  const shell = SHELLS.find((name) => name === asked);
  if (shell === undefined)
    throw new UsageError(`There is no script for "${asked}". Choose one of ${SHELLS.join(', ')}.`);
  process.stdout.write(SCRIPTS[shell]);
  return EXIT.ok;
}
