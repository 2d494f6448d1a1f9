import {
  eachValue,
  type Field,
  kindOf,
  memoize,
  type ReferenceField,
  type ReferenceListField,
  someField,
} from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { type FieldError, Problem } from '../../problem.ts';
import type { ReferencedRecords } from './referenced-records.ts';

export interface Reference {
  /** Path of the reference in the record, such as `beside_ids.0` or `parts.1.loan_id`. */
  readonly path: string;
  /** Path of the reference without list indexes, such as `parts.loan_id`. It is the same for all items of a list. */
  readonly role: string;
  readonly resource: string;
  /** Permission that the caller needs for the referenced record. */
  readonly use: string;
  /**
   * True if an option rule (`options.ts`) of the field compares values of the referenced record, so that they must be
   * read.
   */
  readonly compared: boolean;
  readonly id: string;
}

/**
 * Checks that every referenced record exists.
 * @param fields the referring fields
 * @throws 422 with the fields of missing records
 */
export async function checkReferences(
  records: ReferencedRecords,
  fields: readonly Field[],
  values: Readonly<Row>,
): Promise<void> {
  const found = referencesOf(fields, values).filter(({ resource, id }) => !records.isKnown(resource, id));
  if (found.length === 0) return;
  const errors: Record<string, FieldError> = {};
  for (const [resource, references] of Map.groupBy(found, ({ resource: name }) => name)) {
    const known = await records.find(
      resource,
      references.map(({ id }) => id),
      { values: references.some(({ compared }) => compared) },
    );
    for (const { path, id } of references) if (!known.has(id)) errors[path] = { code: 'reference' };
  }
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
}

export function referencesIn(fields: readonly Field[], values: Readonly<Row>): readonly Reference[] {
  return referencesOf(referringFields(fields), values);
}

export function referencesOf(fields: readonly Field[], values: Readonly<Row>): readonly Reference[] {
  const found: Reference[] = [];
  for (const field of fields)
    eachValue(field, values[field.name], (one, value, path, role) => collect(one, value, path, role, found));
  return found;
}

function collect(field: Field, value: unknown, path: string, role: string, found: Reference[]): void {
  if (!('use' in field)) return;
  const target = targetOf(field);
  if (!kindOf(field).list) found.push({ path, role, id: idIn(value), ...target });
  else for (const [index, id] of listed(value)) found.push({ path: `${path}.${index}`, role, id: idIn(id), ...target });
}

function targetOf({ resource, use, options }: ReferenceField | ReferenceListField) {
  return { resource, use, compared: options?.some(({ where }) => where !== undefined) ?? false };
}

/**
 * Ignores everything except strings. An object from a request could have a `toString` property that is not a function,
 * so a conversion to text would throw.
 */
function idIn(value: unknown): string {
  return typeof value === 'object' ? '' : String(value);
}

function listed(value: unknown): Iterable<readonly [number, unknown]> {
  return Array.isArray(value) ? value.entries() : [];
}

/**
 * Returns the fields that are references or contain references. The result is cached for the array object, so pass the
 * same array each time.
 */
export const referringFields = memoize((fields: readonly Field[]): readonly Field[] =>
  fields.filter((field) => someField(field, (one) => 'use' in one)),
);
