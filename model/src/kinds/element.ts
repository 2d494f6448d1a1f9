import type { Field } from '../model/fields/field.ts';
import type { Prop, ScreenElement } from '../screens/screens.ts';
import type { Widget } from '../screens/widgets.ts';

type Props = Readonly<Record<string, Prop>>;

export function fieldElement(widget: Widget, field: Field, props: Props = {}): ScreenElement {
  return { source: field.name, widget, props: { source: field.name, ...given(props) } };
}

/**
 * Returns the element of a field whose custom kind has code: the app's widget for that kind, with the element of the
 * base kind as its child. For any other field, returns the element of the base kind.
 */
export function ownElement(
  widget: 'project-kind-input' | 'project-kind',
  field: Field,
  base: ScreenElement,
): ScreenElement {
  if (!field.coded || field.format === undefined) return base;
  return { ...fieldElement(widget, field, { kind: field.format }), children: [base] };
}

function given(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
}
