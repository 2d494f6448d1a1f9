import type { Catalog } from '../../catalog.ts';
import { kindOfDeclared } from '../../catalog.ts';
import type { Declared, DeclaredObject } from '../../declared.ts';
import type { SchemaProblem } from '../../problem.ts';
import { objectIn, stringIn } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'money', 'year']);

/**
 * Checks `x-rows`, which says how a list of objects is edited and shown. The field must be such a list. `ascending`
 * must name a field of the list's objects that contains a number. `reverseOf` must name another list with the same
 * fields.
 */
export function* checkRows(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { objects } of catalog.resources.values())
    for (const object of objects)
      for (const field of object.fields.values())
        if (field.schema['x-rows'] !== undefined) yield* rowsOf(field, object, catalog);
}

function* rowsOf(field: Declared, object: DeclaredObject, catalog: Catalog): Iterable<SchemaProblem> {
  const { document, path, schema, name } = field;
  const at = (key: string) => ({ document, path: [...path, 'x-rows', key] });
  if (kindOfDeclared(field, catalog)?.name !== 'nested-list') {
    const message = `"${name}" is not a list of objects: it has no rows.`;
    const hint = 'Give it "type": "array" and "items" with "properties", or remove "x-rows".';
    yield { code: 'TUY411', document, path: [...path, 'x-rows'], at: 'key', message, hint };
    return;
  }
  const rows = objectIn(schema, 'x-rows');
  const [ascending, reverseOf] = [stringIn(rows, 'ascending'), stringIn(rows, 'reverseOf')];
  if (ascending !== undefined) yield* numberOfRows(field, ascending, at('ascending'), catalog);
  if (reverseOf === undefined) return;
  if (rows['compact'] !== true) {
    const message = 'Only a compact list has the button that fills it.';
    yield { ...at('reverseOf'), code: 'TUY411', at: 'key', message, hint: 'Add "compact": true, or remove it.' };
  }
  const other = object.fields.get(reverseOf);
  if (!other || other === field) {
    const lists = [...object.fields.values()].filter(
      (one) => one !== field && kindOfDeclared(one, catalog)?.name === 'nested-list',
    );
    const message = `There is no other list "${reverseOf}" beside "${name}".`;
    const hint = suggest(
      reverseOf,
      lists.map((one) => one.name),
    );
    yield { ...at('reverseOf'), code: 'TUY209', message, hint };
  } else if (fieldNames(other) !== fieldNames(field)) {
    const message = `The rows of "${reverseOf}" have other fields than those of "${name}".`;
    yield { ...at('reverseOf'), code: 'TUY411', message, hint: 'Give both lists the same fields, or remove it.' };
  }
}

function* numberOfRows(
  field: Declared,
  named: string,
  at: Pick<SchemaProblem, 'document' | 'path'>,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const properties = objectIn(objectIn(field.schema, 'items'), 'properties');
  if (!(named in properties)) {
    const message = `The rows of "${field.name}" have no field "${named}".`;
    yield { ...at, code: 'TUY209', message, hint: suggest(named, Object.keys(properties)) };
    return;
  }
  const kind = kindOfDeclared({ ...field, name: named, schema: objectIn(properties, named) }, catalog)?.name;
  if (kind === undefined || NUMBERS.has(kind)) return;
  const message = `"${named}" is not a number: it cannot ascend.`;
  yield { ...at, code: 'TUY411', message, hint: 'Name a number of the rows, or remove it.' };
}

function fieldNames({ schema }: Declared): string {
  return Object.keys(objectIn(objectIn(schema, 'items'), 'properties'))
    .toSorted()
    .join();
}
