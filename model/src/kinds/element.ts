import type { Field } from '../model/fields/field.ts';
import type { Prop, ScreenElement } from '../screens/screens.ts';

type Props = Readonly<Record<string, Prop>>;

export function adminElement(component: string, field: Field, props: Props = {}): ScreenElement {
  return element('react-admin', component, field, props);
}

export function kitElement(component: string, field: Field, props: Props = {}): ScreenElement {
  return element('@tuyen/admin-kit', component, field, props);
}

/**
 * Returns the component that an app has for the field's project kind, with the element of the base kind inside. Only a
 * kind with code has its own components.
 */
export function ownElement(component: 'KindInput' | 'KindField', field: Field, base: ScreenElement): ScreenElement {
  if (!field.coded || field.format === undefined) return base;
  return { ...kitElement(component, field, { kind: field.format }), children: [base] };
}

function element(from: ScreenElement['from'], component: string, field: Field, props: Props): ScreenElement {
  return { source: field.name, component, from, props: { source: field.name, ...given(props) } };
}

function given(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
}
