import { isObject } from '../../../model/json/is-object.ts';
import type { Catalog } from '../../catalog.ts';
import { withEnums } from '../../catalog.ts';
import { regex } from '../../json-schema/value.ts';
import { type FoundPattern, patternsIn, type SchemasOf } from '../../patterns.ts';
import type { Document, SchemaProblem } from '../../problem.ts';
import { listIn, numberIn, objectIn, stringIn } from '../../../model/json/raw.ts';
import { type Bound, hasNumberBetween, highest, lowest } from './bounds.ts';
import { type Constraint, constraintsByField, constraintsOf } from './constraints.ts';

const COUNTS: readonly (readonly [low: string, high: string])[] = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minContains', 'maxContains'],
  ['minProperties', 'maxProperties'],
];

export function* checkLimits(catalog: Catalog, schemasOf: SchemasOf): Iterable<SchemaProblem> {
  for (const { document, objects, schemas } of catalog.resources.values()) {
    const ofRules = constraintsByField(objects);
    for (const { schema, path } of schemas) {
      const constraints = [...constraintsOf(schema, path), ...(ofRules.get(schema) ?? [])];
      yield* limits(document, constraints);
      yield* differentItems(document, constraints, catalog);
    }
  }
  for (const document of catalog.documents) {
    for (const { schema, path } of schemasOf(document)) yield* limits(document, constraintsOf(schema, path));
  }
  yield* patternsIn(catalog.documents, schemasOf).flatMap(invalid);
}

function invalid({ document, path, pattern }: FoundPattern): readonly SchemaProblem[] {
  if (regex(pattern)) return [];
  const message = `The pattern is not a regular expression (ECMAScript, flag u): ${reason(pattern)}.`;
  const hint = 'Escape only what must be escaped, with two backslashes in JSON.';
  return [{ code: 'TUY405', document, path, message, hint }];
}

function reason(pattern: string): string {
  try {
    return String(new RegExp(pattern, 'u'));
  } catch (error) {
    const [, , why = ''] = /^(.*\/: )?(.*)$/s.exec(error instanceof Error ? error.message : '') ?? [];
    return why.charAt(0).toLowerCase() + why.slice(1);
  }
}

function* limits(document: Document, constraints: readonly Constraint[]): Iterable<SchemaProblem> {
  yield* counts(document, constraints);
  yield* numbers(document, constraints);
}

function* counts(document: Document, constraints: readonly Constraint[]): Iterable<SchemaProblem> {
  for (const [lowKeyword, highKeyword] of COUNTS) {
    const low = lowest(constraints, lowKeyword);
    const high = highest(constraints, highKeyword);
    if (low && high && low.value > high.value) yield swapped(document, low, high);
  }
}

function* numbers(document: Document, constraints: readonly Constraint[]): Iterable<SchemaProblem> {
  const low = lowest(constraints, 'minimum', 'exclusiveMinimum');
  const high = highest(constraints, 'maximum', 'exclusiveMaximum');
  if (!low || !high) return;
  const multiples = constraints.flatMap(({ schema }) => numberIn(schema, 'multipleOf') ?? []);
  const isWhole = constraints.some(({ schema }) => schema['type'] === 'integer');
  const steps = [...multiples, ...(isWhole ? [1] : [])].filter((step) => step > 0);
  if (hasNumberBetween(low, high, steps)) return;
  if (low.value > high.value && low.path.slice(0, -1).join() === high.path.slice(0, -1).join()) {
    yield swapped(document, low, high);
    return;
  }
  const called = multiples.length > 0 ? `multiple of ${multiples.join(' and ')}` : isWhole ? 'whole number' : 'number';
  const from = `${low.isExclusive ? 'more than' : 'at least'} ${low.value}`;
  const to = `${high.isExclusive ? 'less than' : 'at most'} ${high.value}`;
  const message = `No ${called} is ${from} and ${to}.`;
  yield { code: 'TUY406', document, path: low.path, message, hint: 'Change one of them.' };
}

function swapped(document: Document, low: Bound, high: Bound): SchemaProblem {
  const message = `"${low.keyword}" (${low.value}) is more than "${high.keyword}" (${high.value}): no value fits.`;
  return { code: 'TUY406', document, path: low.path, message, hint: 'Swap them, or change one.' };
}

function* differentItems(
  document: Document,
  constraints: readonly Constraint[],
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const low = lowest(constraints, 'minItems');
  if (!low || !constraints.some(({ schema }) => schema['uniqueItems'] === true)) return;
  const numbersOfValues = constraints.flatMap(({ schema }) => {
    const items = withEnums(objectIn(schema, 'items'), catalog);
    if (stringIn(items, 'type') === 'boolean') return 2;
    return isObject(items) && 'enum' in items ? new Set(listIn(items, 'enum')).size : [];
  });
  const most = Math.min(...numbersOfValues);
  if (low.value <= most) return;
  const message = `"minItems" (${low.value}) is more than the ${most} different values that "items" allows: no value fits.`;
  yield { code: 'TUY406', document, path: low.path, message, hint: 'Lower it, or allow duplicates.' };
}
