import type { Card, Customer, Transaction } from '../contract.ts';
import { notifyCustomer } from '../mails/send.ts';
import { maskedCode } from '../rules/persons/masks.ts';
import { lockCard } from '../cards/locks.ts';

/** Locks a card that its holder reports lost, and tells the holder. Does nothing if the card is already locked. */
export async function reportLost(
  tx: Transaction,
  card: Card,
  customer: Customer,
  { language, canSendSms }: { readonly language: string; readonly canSendSms: boolean },
): Promise<void> {
  if (!(await lockCard(tx, card.id, 'HOLDER'))) return;
  const message = {
    template: 'card-locked',
    language,
    variables: { name: customer.full_name, card: maskedCode(card.card_code) },
    topic: 'card.locked',
    record: { resource: 'customers', id: customer.id },
    officeId: customer.office_id,
  } as const;
  await notifyCustomer(tx, customer, message, canSendSms);
}
