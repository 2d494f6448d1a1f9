import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root as ownRoot } from './run.ts';

export type ProjectCheck = (root: string, write: boolean) => readonly string[];

export function runCheck(check: ProjectCheck): void {
  const args = process.argv.slice(2);
  const problems = check(resolve(args.find((arg) => !arg.startsWith('--')) ?? ownRoot), args.includes('--write'));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

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
