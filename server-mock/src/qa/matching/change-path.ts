import { jsonPathLibrary, parseJsonPath } from './json-path.ts';
import { SyntaxFault } from './syntax-fault.ts';

/**
 * Step of a path: the name of a property, the index of an item (counted from the end if negative), or all items or
 * properties.
 */
type Step = { readonly name: string } | { readonly index: number } | 'all';

export type ChangePath = readonly Step[];

/** @throws SyntaxFault also for slices, filters, `..` and several selectors in brackets */
export function parseChangePath(text: string): ChangePath {
  const { query } = parseJsonPath(text);
  const { selectors, TokenKind } = jsonPathLibrary().jsonpath;
  const shift = text.startsWith('$') ? 0 : text.startsWith('[') ? 1 : 2;
  const fault = (position: number) =>
    new SyntaxFault('json_path_change', position - shift, text.slice(position - shift));
  return query.segments.map(({ token, selectors: own }) => {
    const [one, other] = own;
    if (token.kind === TokenKind.DDOT || !one) throw fault(token.index);
    if (other) throw fault(other.token.index);
    if (one instanceof selectors.NameSelector) return { name: one.name };
    if (one instanceof selectors.IndexSelector) return { index: one.index };
    if (one instanceof selectors.WildcardSelector) return 'all';
    throw fault(one.token.index);
  });
}

/**
 * Returns a copy with the value set at every place that the path selects. A missing object is created. A missing list
 * item is not.
 */
export function withValueAt(value: unknown, [step, ...rest]: ChangePath, set: unknown): unknown {
  if (step === undefined) return set;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (isItem(step, index, value) ? withValueAt(one, rest, set) : one));
  if (step !== 'all' && 'index' in step) return value;
  const object = typeof value === 'object' && value !== null ? value : {};
  if (step === 'all')
    return Object.fromEntries(Object.entries(object).map(([key, one]) => [key, withValueAt(one, rest, set)]));
  const inner: unknown = Object.hasOwn(object, step.name) ? Reflect.get(object, step.name) : undefined;
  return { ...object, [step.name]: withValueAt(inner, rest, set) };
}

export function withoutValueAt(value: unknown, [step, ...rest]: ChangePath): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  const isLast = rest.length === 0;
  if (Array.isArray(value)) {
    if (isLast) return value.filter((_, index) => !isItem(step, index, value));
    return value.map((one: unknown, index) => (isItem(step, index, value) ? withoutValueAt(one, rest) : one));
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      if (step !== 'all' && !('name' in step && key === step.name)) return [[key, one]];
      return isLast ? [] : [[key, withoutValueAt(one, rest)]];
    }),
  );
}

function isItem(step: Step, index: number, { length }: readonly unknown[]): boolean {
  if (step === 'all') return true;
  return 'index' in step && index === (step.index < 0 ? length + step.index : step.index);
}
