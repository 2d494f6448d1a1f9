import { ownElement } from './element.ts';
import type { Field } from '../model/fields/field.ts';
import { mapElement } from './map-element.ts';
import type { ScreenElement } from '../screens/screens.ts';

/**
 * Returns the unit prop of a field, or no prop if the field has no unit.
 * @param key translation key of the unit
 */
export function unitOf({ widget }: ScreenElement, { unit }: Field, key: string): { readonly unit?: string } {
  return unit && (widget === 'quantity' || widget === 'quantity-input') ? { unit: key } : {};
}

export function withUnits(element: ScreenElement, field: Field, units: string): ScreenElement {
  return mapElement(element, field, (each, of, path) =>
    ownElement('project-kind', of, { ...each, props: { ...each.props, ...unitOf(each, of, `${units}.${path}`) } }),
  );
}
