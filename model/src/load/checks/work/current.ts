import { referenceTarget } from '../../../kinds/reference-target.ts';
import { kindOfDeclared } from '../../catalog.ts';
import type { Catalog, ResourceEntry } from '../../catalog.ts';
import type { SchemaProblem } from '../../problem.ts';
import { resourceIn } from '../fields/path-fields.ts';

/**
 * Checks a comparison with the caller's own id, `{ "current": "user" }`. The field must refer to one account or one
 * office.
 * @param place path of the comparison, and the code under which problems of the filter are reported
 */
export function* checkCurrent(
  entry: ResourceEntry,
  name: string,
  current: unknown,
  place: Pick<SchemaProblem, 'code' | 'document' | 'path'>,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const { identity } = catalog.config;
  const own = { user: resourceIn(identity?.users), office: resourceIn(identity?.offices) };
  if (current !== 'user' && current !== 'office') {
    const hint = 'Write {"current": "user"} or {"current": "office"}.';
    yield { ...place, message: 'The caller has an account and an office.', hint };
    return;
  }
  const field = entry.fields.get(name);
  const isOne = field && kindOfDeclared(field, catalog)?.name === 'reference';
  const system = { created_by: own.user, office_id: own.office }[name];
  const referred = field ? isOne && referenceTarget(field.schema)?.resource : system;
  if (own[current] !== undefined && referred === own[current]) return;
  const message = `"${name}" does not refer to one ${current === 'user' ? 'account' : 'office'}.`;
  const hint = own[current]
    ? `Name a field with "x-reference": "${own[current]}".`
    : 'The project has no offices: remove it.';
  yield { ...place, message, hint };
}
