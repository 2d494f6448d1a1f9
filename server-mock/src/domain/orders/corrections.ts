import type { Row } from '../../engine/domain.ts';
import { Problem, type FieldError } from '../../engine/problem.ts';
import type { Correction, Order } from '../records.ts';
import { PERSON_FIELDS } from './customers.ts';

/** What a citizen may correct of the order itself: nothing that its price hangs on, for that has been paid. */
const ORDER_FIELDS = ['receiver_name', 'receiver_phone', 'delivery_address', 'note'] as const;
const PERSONAL = PERSON_FIELDS.filter((name) => name !== 'object_group_id');

/** The bare name of a field that a clerk may have marked as `customers.full_name` or `full_name`. */
export const bareName = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** @throws 422 where a clerk asks for what no citizen can correct */
export function correctable(corrections: readonly Correction[]): void {
  const known: readonly string[] = [...PERSONAL, ...ORDER_FIELDS];
  const errors: Record<string, FieldError> = {};
  corrections.forEach(({ field }, index) => {
    if (!known.includes(bareName(field))) errors[`corrections.${index}.field`] = { code: 'not_correctable' };
  });
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
}

/**
 * The corrected values, apart for customer and order. Only what was asked for may change, and all of it must be sent.
 * @throws 422 naming what is missing
 */
export function corrected(order: Order, form: Row): { readonly person: Row; readonly order: Row } {
  const asked = (order.corrections ?? []).map(({ field }) => bareName(field));
  const missing = asked.filter((name) => form[name] === undefined || form[name] === null || form[name] === '');
  if (missing.length > 0) {
    throw new Problem(
      422,
      'validation_failed',
      {},
      Object.fromEntries(missing.map((name) => [name, { code: 'required' }])),
    );
  }
  const pick = (names: readonly string[]): Row =>
    Object.fromEntries(asked.filter((name) => names.includes(name)).map((name) => [name, form[name]]));
  return { person: pick(PERSONAL), order: pick(ORDER_FIELDS) };
}
