import { referenceTarget } from '../../../kinds/reference-target.ts';
import { kindOfDeclared } from '../../catalog.ts';
import type { Catalog } from '../../catalog.ts';
import type { Declared } from '../../declared.ts';
import type { SchemaProblem } from '../../problem.ts';
import { resourceIn } from '../fields/path-fields.ts';

/**
 * Checks "x-assignee". At most one field of a record may have it, and the field must be a computed reference to an
 * account.
 */
export function* checkAssignees(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { objects } of catalog.resources.values()) {
    const marked = objects.flatMap(({ fields }) => [...fields.values()]).filter(isMarked);
    for (const [index, field] of marked.entries()) yield* checkAssignee(field, index, catalog);
  }
}

function isMarked({ schema }: Declared): boolean {
  return schema['x-assignee'] === true;
}

function* checkAssignee(field: Declared, index: number, catalog: Catalog): Iterable<SchemaProblem> {
  const { document, path, schema, depth } = field;
  const place = { code: 'TUY411', document, path: [...path, 'x-assignee'], at: 'key' } as const;
  const users = resourceIn(catalog.config.identity?.users) ?? '';
  const refers = kindOfDeclared(field, catalog)?.name === 'reference' && referenceTarget(schema)?.resource === users;
  if (depth > 0) {
    const message = 'Somebody works on a record, not on a nested object.';
    yield { ...place, message, hint: 'Move the field to the record, or remove it.' };
  } else if (index > 0) {
    yield { ...place, message: 'Another field says who works on the record already.', hint: 'Remove one of them.' };
  } else if (!refers) {
    const message = `"${field.name}" names a person of staff, so it must refer to one account.`;
    yield { ...place, message, hint: `Make it a string with "x-reference": "${users}".` };
  } else if (schema['x-computed'] !== true && schema['readOnly'] !== true) {
    const message = 'Who works on a record is said by assigning it, not in its form.';
    yield { ...place, message, hint: 'Add "x-computed": true.' };
  }
}
