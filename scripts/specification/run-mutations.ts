import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../tests/support/project-copy.ts';
import type { SentenceMutation } from './mutations.ts';
import { runNamedTests, type TestOutcome } from './named-tests.ts';
import { TITLE_SEPARATOR } from './test-titles.ts';

/** A mutation with the sentence that it belongs to. */
export interface OneMutation extends SentenceMutation {
  readonly id: string;
}

/** Called with each mutation, and why it does not count as caught; undefined where it was. */
export type Report = (mutation: OneMutation, survived: string | undefined) => void;

/** These tests run on production builds. */
const BUILT = /^tests\/browser\//u;

/**
 * Applies each mutation to a copy of the project and runs its test, which has to pass without it and fail with it. Mutations whose tests
 * run on builds are applied together, as far as no two of them have the same test.
 */
export async function runMutations(mutations: readonly OneMutation[], report: Report): Promise<void> {
  const copy = await copyProject();
  const stop = () => void copy.remove().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const alone = Map.groupBy(
      mutations.filter(({ test }) => !BUILT.test(test)),
      ({ test }) => test.split(TITLE_SEPARATOR)[0],
    );
    for (const ofFile of alone.values()) {
      const batchesOfOne = ofFile.map((mutation) => [mutation]);
      await runBatches(copy.root, batchesOfOne, report);
    }
    const built = mutations.filter(({ test }) => BUILT.test(test));
    if (built.length > 0) await runBatches(copy.root, batches(built), report, () => build(copy.root));
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    await copy.remove();
  }
}

/** Sees the tests of all batches pass, then those of each batch fail. */
async function runBatches(
  root: string,
  all: readonly (readonly OneMutation[])[],
  report: Report,
  prepare: () => void = () => undefined,
): Promise<void> {
  prepare();
  const before = await runNamedTests(root, [...new Set(all.flat().map(({ test }) => test))]);
  for (const batch of all) {
    const passing = batch.filter(({ test }) => before.get(test)?.failures.length === 0);
    for (const mutation of batch.filter((each) => !passing.includes(each)))
      report(mutation, `the test does not pass unmutated: ${messageOf(before.get(mutation.test))}`);
    if (passing.length === 0) continue;
    const restore = await apply(root, passing);
    prepare();
    const after = await runNamedTests(
      root,
      passing.map(({ test }) => test),
    );
    await restore();
    for (const mutation of passing) report(mutation, survival(mutation, after.get(mutation.test)));
  }
}

/** Divides mutations into as few batches as there are mutations of one test. */
function batches(mutations: readonly OneMutation[]): readonly (readonly OneMutation[])[] {
  const found: OneMutation[][] = [];
  for (const mutation of mutations) {
    const free = found.find((batch) => batch.every(({ test }) => test !== mutation.test));
    if (free) free.push(mutation);
    else found.push([mutation]);
  }
  return found;
}

function build(root: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The copy of the project cannot be built: ${stderr}`);
}

/** Changes the files of mutations. @returns what changes them back */
async function apply(root: string, mutations: readonly OneMutation[]): Promise<() => Promise<void>> {
  const originals = new Map<string, string>();
  for (const { file, find, replace } of mutations) {
    const place = join(root, file);
    const text = await readFile(place, 'utf8');
    if (!originals.has(place)) originals.set(place, text);
    await writeFile(
      place,
      text.replaceAll(find, () => replace),
    );
  }
  return async () => {
    for (const [place, text] of originals) await writeFile(place, text);
  };
}

function messageOf(outcome: TestOutcome | undefined): string {
  if (outcome === undefined) return 'it did not run';
  return outcome.failures.join('\n').split('\n    at ')[0] ?? '';
}

function survival({ fails }: OneMutation, outcome: TestOutcome | undefined): string | undefined {
  if (outcome === undefined) return 'the test did not run';
  if (outcome.failures.length === 0) return 'the test passes with the mutation';
  const isExpected = (failure: string): boolean =>
    fails === undefined ? failure.startsWith('AssertionError') : failure.includes(fails);
  return outcome.failures.some(isExpected) ? undefined : `the test fails otherwise: ${messageOf(outcome)}`;
}
