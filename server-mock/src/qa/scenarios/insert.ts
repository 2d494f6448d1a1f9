import { type FilterContext, clockText, CLOCK, isObject, type Json, placeholderParts, valueAt } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';

/** What placeholders stand for, at one step of a scenario. */
export interface Known {
  /** Those that were given, and those with a default. */
  readonly parameters: Readonly<Row>;
  /** By the name of its step: the record that was found or made, or the answer. */
  readonly steps: ReadonlyMap<string, Readonly<Row>>;
  readonly clock: Pick<FilterContext, 'now' | 'zone'>;
}

/**
 * A value with everything inserted. A text that is one placeholder takes over its value; a key, an item or a text with a parameter that was
 * not given is left out.
 * @returns undefined where nothing is left
 */
export function insert(value: Json, known: Known): unknown {
  if (typeof value === 'string') return insertText(value, known);
  if (Array.isArray(value)) {
    return value.map((item) => insert(item, known)).filter((item) => item !== undefined);
  }
  return isObject(value) ? insertInto(value, known) : value;
}

/** The same of each key. */
export function insertInto(object: Readonly<Record<string, Json>>, known: Known): Row {
  const entries = Object.entries(object).map(([key, value]) => [key, insert(value, known)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** @param written of a text between placeholders, for addresses: each value is encoded */
export function insertText(text: string, known: Known, written: (value: string) => string = String): unknown {
  const parts = placeholderParts(text).map((part) =>
    typeof part === 'string' ? part : { value: valueOf(part.name, known) },
  );
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'object' && written === String) return only.value;
  if (parts.some((part) => typeof part === 'object' && part.value === undefined)) return undefined;
  return parts.map((part) => (typeof part === 'string' ? part : written(textOf(part.value)))).join('');
}

function valueOf(name: string, { parameters, steps, clock }: Known): unknown {
  const [first = '', ...rest] = name.split('.');
  if (first === CLOCK) return clockText(rest.join('.'), clock);
  if (rest.length === 0) return parameters[first];
  // A field that the record lacks is empty, which is not the same as a parameter that was not given.
  return valueAt(steps.get(first), rest.join('.')) ?? null;
}

const textOf = (value: unknown): string =>
  isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value ?? '');
