import { kindOfDeclared } from '../../catalog.ts';
import type { Catalog } from '../../catalog.ts';
import type { Declared } from '../../declared.ts';
import type { SchemaProblem } from '../../problem.ts';

/** Checks "x-holder". At most one field of a record may have it, and the field must be a reference to one other record. */
export function* checkHolders(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { objects } of catalog.resources.values()) {
    const marked = objects
      .flatMap(({ fields }) => [...fields.values()])
      .filter(({ schema }) => schema['x-holder'] === true);
    for (const [index, field] of marked.entries()) yield* checkHolder(field, index, catalog);
  }
}

function* checkHolder(field: Declared, index: number, catalog: Catalog): Iterable<SchemaProblem> {
  const { document, path, depth } = field;
  const place = { code: 'TUY411', document, path: [...path, 'x-holder'], at: 'key' } as const;
  if (depth > 0 || kindOfDeclared(field, catalog)?.name !== 'reference') {
    const message = `"${field.name}" says whose record it is, so it must be a reference of the record to one other record.`;
    yield { ...place, message, hint: 'Move "x-holder" to such a reference, or remove it.' };
  } else if (index > 0) {
    yield { ...place, message: 'Another field says whose record it is already.', hint: 'Remove one of them.' };
  }
}
