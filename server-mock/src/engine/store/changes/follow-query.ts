import type { Field, Model, Resource } from '@tuyen/model';

/** A saved query of a list, with the names that fields and values of enums have today: `filter=state||$eq||LOST&sort=title,ASC`. */
export function followQuery(query: string, { fields }: Resource, enums: Model['enums']): string {
  const renames = new Map(
    fields.flatMap(({ name, renamedFrom }) => (renamedFrom === undefined ? [] : [[renamedFrom, name] as const])),
  );
  const today = (field: string) => renames.get(field) ?? field;
  const parameters = [...new URLSearchParams(query)];
  const followed = parameters.map(([key, value]): [string, string] => {
    if (key === 'sort') return [key, value.replace(/^[^,]+/u, today)];
    if (key === 'filter' || key === 'or') return [key, followFilter(value, today, fields, enums)];
    if (key === 's')
      return [key, value.replaceAll(/"([^"\\]+)"(?=\s*:)/gu, (_, field: string) => JSON.stringify(today(field)))];
    return [key, value];
  });
  const isSame = followed.every(([, value], index) => value === parameters[index]?.[1]);
  return isSame ? query : new URLSearchParams(followed).toString();
}

function followFilter(
  text: string,
  today: (field: string) => string,
  fields: readonly Field[],
  enums: Model['enums'],
): string {
  const [written = '', operator, ...values] = text.split('||');
  const name = today(written);
  const field = fields.find((one) => one.name === name);
  const renamed = field && 'enum' in field ? enums.find((one) => one.name === field.enum)?.renamedValues : undefined;
  const earlier = new Map(Object.entries(renamed ?? {}).map(([to, from]) => [from, to]));
  const follow = (value: string) =>
    value
      .split(',')
      .map((one) => earlier.get(one) ?? one)
      .join(',');
  return [name, ...(operator === undefined ? [] : [operator]), ...values.map(follow)].join('||');
}
