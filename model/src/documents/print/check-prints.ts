import { PRINT_WORDS } from './print.ts';
import { relatedRows, type RelatedRows } from './print-rows.ts';
import { resolvePath, type PathField, type ResolvedPath } from '../../placeholders/field-path.ts';
import { placeholdersIn } from '../../placeholders/parse.ts';
import { referenceTarget } from '../../kinds/reference-target.ts';
import { kindOfDeclared, type Catalog, type ResourceEntry } from '../../load/catalog.ts';
import { type Declared, isForeign } from '../../load/declared.ts';
import type { Document, Path, SchemaProblem } from '../../load/problem.ts';
import { entriesIn, listIn, objectIn, stringIn, stringsIn } from '../../model/json/raw.ts';
import { didYouMean, suggest } from '../../load/suggest.ts';
import { actionsByModule } from '../../load/checks/project/access.ts';
import { checkCondition } from '../../load/checks/fields/conditions.ts';
import { nestedFields, recordFields, resourceIn } from '../../load/checks/fields/path-fields.ts';
import { isComputed, isSecret } from '../../load/checks/work/views.ts';

/** Each block of a print has exactly one of these keys, which decides the type of the block. */
const BLOCKS = [
  'letterhead',
  'heading',
  'text',
  'fields',
  'table',
  'totals',
  'qr',
  'barcode',
  'signatures',
  'line',
  'space',
] as const;

export function* checkPrints(catalog: Catalog): Iterable<SchemaProblem> {
  for (const document of catalog.documents) {
    if (document.kind !== 'print') continue;
    yield* permission(document, catalog);
    yield* template(document, catalog);
    const name = stringIn(document.value, 'resource');
    const entry = name === undefined ? undefined : catalog.resources.get(name);
    if (name !== undefined && !entry) {
      const hint = suggest(name, catalog.resources.keys());
      yield { code: 'TUY203', document, path: ['resource'], message: `No resource is named "${name}".`, hint };
    }
    // An unreadable file has already been reported.
    if (!entry || entry.document.value === undefined) continue;
    yield* checkCondition(document, objectIn(document.value, 'when'), ['when'], entry.fields, catalog);
    yield* copies(document, entry, catalog);
    for (const [index, block] of listIn(document.value, 'blocks').entries())
      yield* checkBlock({ document, entry, catalog, path: ['blocks', index] }, block);
  }
}

interface Place {
  readonly document: Document;
  readonly entry: ResourceEntry;
  readonly catalog: Catalog;
  readonly path: Path;
}

function* checkBlock(place: Place, block: unknown): Iterable<SchemaProblem> {
  const { document, entry, catalog, path } = place;
  const list = objectIn(document.value)['list'] === true;
  const kinds = BLOCKS.filter((key) => key in objectIn(block));
  if (kinds.length !== 1) {
    const message =
      kinds.length === 0 ? 'The block does not say what it is.' : `The block is two things: ${kinds.join(' and ')}.`;
    yield { code: 'TUY952', document, path, message, hint: `Write one of ${BLOCKS.join(', ')}.` };
  }
  const [kind] = kinds;
  // A print of a list has several records, so a text in it cannot name a field of one record.
  const own = list ? [] : recordFields(entry, catalog);
  const one = { ...place, fields: own };
  if (!list) {
    yield* checkCondition(document, objectIn(block, 'when'), [...path, 'when'], entry.fields, catalog);
  } else if ('when' in objectIn(block)) {
    const message = 'A list is printed of several records, so no condition on one holds.';
    yield { code: 'TUY952', document, path: [...path, 'when'], at: 'key', message, hint: 'Remove it.' };
  }
  for (const key of ['heading', 'text'] as const)
    for (const [language, text] of entriesIn(block, key))
      if (typeof text === 'string') yield* placeholders(one, text, [...path, key, language]);
  for (const key of ['fields', 'totals'] as const)
    for (const [index, field] of listIn(block, key).entries()) yield* fieldPath(one, field, [...path, key, index]);
  for (const key of ['qr', 'barcode'] as const) {
    const written = stringIn(block, key);
    if (written !== undefined) yield* checkPath(one, written, [...path, key]);
  }
  for (const [index, signature] of listIn(block, 'signatures').entries()) {
    const name = stringIn(signature, 'name');
    if (name !== undefined) yield* checkName(one, name, [...path, 'signatures', index, 'name']);
  }
  if (kind === 'table') yield* table(place, objectIn(block, 'table'), list);
}

function* table(place: Place, written: ReturnType<typeof objectIn>, list: boolean): Iterable<SchemaProblem> {
  const { document, entry, catalog } = place;
  const path = [...place.path, 'table'];
  const rows = stringIn(written, 'rows');
  const nested = rows === undefined ? undefined : entry.fields.get(rows);
  const kind = nested && kindOfDeclared(nested, catalog);
  if (list && rows !== undefined) {
    const message = 'The rows of a list are its records.';
    yield { code: 'TUY952', document, path: [...path, 'rows'], at: 'key', message, hint: 'Remove "rows".' };
    return;
  }
  const related = relatedRows(rows);
  if (!list && related) {
    yield* relatedTable(place, related, written);
    return;
  }
  if (!list && (!nested || kind?.name !== 'nested-list')) {
    const lists = [...entry.fields.values()].filter((field) => kindOfDeclared(field, catalog)?.name === 'nested-list');
    const names = lists.map(({ name }) => name);
    const message =
      rows === undefined ? 'The table does not say which nested list its rows are.' : `"${rows}" is not a nested list.`;
    const hint =
      (rows === undefined ? undefined : suggest(rows, names)) ?? `Nested lists: ${names.join(', ') || 'none'}.`;
    yield { code: 'TUY951', document, path: rows === undefined ? path : [...path, 'rows'], message, hint };
    return;
  }
  const fields = nested
    ? nestedFields(objectIn(objectIn(nested.schema, 'items'), 'properties'))
    : recordFields(entry, catalog);
  for (const [index, column] of listIn(written, 'columns').entries())
    yield* fieldPath({ ...place, fields }, column, [...path, 'columns', index]);
}

/**
 * Checks the path of reference fields from the rows of a table to the printed record. The first field belongs to the
 * rows. Each next field belongs to the resource that the field before it refers to. The last field must refer to the
 * resource of the printed record.
 */
function* relatedTable(
  place: Place,
  { resource, path: steps }: RelatedRows,
  written: unknown,
): Iterable<SchemaProblem> {
  const { document, catalog, entry: printed } = place;
  const path = [...place.path, 'table'];
  const rows = catalog.resources.get(resource);
  const joined: string[] = [];
  let at = rows;
  for (const [index, step] of steps.entries()) {
    const field = at?.fields.get(step);
    const last = index === steps.length - 1;
    const leadsOn = (one: Declared) => {
      const target = referenceTarget(one.schema)?.resource;
      return last ? target === undefined || target === printed.document.name : target !== undefined;
    };
    if (field && leadsOn(field)) {
      joined.push(referenceTarget(field.schema)?.resource ?? '');
      at = catalog.resources.get(referenceTarget(field.schema)?.resource ?? '');
      continue;
    }
    const others = [...(at?.fields.values() ?? [])].filter(leadsOn).map(({ name }) => name);
    const message = `"${[resource, ...steps].join('.')}" leads to no record of "${printed.document.name}".`;
    const hint = suggest(at ? step : resource, at ? others : catalog.resources.keys());
    yield { code: 'TUY951', document, path: [...path, 'rows'], message, hint };
    return;
  }
  const away = [resource, ...joined].find((name) => isElsewhere(name, catalog));
  if (away !== undefined) {
    yield { document, path: [...path, 'rows'], ...elsewhere(away, 'its records cannot be the rows') };
    return;
  }
  const fields = rows ? recordFields(rows, catalog) : [];
  for (const [index, column] of listIn(written, 'columns').entries())
    yield* fieldPath({ ...place, fields }, column, [...path, 'columns', index]);
}

interface FieldPlace extends Place {
  readonly fields: readonly PathField[];
}

function* fieldPath(place: FieldPlace, written: unknown, path: Path): Iterable<SchemaProblem> {
  if (typeof written === 'string') yield* checkPath(place, written, path);
  const field = stringIn(written, 'field');
  if (field !== undefined) yield* checkPath(place, field, [...path, 'field']);
}

function* placeholders(place: FieldPlace, text: string, path: Path): Iterable<SchemaProblem> {
  for (const { name } of placeholdersIn(text)) yield* checkName(place, name, path);
}

/**
 * Checks a name in braces. The name must be the path of a field, or `print.` with one of the names in `PRINT_WORDS`.
 */
function* checkName(place: FieldPlace, name: string, path: Path): Iterable<SchemaProblem> {
  const [first, word = ''] = name.split('.');
  if (first !== 'print') {
    yield* checkPath(place, name, path);
  } else if (!PRINT_WORDS.some((known) => known === word)) {
    const hint = suggest(
      name,
      PRINT_WORDS.map((known) => `print.${known}`),
    );
    yield { code: 'TUY951', document: place.document, path, message: `A print knows no "${name}".`, hint };
  }
}

function* checkPath({ document, fields, catalog }: FieldPlace, name: string, path: Path): Iterable<SchemaProblem> {
  const found = resolvePath(name, fields, (resource) => {
    const entry = catalog.resources.get(resource);
    return entry && recordFields(entry, catalog);
  });
  if (!('unknown' in found)) {
    const [away] = found.steps
      .slice(0, -1)
      .flatMap(({ field }) => field.reference ?? [])
      .filter((one) => isElsewhere(one, catalog));
    if (away !== undefined) yield { document, path, ...elsewhere(away, `a print cannot show "${name}"`) };
    return;
  }
  yield { code: 'TUY951', document, path, message: `There is no field "${name}" to print.`, hint: hintOf(found) };
}

const isElsewhere = (name: string, { resources }: Catalog): boolean => {
  const entry = resources.get(name);
  return entry !== undefined && isForeign(entry.document);
};

/** The server fills prints, and cannot join records of another back end. */
function elsewhere(resource: string, consequence: string): Pick<SchemaProblem, 'code' | 'message' | 'hint'> {
  return {
    code: 'TUY655',
    message: `Another back end stores "${resource}", so ${consequence}.`,
    hint: "Use fields of the project's own server.",
  };
}

function hintOf({ unknown, known }: Extract<ResolvedPath, { unknown: string }>): string {
  const names = known.map((name) => name.replace(/\.$/, ''));
  if (names.length === 0) return 'A list has no single record: name its fields in a table.';
  return didYouMean(unknown, [...new Set(names)]) ?? `There are ${[...new Set(known)].join(', ')}.`;
}

function* permission(document: Document, catalog: Catalog): Iterable<SchemaProblem> {
  const slug = stringIn(document.value, 'permission');
  if (slug === undefined) return;
  const slugs = [...actionsByModule(catalog)].flatMap(([module, actions]) =>
    [...actions].map((action) => `${module}.${action}`),
  );
  if (slugs.includes(slug)) return;
  const message = `There is no permission "${slug}".`;
  yield { code: 'TUY953', document, path: ['permission'], message, hint: suggest(slug, slugs) };
}

function* template(document: Document, catalog: Catalog): Iterable<SchemaProblem> {
  const written = stringIn(document.value, 'template');
  if (written === undefined) return;
  const [name = '', field = ''] = written.split('.');
  const entry = catalog.resources.get(name);
  const place = { code: 'TUY953', document, path: ['template'] } as const;
  const found = entry?.fields.get(field);
  const kind = found && kindOfDeclared(found, catalog);
  if (!entry || !found) {
    const hint = suggest(entry ? field : name, entry ? entry.fields.keys() : catalog.resources.keys());
    yield { ...place, message: `There is no field "${written}".`, hint };
  } else if (isForeign(entry.document)) {
    yield { document, path: ['template'], ...elsewhere(name, `"${written}" cannot be the template`) };
  } else if (!('singleton' in objectIn(entry.document.value)) || kind?.name !== 'rich-text') {
    const message = `"${written}" is not a rich text of a resource with "singleton".`;
    yield { ...place, message, hint: 'Write "x-kind": "rich-text" at the field.' };
  }
}

function* copies(document: Document, entry: ResourceEntry, catalog: Catalog): Iterable<SchemaProblem> {
  const written = objectIn(document.value, 'copies');
  const kinds = { printed: 'date-time', count: 'integer' } as const;
  for (const [key, kind] of Object.entries(kinds)) {
    const name = stringIn(written, key);
    if (name === undefined) continue;
    const field = entry.fields.get(name);
    const place = { code: 'TUY953', document, path: ['copies', key] } as const;
    if (!field) {
      yield { ...place, message: `There is no field "${name}".`, hint: suggest(name, entry.fields.keys()) };
    } else if (kindOfDeclared(field, catalog)?.name !== kind || !isComputed(field.schema)) {
      const message = `"${name}" is not a field of kind "${kind}" that the server sets.`;
      yield { ...place, message, hint: 'Write "x-computed": true at the field, or name another.' };
    }
  }
  const transition = stringIn(written, 'transition');
  const transitions = listIn(objectIn(entry.document.value, 'workflow'), 'transitions');
  const names = transitions
    .filter((one) => stringsIn(one, 'by').some(([actor]) => actor === 'staff'))
    .flatMap((one) => stringIn(one, 'name') ?? []);
  if (transition === undefined || names.includes(transition)) return;
  const message = `"${entry.document.name}" has no transition "${transition}" for staff.`;
  yield { code: 'TUY953', document, path: ['copies', 'transition'], message, hint: suggest(transition, names) };
}

export function* checkLetterhead(catalog: Catalog): Iterable<SchemaProblem> {
  const document = catalog.documents.find(({ kind }) => kind === 'config');
  if (!document) return;
  const offices = resourceIn(catalog.config.identity?.offices);
  for (const key of ['name', 'logo', 'lines'] as const) {
    for (const [written, place] of stringsIn(objectIn(document.value, 'letterhead'), key)) {
      const path = ['letterhead', ...place];
      const [name = '', field = ''] = written.split('.');
      const entry = catalog.resources.get(name);
      const usable = entry && (name === offices || 'singleton' in objectIn(entry.document.value));
      const printable = new Map([...(entry?.fields ?? [])].filter(([, declared]) => !isSecret(declared)));
      const found = printable.get(field);
      if (entry && isForeign(entry.document)) {
        yield { document, path, ...elsewhere(name, `"${written}" cannot be in the letterhead`) };
      } else if (!usable) {
        const message = `"${name}" is neither the offices nor a resource with "singleton".`;
        yield {
          code: 'TUY953',
          document,
          path,
          message,
          hint: 'Write a field such as offices.name or settings.title.',
        };
      } else if (!found) {
        const message = `"${name}" has no field "${field}" to print.`;
        yield { code: 'TUY951', document, path, message, hint: suggest(field, printable.keys()) };
      } else if (key === 'logo' && kindOfDeclared(found, catalog)?.name !== 'image') {
        const message = `"${written}" is not an image.`;
        yield { code: 'TUY953', document, path, message, hint: 'Name a field of kind "image".' };
      }
    }
  }
}
