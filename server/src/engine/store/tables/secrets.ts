import { hasSecretInside, mapObject, mapObjects, type Field, type ObjectChange, isObject } from '@tuyen/model';

/* Secrets inside lists and objects at any depth. Rows that the server reads contain them; responses do not. */

export function withoutSecrets(field: Field, value: unknown): unknown {
  if (!hasSecretInside(field)) return value;
  return mapObjects(field, value, omitSecrets);
}

export function objectWithoutSecrets(fields: readonly Field[], value: unknown): unknown {
  return isObject(value) ? mapObject(fields, value, omitSecrets) : value;
}

const omitSecrets: ObjectChange = (object, fields) => {
  for (const { name, writeOnly } of fields) if (writeOnly) delete object[name];
  return object;
};

export function withSecrets(field: Field, shown: unknown, stored: unknown): unknown {
  if (!('fields' in field)) return shown;
  if (Array.isArray(shown)) {
    return shown.map((item, index) => withSecrets(field, item, Array.isArray(stored) ? stored[index] : undefined));
  }
  if (!isObject(shown) || !isObject(stored)) return shown;
  const withSecretValues = { ...shown };
  for (const inner of field.fields) {
    const value = stored[inner.name];
    if (inner.writeOnly && value !== undefined && value !== null) withSecretValues[inner.name] = value;
    else if (inner.name in withSecretValues && hasSecretInside(inner))
      withSecretValues[inner.name] = withSecrets(inner, withSecretValues[inner.name], value);
  }
  return withSecretValues;
}
