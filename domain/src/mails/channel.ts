import type { Customer } from '../contract.ts';

type Contact = Pick<Customer, 'email' | 'phone' | 'preferred_channel'>;

/**
 * Returns the channel on which a customer gets messages: the preferred one if it can be used, otherwise mail before SMS.
 * @param canSendSms whether the operator has configured an SMS service
 * @returns undefined if no message can reach the customer
 */
export function channelOf(
  { email, phone, preferred_channel }: Contact,
  canSendSms: boolean,
): 'MAIL' | 'SMS' | undefined {
  if (phone && canSendSms && (preferred_channel === 'SMS' || !email)) return 'SMS';
  return email ? 'MAIL' : undefined;
}
