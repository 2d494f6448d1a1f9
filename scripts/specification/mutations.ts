import { hash } from 'node:crypto';
import { listIn, objectOrEmpty, textIn } from '../json.ts';
import type { Claims, ReadFile } from './coverage.ts';
import { TITLE_SEPARATOR, testText } from './test-titles.ts';

export interface SentenceMutation {
  readonly file: string;
  /**
   * Text that the mutation replaces in the code. It must occur exactly once in the file, or exactly `times` times if
   * `times` is given.
   */
  readonly find: string;
  readonly times?: number;
  readonly replace: string;
  readonly test: string;
  /** Text that the test's failure message must contain. If omitted, the test must fail by an assertion of Vitest. */
  readonly fails?: string;
  /**
   * Digest of the mutation and its test when the test last caught the mutation. If the digest has changed since, the
   * mutation must run again.
   */
  readonly caught?: string;
}

export type SentenceMutations = Readonly<Record<string, readonly SentenceMutation[]>>;

export function mutationsIn(file: unknown): SentenceMutations {
  const read = (written: unknown): SentenceMutation => {
    const { file: path, find, times, replace, test, fails, caught } = objectOrEmpty(written);
    return {
      file: textIn(path) ?? '',
      find: textIn(find) ?? '',
      ...(typeof times === 'number' && { times }),
      replace: textIn(replace) ?? '',
      test: textIn(test) ?? '',
      ...(textIn(fails) !== undefined && { fails: String(fails) }),
      ...(textIn(caught) !== undefined && { caught: String(caught) }),
    };
  };
  return Object.fromEntries(Object.entries(objectOrEmpty(file)).map(([id, list]) => [id, listIn(list).map(read)]));
}

export function mutationDigest({ file, find, replace, test, fails = '' }: SentenceMutation, read: ReadFile): string {
  const [path = '', ...titles] = test.split(TITLE_SEPARATOR);
  const text = testText(path, read(path) ?? '', titles.join(TITLE_SEPARATOR)) ?? '';
  return hash('sha256', JSON.stringify([file, find, replace, test, fails, text])).slice(0, 12);
}

export function mutationProblems(claims: Claims, mutations: SentenceMutations, read: ReadFile): readonly string[] {
  const problems: string[] = [];
  for (const [id, { tests = [] }] of Object.entries(claims))
    if (tests.length > 0 && (mutations[id] ?? []).length === 0)
      problems.push(`${id} has no mutation: add a change that one of its tests catches`);
  for (const [id, list] of Object.entries(mutations))
    for (const { file, find, times = 1, replace, test } of list) {
      const parts = find === '' ? 0 : (read(file) ?? '').split(find).length - 1;
      if (parts !== times) problems.push(`${id}: "${find}" occurs ${parts} times in ${file}, instead of ${times}`);
      if (find === replace) problems.push(`${id}: "${find}" is replaced by itself in ${file}`);
      if (!(claims[id]?.tests ?? []).includes(test))
        problems.push(`${id} does not name the test of its mutation: ${test}`);
    }
  return problems;
}
