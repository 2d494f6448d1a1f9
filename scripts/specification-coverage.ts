// Lists every sentence of docs/specification.md and docs/rules.md with the tests that prove it. Part of `npm run
// check`. It fails if docs/{specification,rules}-coverage.json gives a sentence neither a test nor a reason, if a
// proved sentence has no mutation in docs/specification-mutations.json, or if the generated page is outdated. Usage:
// node scripts/specification-coverage.ts [--write] [root]
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, pageProblems, report } from './report.ts';
import { claimsIn, coveragePage, type MutatedSentences, problemsOf } from './specification/coverage.ts';
import { digestOf, mutationProblems, mutationsIn } from './specification/mutations.ts';

export const checkCoverage: Check = (root, write) =>
  ['specification', 'rules'].flatMap((name) => {
    const read = (path: string): string | undefined => {
      const file = join(root, path);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    const text = read(`docs/${name}.md`) ?? '';
    if (text === '') return [`docs/${name}.md is missing or empty`];
    const claims = claimsIn(JSON.parse(read(`docs/${name}-coverage.json`) ?? '{}'));
    const file = read(`docs/${name}-mutations.json`);
    const mutations = file === undefined ? undefined : mutationsIn(JSON.parse(file));
    const problems = [
      ...problemsOf(text, claims, read),
      ...(mutations ? mutationProblems(claims, mutations, read) : []),
    ];
    if (problems.length > 0) return problems.map((problem) => `docs/${name}.md ${problem}`);
    const mutated: MutatedSentences | undefined =
      mutations &&
      Object.fromEntries(
        Object.entries(mutations).map(([id, list]) => [
          id,
          list.map((mutation) => ({ ...mutation, isCaught: mutation.caught === digestOf(mutation, read) })),
        ]),
      );
    const by = 'scripts/specification-coverage.ts';
    return pageProblems(
      root,
      { path: `docs/${name}-coverage.md`, text: coveragePage(name, text, claims, mutated), by },
      write,
    );
  });

if (import.meta.main) report(checkCoverage);
