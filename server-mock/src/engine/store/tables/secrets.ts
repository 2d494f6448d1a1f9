import type { Field } from '@tuyen/model';
import type { Row } from '../../domain.ts';

/* Secrets inside lists and objects, however deep. What the server reads has them, what it answers has not. */

const inside = new WeakMap<Field, boolean>();

/** Whether the field contains a secret at any depth. */
export function hasSecretInside(field: Field): boolean {
  if (!('fields' in field)) return false;
  const known = inside.get(field) ?? field.fields.some((inner) => inner.writeOnly || hasSecretInside(inner));
  inside.set(field, known);
  return known;
}

/** A field's value without its secrets, for responses. */
export function withoutSecrets(field: Field, value: unknown): unknown {
  if (!('fields' in field) || !hasSecretInside(field)) return value;
  return eachObject(value, (item) => {
    const shown = { ...item };
    for (const inner of field.fields) {
      if (inner.writeOnly) delete shown[inner.name];
      else if (inner.name in shown) shown[inner.name] = withoutSecrets(inner, shown[inner.name]);
    }
    return shown;
  });
}

/** Adds the stored secrets to a value without secrets. */
export function withSecrets(field: Field, shown: unknown, stored: unknown): unknown {
  if (!('fields' in field)) return shown;
  if (Array.isArray(shown)) {
    return shown.map((item, index) => withSecrets(field, item, Array.isArray(stored) ? stored[index] : undefined));
  }
  if (!isObject(shown) || !isObject(stored)) return shown;
  const whole = { ...shown };
  for (const inner of field.fields) {
    const value = stored[inner.name];
    if (inner.writeOnly && value !== undefined && value !== null) whole[inner.name] = value;
    else if (inner.name in whole && hasSecretInside(inner))
      whole[inner.name] = withSecrets(inner, whole[inner.name], value);
  }
  return whole;
}

export function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function eachObject(value: unknown, change: (item: Row) => Row): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (isObject(item) ? change(item) : item));
  return isObject(value) ? change(value) : value;
}
