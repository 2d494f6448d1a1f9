import type { Field } from '@tuyen/model';
import type { Row } from '../domain.ts';
import { type FieldError, Problem } from '../problem.ts';
import { hasSecretInside, isObject, withoutSecrets } from '../store/secrets.ts';
import { same } from './same.ts';

/**
 * A form never sees the secrets inside a list or an object, and sends the value back without them: they stay. Left out or empty
 * means that nothing was typed; null takes a secret away. An entry of a list keeps the secrets of the entry that equals it in all
 * else, wherever it stood. One that was changed cannot be told from one that took another's place, so its secrets are asked for.
 * @throws 422 naming each secret that has to be typed again
 */
export function keepSecrets(field: Field, given: unknown, before: unknown): unknown {
  const errors: Record<string, FieldError> = {};
  const kept = keep(field, given, before, field.name, errors);
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
  return kept;
}

function keep(
  field: Field,
  given: unknown,
  before: unknown,
  path: string,
  errors: Record<string, FieldError>,
): unknown {
  if (!('fields' in field) || !hasSecretInside(field)) return given;
  if (Array.isArray(given)) return keepInList(field, given, Array.isArray(before) ? before : [], path, errors);
  if (!isObject(given)) return given;
  const was = isObject(before) ? before : {};
  const kept: Row = {};
  for (const [name, value] of Object.entries(given)) {
    const inner = field.fields.find((candidate) => candidate.name === name);
    if (!inner) kept[name] = value;
    else if (!inner.writeOnly) kept[name] = keep(inner, value, was[name], `${path}.${name}`, errors);
    else if (!isUntyped(value) && value !== null) kept[name] = value;
  }
  for (const { name, writeOnly } of field.fields) {
    if (writeOnly && isUntyped(given[name]) && was[name] !== undefined) kept[name] = was[name];
  }
  return kept;
}

function keepInList(
  field: Field,
  given: readonly unknown[],
  before: readonly unknown[],
  path: string,
  errors: Record<string, FieldError>,
): readonly unknown[] {
  const left = new Set(before.keys());
  const shown = before.map((item) => withoutSecrets(field, item));
  const alike = (item: unknown, at: number) => left.has(at) && same(withoutSecrets(field, item), shown[at]);
  const partner = new Map<number, number>();
  const pair = (index: number, at: number) => left.delete(at) && partner.set(index, at);
  // In its old place first: of two equal entries each keeps its own.
  for (const [index, item] of given.entries()) if (alike(item, index)) pair(index, index);
  for (const [index, item] of given.entries()) {
    const at = partner.has(index) ? undefined : [...left].find((each) => alike(item, each));
    if (at !== undefined) pair(index, at);
  }
  const lost = [...left].some((at) => !same(before[at], shown[at]));
  return given.map((item, index) => {
    const at = partner.get(index);
    if (at === undefined && lost) for (const secret of untyped(field, item, `${path}.${index}`)) errors[secret] = AGAIN;
    return keep(field, item, at === undefined ? undefined : before[at], `${path}.${index}`, errors);
  });
}

const AGAIN: FieldError = { code: 'secret_again' };

const isUntyped = (value: unknown): boolean => value === undefined || value === '';

/** Where an entry leaves secrets out. */
function untyped(field: Field, value: unknown, path: string): readonly string[] {
  if (!('fields' in field)) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => untyped(field, item, `${path}.${index}`));
  if (!isObject(value)) return [];
  return field.fields.flatMap((inner) => {
    const at = `${path}.${inner.name}`;
    if (inner.writeOnly) return isUntyped(value[inner.name]) ? [at] : [];
    return hasSecretInside(inner) ? untyped(inner, value[inner.name], at) : [];
  });
}
