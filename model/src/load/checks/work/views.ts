import { isCellEditable } from '../../../kinds/list-edit.ts';
import { isGroupingKind, isMeasuringKind } from '../../../reports/report-fields.ts';
import { namesInTitle } from '../../../placeholders/names-in-title.ts';
import { kindOfDeclared } from '../../catalog.ts';
import type { Catalog, ResourceEntry } from '../../catalog.ts';
import { knownNames } from '../../declared.ts';
import type { Declared } from '../../declared.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { listIn, objectIn, stringIn, stringsIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest, suggestOrList } from '../../suggest.ts';

export function* checkViews(catalog: Catalog): Iterable<SchemaProblem> {
  for (const entry of catalog.resources.values()) {
    yield* title(entry);
    yield* list(entry, catalog);
    yield* sections(entry, 'form');
    yield* sections(entry, 'show');
    yield* missingInForm(entry);
    yield* missingInShow(entry);
  }
}

function* title(entry: ResourceEntry): Iterable<SchemaProblem> {
  const template = stringIn(entry.document.value, 'title');
  if (template === undefined) return;
  if (namesInTitle(template).length === 0) {
    const message = 'The title names no field, so all records would have the same title.';
    const hint = 'Write a field in braces, such as "{name}".';
    yield { code: 'TUY504', document: entry.document, path: ['title'], message, hint };
  }
  for (const name of namesInTitle(template)) yield* fieldNamed(entry, name, ['title'], suggestOrList);
}

function* list(entry: ResourceEntry, catalog: Catalog): Iterable<SchemaProblem> {
  const view = objectIn(entry.document.value, 'list');
  yield* columnsAndSort(entry, view, { document: entry.document, path: ['list'] }, catalog);
  for (const [name, place] of stringsIn(view, 'filters')) {
    const field = yield* fieldNamed(entry, name, ['list', ...place]);
    const kind = field && kindOfDeclared(field, catalog);
    if (field && kind && (!kind.filter || isSecret(field))) {
      yield unsuitable(entry.document, ['list', ...place], `A list cannot be filtered by "${name}".`);
    }
  }
  for (const [name, place] of stringsIn(view, 'conditions')) {
    const field = yield* fieldNamed(entry, name, ['list', ...place]);
    if (field && isSecret(field))
      yield unsuitable(entry.document, ['list', ...place], `"${name}" is a secret, which no condition can compare.`);
  }
  for (const part of ['groups', 'measures'] as const)
    for (const [name, place] of stringsIn(objectIn(entry.document.value, 'report'), part)) {
      const field = yield* fieldNamed(entry, name, ['report', ...place]);
      const kind = field && kindOfDeclared(field, catalog);
      if (field && kind && (isSecret(field) || !(part === 'groups' ? isGroupingKind(kind) : isMeasuringKind(kind))))
        yield unsuitable(
          entry.document,
          ['report', ...place],
          part === 'groups' ? `Records cannot be grouped by "${name}".` : `"${name}" cannot be added up.`,
        );
    }
  const fold = stringIn(view, 'fold');
  if (fold !== undefined) {
    const field = yield* fieldNamed(entry, fold, ['list', 'fold']);
    const kind = field && kindOfDeclared(field, catalog);
    if (field && kind && kind.name !== 'boolean')
      yield unsuitable(
        entry.document,
        ['list', 'fold'],
        `"${fold}" is no yes-or-no field, so a list cannot fold by it.`,
      );
  }
  for (const [name, place] of stringsIn(view, 'edit')) {
    const field = yield* fieldNamed(entry, name, ['list', ...place]);
    const kind = field && kindOfDeclared(field, catalog);
    if (field && kind && (!isCellEditable(kind.name) || isSecret(field) || isComputed(field.schema)))
      yield unsuitable(entry.document, ['list', ...place], `A list cannot change "${name}".`);
  }
}

export function* columnsAndSort(
  { fields, document: described }: ResourceEntry,
  view: Raw,
  { document, path }: { readonly document: Document; readonly path: Path },
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const entry = { document, fields, described };
  for (const [name, place] of stringsIn(view, 'columns')) {
    const field = yield* fieldNamed(entry, name, [...path, ...place]);
    if (field && isSecret(field))
      yield unsuitable(document, [...path, ...place], `"${name}" is a secret, which no list may show.`);
  }
  const sort = stringIn(view, 'sort')?.replace(/^-/, '');
  if (sort === undefined) return;
  const field = yield* fieldNamed(entry, sort, [...path, 'sort']);
  const kind = field && kindOfDeclared(field, catalog);
  if (field && kind && (!kind.sortable || isSecret(field))) {
    yield unsuitable(document, [...path, 'sort'], `A list cannot be sorted by "${sort}".`);
  }
}

function unsuitable(document: Document, path: Path, message: string): SchemaProblem {
  return { code: 'TUY501', document, path, message, hint: 'Use another field.' };
}

function* sections(entry: ResourceEntry, page: 'form' | 'show'): Iterable<SchemaProblem> {
  const names = new Set<string>();
  const placed = new Set<string>();
  for (const [index, section] of listIn(objectIn(entry.document.value, page), 'sections').entries()) {
    const path: Path = [page, 'sections', index];
    const name = stringIn(section, 'name');
    if (name !== undefined && names.has(name)) {
      const message = `Two sections are named "${name}".`;
      yield { code: 'TUY202', document: entry.document, path: [...path, 'name'], message, hint: 'Rename one.' };
    }
    names.add(name ?? '');
    for (const [field, place] of stringsIn(section, 'fields')) {
      yield* fieldNamed(entry, field, [...path, ...place]);
      if (placed.has(field)) {
        const message = `"${field}" is on this page twice.`;
        yield { code: 'TUY502', document: entry.document, path: [...path, ...place], message, hint: 'Remove one.' };
      }
      placed.add(field);
    }
  }
}

function* missingInForm({ document, fields }: ResourceEntry): Iterable<SchemaProblem> {
  const placed = placedIn(document, 'form');
  if (!placed) return;
  const guarded = Object.values(objectIn(document.value, 'workflow'));
  const missing = [...fields.values()].filter(
    ({ name, schema }) => !placed.has(name) && !isComputed(schema) && !guarded.includes(name) && !('default' in schema),
  );
  for (const { name, path } of missing.filter(({ required }) => required)) {
    const message = `"${name}" is required, yet no section of the form asks for it.`;
    yield { code: 'TUY503', severity: 'warning', document, path, at: 'key', message, hint: 'Add it to a section.' };
  }
  const optional = missing.filter(({ required }) => !required);
  yield* inNoSection(document, 'form', 'No section of the form asks for', optional);
}

/** Reports fields that people fill in, but that the page of a record does not show. */
function* missingInShow({ document, fields }: ResourceEntry): Iterable<SchemaProblem> {
  const placed = placedIn(document, 'show');
  if (!placed) return;
  const history = stringIn(objectIn(document.value, 'workflow'), 'history');
  const missing = [...fields.values()].filter(
    (field) => !placed.has(field.name) && !isComputed(field.schema) && !isSecret(field) && field.name !== history,
  );
  yield* inNoSection(document, 'show', 'No section of the page of a record has', missing);
}

function* inNoSection(
  document: Document,
  page: 'form' | 'show',
  message: string,
  missing: readonly Declared[],
): Iterable<SchemaProblem> {
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => `"${name}"`).join(', ');
  const them = missing.length === 1 ? 'it' : 'them';
  const hint = `Add ${them} to a section, or write "x-computed": true if nobody fills ${them} in.`;
  const place = { document, path: [page, 'sections'], at: 'key' as const };
  yield { ...place, code: 'TUY505', severity: 'warning', message: `${message} ${names}.`, hint };
}

/**
 * Returns the fields in all sections. Returns undefined if the file defines no sections, because every field is then
 * shown.
 */
function placedIn({ value }: Document, page: 'form' | 'show'): ReadonlySet<unknown> | undefined {
  const written = listIn(objectIn(value, page), 'sections');
  return written.length === 0 ? undefined : new Set(written.flatMap((section) => listIn(section, 'fields')));
}

interface Fields {
  readonly document: Document;
  readonly fields: ResourceEntry['fields'];
  readonly described?: Document;
}

export function* fieldNamed(
  { document, fields, described = document }: Fields,
  name: string,
  path: Path,
  hintOf = suggest,
): Generator<SchemaProblem, Declared | undefined> {
  const field = fields.get(name);
  if (field) return field;
  const known = knownNames(described, fields);
  if (known.includes(name)) return undefined;
  yield { code: 'TUY209', document, path, message: `There is no field "${name}".`, hint: hintOf(name, known) };
  return undefined;
}

export function isSecret({ schema }: Declared): boolean {
  return schema['x-secret'] === true || schema['writeOnly'] === true;
}

export function isComputed(schema: Declared['schema']): boolean {
  return schema['x-computed'] === true || schema['readOnly'] === true || typeof schema['x-serial'] === 'string';
}
