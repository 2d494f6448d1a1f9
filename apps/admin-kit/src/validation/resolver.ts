import { composed } from '@tuyen/model';
import type { CompiledValidator } from '@tuyen/model/validation';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { same } from '../data/changed-fields.ts';
import { omitEmptyDeep } from '../data/omit-empty.ts';
import { messageOf } from './message.ts';
import { fieldViolationsOf, type FieldViolation } from './field-violation.ts';

export interface ResolverContext {
  /** Paths of the stored secrets of an existing record. The server never returns secrets, and an empty input keeps them. */
  readonly storedSecrets?: readonly string[];
  /**
   * Record as stored on the server. A stored value that violates a rule does not block edits of other fields, as long
   * as it is unchanged.
   */
  readonly stored?: Readonly<Record<string, unknown>>;
}

export type FindProblems = (values: unknown) => readonly FieldViolation[];

/** Returns a resolver of react-hook-form for a generated validator. */
export function resolverFor(validate: CompiledValidator): Resolver<FieldValues, ResolverContext> {
  return resolverOver((values) => (validate(values) ? [] : fieldViolationsOf(validate.errors ?? [])));
}

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
 * Returns the problems that the server would find. The server trims most texts and normalizes them to Unicode form C,
 * but does not change secrets. Therefore a problem is reported only if both the typed and the normalized text have the
 * problem. A text that consists of spaces counts as missing.
 */
function problemsAsStored(find: FindProblems, values: FieldValues): readonly FieldViolation[] {
  const found = find(omitEmptyDeep(trimmedDeep(values)));
  if (found.length === 0) return found;
  const asTyped = new Set(find(omitEmptyDeep(values)).map(keyOf));
  return found.filter((problem) => problem.keyword === 'required' || asTyped.has(keyOf(problem)));
}

const keyOf = ({ keyword, path }: FieldViolation): string => `${keyword} ${path}`;

function trimmedDeep(value: unknown): unknown {
  if (typeof value === 'string') return composed(value).trim();
  if (Array.isArray(value)) return value.map(trimmedDeep);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmedDeep(inner)]));
}

function isNew(values: FieldValues, stored: Readonly<Record<string, unknown>>, find: FindProblems) {
  const known = new Set(find(omitEmptyDeep(stored)).map(keyOf));
  return (problem: FieldViolation): boolean => {
    const { path } = problem;
    const [name = ''] = path.split('.');
    const storedValue = stored[name] ?? '';
    return storedValue === '' || !known.has(keyOf(problem)) || !same(values[name], storedValue);
  };
}

interface ErrorTree {
  [step: string]: ErrorTree | string;
}

function nested(problems: readonly FieldViolation[]): FieldErrors {
  const root: ErrorTree = {};
  // `enum` and `type` come first, because only the first problem of a field is shown. A value of the wrong type
  // violates other rules too, and validators differ in which of them they report.
  for (const problem of problems.toSorted((one, other) => rank(one) - rank(other))) {
    // A rule about the whole record has no field. React-hook-form keeps such errors under `root`.
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
  // Cast, because react-hook-form types errors by the names of the form's fields, which are unknown here.
  return root as FieldErrors;
}

function rank({ keyword }: FieldViolation): number {
  return keyword === 'enum' ? 0 : keyword === 'type' ? 1 : 2;
}
