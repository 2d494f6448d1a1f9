import type { Catalog } from '../../load/catalog.ts';
import type { Declared } from '../../load/declared.ts';
import type { SchemaProblem } from '../../load/problem.ts';
import { suggest } from '../../load/suggest.ts';
import { declaredAt } from '../../load/checks/fields/conditions.ts';

export function refAt(ref: string, { resources }: Catalog): Declared | undefined {
  const [resource = '', ...rest] = ref.split('.');
  const entry = resources.get(resource);
  return entry && rest.length > 0 ? declaredAt(entry.fields, rest.join('.')) : undefined;
}

export function* unknownField(
  place: Pick<SchemaProblem, 'document' | 'path'>,
  ref: string,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const [resource = '', ...rest] = ref.split('.');
  const entry = catalog.resources.get(resource);
  // The unreadable file has already been reported.
  if (entry && entry.document.value === undefined) return;
  if (!entry || rest.length === 0) {
    const hint = entry ? 'Write it as resource.field.' : suggest(resource, catalog.resources.keys());
    const message = entry ? `"${ref}" names no field.` : `No resource is named "${resource}".`;
    yield { ...place, code: 'TUY701', message, hint };
    return;
  }
  const hint = suggest(rest.join('.'), entry.fields.keys());
  yield { ...place, code: 'TUY701', message: `"${resource}" has no field "${rest.join('.')}".`, hint: hint };
}
