import type { Answers, ChoiceSource } from '../form-page.ts';
import { formatMoney } from '../values/money.ts';
import { fillTemplate } from '../values/template.ts';
import type { Choice } from './choice-list.tsx';

/**
 * The address that choices come from, earlier answers filled in: `public/districts?city={city_id}`. Undefined while one of them
 * is not given yet.
 */
export function choicePath(path: string, answers: Answers): string | undefined {
  const needed = [...path.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name);
  if (needed.some((name) => answers[name] === undefined || answers[name] === '')) return undefined;
  return path.replace(/\{([\w.]+)\}/g, (_whole, name: string) => encodeURIComponent(String(answers[name])));
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
