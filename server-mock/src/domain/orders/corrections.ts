import type { Row } from '../../engine/domain.ts';
import { Problem } from '../../engine/problem.ts';
import type { Order } from '../records.ts';
import { PERSON_FIELDS } from './customers.ts';

/** What a citizen may correct of the order itself; with the person's own fields it is the enumeration `correctable-field`. */
const ORDER_FIELDS = ['receiver_name', 'receiver_phone', 'delivery_address', 'note'] as const;

/**
 * The corrected values, apart for customer and order. Only what was asked for may change, and all of it must be sent.
 * @throws 422 naming what is missing
 */
export function corrected(order: Order, form: Row): { readonly person: Row; readonly order: Row } {
  const asked = (order.corrections ?? []).map(({ field }) => field);
  const missing = asked.filter((name) => form[name] === undefined || form[name] === null || form[name] === '');
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map((name) => [name, { code: 'required' }]));
    throw new Problem(422, 'validation_failed', {}, errors);
  }
  const pick = (names: readonly string[]): Row =>
    Object.fromEntries(asked.filter((name) => names.includes(name)).map((name) => [name, form[name]]));
  return { person: pick(PERSON_FIELDS), order: pick(ORDER_FIELDS) };
}
