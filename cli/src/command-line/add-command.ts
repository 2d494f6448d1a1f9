import { Option, type Command as Program } from 'commander';
import type { Command, CommandGroup, SharedOptions } from '@tuyen/generator/plugin';

export function addCommand(
  program: Program,
  command: Command | CommandGroup,
  run: (command: Command, given: SharedOptions) => Promise<void>,
): void {
  const added = program.command(command.name).description(command.description);
  added.showHelpAfterError(
    `Run \`${pathOf(added)} --help\` for its ${'commands' in command ? 'commands' : 'options'}.`,
  );
  if ('commands' in command) {
    for (const inner of command.commands) addCommand(added, inner, run);
    return;
  }
  const names = Object.entries(command.arguments ?? {}).map(([usage, description]) => {
    added.argument(usage, description);
    return usage.slice(1, -1);
  });
  for (const [usage, about] of Object.entries(command.options ?? {})) {
    const { description, required = false, repeatable } = typeof about === 'string' ? { description: about } : about;
    const option = new Option(usage, description).makeOptionMandatory(required);
    added.addOption(repeatable ? option.argParser(collect) : option);
  }
  if (command.notes !== undefined) added.addHelpText('after', `\n${command.notes}`);
  added.action(async (...values: readonly unknown[]) => {
    const given = Object.fromEntries(names.map((name, index) => [name, values[index]]));
    await run(command, { ...added.optsWithGlobals<SharedOptions>(), ...given });
  });
}

function pathOf(command: Program): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
