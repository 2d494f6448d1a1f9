import type { Answers, ChoiceSource } from '../form-page.ts';
import { formatMoney } from '../values/money.ts';
import { fillTemplate } from '../values/template.ts';
import type { Choice } from './choice-list.tsx';

const PLACEHOLDER = /\{([\w.]+)(\??)\}/g;

/**
 * The address that choices come from, earlier answers filled in: `public/districts?city={city_id}`. Undefined while one of them
 * is not given yet; one with a question mark, `{route_ids?}`, may stay empty.
 */
export function choicePath(path: string, answers: Answers): string | undefined {
  const given = (name: string): string => String(answers[name] ?? '');
  const asked = [...path.matchAll(PLACEHOLDER)];
  if (asked.some(([, name = '', optional]) => !optional && given(name) === '')) return undefined;
  return path.replace(PLACEHOLDER, (_whole, name: string) => encodeURIComponent(given(name)));
}

/**
 * Choices from a list answer, plain or paged; rows without the value are left out. So are rows that contradict what was chosen
 * before: a ticket for all routes is not offered to someone who chose one route. A row's price stands below its name.
 * @param chosen the answers to the page's enumerations so far
 */
export function choicesFrom(
  answer: unknown,
  source: Pick<ChoiceSource, 'value' | 'label'>,
  chosen: Answers = {},
): Choice[] {
  return rowsOf(answer).flatMap((row) => {
    const value = row[source.value];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    if (Object.entries(chosen).some(([name, answered]) => isScalar(row[name]) && row[name] !== answered)) return [];
    const label = fillTemplate(source.label, row) || String(value);
    return [{ value, label, ...(typeof row['price'] === 'number' && { hint: formatMoney(row['price']) }) }];
  });
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** A list comes plain, or as `{ data }` when it was asked for by page. */
export function rowsOf(answer: unknown): Readonly<Record<string, unknown>>[] {
  const list = isRecord(answer) ? answer['data'] : answer;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
