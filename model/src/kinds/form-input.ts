import { kindOf } from './index.ts';
import type { Field } from '../model/fields/field.ts';
import type { Resource } from '../model/resource.ts';
import { fieldElement, ownElement } from './element.ts';
import { mapElement } from './map-element.ts';
import type { ScreenElement } from '../screens/screens.ts';
import { unitOf } from './unit.ts';

/** Returns the field's input, including nested inputs, with the common props: required, unit and help text. */
export function formInput(resource: Resource, field: Field): ScreenElement {
  const texts = `resources.${resource.name}`;
  return mapElement(kindOf(field).input(field), field, (input, of, path) => {
    const shown = of.writeOnly ? fieldElement('secret-input', of) : input;
    const element = {
      ...shown,
      props: {
        ...shown.props,
        ...unitOf(shown, of, `${texts}.units.${path}`),
        ...(of.required && { isRequired: true }),
        ...(of.help && { helperText: `${texts}.help.${path}` }),
      },
    };
    return of.writeOnly ? element : ownElement('project-kind-input', of, element);
  });
}
