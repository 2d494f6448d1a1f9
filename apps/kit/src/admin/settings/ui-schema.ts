import type { UiSchema } from '@rjsf/utils';
import { kindOf, type Field } from '@tuyen/model';

/** Translates a key of the admin's words. */
export type Say = (key: string) => string;

/**
 * How each setting looks. Labels stand here and not in the schema: the schema stays the very object that the server sent, and
 * the words follow the language.
 */
export function uiSchemaOf(resource: string, fields: readonly Field[], say: Say): UiSchema {
  return Object.fromEntries(fields.map((field) => [field.name, uiOf(resource, field, say)]));
}

function titleOf(resource: string, field: Field, say: Say): string {
  const title = say(`resources.${resource}.fields.${field.name}`);
  return field.unit ? `${title} (${say(`resources.${resource}.units.${field.name}`)})` : title;
}

function uiOf(resource: string, field: Field, say: Say): UiSchema {
  const help = field.help ? say(`resources.${resource}.help.${field.name}`) : undefined;
  const base: UiSchema = {
    'ui:title': titleOf(resource, field, say),
    ...(help ? { 'ui:help': help } : {}),
  };
  if (field.writeOnly) return { ...base, 'ui:widget': 'secret' };
  switch (field.kind) {
    case 'money':
      return { ...base, 'ui:widget': 'money' };
    case 'integer':
    case 'year':
    case 'decimal':
      return { ...base, 'ui:widget': 'number', 'ui:options': { ...kindOf(field).input(field).props } };
    case 'date':
      return { ...base, 'ui:widget': 'time', 'ui:options': { precision: 'day' } };
    case 'date-time':
      return { ...base, 'ui:widget': 'time', 'ui:options': { precision: 'minute' } };
    case 'month':
      return { ...base, 'ui:widget': 'time', 'ui:options': { precision: 'month' } };
    case 'boolean':
      return { ...base, 'ui:widget': 'checkbox' };
    case 'enum':
    case 'enum-list':
      return {
        ...base,
        'ui:enumNames': field.values.map((value) => say(`enums.${field.enum}.${String(value)}`)),
        'ui:widget': field.kind === 'enum' ? 'select' : 'checkboxes',
      };
    case 'text-list':
      return { ...base, 'ui:widget': 'texts', 'ui:options': { ...kindOf(field).input(field).props } };
    case 'image':
    case 'file':
      return { ...base, 'ui:widget': 'upload', 'ui:options': { accept: [...field.accept] } };
    case 'json':
      return { ...base, 'ui:field': 'json' };
    case 'text':
      return field.multiline ? { ...base, 'ui:widget': 'textarea' } : base;
    default:
      return base;
  }
}
