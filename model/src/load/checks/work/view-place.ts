import { enumNamed } from '../../../build/field.ts';
import type { FieldKind } from '../../../model/fields/field.ts';
import { resolvePath } from '../../../placeholders/field-path.ts';
import type { NamedField, ViewPlace, WantedField } from '../../../view-kinds/view-place.ts';
import { kindOfDeclared } from '../../catalog.ts';
import type { Catalog, ResourceEntry } from '../../catalog.ts';
import { isForeign, type Declared } from '../../declared.ts';
import type { Path, SchemaProblem } from '../../problem.ts';
import { objectIn, stringIn, stringsIn, type Raw } from '../../../model/json/raw.ts';
import { didYouMean, suggest } from '../../suggest.ts';
import { checkCondition } from '../fields/conditions.ts';
import { recordFields } from '../fields/path-fields.ts';
import { fieldNamed, isComputed, isSecret } from './views.ts';

interface Place {
  readonly view: Raw;
  readonly path: Path;
  readonly entry: ResourceEntry;
  readonly catalog: Catalog;
}

export function viewPlace(place: Place): ViewPlace {
  const { view, path, entry, catalog } = place;
  return {
    view,
    path,
    entry,
    resourceNamed: (name) => catalog.resources.get(name),
    resourceNames: () => catalog.resources.keys(),
    filter: () => checkFilter(place),
    sort: () => checkSort(place),
    condition: (key) => checkCondition(entry.document, objectIn(view, key), [...path, key], entry.fields, catalog),
    paths: (key, wanted) => checkPaths(place, key, wanted),
    named: (key) => fieldsNamed(place, key),
    kindOf: (field) => kindOfDeclared(field, catalog)?.name,
    isComputed: ({ schema }) => isComputed(schema),
    valuesOf: (field) => valuesOf(entry.fields.get(field), catalog),
    suggest,
  };
}

function* checkPaths(
  { view, path, entry, catalog }: Place,
  key: string,
  wanted: WantedField | undefined,
): Iterable<SchemaProblem> {
  const { document } = entry;
  const own = recordFields(entry, catalog);
  for (const [written, place] of stringsIn(view, key)) {
    const at = { document, path: [...path, ...place] };
    const found = resolvePath(written, own, (resource) => {
      const target = catalog.resources.get(resource);
      // No back end can join records of another back end, so a path cannot lead to their fields.
      return target && !isForeign(target.document) ? recordFields(target, catalog) : undefined;
    });
    if ('unknown' in found) {
      const known = [...new Set(found.known.map((name) => name.replace(/\.$/, '')))];
      const hint = didYouMean(found.unknown, known) ?? `There are ${known.join(', ')}.`;
      yield { ...at, code: 'TUY209', message: `There is no field "${written}" to show.`, hint };
      continue;
    }
    const steps = found.steps.slice(0, -1);
    const name = found.steps.at(-1)?.field.name ?? '';
    if (steps.some(({ into }) => into === 'object')) {
      const message = `"${written}" is a part of an object.`;
      yield { ...at, code: 'TUY530', message, hint: `Show the whole: "${steps[0]?.field.name ?? ''}".` };
      continue;
    }
    if (!wanted) continue;
    const holder = steps.length === 0 ? entry : catalog.resources.get(steps.at(-1)?.field.reference ?? '');
    const field = holder?.fields.get(name);
    const kind: FieldKind | undefined = field && kindOfDeclared(field, catalog)?.name;
    if (kind !== undefined && wanted.kinds.includes(kind)) continue;
    yield { ...at, code: 'TUY530', message: `"${written}" ${wanted.otherwise}.`, hint: wanted.hint };
  }
}

function* checkFilter({ view, path, entry, catalog }: Place): Iterable<SchemaProblem> {
  const { document, fields } = entry;
  const filter = objectIn(view, 'filter');
  yield* checkCondition(document, filter, [...path, 'filter'], fields, catalog);
  for (const name of Object.keys(filter)) {
    const field = fields.get(name);
    const kind = field && kindOfDeclared(field, catalog);
    if (name.includes('.') || (field && kind && (!kind.filter || isSecret(field)))) {
      const message = `A list cannot be filtered by "${name}".`;
      const place: Path = [...path, 'filter', name];
      yield { code: 'TUY501', document, path: place, at: 'key', message, hint: 'Use another field.' };
    }
  }
}

function* checkSort({ view, path, entry, catalog }: Place): Iterable<SchemaProblem> {
  for (const [written, place] of stringsIn(view, 'sort')) {
    const name = written.replace(/^-/, '');
    const at: Path = [...path, ...place];
    const field = yield* fieldNamed(entry, name, at);
    const kind = field && kindOfDeclared(field, catalog);
    if (!field || !kind || (kind.sortable && !isSecret(field))) continue;
    const message = `A list cannot be sorted by "${name}".`;
    yield { code: 'TUY501', document: entry.document, path: at, message, hint: 'Use another field.' };
  }
}

function* fieldsNamed({ view, path, entry }: Place, key: string): Generator<SchemaProblem, readonly NamedField[]> {
  const found: NamedField[] = [];
  for (const [name, place] of stringsIn(view, key)) {
    const at = [...path, ...place];
    const field = yield* fieldNamed(entry, name, at);
    if (field) found.push({ name, path: at, field });
  }
  return found;
}

function valuesOf(field: Declared | undefined, { enums }: Catalog): readonly string[] | undefined {
  const reference = field && stringIn(field.schema, '$ref');
  if (reference !== undefined) return enums.get(enumNamed(reference));
  return field && 'enum' in field.schema ? stringsIn(field.schema, 'enum').map(([value]) => value) : undefined;
}
