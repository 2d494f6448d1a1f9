import type { Customer, Services, Transaction } from '../../contract.ts';
import { channelOf } from '../../mails/channel.ts';
import { notifyCustomer } from '../../mails/send.ts';
import { cardsInUse } from './held-cards.ts';

const LINK_SECONDS = 3600;
/**
 * Maximum number of customer records to which one request sends a link. A person has few records, and one request must
 * not fill a mailbox.
 */
const MOST_RECORDS = 5;

export interface LinkTo {
  readonly purpose: string;
  readonly template: 'card-lost' | 'own-card';
  readonly topic: string;
  /** Page that the link opens, without the language. */
  readonly path: string;
}

/**
 * Sends a link to the recorded contact of each holder of a card who matches. The answer and its duration do not tell
 * whether there is one.
 */
export async function sendLinks(
  { origins, clock, sms }: Services,
  tx: Transaction,
  person: { readonly phone: string; readonly identity_number?: string },
  { purpose, template, topic, path }: LinkTo,
): Promise<void> {
  const { language } = tx.context;
  const records = await tx.find('customers', person, { sort: '-created_at', limit: MOST_RECORDS });
  const owners: Customer[] = [];
  for (const customer of records)
    if (channelOf(customer, sms !== undefined) && (await cardsInUse(tx, customer)).length > 0) owners.push(customer);
  // Issues an unused key if no customer was found. The request then takes as long as for a known customer, so its
  // duration reveals nothing.
  if (owners.length === 0) await tx.issueKey({ purpose, subject: '', seconds: LINK_SECONDS });
  for (const customer of owners) {
    const { id, key } = await tx.issueKey({ purpose, subject: customer.id, seconds: LINK_SECONDS });
    // Browsers do not send the part after # to servers, so no log contains the key.
    const link = `${origins.portal}${language === 'en' ? '/en' : ''}${path}#${new URLSearchParams({ id, key }).toString()}`;
    const message = {
      template,
      language,
      variables: { name: customer.full_name, link },
      topic,
      record: { resource: 'customers', id: customer.id },
      officeId: customer.office_id,
      until: new Date(clock.now().getTime() + LINK_SECONDS * 1000),
    } as const;
    await notifyCustomer(tx, customer, message, sms !== undefined);
  }
}
