import type { Catalog } from '../../catalog.ts';
import { regex } from '../../json-schema/value.ts';
import type { Document, Path, Problem } from '../../problem.ts';
import type { Raw } from '../../raw.ts';
import { type FoundPattern, patternsIn } from '../../patterns.ts';

const PAIRS: readonly (readonly [low: string, high: string])[] = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minContains', 'maxContains'],
  ['minProperties', 'maxProperties'],
];

/** Checks that patterns compile and that minimums do not exceed maximums. */
export function* checkLimits({ resources, documents }: Catalog): Iterable<Problem> {
  for (const { document, schemas } of resources.values()) {
    for (const { schema, path } of schemas) yield* pairs(document, schema, path);
  }
  yield* patternsIn(documents).flatMap(invalid);
}

function invalid({ document, path, pattern }: FoundPattern): readonly Problem[] {
  if (regex(pattern)) return [];
  const message = `The pattern is no regular expression (ECMAScript, flag u): ${reason(pattern)}.`;
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

function* pairs(document: Document, schema: Raw, path: Path): Iterable<Problem> {
  for (const [low, high] of PAIRS) {
    const minimum = schema[low];
    const maximum = schema[high];
    if (typeof minimum !== 'number' || typeof maximum !== 'number' || minimum <= maximum) continue;
    const message = `"${low}" (${minimum}) is more than "${high}" (${maximum}): no value fits.`;
    yield { code: 'TUY406', document, path: [...path, low], message, hint: 'Swap them, or change one.' };
  }
}
