import { type Field, isObject, type Model } from '@tuyen/model';
import type { Row } from '../../domain.ts';

export function followNamesInRow(fields: readonly Field[], row: Readonly<Row>, enums: Model['enums']): Row {
  const current = new Set(fields.map(({ name }) => name));
  const followed: Row = { ...row };
  for (const { name, renamedFrom } of fields) {
    if (renamedFrom === undefined || current.has(renamedFrom) || !Object.hasOwn(followed, renamedFrom)) continue;
    if (followed[name] === undefined || followed[name] === null) followed[name] = followed[renamedFrom];
    delete followed[renamedFrom];
  }
  for (const field of fields) {
    if (!Object.hasOwn(followed, field.name)) continue;
    followed[field.name] = followValue(field, followed[field.name], enums);
  }
  return followed;
}

function followValue(field: Field, value: unknown, enums: Model['enums']): unknown {
  if ('fields' in field) {
    const inside = (item: unknown) => (isObject(item) ? followNamesInRow(field.fields, item, enums) : item);
    return Array.isArray(value) ? value.map(inside) : inside(value);
  }
  if (!('enum' in field)) return value;
  const renamed = enums.find(({ name }) => name === field.enum)?.renamedValues;
  if (!renamed) return value;
  const earlier = new Map(Object.entries(renamed).map(([to, from]): [unknown, string] => [from, to]));
  const follow = (one: unknown) => earlier.get(one) ?? one;
  return Array.isArray(value) ? value.map(follow) : follow(value);
}
