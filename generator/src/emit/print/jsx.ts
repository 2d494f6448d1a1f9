import type { ScreenElement } from '@tuyen/model';
import type { Imports } from './imports.ts';

/** A screen's element as JSX on one line; the formatter breaks long lines. */
export function jsx(element: ScreenElement, imports: Imports): string {
  const name = imports.value(element.from, element.component);
  const { source, ...others } = element.props;
  const props = attributes({ source: source ?? element.source, ...others });
  const children = element.children ?? [];
  if (children.length === 0) return `<${name}${props} />`;
  return `<${name}${props}>${children.map((child) => jsx(child, imports)).join('')}</${name}>`;
}

/** ` source="plate" isRequired max={200}`: strings as attributes, `true` alone, all else in braces; undefined is left out. */
export function attributes(props: Readonly<Record<string, unknown>>): string {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${attribute(name, value)}`)
    .join('');
}

function attribute(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\&{}<>\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${literal(value)}}`;
}

/** A value as a TypeScript literal; the formatter normalizes quotes. */
export function literal(value: unknown): string {
  return JSON.stringify(value);
}
