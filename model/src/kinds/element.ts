import type { Field } from '../model/field.ts';
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

function element(from: ScreenElement['from'], component: string, field: Field, props: Props): ScreenElement {
  return { source: field.name, component, from, props: { source: field.name, ...given(props) } };
}

/** Omits undefined props. */
function given(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
}
