import { ownElement } from '../kinds/element.ts';
import type { Field } from '../model/field.ts';
import type { ScreenElement } from './screens.ts';

/** The translation key of a field's unit, below `units`; undefined without a unit. */
export function unitOf({ component }: ScreenElement, field: Field, units: string): { readonly unit?: string } {
  return field.unit && component.startsWith('Quantity') ? { unit: `${units}.${field.name}` } : {};
}

/** The element that shows a field, with its unit and those of its nested fields. */
export function shown(element: ScreenElement, field: Field, units: string): ScreenElement {
  const inside = 'fields' in field ? field.fields : [];
  return ownElement('KindField', field, {
    ...element,
    props: { ...element.props, ...unitOf(element, field, units) },
    ...(element.children && {
      children: element.children.map((child) => {
        const of = inside.find(({ name }) => name === child.source);
        return of ? shown(child, of, `${units}.${field.name}`) : child;
      }),
    }),
  });
}
