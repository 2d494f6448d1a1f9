import { pluginsOf } from '../command-line/plugin-commands.ts';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { ALL_CODES, type Explanation } from '../output/all-codes.ts';
import { paint, print, printJson } from '../output/print.ts';

/** Returns the diagnostic codes that plugins define, with their explanations. Returns none outside a project. */
async function pluginCodes(named: string | undefined): Promise<Readonly<Record<string, Explanation>>> {
  const { plugins } = await pluginsOf(named === undefined ? [] : ['--root', named]);
  return Object.assign({}, ...plugins.map(({ codes }) => codes));
}

/** Explains a diagnostic code of tuyen or of a plugin of the project. Without a code, lists all codes. */
export async function explain(
  asked: string | undefined,
  options: { readonly root?: string; readonly json?: boolean },
): Promise<ExitCode> {
  const own = asked === undefined ? undefined : asked.toUpperCase();
  const isOwn = own !== undefined && Object.hasOwn(ALL_CODES, own);
  const all = isOwn ? ALL_CODES : { ...ALL_CODES, ...(await pluginCodes(options.root)) };
  if (asked === undefined) {
    if (options.json) printJson(all);
    else for (const [code, { title }] of Object.entries(all)) print(`${paint('bold', code)}  ${title}`);
    return EXIT.ok;
  }
  const code = isOwn && own !== undefined ? own : asked.toLowerCase();
  const found = Object.hasOwn(all, code) ? all[code] : undefined;
  if (!found) throw new UsageError(`There is no code ${asked}: \`tuyen explain\` lists them all.`);
  if (options.json) printJson({ code, ...found });
  else print(`${paint('bold', code)}  ${found.title}\n\n${found.explanation}`);
  return EXIT.ok;
}
