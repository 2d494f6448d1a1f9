import { TOP_OFFICE } from '../../../model/resource.ts';
import { kindOfDeclared } from '../../catalog.ts';
import type { Catalog } from '../../catalog.ts';
import type { SchemaProblem } from '../../problem.ts';
import { stringIn } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';

/** Checks "owner". It names a field that refers to an office, and only the staff of this office may change the record. */
export function* checkOwner(catalog: Catalog): Iterable<SchemaProblem> {
  const written = catalog.config.identity?.offices;
  const offices = typeof written === 'string' ? written : stringIn(written, 'resource');
  // In a project without offices, `checkIdentity` already reports every "owner".
  if (offices === undefined) return;
  for (const { document, fields } of catalog.resources.values()) {
    const owner = stringIn(document.value, 'owner');
    if (owner === undefined) continue;
    const place = { document, path: ['owner'] };
    if (stringIn(document.value, 'scope') === 'office') {
      const message = 'With the scope "office", each record already belongs to the office of its office_id.';
      yield { ...place, code: 'TUY604', message, hint: 'Remove "owner".' };
      continue;
    }
    if (owner === TOP_OFFICE) continue;
    const field = fields.get(owner);
    if (!field) {
      const hint = suggest(owner, [...fields.keys(), TOP_OFFICE]);
      yield { ...place, code: 'TUY209', message: `There is no field "${owner}".`, hint };
    } else if (
      kindOfDeclared(field, catalog)?.name !== 'reference' ||
      stringIn(field.schema, 'x-reference') !== offices
    ) {
      const message = `"${owner}" names the owner, so it must refer to one office.`;
      const hint = `Make it a string with "x-reference": "${offices}".`;
      yield { ...place, code: 'TUY604', message, hint };
    }
  }
}
