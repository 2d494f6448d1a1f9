// Lists every sentence of docs/specification.md and docs/rules.md with the tests that prove it. Part of `npm run
// check`. It fails if docs/coverage/{specification,rules}.json gives a sentence neither a test nor a reason, if a
// proved sentence has no mutation in docs/coverage/specification-mutations.json, or if the generated page is outdated.
// It does not check whether tests catch the mutations: `npm run test:specification -- --stale` runs those that have
// changed. Usage: node scripts/specification-coverage.ts [--write] [root]
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProjectCheck, pageProblems, runCheck } from './report.ts';
import { claimsIn, coveragePage, coverageProblemsOf } from './specification/coverage.ts';
import { mutationProblems, mutationsIn } from './specification/mutations.ts';

export const checkCoverage: ProjectCheck = (root, write) =>
  ['specification', 'rules'].flatMap((name) => {
    const read = (path: string): string | undefined => {
      const file = join(root, path);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    const text = read(`docs/${name}.md`) ?? '';
    if (text === '') return [`docs/${name}.md is missing or empty`];
    const claims = claimsIn(JSON.parse(read(`docs/coverage/${name}.json`) ?? '{}'));
    const file = read(`docs/coverage/${name}-mutations.json`);
    const mutations = file === undefined ? undefined : mutationsIn(JSON.parse(file));
    const problems = [
      ...coverageProblemsOf(text, claims, read),
      ...(mutations ? mutationProblems(claims, mutations, read) : []),
    ];
    if (problems.length > 0) return problems.map((problem) => `docs/${name}.md ${problem}`);
    const by = 'scripts/specification-coverage.ts';
    return pageProblems(
      root,
      { path: `docs/generated/${name}-coverage.md`, text: coveragePage(name, text, claims, mutations), by },
      write,
    );
  });

if (import.meta.main) runCheck(checkCoverage);
