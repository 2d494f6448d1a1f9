import {
  sameJson,
  type CsvContext,
  csvFields,
  type Field,
  fieldOfHeading,
  fitsInCell,
  fromLanguageColumns,
  identifyingFields,
  importedFields,
  kindOf,
  type Resource,
  transformInput,
  withLanguageColumns,
} from '@tuyen/model';
import { mayRead } from '../identity/index.ts';
import type { Caller, Row, Services } from '../domain.ts';
import { getOrThrow } from '../get-or-throw.ts';
import { type FieldError, Problem } from '../problem.ts';
import { publicRecord } from '../store/tables/columns.ts';
import { mostCharacters } from '../validation/bounds.ts';
import { referencesIn } from '../write/references/references.ts';
import { csvContext } from './context.ts';
import { faultsOf } from './faults.ts';
import { openFinder } from './find.ts';
import { recordName, openNames } from './names.ts';
import { withReferences } from './references.ts';
import type { HasRecords } from '../store/store.ts';
import type { OfficeFormats } from '../office-formats.ts';
import type { Validation } from '../validation/validation.ts';

export interface ImportParts extends Pick<Services, 'auth' | 'model' | 'store' | 'text'>, HasRecords, OfficeFormats {
  readonly validation: Validation;
}

export type RowPlan =
  | { readonly action: 'create'; readonly key: string | undefined; readonly values: Row }
  | {
      readonly action: 'update';
      readonly key: string;
      readonly id: string;
      readonly values: Row;
      readonly changes: readonly CellChange[];
    }
  | { readonly action: 'none'; readonly key: string; readonly id: string }
  | { readonly action: 'refuse'; readonly key: string | undefined; readonly problem: Problem };

export interface CellChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Maximum number of characters of a cell that is parsed. A longer cell exceeds any value of its field and fails
 * validation.
 */
const MAX_CELL_LENGTH = 200_000;

/**
 * Returns the field of each column. Returns undefined for a column that has neither heading nor values.
 * @throws 422 `unknown_columns` that lists every unknown or repeated column; no row of such a file is read
 */
export function fieldsOfHeadings(
  engine: ImportParts,
  resource: Resource,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): readonly (Field | undefined)[] {
  const errors: Record<string, FieldError> = {};
  const seen = new Set<Field>();
  const columns = headings.map((heading, index) => {
    if (heading.trim() === '' && rows.every((row) => (row[index] ?? '').trim() === '')) return undefined;
    const field = fieldOfHeading(resource, heading, engine.model);
    if (!field) errors[`columns.${index}`] = { code: 'unknown_column', params: { name: heading.slice(0, 100) } };
    else if (seen.has(field))
      errors[`columns.${index}`] = { code: 'repeated_column', params: { name: heading.slice(0, 100) } };
    else seen.add(field);
    return field;
  });
  if (Object.keys(errors).length > 0) throw new Problem(422, 'unknown_columns', {}, errors);
  return columns;
}

export async function planRows(
  engine: ImportParts,
  caller: Caller,
  resource: Resource,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<readonly RowPlan[]> {
  const columns = fieldsOfHeadings(engine, resource, headings, rows);
  const context = csvContext(engine, caller.language, await engine.formatsFor(caller.officeId));
  const filled = rows.map((row) => cellsOf(columns, row));
  // Ignore cells with characters that the database cannot store: it would reject a lookup with such a text.
  const cells = filled.map((row) => new Map([...row].filter(([, cell]) => isStorable(cell))));
  const existing = await existingRecords(engine, caller, resource, cells, context);
  const shown = await writtenCells(engine, caller, resource, existing, context);

  const writes = new Set([...importedFields(resource), ...resource.fields.filter(({ name }) => name === 'office_id')]);
  const fixed = rows.map((): Field[] => []);
  const parsed = cells.map((row, index) => {
    const before = existing[index]?.record;
    const values: Row = {};
    for (const [field, cell] of row) {
      if (!writes.has(field)) continue;
      if (before && shown[index]?.get(field)?.includes(cell)) continue;
      if (before && (field.readOnly || !fitsInCell(field))) fixed[index]?.push(field);
      else values[field.name] = valueOf(field, cell, context);
    }
    return values;
  });
  const finder = openFinder({
    ...engine,
    reader: engine.store,
    caller,
    namesOf: (target, record) =>
      [context.language, ...context.languages].map((language) => recordName(target, record, { ...context, language })),
  });
  await finder.learn([...writes], parsed);
  const identifying = new Set(identifyingFields(resource));

  return parsed.map((texts, index): RowPlan => {
    const { record: before, key, unknown } = existing[index] ?? {};
    const errors: Record<string, FieldError> = {};
    const unstorable = [...(filled[index] ?? [])].flatMap(([field, cell]) => (isStorable(cell) ? [] : [field]));
    for (const { name } of unstorable) errors[name] = { code: 'not_storable' };
    if (unknown) errors[unknown.name] = { code: 'unknown_code' };
    for (const { name } of fixed[index] ?? []) errors[name] = { code: 'not_by_file' };
    for (const { path, resource: target, id: text } of referencesIn([...writes], texts)) {
      const found = finder.found(target, text);
      if ('error' in found) errors[path] = found.error;
    }
    const values = withReferences([...writes], texts, (target, text) => {
      const found = finder.found(target, text);
      return 'id' in found ? found.id : undefined;
    });
    const isUnclear = unknown !== undefined || unstorable.some((field) => identifying.has(field));
    const given = fromLanguageColumns(resource, values, before);
    const faults = faultsOf(engine, caller, resource, { values: given, before, isUnclear, faults: errors });
    if (Object.keys(faults).length > 0)
      return { action: 'refuse', key, problem: new Problem(422, 'validation_failed', {}, faults) };
    if (!before) return { action: 'create', key, values: given };
    const known = withLanguageColumns(resource, before);
    const changed = [...writes].filter(
      (field) =>
        values[field.name] !== undefined &&
        !sameJson(transformInput(engine.model, field, values[field.name]), known[field.name]),
    );
    const id = String(before['id']);
    if (changed.length === 0) return { action: 'none', key: key ?? id, id };
    return {
      action: 'update',
      key: key ?? id,
      id,
      values: fromLanguageColumns(
        resource,
        Object.fromEntries(changed.map(({ name }) => [name, values[name]])),
        before,
      ),
      changes: changed.map((field) => ({
        field: field.name,
        from: shown[index]?.get(field)?.[0] ?? '',
        to: cells[index]?.get(field) ?? '',
      })),
    };
  });
}

function isStorable(cell: string): boolean {
  return cell.isWellFormed() && !cell.includes('\0');
}

function cellsOf(columns: readonly (Field | undefined)[], row: readonly string[]): ReadonlyMap<Field, string> {
  const cells = new Map<Field, string>();
  for (const [index, field] of columns.entries()) {
    const cell = plain(row[index] ?? '');
    if (field && cell !== '') cells.set(field, cell);
  }
  return cells;
}

/** Normalizes line breaks and surrounding white space, which spreadsheets change. */
function plain(cell: string): string {
  return cell.replaceAll(/\r\n?/gu, '\n').trim();
}

function valueOf(field: Field, cell: string, context: CsvContext): unknown {
  const kind = kindOf(field);
  const holdsMany = kind.sql.postgres === 'jsonb';
  const most = (holdsMany ? undefined : mostCharacters(field)) ?? MAX_CELL_LENGTH;
  return cell.length > most ? cell.slice(0, MAX_CELL_LENGTH + 1) : kind.fromCsv(field, cell, context);
}

interface Existing {
  readonly record?: Row;
  readonly key?: string;
  /**
   * Identifying field of the row whose value no record has, although only the server can set the field. Such a row is
   * an error, because a new record could not get this value.
   */
  readonly unknown?: Field;
}

/**
 * Finds the existing record of each row. Tries the identifying fields in order. The first field whose value belongs to
 * a record decides.
 */
async function existingRecords(
  engine: ImportParts,
  caller: Caller,
  resource: Resource,
  rows: readonly ReadonlyMap<Field, string>[],
  context: CsvContext,
): Promise<readonly Existing[]> {
  const table = getOrThrow(engine.records.tables, resource.name);
  const codes = rows.map((row) =>
    identifyingFields(resource).flatMap((field) => {
      const cell = row.get(field);
      const value = cell === undefined ? undefined : transformInput(engine.model, field, valueOf(field, cell, context));
      return typeof value === 'string' ? [{ field, value }] : [];
    }),
  );
  const found = new Map<string, Row>();
  for (const field of identifyingFields(resource)) {
    const values = [...new Set(codes.flat().flatMap((code) => (code.field === field ? [code.value] : [])))];
    if (values.length === 0) continue;
    for (const row of await engine.store.find(resource.name, { [field.name]: values })) {
      if (resource.scope === 'office' && !mayRead(caller, row)) continue;
      found.set(`${field.name}=${String(row[field.name])}`, publicRecord(table, row));
    }
  }
  return codes.map((own): Existing => {
    const keys = own.map(({ field, value }) => ({ field, key: `${field.name}=${value}` }));
    const record = keys.map(({ key }) => found.get(key)).find((each) => each !== undefined);
    const unknown = keys.find(({ field, key }) => field.readOnly && !found.has(key))?.field;
    const key = record ? `id=${String(record['id'])}` : keys[0]?.key;
    return { ...(record && { record }), ...(key !== undefined && { key }), ...(unknown && { unknown }) };
  });
}

async function writtenCells(
  engine: ImportParts,
  caller: Caller,
  resource: Resource,
  existing: readonly Existing[],
  context: CsvContext,
): Promise<readonly (ReadonlyMap<Field, readonly string[]> | undefined)[]> {
  const fields = csvFields(resource);
  const languages = [...new Set([context.language, ...context.languages])];
  const names = openNames(engine, caller, context);
  const named = await names.named(
    fields,
    existing.map(({ record }) => withLanguageColumns(resource, record ?? {})),
  );
  return named.map((row, index) => {
    if (!existing[index]?.record) return undefined;
    const cells = (field: Field) =>
      languages.map((language) => plain(kindOf(field).toCsv(field, row[field.name], { ...context, language }, row)));
    return new Map(fields.map((field) => [field, cells(field)]));
  });
}
