import type { Field } from '../model/field.ts';
import type { ScreenElement } from './screens.ts';

/** Where an element shows a quantity: the key of its unit's words, `units` being the key above it. */
export function unitOf({ component }: ScreenElement, field: Field, units: string): { readonly unit?: string } {
  return field.unit && component.startsWith('Quantity') ? { unit: `${units}.${field.name}` } : {};
}

/** A shown element with its unit, and those of the fields inside it. */
export function withUnit(element: ScreenElement, field: Field, units: string): ScreenElement {
  const inside = 'fields' in field ? field.fields : [];
  return {
    ...element,
    props: { ...element.props, ...unitOf(element, field, units) },
    ...(element.children && {
      children: element.children.map((child) => {
        const of = inside.find(({ name }) => name === child.source);
        return of ? withUnit(child, of, `${units}.${field.name}`) : child;
      }),
    }),
  };
}
