import type { Field, FieldBase } from '../model/fields/field.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import type { Identity } from '../model/identity.ts';
import type { ToolText } from './tool-texts.ts';

/** Name of the field with the office of a record. Only resources with the scope "office" have it. */
export const OFFICE = 'office_id' as const;

const NAMES = ['id', OFFICE, 'version', 'created_at', 'updated_at', 'created_by'] as const;

/** Fields that every resource has. A schema file may declare only `office_id` among them. */
export const SYSTEM_FIELDS: readonly string[] = NAMES;

/** Fields of resources that another back end stores. */
export function foreignSystemFields(text: ToolText): readonly Field[] {
  const schema: JsonSchema = { type: 'string' };
  return [{ ...systemBase('id', schema, true, text), kind: 'text', multiline: false }];
}

export function systemFields(
  scope: 'office' | 'global',
  declared: ReadonlySet<string>,
  identity: Identity,
  text: ToolText,
): readonly Field[] {
  const base = (name: (typeof NAMES)[number], schema: JsonSchema, required: boolean) =>
    systemBase(name, schema, required, text);
  const string: JsonSchema = { type: 'string' };
  const { users, offices } = identity;
  const moment: JsonSchema = { type: 'string', format: 'date-time' };
  const fields: readonly Field[] = [
    { ...base('id', { type: 'string', format: 'uuid' }, true), kind: 'text', multiline: false },
    ...(scope === 'office' && offices
      ? [{ ...base(OFFICE, string, true), kind: 'reference', resource: offices.resource, use: 'read' } as const]
      : []),
    { ...base('version', { type: 'integer', minimum: 1 }, true), kind: 'integer', minimum: 1 },
    { ...base('created_at', moment, true), kind: 'date-time' },
    { ...base('updated_at', moment, true), kind: 'date-time' },
    { ...base('created_by', string, false), kind: 'reference', resource: users.resource, use: 'read' },
  ];
  return fields.filter((field) => !declared.has(field.name));
}

function systemBase(name: (typeof NAMES)[number], schema: JsonSchema, required: boolean, text: ToolText): FieldBase {
  return {
    name,
    label: text('fields', name),
    required,
    readOnly: true,
    writeOnly: false,
    unique: name === 'id',
    searchable: false,
    public: false,
    system: true,
    schema,
  };
}
