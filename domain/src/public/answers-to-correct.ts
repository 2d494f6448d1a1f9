import type { Row } from '@tuyen/server/domain';
import type { Customer, Order } from '../contract.ts';
import { maskedDate, maskedEmail, maskedName, maskedNumber, maskedPhone, maskedText } from '../rules/persons/masks.ts';

/** Fields, such as the gender, whose values reveal little about a person. The form shows their current values. */
const OPEN = ['gender', 'city_id', 'district_id'];

/** Fields whose values identify a person or an address. The form shows them masked, and the owner types them again. */
const MASKS: Readonly<Record<string, (value: string) => string>> = {
  full_name: maskedName,
  birth_date: maskedDate,
  identity_number: maskedNumber,
  phone: maskedPhone,
  email: maskedEmail,
  group_name: maskedText,
  address: maskedText,
  receiver_name: maskedName,
  receiver_phone: maskedPhone,
  delivery_address: maskedText,
};

export function answersToCorrect(
  order: Order,
  customer: Customer | undefined,
): { readonly answers: Row; readonly masked: Row } {
  const values = { ...order, ...customer };
  const answers: Row = {};
  const isAsked = (name: string) => order.corrections?.some(({ field }) => field === name) === true;
  // The form needs the customer's group, because it has a separate upload field for each document that the group
  // requires.
  if (order.object_group_id && isAsked('proofs')) {
    answers['object_group_id'] = order.object_group_id;
  }
  // The form offers the wards of the customer's city if the clerk asks only for another ward.
  if (customer?.city_id && isAsked('district_id')) answers['city_id'] = customer.city_id;
  const masked: Row = {};
  for (const { field } of order.corrections ?? []) {
    const value = values[field];
    if (typeof value !== 'string' || value === '') continue;
    if (OPEN.includes(field)) answers[field] = value;
    else if (Object.hasOwn(MASKS, field)) masked[field] = MASKS[field]?.(value);
  }
  return { answers, masked };
}
