import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../tests/support/project-copy.ts';
import type { SentenceMutation } from './mutations.ts';
import { hasCases, runNamedTests, type TestOutcome } from './named-tests.ts';

export interface OneMutation extends SentenceMutation {
  readonly id: string;
}

/** Called for each mutation with the reason why it does not count as caught, or with undefined if a test caught it. */
export type ReportMutation = (mutation: OneMutation, survived: string | undefined) => void;

/** Groups of test files. The files of a group run in one process, which loads shared modules only once. */
const PROJECTS = [/^tests\/browser\//u, /^tests\/(?:pages|equivalence)\//u, /^apps\//u, /^/u];
const BUILT = 0;

/**
 * Applies mutations to a copy of the project and runs their tests. The tests must pass without the mutations and fail
 * with them. Only mutations that specify a failure message are applied together, because the message shows which
 * mutation made a test fail. Mutations not caught in a batch are tried again alone.
 */
export async function runMutations(mutations: readonly OneMutation[], report: ReportMutation): Promise<void> {
  const copy = await copyProject();
  const stop = () => void copy.remove().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const byProject = Map.groupBy(mutations, ({ test }) => PROJECTS.findIndex((pattern) => pattern.test(test)));
    for (const [project, ofProject] of [...byProject].toSorted(([one], [other]) => other - one)) {
      const prepare = project === BUILT ? () => build(copy.root) : () => undefined;
      for (const batch of batchesOf(ofProject)) {
        const caught = new Set<OneMutation>();
        await runBatch(copy.root, batch, prepare, (mutation, survived) => {
          if (survived !== undefined && batch.length > 1) return;
          caught.add(mutation);
          report(mutation, survived);
        });
        for (const mutation of batch) if (!caught.has(mutation)) await runBatch(copy.root, [mutation], prepare, report);
      }
    }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    await copy.remove();
  }
}

async function runBatch(
  root: string,
  batch: readonly OneMutation[],
  prepare: () => void,
  report: ReportMutation,
): Promise<void> {
  const tests = [...new Set(batch.map(({ test }) => test))];
  prepare();
  const before = await runNamedTests(root, tests);
  const restore = await apply(root, batch);
  let after: ReadonlyMap<string, TestOutcome>;
  try {
    prepare();
    after = await runNamedTests(root, tests);
  } finally {
    await restore();
  }
  for (const mutation of batch)
    report(mutation, survival(mutation, before.get(mutation.test), after.get(mutation.test)));
}

/**
 * Divides the mutations into few batches, the largest first. After a batch has run, each failed test must show which
 * mutation caused the failure. Two mutations share a batch only if they change different code and expect different
 * error texts. They must also name different tests, or one test with several cases.
 */
export function batchesOf<T extends SentenceMutation>(mutations: readonly T[]): readonly (readonly T[])[] {
  const found: T[][] = [];
  for (const mutation of mutations) {
    const free = found.find((batch) => batch.every((other) => areApart(mutation, other)));
    if (free) free.push(mutation);
    else found.push([mutation]);
  }
  return found.toSorted((one, other) => other.length - one.length);
}

function areApart(one: SentenceMutation, other: SentenceMutation): boolean {
  if (one.fails === undefined || other.fails === undefined) return false;
  if (one.fails.includes(other.fails) || other.fails.includes(one.fails)) return false;
  if (one.test === other.test && !hasCases(one.test)) return false;
  return one.file !== other.file || !(one.find.includes(other.find) || other.find.includes(one.find));
}

function build(root: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The copy of the project cannot be built: ${stderr}`);
}

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

const messageOf = ({ failures }: TestOutcome): string => failures.join('\n').split('\n    at ')[0] ?? '';

function survival({ fails }: OneMutation, before = DID_NOT_RUN, after = DID_NOT_RUN): string | undefined {
  if (before.passed === 0 || before.failures.length > 0)
    return `the test does not pass unmutated: ${messageOf(before)}`;
  if (after.failures.length === 0) return 'the test passes with the mutation';
  const isExpected = (failure: string): boolean =>
    fails === undefined ? failure.startsWith('AssertionError') : failure.includes(fails);
  return after.failures.some(isExpected) ? undefined : `the test fails otherwise: ${messageOf(after)}`;
}

const DID_NOT_RUN: TestOutcome = { passed: 0, failures: ['it did not run'] };
