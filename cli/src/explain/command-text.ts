import type { Command, CommandGroup } from '@tuyen/generator/plugin';

export interface NamedCommand {
  readonly path: string;
  readonly command: Command;
}

export function namedCommands(commands: readonly (Command | CommandGroup)[]): readonly NamedCommand[] {
  return commands.flatMap((each) =>
    'commands' in each
      ? each.commands.map((command) => ({ path: `${each.name} ${command.name}`, command }))
      : [{ path: each.name, command: each }],
  );
}

export function commandText({ path, command }: NamedCommand): string {
  const { description, options = {}, notes } = command;
  const names = Object.keys(command.arguments ?? {});
  const usage = ['tuyen', path, ...names, ...(Object.keys(options).length > 0 ? ['[options]'] : [])].join(' ');
  return [
    `${description}.`,
    `\`\`\`sh\n${usage}\n\`\`\``,
    ...list('Argument', Object.entries(command.arguments ?? {})),
    ...list('Option', optionRows(options)),
    ...(notes === undefined ? [] : [notes]),
  ].join('\n\n');
}

export function commandPageText(command: Command | CommandGroup): string {
  const members = namedCommands([command]);
  if (!('commands' in command)) return members.map(commandText).join('');
  return [`${command.description}.`, ...members.map((each) => `## tuyen ${each.path}\n\n${commandText(each)}`)].join(
    '\n\n',
  );
}

function optionRows(options: NonNullable<Command['options']>): readonly (readonly [string, string])[] {
  return Object.entries(options).map(([usage, about]) => {
    if (typeof about === 'string') return [usage, about];
    return [usage, `${about.description}${about.required ? ' (required)' : ''}`];
  });
}

function list(head: string, rows: readonly (readonly [string, string])[]): readonly string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(([usage, about]) => `| \`${usage}\` | ${about.replaceAll('|', '\\|')} |`);
  return [[`| ${head} | Meaning |`, '| --- | --- |', ...lines].join('\n')];
}
