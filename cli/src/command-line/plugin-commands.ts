import type { LocatedFinding } from '@tuyen/generator';
import type { Command, CommandGroup, DefinedPlugin, SharedOptions } from '@tuyen/generator/plugin';
import { UsageError } from '../exit-codes.ts';
import { findRoot } from '../output/root.ts';

export async function pluginsOf(
  args: readonly string[],
): Promise<{ readonly plugins: readonly DefinedPlugin[]; readonly diagnostics: readonly LocatedFinding[] }> {
  const root = rootOf(args);
  if (root === undefined) return { plugins: [], diagnostics: [] };
  const { projectPlugins } = await import('@tuyen/generator');
  return projectPlugins(root);
}

function rootOf(args: readonly string[]): string | undefined {
  try {
    return findRoot(rootOption(args));
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

export function rootOption(args: readonly string[]): string | undefined {
  const index = args.indexOf('--root');
  return index >= 0 ? args[index + 1] : args.find((arg) => arg.startsWith('--root='))?.slice('--root='.length);
}

export function commandNameIn(args: readonly string[]): string | undefined {
  return args.find((arg, index) => !arg.startsWith('-') && args[index - 1] !== '--root');
}

/**
 * Returns the commands of a plugin. They receive the folder of the project, and their errors name the plugin.
 * @param taken names of other commands, by owner
 * @throws UsageError if a name is taken
 */
export function commandsOf(
  { name, commands = [] }: DefinedPlugin,
  taken: Map<string, string>,
): readonly (Command | CommandGroup)[] {
  return commands.map((command) => {
    const owner = taken.get(command.name);
    if (owner !== undefined)
      throw new UsageError(
        `The plugin "${name}" has a command "${command.name}", which ${owner} has already. Remove one of them from "plugins" in tuyen.config.json.`,
      );
    taken.set(command.name, `the plugin "${name}"`);
    return guardedCommand(name, command);
  });
}

function guardedCommand<T extends Command | CommandGroup>(plugin: string, command: T): T;
function guardedCommand(plugin: string, command: Command | CommandGroup): Command | CommandGroup {
  if ('commands' in command)
    return { ...command, commands: command.commands.map((inner) => guardedCommand(plugin, inner)) };
  const run = async (given: SharedOptions) => {
    const { guarded } = await import('@tuyen/generator');
    const root = findRoot(given.root);
    return guarded(plugin, `the command ${command.name}`, () => command.run({ ...given, root }));
  };
  return { ...command, run };
}
