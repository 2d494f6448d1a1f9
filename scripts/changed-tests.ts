import { git, type ImportGraph, readImportGraph } from './import-graph.ts';

const OF_ALL = [
  'package-lock.json',
  'package.json',
  'tests/support/dom-waits.ts',
  'tsconfig.base.json',
  'vitest.config.ts',
];

const TEST = /\.test\.tsx?$/;
const LONG_TEST = /\.full\.test\.tsx?$/;

export function changedSince(revision: string): readonly string[] {
  const [base = revision] = git('merge-base', revision, 'HEAD');
  return [...git('diff', '--name-only', '--no-renames', base), ...git('ls-files', '--others', '--exclude-standard')];
}

export function testsAffectedBy(
  changed: readonly string[],
  { files, dependents }: ImportGraph = readImportGraph(),
): readonly string[] {
  const affected = changed.some((path) => OF_ALL.includes(path)) ? files : [...dependents(changed)];
  const there = new Set(files);
  return affected.filter((path) => TEST.test(path) && !LONG_TEST.test(path) && there.has(path)).toSorted();
}
