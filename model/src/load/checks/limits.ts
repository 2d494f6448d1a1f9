import type { Catalogue } from '../catalogue.ts';
import { regex } from '../json-schema/value.ts';
import type { Document, Path, Problem } from '../problem.ts';
import type { Raw } from '../raw.ts';
import { stringIn } from '../raw.ts';

const PAIRS: readonly (readonly [low: string, high: string])[] = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minContains', 'maxContains'],
  ['minProperties', 'maxProperties'],
];

/** Patterns that do not compile, and limits that no value can keep. */
export function* checkLimits({ resources, documents }: Catalogue): Iterable<Problem> {
  for (const { document, schemas } of resources.values()) {
    for (const { schema, path } of schemas) {
      if ('pattern' in schema) yield* pattern(document, schema, path);
      yield* pairs(document, schema, path);
    }
  }
  for (const document of documents) {
    if (document.kind === 'kind') yield* pattern(document, document.value as Raw, []);
  }
}

function* pattern(document: Document, schema: unknown, path: Path): Iterable<Problem> {
  const text = stringIn(schema, 'pattern');
  if (text === undefined || regex(text)) return;
  const message = `The pattern is no regular expression (ECMAScript, flag u): ${reason(text)}.`;
  const hint = 'Escape only what must be escaped, with two backslashes in JSON.';
  yield { code: 'TUY405', document, path: [...path, 'pattern'], message, hint };
}

function reason(pattern: string): string {
  try {
    return String(new RegExp(pattern, 'u'));
  } catch (error) {
    const [, , why = ''] = /^(.*\/: )?(.*)$/s.exec((error as Error).message) ?? [];
    return why.charAt(0).toLowerCase() + why.slice(1);
  }
}

function* pairs(document: Document, schema: Raw, path: Path): Iterable<Problem> {
  for (const [low, high] of PAIRS) {
    const least = schema[low];
    const most = schema[high];
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
    const message = `"${low}" (${least}) is more than "${high}" (${most}): no value fits.`;
    yield { code: 'TUY406', document, path: [...path, low], message, hint: 'Swap them, or change one.' };
  }
}
