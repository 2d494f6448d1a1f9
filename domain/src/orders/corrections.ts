import type { Order } from '../contract.ts';
import type { Row } from '@tuyen/server/domain';
import { PERSON_FIELDS } from './customers.ts';

/** What a citizen may correct of the order itself; with the person's own fields it is the enumeration `correctable-field`. */
const ORDER_FIELDS: readonly string[] = [
  'receiver_name',
  'receiver_phone',
  'delivery_address',
  'head_count',
  'member_list',
  'note',
];
const PERSONAL_NAMES: readonly string[] = PERSON_FIELDS;

/**
 * The corrected values, apart for customer and order. Only what was asked for may change. Documents that come with a renewal belong to
 * it until they are accepted.
 */
export function corrected(
  asked: readonly string[],
  form: Row,
  kind: Order['request_kind'],
): { readonly person: Row; readonly order: Row } {
  const ofOrder = (name: string) => ORDER_FIELDS.includes(name) || (name === 'proofs' && kind === 'RENEW');
  const pick = (includes: (name: string) => boolean): Row =>
    Object.fromEntries(asked.filter(includes).map((name) => [name, form[name]]));
  return {
    person: pick((name) => PERSONAL_NAMES.includes(name) && !ofOrder(name)),
    order: pick(ofOrder),
  };
}
