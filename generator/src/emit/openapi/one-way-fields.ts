import { someField, type Field, type JsonSchema } from '@tuyen/model';

/**
 * Returns the field's schema for responses (without nested secrets, with fields set by the server) or for requests
 * (with nested secrets marked as writeOnly).
 */
export function withOneWayFields(field: Field, as: 'hidden' | 'marked'): Field {
  const inside = 'fields' in field && field.fields.some((one) => someField(one, isOneWay));
  return inside ? { ...field, schema: nested(field, field.schema, as) } : field;
}

const isOneWay = ({ writeOnly, readOnly }: Field): boolean => writeOnly || readOnly;

function nested(field: Field, schema: JsonSchema, as: 'hidden' | 'marked'): JsonSchema {
  if (!('fields' in field)) return schema;
  return schema.items ? { ...schema, items: object(field.fields, schema.items, as) } : object(field.fields, schema, as);
}

function object(fields: readonly Field[], schema: JsonSchema, as: 'hidden' | 'marked'): JsonSchema {
  const secrets = new Set(fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name));
  const remaining = Object.entries(schema.properties ?? {}).filter(([name]) => as === 'marked' || !secrets.has(name));
  const properties = remaining.map(([name, property]): [string, JsonSchema] => {
    if (secrets.has(name)) return [name, { ...property, writeOnly: true }];
    const field = fields.find((each) => each.name === name);
    return [name, field ? nested(field, property, as) : property];
  });
  const names = remaining.map(([name]) => name);
  const set = as === 'hidden' ? fields.filter(({ readOnly, writeOnly }) => readOnly && !writeOnly) : [];
  return {
    ...schema,
    properties: { ...Object.fromEntries(properties), ...Object.fromEntries(set.map(setByServer)) },
    ...(schema.required && { required: schema.required.filter((name) => names.includes(name)) }),
  };
}

function setByServer({ name, schema }: Field): [string, JsonSchema] {
  return [
    name,
    { ...schema, ...(schema.type && { type: [...new Set([schema.type, 'null'].flat())] }), readOnly: true },
  ];
}
