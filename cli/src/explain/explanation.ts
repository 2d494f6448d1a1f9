import type { Command, CommandGroup } from '@tuyen/generator/plugin';
import { didYouMean } from '@tuyen/model/suggest';
import { UsageError } from '../exit-codes.ts';
import { pluginCodes, TOOL_CODES } from './codes.ts';
import { commandPageText, commandText, namedCommands } from './command-text.ts';
import { keysNamed, lastOf, type SchemaKey, schemaKeys } from './schema-keys.ts';
import { kindNames, kindText } from './kinds.ts';
import { SCHEMA_LANGUAGE, topic, topicNames } from './topics.ts';

export type Commands = () => readonly (Command | CommandGroup)[];

/**
 * Explanation of a name that the user typed. If the name fits several things, the order is: code, command, page of the
 * documentation, kind of field, schema key. Keys with the name of a kind are explained with it.
 */
export type Explanation =
  | { readonly code: string; readonly title: string; readonly explanation: string }
  | { readonly command: string; readonly title: string; readonly text: string }
  | { readonly topic: string; readonly title: string; readonly text: string }
  | { readonly kind: string; readonly text: string; readonly places: readonly SchemaKey[] }
  | { readonly key: string; readonly places: readonly SchemaKey[] };

/**
 * Explains a diagnostic code, a command, a page of the documentation, a kind of field or a key of the schema language.
 * @param root folder of the project, whose plugins may define codes
 * @throws UsageError if there is nothing of this name
 */
export async function explanationOf(name: string, root: string | undefined, commands: Commands): Promise<Explanation> {
  const tool = codeIn(TOOL_CODES, name.toUpperCase());
  if (tool) return tool;
  const named = namedCommands(commands());
  const asked = name.trim().replace(/^tuyen /u, '');
  const command = named.find(({ path }) => path === asked);
  if (command) return { command: asked, title: `tuyen ${asked}`, text: commandText(command) };
  const group = commands().find((each) => each.name === asked);
  if (group) return { command: asked, title: `tuyen ${asked}`, text: commandPageText(group) };
  const page = topic(name.toLowerCase());
  if (page) return { topic: page.name, title: page.title, text: page.text };
  const keys = schemaKeys(topic(SCHEMA_LANGUAGE)?.text ?? '');
  const places = keysNamed(keys, name);
  const kindPage = topic('kinds')?.text ?? '';
  const kind = kindText(kindPage, name);
  if (kind !== undefined) return { kind: name, text: kind, places };
  if (places.length > 0) return { key: name, places };
  const plugins = await pluginCodes(root);
  const own = codeIn(plugins, name.toLowerCase());
  if (own) return own;
  const names = [
    ...Object.keys({ ...TOOL_CODES, ...plugins }),
    ...named.map(({ path }) => path),
    ...topicNames(),
    ...kindNames(kindPage),
  ];
  const known = [...names, ...new Set(keys.flatMap(({ key }) => [key, lastOf(key)]))];
  throw new UsageError(
    `There is no code, command, page, kind or key "${name}". ${didYouMean(name, known) ?? '`tuyen explain` lists the codes, `tuyen --help` the commands.'}`,
  );
}

function codeIn(codes: Readonly<Record<string, { title: string; explanation: string }>>, code: string) {
  const found = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return found && { code, ...found };
}
