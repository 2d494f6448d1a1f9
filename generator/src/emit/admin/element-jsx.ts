import type { ScreenElement } from '@tuyen/model';
import type { Imports } from '../print/imports.ts';
import { attributes } from '../print/jsx.ts';
import { WIDGET_COMPONENTS } from './widgets.ts';

export function jsx(element: ScreenElement, imports: Imports): string {
  const { component, from, props: fixed } = WIDGET_COMPONENTS[element.widget];
  const name = imports.value(from, component);
  const { source, ...others } = element.props;
  const props = attributes({ source: source ?? element.source, ...fixed, ...others });
  const children = element.children ?? [];
  if (children.length === 0) return `<${name}${props} />`;
  return `<${name}${props}>${children.map((child) => jsx(child, imports)).join('')}</${name}>`;
}
