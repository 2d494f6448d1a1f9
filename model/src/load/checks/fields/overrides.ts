import { kindOfDeclared, type Catalog } from '../../catalog.ts';
import type { Declared } from '../../declared.ts';
import type { Document, SchemaProblem } from '../../problem.ts';
import { listIn, objectIn, stringIn } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';
import { checkCondition } from './conditions.ts';

/**
 * Checks `x-overrides`: texts that replace the label of a state. The field must be an enum of the record itself. The
 * conditions must name existing fields and values, and `past` must name a date of the record.
 */
export function* checkOverrides(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { document, objects, fields } of catalog.resources.values()) {
    for (const field of objects.flatMap((object) => [...object.fields.values()])) {
      if (!('x-overrides' in field.schema)) continue;
      const place = { document, path: [...field.path, 'x-overrides'] };
      if (field.depth > 0 || kindOfDeclared(field, catalog)?.name !== 'enum') {
        const message = `"${field.name}" is not a state of the record, whose values could be overridden.`;
        const hint = 'Move "x-overrides" to an enum of the record, or remove it.';
        yield { ...place, code: 'TUY416', at: 'key', message, hint };
        continue;
      }
      for (const [index, rule] of listIn(field.schema, 'x-overrides').entries()) {
        const path = [...place.path, index];
        yield* checkCondition(document, objectIn(rule, 'when'), [...path, 'when'], fields, catalog);
        yield* pastOf(document, stringIn(rule, 'past'), [...path, 'past'], fields, catalog);
      }
    }
  }
}

function* pastOf(
  document: Document,
  name: string | undefined,
  path: SchemaProblem['path'],
  fields: ReadonlyMap<string, Declared>,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  if (name === undefined) return;
  const dates = [...fields.values()].flatMap((one) =>
    ['date', 'date-time'].includes(kindOfDeclared(one, catalog)?.name ?? '') ? [one.name] : [],
  );
  if (dates.includes(name)) return;
  const message = `The record has no date "${name}".`;
  yield { code: 'TUY209', document, path, message, hint: suggest(name, dates) };
}
