import type { Row } from '@tuyen/server-mock/domain';
import { PERSON_FIELDS } from './customers.ts';

/** What a citizen may correct of the order itself; with the person's own fields it is the enumeration `correctable-field`. */
const ORDER_FIELDS = ['receiver_name', 'receiver_phone', 'delivery_address', 'note'] as const;

/** The corrected values, apart for customer and order. Only what was asked for may change. */
export function corrected(asked: readonly string[], form: Row): { readonly person: Row; readonly order: Row } {
  const pick = (names: readonly string[]): Row =>
    Object.fromEntries(asked.filter((name) => names.includes(name)).map((name) => [name, form[name]]));
  return { person: pick(PERSON_FIELDS), order: pick(ORDER_FIELDS) };
}
