import { Command as Program } from 'commander';
import type { Command, CommandGroup, Plugin } from '@tuyen/generator/plugin';
import { COMPLETE, complete } from './complete.ts';
import { EXIT } from '../exit-codes.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { ownVersion } from '../output/own-version.ts';
import { printJson } from '../output/print.ts';
import { addCommand } from './add-command.ts';
import { commandNameIn, commandsOf, pluginsOf } from './plugin-commands.ts';
import { reportFailure } from './report-failure.ts';

export async function runCommandLine(core: Plugin, args: readonly string[]): Promise<number> {
  process.stdout.on('error', endQuietly);
  if (args[0] === COMPLETE) {
    await complete(core, args.slice(1));
    return EXIT.ok;
  }
  // Commander reads the options from left to right, so it may fail before it has read --json.
  const json = args.includes('--json');
  // Commander writes its help text in several parts, but JSON output must contain it as one text.
  let help = '';
  const program = new Program('tuyen')
    .description('Generates screens, validators, types, an API description and translations from JSON Schemas.')
    .version(ownVersion(), '-V, --version', 'Print the version')
    .option('--root <folder>', 'Folder of the project (default: the nearest one with a tuyen.config.json)')
    .option('--json', 'Print JSON')
    .helpOption('-h, --help', 'Print this help')
    .helpCommand('help [command]', 'Print the help of a command')
    .showHelpAfterError('Run `tuyen --help` for the list of commands.')
    .configureOutput(json ? { writeErr: () => undefined, writeOut: (text) => (help += text) } : {})
    .exitOverride();
  let code: number = EXIT.ok;
  const add = (command: Command | CommandGroup) =>
    addCommand(program, command, async (chosen, given) => {
      code = await chosen.run(given);
    });
  core.commands?.forEach(add);
  try {
    const name = commandNameIn(args);
    const taken = new Map(program.commands.map((command) => [command.name(), 'tuyen']));
    // Loads the modules of plugins only for a command that tuyen itself does not have, and for the list of commands,
    // because loading them takes time.
    if (name === undefined || name === 'help' || !taken.has(name)) {
      const { plugins, diagnostics } = await pluginsOf(args);
      for (const plugin of plugins) commandsOf(plugin, taken).forEach(add);
      if (diagnostics.length > 0 && name !== undefined && !taken.has(name)) {
        if (json) printJson({ diagnostics });
        else printDiagnostics(diagnostics);
        return EXIT.problems;
      }
    }
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (help !== '') printJson({ text: help.trimEnd() });
    return reportFailure(error, json);
  }
}

/** The reader of the output (`tuyen explain | head`) may close the pipe early. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.ok);
}
