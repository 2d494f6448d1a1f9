import { isObject } from '@tuyen/model';
import type { Pair } from '../i18n/use-pair.ts';
import { same } from '../data/changed-fields.ts';

interface Source {
  readonly from: 'own' | 'inherited' | 'default';
  readonly office?: { readonly id: string; readonly name: string };
}

export interface Origin extends Source {
  /** Inherited or default value that applies if the office resets its own value. Omitted for secrets. */
  readonly fallback?: Source & { readonly value?: unknown };
  readonly warning?: string;
}

export type Origins = Readonly<Record<string, Origin>>;
type Values = Readonly<Record<string, unknown>>;

export function originsIn(answer: object): Origins {
  // The cast is safe, because `can` always comes from the server. Lint forbids resource fields with this name.
  return 'origins' in answer && isObject(answer.origins) ? (answer.origins as Record<string, Origin>) : {};
}

export function warningsIn(origins: Origins, label: (field: string) => string, pair: Pair): string {
  const named = Object.entries(origins).filter(([, { warning }]) => warning);
  return named.map(([field, { warning }]) => pair(label(field), warning ?? '')).join(' ');
}

/**
 * Checks whether the user has reset the office's own value of a field and not changed the field since. The form then
 * shows the inherited value, and the PATCH sends null.
 */
export function isGivenUp(name: string, given: ReadonlySet<string>, origins: Origins, values: Values): boolean {
  const origin = origins[name];
  return given.has(name) && origin?.from === 'own' && same(values[name], origin.fallback?.value);
}

export function givenUp(given: ReadonlySet<string>, origins: Origins, values: Values): Readonly<Record<string, null>> {
  const names = [...given].filter((name) => isGivenUp(name, given, origins, values));
  return Object.fromEntries(names.map((name) => [name, null]));
}

export interface Mark {
  readonly key: 'own' | 'inherited' | 'default' | 'will_inherit' | 'will_default' | 'changed';
  readonly name?: string;
}

/**
 * Returns the mark that shows where the value of a setting comes from. `changed` means that a typed value replaces an
 * inherited one and becomes the office's own.
 */
export function markOf(origin: Origin, state: { readonly givenUp: boolean; readonly changed: boolean }): Mark {
  if (state.givenUp) return naming(origin.fallback ?? origin, 'will_inherit', 'will_default');
  if (origin.from === 'own') return { key: 'own' };
  return state.changed ? { key: 'changed' } : naming(origin, 'inherited', 'default');
}

function naming(source: Source, above: Mark['key'], otherwise: Mark['key']): Mark {
  return source.office ? { key: above, name: source.office.name } : { key: otherwise };
}
