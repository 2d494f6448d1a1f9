import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root as ownRoot } from './run.ts';

/** What is wrong with the project in a folder, a line each. @param write its generated page is brought up to date first */
export type Check = (root: string, write: boolean) => readonly string[];

/** Runs a check as the command line asks, `[--write] [root]`: prints what is wrong, and lets this process end with 1 where anything is. */
export function report(check: Check): void {
  const args = process.argv.slice(2);
  const problems = check(resolve(args.find((arg) => !arg.startsWith('--')) ?? ownRoot), args.includes('--write'));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** A generated page: written, or compared with what is there. @param path below the root @param by the script that writes it */
export function pageProblems(
  root: string,
  { path, text, by }: { readonly path: string; readonly text: string; readonly by: string },
  write: boolean,
): readonly string[] {
  const file = join(root, path);
  if (write) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    return [`${path} is not up to date: run node ${by} --write`];
  return [];
}
