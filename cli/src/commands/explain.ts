import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { pluginCodes, TOOL_CODES } from '../explain/codes.ts';
import { type Commands, type Explanation, explanationOf } from '../explain/explanation.ts';
import type { SchemaKey } from '../explain/schema-keys.ts';
import { topicNames } from '../explain/topics.ts';
import { paint, print, printJson } from '../output/print.ts';
import { findRoot } from '../output/root.ts';

interface Options {
  readonly root?: string;
  readonly json?: boolean;
}

export async function explain(name: string | undefined, options: Options, commands: Commands): Promise<ExitCode> {
  const root = projectRoot(options.root);
  if (name !== undefined) {
    const found = await explanationOf(name, root, commands);
    if (options.json) printJson(found);
    else print(textOf(found));
    return EXIT.ok;
  }
  const codes = { ...TOOL_CODES, ...(await pluginCodes(root)) };
  if (options.json) printJson(codes);
  else {
    for (const [code, { title }] of Object.entries(codes)) print(`${paint('bold', code)}  ${title}`);
    print(`\nPages: ${topicNames().join(', ')}`);
  }
  return EXIT.ok;
}

/** Returns the project's folder. Returns undefined outside a project, where codes can still be explained. */
function projectRoot(named: string | undefined): string | undefined {
  try {
    return findRoot(named);
  } catch (error) {
    if (named === undefined && error instanceof UsageError) return undefined;
    throw error;
  }
}

function textOf(found: Explanation): string {
  if ('code' in found) return `${paint('bold', found.code)}  ${found.title}\n\n${found.explanation}`;
  if ('kind' in found) return [found.text, ...found.places.map(keyText)].join('\n\n');
  if ('places' in found) return found.places.map(keyText).join('\n\n');
  if ('command' in found) return `${paint('bold', found.title)}\n\n${found.text}`;
  return found.text.trimEnd();
}

function keyText({ object, key, type, meaning, example, ...about }: SchemaKey): string {
  const fallback =
    about.default === '' ? '' : about.default === 'required' ? ', required' : `, default ${about.default}`;
  const lines = [`${paint('bold', key)}  ${object}: ${type}${fallback}`, meaning, example && `Example: ${example}`];
  return lines.filter((line) => line !== '').join('\n  ');
}
