import { type FilterContext, clockText, CLOCK, isObject, type Json, placeholderParts, valueAt } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';

export interface ScenarioValues {
  readonly parameters: Readonly<Row>;
  /** Result of each earlier step, by step name: the record that it found or created, or the answer to its request. */
  readonly steps: ReadonlyMap<string, Readonly<Row>>;
  readonly clock: Pick<FilterContext, 'now' | 'zone'>;
}

/**
 * Inserts the values of all placeholders. A text that consists of one placeholder becomes its value. A key, an item or
 * a text with a missing parameter is removed.
 * @returns undefined if nothing remains
 */
export function insert(value: Json, known: ScenarioValues): unknown {
  if (typeof value === 'string') return insertText(value, known);
  if (Array.isArray(value)) {
    return value.map((item) => insert(item, known)).filter((item) => item !== undefined);
  }
  return isObject(value) ? insertInto(value, known) : value;
}

export function insertInto(object: Readonly<Record<string, Json>>, known: ScenarioValues): Row {
  const entries = Object.entries(object).map(([key, value]) => [key, insert(value, known)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** @param written encodes each value, for URLs */
export function insertText(text: string, known: ScenarioValues, written: (value: string) => string = String): unknown {
  const parts = placeholderParts(text).map((part) =>
    typeof part === 'string' ? part : { value: valueOf(part.name, known) },
  );
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'object' && written === String) return only.value;
  if (parts.some((part) => typeof part === 'object' && part.value === undefined)) return undefined;
  return parts.map((part) => (typeof part === 'string' ? part : written(textOf(part.value)))).join('');
}

function valueOf(name: string, { parameters, steps, clock }: ScenarioValues): unknown {
  const [first = '', ...rest] = name.split('.');
  if (first === CLOCK) return clockText(rest.join('.'), clock);
  if (rest.length === 0) return parameters[first];
  // A missing field of a record is null, unlike a missing parameter, which is undefined.
  return valueAt(steps.get(first), rest.join('.')) ?? null;
}

const textOf = (value: unknown): string =>
  isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value ?? '');
