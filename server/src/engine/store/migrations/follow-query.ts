import { type Field, isObject, type Model, type Resource } from '@tuyen/model';

export function followQuery(query: string, { fields }: Resource, enums: Model['enums']): string {
  const names = namesToday(fields, enums);
  const parameters = [...new URLSearchParams(query)];
  const followed = parameters.map(([key, value]): [string, string] => {
    const parameter = key.replace(/\[\d*\]$/u, '');
    if (parameter === 's' || parameter === 'where') return [key, json(value, (search) => followSearch(search, names))];
    if (parameter === 'by') return [key, value.replace(/^[^:]+/u, names.field)];
    if (parameter === 'measure') return [key, value.replace(/(?<=:).+$/u, names.field)];
    if (parameter === 'sort')
      return [
        key,
        value.startsWith('[') ? json(value, (sort) => followOrder(sort, names)) : value.replace(/^[^,]+/u, names.field),
      ];
    if (parameter === 'filter' || parameter === 'or')
      return [
        key,
        value.startsWith('{') ? json(value, (filter) => followSearch(filter, names)) : followFilter(value, names),
      ];
    return [key, value];
  });
  const isSame = followed.every(([, value], index) => value === parameters[index]?.[1]);
  return isSame ? query : new URLSearchParams(followed).toString();
}

interface Names {
  field(name: string): string;
  value(field: string, value: string): string;
}

function namesToday(fields: readonly Field[], enums: Model['enums']): Names {
  const later = new Map(
    fields.flatMap(({ name, renamedFrom }) => (renamedFrom === undefined ? [] : [[renamedFrom, name] as const])),
  );
  const values = new Map(
    fields.map((field) => {
      const renamed = 'enum' in field ? enums.find(({ name }) => name === field.enum)?.renamedValues : undefined;
      return [field.name, new Map(Object.entries(renamed ?? {}).map(([to, from]) => [from, to]))];
    }),
  );
  return {
    field: (name) => later.get(name) ?? name,
    value: (field, value) => values.get(field)?.get(value) ?? value,
  };
}

function followFilter(text: string, names: Names): string {
  const [written = '', operator, ...values] = text.split('||');
  const name = names.field(written);
  const follow = (value: string) =>
    value
      .split(',')
      .map((one) => names.value(name, one))
      .join(',');
  return [name, ...(operator === undefined ? [] : [operator]), ...values.map(follow)].join('||');
}

/**
 * Replaces earlier names of fields and values in a search: `{"$or": [{"state": {"$in": ["LOST"]}}, {"title": "A"}]}` or
 * `{"state": "LOST"}`.
 */
function followSearch(search: unknown, names: Names): unknown {
  if (Array.isArray(search)) return search.map((one) => followSearch(one, names));
  if (!isObject(search)) return search;
  return Object.fromEntries(
    Object.entries(search).map(([key, inner]) => {
      if (key.startsWith('$')) return [key, followSearch(inner, names)];
      const name = names.field(key);
      return [name, followValues(inner, (value) => names.value(name, value))];
    }),
  );
}

function followValues(value: unknown, follow: (value: string) => string): unknown {
  if (typeof value === 'string') return follow(value);
  if (Array.isArray(value)) return value.map((one) => followValues(one, follow));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, followValues(one, follow)]));
}

function followOrder(sort: unknown, names: Names): unknown {
  return Array.isArray(sort) ? sort.map((one, at) => (at === 0 ? names.field(String(one)) : one)) : sort;
}

/**
 * Applies a function to the parsed value of a JSON text. A text that is not JSON stays unchanged, and the list rejects
 * it when the saved query is used.
 */
function json(text: string, follow: (value: unknown) => unknown): string {
  try {
    const value: unknown = JSON.parse(text);
    const followed = JSON.stringify(follow(value));
    return followed === JSON.stringify(value) ? text : followed;
  } catch {
    return text;
  }
}
