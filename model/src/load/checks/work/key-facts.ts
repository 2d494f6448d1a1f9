import type { Catalog } from '../../catalog.ts';
import type { SchemaProblem } from '../../problem.ts';

/** Number of facts for which the head of a record's page has room. */
const MOST_FACTS = 5;

/** Checks "x-key". The head of a record's page shows at most five fields of the record, and no secret. */
export function* checkKeyFacts(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { objects } of catalog.resources.values()) {
    const marked = objects
      .flatMap(({ fields }) => [...fields.values()])
      .filter(({ schema }) => schema['x-key'] === true);
    for (const [index, { document, path, depth, schema, name }] of marked.entries()) {
      const place = { code: 'TUY411', document, path: [...path, 'x-key'], at: 'key' } as const;
      if (depth > 0) {
        const message = `"${name}" is in a nested object, and the head of a page shows fields of the record.`;
        yield { ...place, message, hint: 'Move "x-key" to a field of the record, or remove it.' };
      } else if (schema['x-secret'] === true || schema['writeOnly'] === true) {
        yield { ...place, message: 'A secret is never shown, yet "x-key" shows it.', hint: 'Remove one of them.' };
      } else if (index >= MOST_FACTS) {
        const message = `The head of a page shows ${MOST_FACTS} facts, and ${MOST_FACTS} fields before this one have "x-key".`;
        yield { ...place, message, hint: 'Remove it from one of them.' };
      }
    }
  }
}
