import { type Field, isAlways, isDate, isDateTime, isObject, type JsonSchema, type Resource } from '@tuyen/model';
import type { ApiResponse, Row } from '../client.ts';
import { type Context, pointerOf } from '../context.ts';

export function checkRecord(
  { resource, report }: Pick<Context, 'resource' | 'report'>,
  answer: ApiResponse,
  row: Row,
): void {
  const known = new Map(resource.fields.map((field) => [field.name, field]));
  for (const name of Object.keys(row)) {
    const field = known.get(name);
    if (!field)
      report('shape', answer, 'no field that the schema does not have', `the field "${name}"`, '/schema/properties');
    else if (field.writeOnly)
      report('shape', answer, `"${name}" is a secret and is not answered`, 'it is answered', pointerOf(name));
  }
  for (const field of resource.fields) if (!field.writeOnly) checkField(resource, report, answer, row, field);
}

function checkField(resource: Resource, report: Context['report'], answer: ApiResponse, row: Row, field: Field): void {
  const { name } = field;
  const value = row[name];
  if (value === undefined || value === null) {
    // An optional field without a value may be missing or null.
    if (isAlways(field, resource))
      report(
        'shape',
        answer,
        `"${name}" has a value`,
        `"${name}" is ${value === null ? 'null' : 'missing'}`,
        pointerOf(name),
      );
    return;
  }
  const wrong = wrongIn(value, field.schema);
  if (wrong !== undefined) report('shape', answer, `"${name}" ${wrong}`, JSON.stringify(value), pointerOf(name));
}

function wrongIn(value: unknown, schema: JsonSchema): string | undefined {
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return `is of type ${types.join(' or ')}`;
  if (schema.enum && value !== null && !schema.enum.some((one) => one === value))
    return `is one of ${schema.enum.join(', ')}`;
  if (typeof value !== 'string') return undefined;
  if (schema.format === 'date' && !isDate(value)) return 'is a date';
  if (schema.format === 'date-time' && !isDateTime(value)) return 'is a date with a time';
  return undefined;
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}
