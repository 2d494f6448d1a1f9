import type { Command, CommandGroup } from '@tuyen/generator/plugin';

type Options = NonNullable<Command['options']>;

export interface Candidate {
  readonly word: string;
  readonly description: string;
}

/**
 * Returns the names that can complete an argument or option of the given kind. For example, the kind "resource" gives
 * the resources of the project.
 */
export type NamesOf = (kind: string) => readonly Candidate[];

const SHARED: Readonly<Record<string, string>> = {
  '--root <folder>': 'Folder of the project',
  '--json': 'Print JSON',
  '--help': 'Print the help',
};

/**
 * Returns the words that can follow on a command line.
 * @param before words before the cursor, without `tuyen`
 * @param current start of the word at the cursor
 */
export function candidates(
  commands: readonly (Command | CommandGroup)[],
  before: readonly string[],
  current: string,
  namesOf: NamesOf,
): readonly Candidate[] {
  return possible(commands, before, current, namesOf).filter(({ word }) => word.startsWith(current));
}

function possible(
  commands: readonly (Command | CommandGroup)[],
  before: readonly string[],
  current: string,
  namesOf: NamesOf,
): readonly Candidate[] {
  let choices = commands;
  let chosen: Command | undefined;
  const given: string[] = [];
  let open: string | undefined;
  for (const word of before) {
    const taken = open;
    open = undefined;
    if (taken !== undefined) continue;
    if (word.startsWith('-')) {
      open = valueOf(word, chosen);
      continue;
    }
    if (chosen) {
      given.push(word);
      continue;
    }
    const found = choices.find(({ name }) => name === word);
    if (!found) return [];
    if ('commands' in found) choices = found.commands;
    else chosen = found;
  }
  if (open !== undefined) return namesOf(open);
  if (current.startsWith('-')) return optionsOf(chosen, before);
  if (!chosen) return choices.map(({ name, description }) => ({ word: name, description }));
  const usage = Object.keys(chosen.arguments ?? {})[given.length];
  return usage === undefined ? [] : namesOf(nameIn(usage));
}

/**
 * Returns the kind of value that follows an option as the next word. Returns undefined if the option takes no value, or
 * already has one after "=".
 */
function valueOf(option: string, command: Command | undefined): string | undefined {
  const usage = [...Object.keys(SHARED), ...Object.keys(command?.options ?? {})].find(
    (one) => one.split(' ')[0] === option,
  );
  const value = usage?.split(' ')[1];
  return value === undefined ? undefined : nameIn(value);
}

function optionsOf(command: Command | undefined, before: readonly string[]): readonly Candidate[] {
  const options: readonly (readonly [string, Options[`--${string}`]])[] = [
    ...Object.entries(command?.options ?? {}),
    ...Object.entries(SHARED),
  ];
  return options.flatMap(([usage, about]) => {
    const word = usage.split(' ')[0] ?? '';
    const { description, repeatable } = typeof about === 'string' ? { description: about } : about;
    return before.includes(word) && !repeatable ? [] : [{ word, description }];
  });
}

/** Returns the kind of name that an argument takes: "resource" for `<resources...>`, "topic" for `[topic]`. */
function nameIn(usage: string): string {
  return usage.slice(1, -1).replace(/s?\.\.\.$/u, '');
}
