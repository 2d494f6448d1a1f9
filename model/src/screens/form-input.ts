import { kindOf } from '../kinds/index.ts';
import type { Field } from '../model/field.ts';
import type { Resource } from '../model/resource.ts';
import { kitElement, ownElement } from '../kinds/element.ts';
import type { ScreenElement } from './screens.ts';
import { unitOf } from './unit.ts';

/** The field's input with the common props: required and help text. */
export function formInput(resource: Resource, field: Field): ScreenElement {
  return decorated(
    kindOf(field).input(field),
    field,
    `resources.${resource.name}.help`,
    `resources.${resource.name}.units`,
  );
}

/** Adds the same props to nested inputs, whose help has the key of the nested field. */
function decorated(input: ScreenElement, field: Field, help: string, units: string): ScreenElement {
  const inside = 'fields' in field ? field.fields : [];
  const helperText = `${help}.${field.name}`;
  const shown = field.writeOnly ? kitElement('SecretInput', field) : input;
  const element = {
    ...shown,
    props: {
      ...shown.props,
      ...unitOf(shown, field, units),
      ...(field.required && { isRequired: true }),
      ...(field.help && { helperText }),
    },
    ...(shown.children && {
      children: shown.children.map((child) => {
        const of = inside.find(({ name }) => name === child.source);
        return of ? decorated(child, of, helperText, `${units}.${field.name}`) : child;
      }),
    }),
  };
  return field.writeOnly ? element : ownElement('KindInput', field, element);
}
