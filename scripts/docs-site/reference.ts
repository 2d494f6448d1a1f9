// Prints the reference pages of the documentation site from the code of the tool.
import type { Command, CommandGroup } from '../../generator/src/plugin/command.ts';
import { TOOL_CODES } from '../../cli/src/explain/codes.ts';
import { commandPageText } from '../../cli/src/explain/command-text.ts';
import { CORE } from '../../cli/src/main.ts';
import { referencePage } from '../schema-language/reference.ts';
import { readMetaSchemas } from '../schema-language/meta-schemas.ts';
import { KITS, kitPage } from './kit-pages.ts';
import { kindsPage } from './kinds-page.ts';
import { pluginApiPage } from './plugin-api-page.ts';

export const REFERENCE = 'reference';

export const commands = (): readonly (Command | CommandGroup)[] => CORE.commands ?? [];

export function referencePages(root: string): ReadonlyMap<string, string> {
  const one = commands().map((command) => [`${REFERENCE}/commands/${command.name}.md`, commandPage(command)] as const);
  return new Map([
    [`${REFERENCE}/commands.md`, commandsPage()],
    ...one,
    [`${REFERENCE}/schema-language.md`, referencePage(readMetaSchemas(root))],
    [`${REFERENCE}/codes.md`, codesPage()],
    [`${REFERENCE}/kinds.md`, kindsPage(root)],
    [`${REFERENCE}/plugin-api.md`, pluginApiPage(root)],
    ...Object.entries(KITS).map(([name, kit]) => [`${REFERENCE}/${name}.md`, kitPage(root, kit)] as const),
  ]);
}

function commandsPage(): string {
  const rows = commands().map(
    ({ name, description }) => `| [\`tuyen ${name}\`](commands/${name}.md) | ${description} |`,
  );
  return [
    '# Commands',
    ['| Command | Does |', '| --- | --- |', ...rows].join('\n'),
    'Every command takes `--root <folder>`, the folder of the project (default: the nearest one with a `tuyen.config.json`), `--json`, which prints one JSON value, and `--help`.',
    'Exit codes: 0 success, 1 a problem of the project, 2 a wrong command line, 70 a bug of tuyen.',
    '',
  ].join('\n\n');
}

function commandPage(command: Command | CommandGroup): string {
  return `# tuyen ${command.name}\n\n${commandPageText(command)}\n`;
}

function codesPage(): string {
  const entries = Object.entries(TOOL_CODES).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    '# Codes',
    'Codes of `tuyen lint` and `tuyen generate` begin with TUY, those of `tuyen changes` with TUC. `tuyen explain <code>` prints the same text.',
    ...entries.flatMap(([code, { title, explanation }]) => [`## ${code}`, `**${title}.**`, explanation]),
    '',
  ].join('\n\n');
}
