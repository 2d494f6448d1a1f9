import { exactNumber, mayBeInexact } from '@tuyen/model';

const INEXACT = Symbol('inexact');

export function inexactNumbers(text: string): readonly string[] {
  if (!mayBeInexact(text)) return [];
  const found = new Set<string>();
  note(JSON.parse(text, marked), [], found);
  return [...found];
}

function marked(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined) return value;
  return exactNumber(context.source) === undefined ? INEXACT : value;
}

function note(value: unknown, path: readonly string[], found: Set<string>): void {
  if (value === INEXACT) found.add(path.join('.'));
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) note(inner, [...path, key], found);
}
