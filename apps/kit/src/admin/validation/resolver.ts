import { composed } from '@tuyen/model';
import type { CompiledValidator } from '@tuyen/model/validation';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { same } from '../data/changed-fields.ts';
import { omitEmptyDeep } from '../data/omit-empty.ts';
import { messageOf } from './message.ts';
import { problemsOf, type Problem } from './problem.ts';

/** What a form passes to its resolver besides the values. */
export interface ResolverContext {
  /** Paths of the secrets of a record that exists: the server never sends them back, so leaving them empty keeps them. */
  readonly storedSecrets?: readonly string[];
  /** The record as it is stored: violations of stored values that do not change do not block edits of other fields. */
  readonly stored?: Readonly<Record<string, unknown>>;
}

/** Checks values and answers what is wrong with them; empty: nothing. */
export type FindProblems = (values: unknown) => readonly Problem[];

/** A react-hook-form resolver over a validator that the generator compiled. */
export function resolverFor(validate: CompiledValidator): Resolver<FieldValues, ResolverContext> {
  return resolverOver((values) => (validate(values) ? [] : problemsOf(validate.errors ?? [])));
}

/** A resolver over any way to find problems; `resolverFor` and the run-time renderer's are both made by it. */
export function resolverOver(find: FindProblems): Resolver<FieldValues, ResolverContext> {
  return async (values, context) => {
    const secrets = new Set(context?.storedSecrets);
    const found = problemsAsStored(find, values).filter(
      ({ keyword, path }) => keyword !== 'required' || !secrets.has(path.replace(/\.\d+(?=\.)/g, '')),
    );
    const problems = context?.stored && found.length > 0 ? found.filter(isNew(values, context.stored, find)) : found;
    if (problems.length === 0) return { values, errors: {} };
    return { values: {}, errors: nested(problems) };
  };
}

/**
 * The problems that the server would find. It trims most texts and stores them in Unicode form C, but not secrets: a problem counts if
 * the text as typed has it as well. A blank text is a missing one.
 */
function problemsAsStored(find: FindProblems, values: FieldValues): readonly Problem[] {
  const found = find(omitEmptyDeep(trimmedDeep(values)));
  if (found.length === 0) return found;
  const asTyped = new Set(find(omitEmptyDeep(values)).map(keyOf));
  return found.filter((problem) => problem.keyword === 'required' || asTyped.has(keyOf(problem)));
}

const keyOf = ({ keyword, path }: Problem): string => `${keyword} ${path}`;

function trimmedDeep(value: unknown): unknown {
  if (typeof value === 'string') return composed(value).trim();
  if (Array.isArray(value)) return value.map(trimmedDeep);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmedDeep(inner)]));
}

function isNew(values: FieldValues, stored: Readonly<Record<string, unknown>>, find: FindProblems) {
  const known = new Set(find(omitEmptyDeep(stored)).map(keyOf));
  return (problem: Problem): boolean => {
    const { path } = problem;
    const [name = ''] = path.split('.');
    const storedValue = stored[name] ?? '';
    return storedValue === '' || !known.has(keyOf(problem)) || !same(values[name], storedValue);
  };
}

/** Steps of paths, and at its field an error with type and message. */
interface ErrorTree {
  [step: string]: ErrorTree | string;
}

/** The first problem of each field, in the nested shape that react-hook-form keeps. */
function nested(problems: readonly Problem[]): FieldErrors {
  const root: ErrorTree = {};
  // A value of another type breaks other rules too, and validators differ in which of them they report.
  for (const problem of problems.toSorted((one, other) => rank(one) - rank(other))) {
    // A rule about the whole record has no field; react-hook-form keeps such errors under `root`.
    const steps = problem.path === '' ? ['root', 'record'] : problem.path.split('.');
    const last = steps.pop() ?? '';
    let at = root;
    for (const step of steps) {
      const there = at[step];
      const next: ErrorTree = typeof there === 'object' ? there : {};
      at[step] = next;
      at = next;
    }
    const there = at[last];
    const inside = typeof there === 'object' ? there : {};
    if (inside['type'] === undefined) at[last] = { ...inside, type: problem.keyword, message: messageOf(problem) };
  }
  // react-hook-form types the tree by the fields of a form, which are not known here.
  return root as FieldErrors;
}

function rank({ keyword }: Problem): number {
  return keyword === 'enum' ? 0 : keyword === 'type' ? 1 : 2;
}
