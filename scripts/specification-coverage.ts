// Every sentence of docs/specification.md and docs/rules.md next to the tests that prove it. Part of `npm run check`: fails on a sentence
// that docs/{specification,rules}-coverage.json gives no test and no reason, and where the page of that name is not what follows from it.
// Usage: node scripts/specification-coverage.ts [--write] [root]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as ownRoot } from './run.ts';
import { claimsIn, coveragePage, problemsOf } from './specification/coverage.ts';

const args = process.argv.slice(2);
const root = args.find((arg) => !arg.startsWith('--')) ?? ownRoot;
const read = (path: string): string | undefined => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

function problemsIn(name: string): readonly string[] {
  const path = `docs/${name}-coverage.md`;
  const text = read(`docs/${name}.md`) ?? '';
  if (text === '') return [`docs/${name}.md is missing or empty`];
  const claims = claimsIn(JSON.parse(read(`docs/${name}-coverage.json`) ?? '{}'));
  const problems = problemsOf(text, claims, read);
  if (problems.length > 0) return problems.map((problem) => `docs/${name}.md ${problem}`);
  const written = coveragePage(name, text, claims);
  if (args.includes('--write')) writeFileSync(join(root, path), written);
  else if (read(path) !== written)
    return [`${path} is not up to date: run node scripts/specification-coverage.ts --write`];
  return [];
}

const problems = ['specification', 'rules'].flatMap(problemsIn);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
