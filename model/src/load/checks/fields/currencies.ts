import type { Catalog } from '../../catalog.ts';
import { kindOfDeclared } from '../../catalog.ts';
import type { SchemaProblem } from '../../problem.ts';
import { stringIn } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';

/**
 * Checks `x-currency`. The field must be money. The field that `x-currency` names must be a text in the same object, or
 * in the record that contains the object.
 */
export function* checkCurrencies(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { objects, fields: ofRecord } of catalog.resources.values())
    for (const { fields } of objects)
      for (const field of fields.values()) {
        const named = stringIn(field.schema, 'x-currency');
        if (named === undefined) continue;
        const place = { document: field.document, path: [...field.path, 'x-currency'] };
        if (kindOfDeclared(field, catalog)?.name !== 'money') {
          const message = `"${field.name}" is not a money field: it has no currency.`;
          yield {
            ...place,
            code: 'TUY411',
            at: 'key',
            message,
            hint: 'Give it "x-kind": "money", or remove "x-currency".',
          };
          continue;
        }
        const near = new Map([...ofRecord, ...fields]);
        const texts = [...near.values()].filter((each) => kindOfDeclared(each, catalog)?.name === 'text');
        if (texts.some(({ name }) => name === named)) continue;
        const message = `There is no text field "${named}" beside "${field.name}" to hold its currency.`;
        yield {
          ...place,
          code: 'TUY209',
          message,
          hint: suggest(
            named,
            texts.map(({ name }) => name),
          ),
        };
      }
}
