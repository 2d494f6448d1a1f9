import type { Customer, Transaction } from '../contract.ts';
import type { MailVariables } from '../generated/mails.gen.ts';
import type { MessageContext } from '@tuyen/server/domain';
import { channelOf } from './channel.ts';

export type MailName = keyof MailVariables;

export interface TypedMail<N extends MailName> extends MessageContext {
  readonly template: N;
  readonly to: string;
  readonly language: string;
  readonly variables: MailVariables[N];
  /** Further headers of the mail. An SMS has none. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export async function sendMail<N extends MailName>(tx: Transaction, mail: TypedMail<N>): Promise<void> {
  await tx.mail(mail);
}

/**
 * Sends a message to a customer by mail or SMS, see `channelOf`. The template needs a text for phones.
 * @returns false if no channel reaches the customer
 */
export async function notifyCustomer<N extends MailName>(
  tx: Transaction,
  customer: Customer,
  message: Omit<TypedMail<N>, 'to'>,
  canSendSms: boolean,
): Promise<boolean> {
  switch (channelOf(customer, canSendSms)) {
    case 'MAIL':
      await tx.mail({ ...message, to: customer.email ?? '' });
      return true;
    case 'SMS': {
      const { headers: _, ...sms } = message;
      await tx.sms({ ...sms, to: customer.phone ?? '' });
      return true;
    }
    case undefined:
      return false;
  }
}
