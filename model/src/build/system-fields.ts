import type { Field, FieldBase } from '../model/field.ts';
import type { JsonSchema } from '../model/json-schema.ts';
import type { Text } from '../model/text.ts';
import type { Identity } from '../model/identity.ts';

/** The office of a record of a resource with the scope "office". */
export const OFFICE = 'office_id';

/** Fields that every resource has. Of these a schema file may declare only `office_id`. */
export const SYSTEM_FIELDS: readonly string[] = ['id', OFFICE, 'version', 'created_at', 'updated_at', 'created_by'];

/** Labels of the system fields. Other languages get the English ones. */
const LABELS: Readonly<Record<string, Text>> = {
  id: { vi: 'Mã định danh', en: 'ID' },
  office_id: { vi: 'Đơn vị', en: 'Office' },
  version: { vi: 'Phiên bản', en: 'Version' },
  created_at: { vi: 'Tạo lúc', en: 'Created at' },
  updated_at: { vi: 'Cập nhật lúc', en: 'Updated at' },
  created_by: { vi: 'Người tạo', en: 'Created by' },
};

export function systemText(words: Text, languages: readonly string[]): Text {
  return Object.fromEntries(languages.map((language) => [language, words[language] ?? words['en'] ?? '']));
}

/** The fields that every record has, in the order in which they are shown. */
export function systemFields(
  scope: 'office' | 'global',
  declared: ReadonlySet<string>,
  identity: Identity,
  languages: readonly string[],
): readonly Field[] {
  const base = (name: string, schema: JsonSchema, required: boolean): FieldBase => ({
    name,
    label: systemText(LABELS[name] ?? {}, languages),
    required,
    readOnly: true,
    writeOnly: false,
    unique: name === 'id',
    searchable: false,
    public: false,
    system: true,
    schema,
  });
  const text: JsonSchema = { type: 'string' };
  const { users, offices } = identity;
  const moment: JsonSchema = { type: 'string', format: 'date-time' };
  const fields: readonly Field[] = [
    { ...base('id', { type: 'string', format: 'uuid' }, true), kind: 'text', multiline: false },
    ...(scope === 'office' && offices
      ? [{ ...base(OFFICE, text, true), kind: 'reference', resource: offices.resource, use: 'read' } as const]
      : []),
    { ...base('version', { type: 'integer', minimum: 1 }, true), kind: 'integer', minimum: 1 },
    { ...base('created_at', moment, true), kind: 'date-time' },
    { ...base('updated_at', moment, true), kind: 'date-time' },
    { ...base('created_by', text, false), kind: 'reference', resource: users.resource, use: 'read' },
  ];
  return fields.filter((field) => !declared.has(field.name));
}
