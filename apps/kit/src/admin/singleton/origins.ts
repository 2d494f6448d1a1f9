import { isObject } from '@tuyen/model';
import { same } from '../data/changed-fields.ts';

interface Source {
  readonly from: 'own' | 'inherited' | 'default';
  readonly office?: { readonly id: string; readonly name: string };
}

/** Where a setting's value comes from, as the server returns it with the values. */
export interface Origin extends Source {
  /** Of an own value: the value without it. Secrets are listed without their value. */
  readonly fallback?: Source & { readonly value?: unknown };
  /** An effect of the value that few people want. */
  readonly warning?: string;
}

export type Origins = Readonly<Record<string, Origin>>;
type Values = Readonly<Record<string, unknown>>;

/** The origins of an answer; none if the server does not return them. */
export function originsIn(answer: object): Origins {
  // The server alone writes it: no field may have this name, as lint holds.
  return 'origins' in answer && isObject(answer.origins) ? (answer.origins as Record<string, Origin>) : {};
}

/** The effects that few people want, each after the label of its field; empty if there are none. */
export function warningsIn(origins: Origins, label: (field: string) => string): string {
  const named = Object.entries(origins).filter(([, { warning }]) => warning);
  return named.map(([field, { warning }]) => `${label(field)}: ${warning}`).join(' ');
}

/**
 * Is an own value given up? It was set back, and nothing else has been typed since. What the form then shows is what will hold, and
 * null is what is sent.
 */
export function isGivenUp(name: string, given: ReadonlySet<string>, origins: Origins, values: Values): boolean {
  const origin = origins[name];
  return given.has(name) && origin?.from === 'own' && same(values[name], origin.fallback?.value);
}

/** What a PATCH sends for the values that are given up. */
export function givenUp(given: ReadonlySet<string>, origins: Origins, values: Values): Readonly<Record<string, null>> {
  const names = [...given].filter((name) => isGivenUp(name, given, origins, values));
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** The words of a mark: a key below `settings`, and the office that it names. */
export interface Mark {
  readonly key: 'own' | 'inherited' | 'default' | 'will_inherit' | 'will_default' | 'changed';
  readonly name?: string;
}

/** The mark below a field. `changed`: a value was typed over an inherited one and will be the office's own. */
export function markOf(origin: Origin, state: { readonly givenUp: boolean; readonly changed: boolean }): Mark {
  if (state.givenUp) return naming(origin.fallback ?? origin, 'will_inherit', 'will_default');
  if (origin.from === 'own') return { key: 'own' };
  return state.changed ? { key: 'changed' } : naming(origin, 'inherited', 'default');
}

function naming(source: Source, above: Mark['key'], otherwise: Mark['key']): Mark {
  return source.office ? { key: above, name: source.office.name } : { key: otherwise };
}
