import { isObject } from '@tuyen/model';
import type { Formats } from '@tuyen/model';
import { fillTemplate } from './template.ts';

/** A choice as forms show it. */
export interface Choice {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly hint?: string;
  /** Shown with the reason as its hint, and cannot be chosen. */
  readonly disabled?: true;
}

/** How rows are read: the key of the value, templates over a row. */
interface RowReading {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

const PLACEHOLDER = /\{([\w.]+)(\??)\}/g;

/**
 * The address that choices come from, earlier answers filled in: `public/districts?city={city_id}`. Undefined while one of them
 * is not given yet; one with a question mark, `{route_ids?}`, may stay empty where the form does not need it.
 * @param needed the names of the answers that the form requires now
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
 * Choices from a list answer, plain or paged; rows without the value are left out. The server decides which choices fit the
 * other answers. Below a row's label is its hint or its price; one that the server refuses (`refused`) is
 * shown with the reason, and cannot be chosen.
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

/** A list comes plain, or as `{ data }` when it was asked for by page. */
export function rowsOf(answer: unknown): Readonly<Record<string, unknown>>[] {
  const list = isObject(answer) ? answer['data'] : answer;
  return Array.isArray(list) ? list.filter(isObject) : [];
}
