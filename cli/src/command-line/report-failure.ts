import { CommanderError } from 'commander';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { print, printError, printJson } from '../output/print.ts';
import { systemRefusal } from '../output/system-refusal.ts';

export async function reportFailure(error: unknown, json: boolean): Promise<ExitCode> {
  if (error instanceof CommanderError) {
    // Commander prints the error message itself, unless JSON is requested.
    if (json && error.exitCode !== 0) printJson({ error: messageOf(error) });
    return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  }
  const { PluginFailure, ToolUpgradeRefused, UnknownName } = await import('@tuyen/generator');
  const answer = (message: string, code: ExitCode) => {
    if (json) printJson({ error: message });
    else printError(message);
    return code;
  };
  if (error instanceof UsageError || error instanceof UnknownName || error instanceof ToolUpgradeRefused)
    return answer(error.message, EXIT.usage);
  if (error instanceof PluginFailure) {
    const stack = error.cause instanceof Error ? error.cause.stack : undefined;
    if (json) printJson({ error: error.message, stack });
    else printError(error.message);
    if (!json && stack !== undefined) print(stack, process.stderr);
    return EXIT.problems;
  }
  const refusal = systemRefusal(error);
  if (refusal !== undefined) return answer(refusal, EXIT.problems);
  const bug = 'This is a bug of tuyen, not of your project. Nothing more was written.';
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (json) printJson({ error: bug, stack });
  else {
    printError(bug);
    print(stack, process.stderr);
  }
  return EXIT.bug;
}

function messageOf({ code, message }: CommanderError): string {
  // Commander prints its help if a command such as `db` lacks the name of a subcommand.
  if (code === 'commander.help') return 'No command was given. Run `tuyen --help` for the list of commands.';
  return message.replace(/^error: /u, '');
}
