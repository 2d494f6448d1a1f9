// Every sentence of docs/specification.md next to the tests that prove it. Part of `npm run check`: fails on a sentence that
// docs/specification-coverage.json gives no test and no reason, and where docs/specification-coverage.md is not what follows from it.
// Usage: node scripts/specification-coverage.ts [--write] [root]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as ownRoot } from './run.ts';
import { claimsIn, coveragePage, problemsOf } from './specification/coverage.ts';

const args = process.argv.slice(2);
const root = args.find((arg) => !arg.startsWith('--')) ?? ownRoot;
const page = join(root, 'docs/specification-coverage.md');
const read = (path: string): string | undefined => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const specification = read('docs/specification.md') ?? '';
const claims = claimsIn(JSON.parse(read('docs/specification-coverage.json') ?? '{}'));
const problems = [...problemsOf(specification, claims, read)];
if (specification === '') problems.push('docs/specification.md is missing or empty');

if (problems.length === 0) {
  const written = coveragePage(specification, claims);
  if (args.includes('--write')) writeFileSync(page, written);
  else if (read('docs/specification-coverage.md') !== written)
    problems.push(
      'docs/specification-coverage.md is not up to date: run node scripts/specification-coverage.ts --write',
    );
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
