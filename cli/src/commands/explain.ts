import { GENERATOR_CODES } from '@tuyen/generator';
import { CHANGE_CODES } from '@tuyen/model/changes';
import { CODES } from '@tuyen/model/load';
import { EXIT, UsageError, type ExitCode } from '../exit-codes.ts';
import { paint, print, printJson } from '../output/print.ts';

interface Explanation {
  readonly title: string;
  readonly explanation: string;
}

const ALL: Readonly<Record<string, Explanation>> = { ...CODES, ...GENERATOR_CODES, ...CHANGE_CODES };

/** Explains a code. Without a code, lists all codes. */
export function explain(asked: string | undefined, options: { readonly json?: boolean }): ExitCode {
  if (asked === undefined) {
    if (options.json) printJson(ALL);
    else for (const [code, { title }] of Object.entries(ALL)) print(`${paint('bold', code)}  ${title}`);
    return EXIT.ok;
  }
  const code = asked.toUpperCase();
  const found = Object.hasOwn(ALL, code) ? ALL[code] : undefined;
  if (!found) throw new UsageError(`There is no code ${asked}: \`tuyen explain\` lists them all.`);
  if (options.json) printJson({ code, ...found });
  else print(`${paint('bold', code)}  ${found.title}\n\n${found.explanation}`);
  return EXIT.ok;
}
