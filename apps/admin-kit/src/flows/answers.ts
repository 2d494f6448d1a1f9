import { holds, type Flow, type Json } from '@tuyen/model';
import { omitEmptyDeep } from '../data/omit-empty.ts';
import { fieldsOf } from './flow-context.ts';

export type Answers = Readonly<Record<string, unknown>>;

/**
 * Returns the initial answers of a staff flow: the defaults of the flow, otherwise the defaults of the resource's
 * fields.
 * @param today date such as `2026-11-20`
 */
export function firstAnswers(flow: Flow, today: string): Record<string, Json> {
  const values: Record<string, Json> = {};
  for (const { name, field, default: own } of fieldsOf(flow)) {
    const day = field.kind === 'month' ? today.slice(0, 7) : today;
    if (own !== undefined) values[name] = own === 'today' ? day : own;
    else if (field.default !== undefined) values[name] = field.default;
  }
  return values;
}

/** Returns the answers to ask for a price. It does not depend on what the user confirms later. */
export function priceBody(flow: Flow, answers: Answers): Record<string, unknown> {
  const later = fieldsOf(flow).flatMap(({ options }) => options?.confirmed ?? []);
  return { ...flowBody(flow, answers), ...Object.fromEntries(later.map((name) => [name, true])) };
}

export function flowBody(flow: Flow, answers: Answers): Record<string, unknown> {
  const asked = fieldsOf(flow).filter(({ when }) => holds(when, answers));
  return omitEmptyDeep(Object.fromEntries(asked.map(({ name }) => [name, answers[name]])));
}
