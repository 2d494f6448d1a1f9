import type { FieldOperator, ModelOperator } from '../kinds/plugin-operator.ts';
import type { Field } from '../model/fields/field.ts';
import type { Resource } from '../model/resource.ts';
import { textIn } from '../model/text.ts';

export function withOperators(
  resource: Resource,
  operators: readonly ModelOperator[],
  languages: readonly string[],
): Resource {
  if (operators.length === 0) return resource;
  return { ...resource, fields: resource.fields.map((field) => withSupported(field, operators, languages)) };
}

function withSupported(field: Field, operators: readonly ModelOperator[], languages: readonly string[]): Field {
  const supported = operators.filter(({ kinds }) => !field.writeOnly && kinds.includes(field.kind));
  if (supported.length === 0) return field;
  const label = (operator: ModelOperator, language: string) =>
    `${textIn(field.label, language, languages)}: ${textIn(operator.label, language, languages)}`;
  return {
    ...field,
    operators: supported.map((operator): FieldOperator => {
      const labels = languages.map((language) => [language, label(operator, language)] as const);
      return { name: operator.name, label: Object.fromEntries(labels), operand: operator.operand.type };
    }),
  };
}
