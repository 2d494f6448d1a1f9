import {
  type Field,
  hasSecretInside,
  type NestedListField,
  type NestedObjectField,
  sameJson,
  isObject,
  objectsIn,
} from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { type FieldError, Problem } from '../../problem.ts';
import { objectWithoutSecrets } from '../../store/tables/secrets.ts';

/**
 * Preserves secrets inside lists and objects. A form never receives them and sends the value back without them. A missing or empty
 * secret is unchanged; null deletes it. An item of a list keeps the secrets of the former item that is otherwise equal. A changed
 * item cannot be distinguished from a new one, so its secrets must be entered again.
 * @throws 422 with each secret that must be entered again
 */
export function preserveSecrets(field: Field, given: unknown, before: unknown): unknown {
  const errors: Record<string, FieldError> = {};
  const result = preserve(field, given, before, field.name, errors);
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
  return result;
}

function preserve(
  field: Field,
  given: unknown,
  before: unknown,
  path: string,
  errors: Record<string, FieldError>,
): unknown {
  if (!('fields' in field) || field.kind === 'localized-text' || !hasSecretInside(field)) return given;
  if (Array.isArray(given)) return preserveInList(field, given, Array.isArray(before) ? before : [], path, errors);
  if (!isObject(given)) return given;
  const was = isObject(before) ? before : {};
  const result: Row = {};
  for (const [name, value] of Object.entries(given)) {
    const inner = field.fields.find((candidate) => candidate.name === name);
    if (!inner) result[name] = value;
    else if (!inner.writeOnly) result[name] = preserve(inner, value, was[name], `${path}.${name}`, errors);
    else if (!isUntyped(value) && value !== null) result[name] = value;
  }
  for (const { name, writeOnly } of field.fields) {
    if (writeOnly && isUntyped(given[name]) && was[name] !== undefined) result[name] = was[name];
  }
  return result;
}

function preserveInList(
  field: NestedListField | NestedObjectField,
  given: readonly unknown[],
  before: readonly unknown[],
  path: string,
  errors: Record<string, FieldError>,
): readonly unknown[] {
  const left = new Set(before.keys());
  const bare = (item: unknown) => objectWithoutSecrets(field.fields, item);
  const shown = before.map(bare);
  const isEqual = (item: unknown, at: number) => left.has(at) && sameJson(bare(item), shown[at]);
  const indexBefore = new Map<number, number>();
  const pair = (index: number, at: number) => left.delete(at) && indexBefore.set(index, at);
  // Pairs equal items at the same index first. Otherwise, two items that differ only in their secrets could get each
  // other's secrets.
  for (const [index, item] of given.entries()) if (isEqual(item, index)) pair(index, index);
  for (const [index, item] of given.entries()) {
    const at = indexBefore.has(index) ? undefined : [...left].find((each) => isEqual(item, each));
    if (at !== undefined) pair(index, at);
  }
  const lost = [...left].some((at) => !sameJson(before[at], shown[at]));
  return given.map((item, index) => {
    const at = indexBefore.get(index);
    if (at === undefined && lost)
      for (const secret of untyped(field.fields, item, `${path}.${index}`)) errors[secret] = AGAIN;
    return preserve(field, item, at === undefined ? undefined : before[at], `${path}.${index}`, errors);
  });
}

const AGAIN: FieldError = { code: 'secret_again' };

const isUntyped = (value: unknown): boolean => value === undefined || value === '';

function untyped(fields: readonly Field[], item: unknown, path: string): readonly string[] {
  return objectsIn(fields, item).flatMap(({ object, fields: inside, prefix }) =>
    inside.flatMap(({ name, writeOnly }) => (writeOnly && isUntyped(object[name]) ? [`${path}.${prefix}${name}`] : [])),
  );
}
