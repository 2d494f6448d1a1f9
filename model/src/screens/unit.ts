import { ownElement } from '../kinds/element.ts';
import type { Field } from '../model/fields/field.ts';
import { mapElement } from './map-element.ts';
import type { ScreenElement } from './screens.ts';

/** The prop for the unit of a field; none without a unit. @param key of its translation */
export function unitOf({ component }: ScreenElement, { unit }: Field, key: string): { readonly unit?: string } {
  return unit && component.startsWith('Quantity') ? { unit: key } : {};
}

/** The element that shows a field, with its unit and those of its nested fields. */
export function withUnits(element: ScreenElement, field: Field, units: string): ScreenElement {
  return mapElement(element, field, (each, of, path) =>
    ownElement('KindField', of, { ...each, props: { ...each.props, ...unitOf(each, of, `${units}.${path}`) } }),
  );
}
