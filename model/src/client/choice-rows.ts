import { isObject } from '../model/json/is-object.ts';
import type { Formats } from '../region/index.ts';
import { fillTemplate } from './fill-template.ts';

export interface Choice {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly hint?: string;
  /** The choice cannot be selected. Its hint shows the reason. */
  readonly disabled?: true;
}

/** How a row becomes a choice: the key of the row that holds the value, and templates for the texts. */
interface RowReading {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

const PLACEHOLDER = /\{([\w.]+)(\??)\}/g;

/**
 * Returns the path of the choices with earlier answers filled in: `public/districts?city={city_id}`. Returns undefined
 * while such an answer is missing. A placeholder with a question mark, `{route_ids?}`, may stay empty if the form does
 * not require it.
 * @param needed names of the answers that the form currently requires
 */
export function choicePath(
  path: string,
  answers: Readonly<Record<string, unknown>>,
  needed: readonly string[] = [],
): string | undefined {
  const given = (name: string): string => String(answers[name] ?? '');
  const asked = [...path.matchAll(PLACEHOLDER)];
  const waiting = asked.some(([, name = '', optional]) => given(name) === '' && (!optional || needed.includes(name)));
  if (waiting) return undefined;
  return path.replace(PLACEHOLDER, (_match, name: string) => encodeURIComponent(given(name)));
}

/**
 * Reads choices from a plain or paged list. Skips rows without the value. The hint is the row's hint or price. A row
 * that the server refuses (`refused`) becomes a disabled choice with the reason.
 */
export function choicesFrom(answer: unknown, source: RowReading, formats: Formats): Choice[] {
  return rowsOf(answer).flatMap((row) => {
    const value = row[source.value];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const label = fillTemplate(source.label, row) || String(value);
    const price = typeof row['price'] === 'number' ? formats.money(row['price'], row['currency']) : '';
    const hint = source.hint === undefined ? price : fillTemplate(source.hint, row);
    return [{ value, label, ...(hint && { hint }), ...(row['refused'] ? { disabled: true as const } : {}) }];
  });
}

/** Returns the rows of a plain list or of a paged `{ data }` response. */
export function rowsOf(answer: unknown): Readonly<Record<string, unknown>>[] {
  const list = isObject(answer) ? answer['data'] : answer;
  return Array.isArray(list) ? list.filter(isObject) : [];
}
