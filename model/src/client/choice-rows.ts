import { isObject } from '../model/json/is-object.ts';
import type { Formats } from '../region/index.ts';
import { fillTemplate } from './fill-template.ts';

export interface Choice {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly hint?: string;
  /** The choice cannot be selected. Its hint shows the reason. */
  readonly disabled?: true;
  /** The form selects the choice until the user chooses. */
  readonly suggested?: true;
  /** Question to answer before the choice is sent. */
  readonly confirm?: string;
}

/** How to turn a data row into a choice. `value` is a key of the row, `label` and `hint` are text templates. */
interface RowReading {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly preselect?: string;
  readonly confirm?: string;
}

const PLACEHOLDER = /\{([\w.]+)(\??)\}/g;

/**
 * Returns the API path from which a form loads choices, with earlier answers inserted:
 * `public/districts?city={city_id}`. Returns undefined while a needed answer is missing. A placeholder with a question
 * mark, `{route_ids?}`, may stay empty if the form does not require that answer.
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
 * Converts the rows of a plain or paged list to choices. Skips rows in which the value is missing. The hint of a choice
 * is the row's hint or price. A row that the server refuses (`refused`) becomes a disabled choice with the reason.
 */
export function choicesFrom(answer: unknown, source: RowReading, formats: Formats): Choice[] {
  return rowsOf(answer).flatMap((row) => {
    const value = row[source.value];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const label = fillTemplate(source.label, row) || String(value);
    const price = typeof row['price'] === 'number' ? formats.money(row['price'], row['currency']) : '';
    const hint = source.hint === undefined ? price : fillTemplate(source.hint, row);
    const confirm = source.confirm === undefined ? '' : fillTemplate(source.confirm, row);
    const state = {
      ...(confirm && { confirm }),
      ...(row['refused'] ? { disabled: true as const } : {}),
      ...(source.preselect !== undefined && row[source.preselect] === true ? { suggested: true as const } : {}),
    };
    return [{ value, label, ...(hint && { hint }), ...state }];
  });
}

/** Returns the rows of a list response: the list itself, or its `data`. */
export function rowsOf(answer: unknown): Readonly<Record<string, unknown>>[] {
  const list = isObject(answer) ? answer['data'] : answer;
  return Array.isArray(list) ? list.filter(isObject) : [];
}
