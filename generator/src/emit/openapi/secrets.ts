import { hasSecretInside, type Field, type JsonSchema } from '@tuyen/model';

/** The schema with nested secrets omitted, for responses, or marked as writeOnly. */
export function withSecrets(field: Field, as: 'hidden' | 'marked'): Field {
  return hasSecretInside(field) ? { ...field, schema: nested(field, field.schema, as) } : field;
}

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
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    ...(schema.required && { required: schema.required.filter((name) => names.includes(name)) }),
  };
}
