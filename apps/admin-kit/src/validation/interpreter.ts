import { formatTests, type JsonSchema, type ProjectKind } from '@tuyen/model';
import { type Violation, violationsOf } from '@tuyen/model/violations';
import { isWrapper, type FieldViolation } from './field-violation.ts';
import type { FindProblems } from './resolver.ts';

/**
 * Returns a validator for a schema that is only known at run time. Interprets the schema instead of compiling it,
 * because compiling needs `eval`, which the content security policy forbids. Under that policy, ajv reports no failure
 * but never finds an error.
 */
export function interpreterFor(schema: JsonSchema, kinds: readonly ProjectKind[]): FindProblems {
  const rules = { resolve: unresolved, formats: formatTests({ kinds }), everyViolation: true };
  return (values) =>
    violationsOf(values, schema, rules)
      .filter(({ keyword }) => keyword === 'additionalProperties' || !isWrapper(keyword))
      .map(problemOf);
}

/**
 * Throws an error for a reference (`$ref`). None should occur, because the server replaces each reference with the
 * content that it refers to.
 */
function unresolved(reference: string): never {
  throw new Error(`The schema refers to ${reference}`);
}

function problemOf({ keyword, path, choices, schema }: Violation): FieldViolation {
  if (keyword === 'required' || keyword === 'dependentRequired')
    return { path: [...path, ...choices].join('.'), keyword: 'required', params: {} };
  if (keyword === 'additionalProperties') return { path: path.join('.'), keyword: 'false', params: {} };
  // If an item of a list occurs twice, the interpreter reports the item, but the compiled validator reports the list.
  // Removes the item from the path, so that both report the list.
  const place = keyword === 'uniqueItems' ? path.slice(0, -1) : path;
  // Uses ajv's parameter names, so that the translated messages work for both validators.
  const named = keyword === 'format' || keyword === 'multipleOf' ? keyword : 'limit';
  return { path: place.join('.'), keyword, params: { [named]: schema[keyword] } };
}
