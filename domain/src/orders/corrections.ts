import type { Order } from '../contract.ts';
import type { Row } from '@tuyen/server/domain';
import { PERSON_FIELDS } from './customers.ts';

const ORDER_FIELDS: readonly string[] = [
  'receiver_name',
  'receiver_phone',
  'delivery_address',
  'head_count',
  'member_list',
  'members',
  'note',
];
const PERSONAL_NAMES: readonly string[] = PERSON_FIELDS;

/**
 * Splits the corrected values into customer and order changes, and ignores fields that were not requested. Documents of
 * a renewal belong to the order until they are accepted.
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
