import { kindOf } from './index.ts';
import type { FieldOperator } from './plugin-operator.ts';
import { capabilitiesOf } from '../model/capabilities.ts';
import type { Field } from '../model/fields/field.ts';
import type { Resource } from '../model/resource.ts';
import type { ScreenElement } from '../screens/screens.ts';
import type { Widget } from '../screens/widgets.ts';

const SEARCH: ScreenElement = {
  source: 'q',
  widget: 'search-input',
  props: { source: 'q' },
};

export function listFilters(resource: Resource, fields: readonly Field[]): readonly ScreenElement[] {
  const searchable = resource.place
    ? capabilitiesOf(resource).search
    : resource.fields.some((field) => field.searchable);
  const filters = fields
    .filter((field) => !field.writeOnly)
    .flatMap((field) => [kindOf(field).filter?.(field), ...operatorFilters(resource, field)])
    .filter((filter) => filter !== undefined);
  return searchable ? [SEARCH, ...filters] : filters;
}

function operatorFilters(
  { name: resource, place }: Resource,
  { name, operators = [] }: Field,
): readonly ScreenElement[] {
  if (place) return [];
  return operators.map((operator) => {
    const source = `${name}||${operator.name}`;
    const label = `resources.${resource}.operators.${name}.${operator.name.slice(1)}`;
    return { source, widget: INPUTS[operator.operand], props: { source, label } };
  });
}

const INPUTS = {
  string: 'text-input',
  integer: 'number-input',
  number: 'number-input',
} as const satisfies Readonly<Record<FieldOperator['operand'], Widget>>;
