import type { Field } from '../model/fields/field.ts';
import type { Prop, ScreenElement } from '../screens/screens.ts';

type Props = Readonly<Record<string, Prop>>;

/** An element of react-admin. */
export function adminElement(component: string, field: Field, props: Props = {}): ScreenElement {
  return element('react-admin', component, field, props);
}

/** An element of the kit. */
export function kitElement(component: string, field: Field, props: Props = {}): ScreenElement {
  return element('@tuyen/kit/admin', component, field, props);
}

/**
 * The element of a field: the component that an app has for the field's project kind, or the base's, which stands inside. Only a kind
 * with code has components of its own.
 */
export function ownElement(component: 'KindInput' | 'KindField', field: Field, base: ScreenElement): ScreenElement {
  if (!field.coded || field.format === undefined) return base;
  return { ...kitElement(component, field, { kind: field.format }), children: [base] };
}

function element(from: ScreenElement['from'], component: string, field: Field, props: Props): ScreenElement {
  return { source: field.name, component, from, props: { source: field.name, ...given(props) } };
}

/** Omits undefined props. */
function given(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
}
