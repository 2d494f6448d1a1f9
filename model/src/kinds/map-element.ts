import type { Field } from '../model/fields/field.ts';
import type { ScreenElement } from '../screens/screens.ts';

/**
 * Callback of `mapElement`.
 * @param path path of the field: `stops.order`
 */
export type ElementChange = (element: ScreenElement, field: Field, path: string) => ScreenElement;

/**
 * Calls `change` for the screen element of a field and for the elements of its nested fields, and returns the result.
 * `change` gets each parent before its children.
 */
export function mapElement(
  element: ScreenElement,
  field: Field,
  change: ElementChange,
  path: string = field.name,
): ScreenElement {
  const changed = change(element, field, path);
  if (!changed.children) return changed;
  const inside = 'fields' in field ? field.fields : [];
  const children = changed.children.map((child) => {
    const of = inside.find(({ name }) => name === child.source);
    return of ? mapElement(child, of, change, `${path}.${of.name}`) : child;
  });
  return { ...changed, children };
}
