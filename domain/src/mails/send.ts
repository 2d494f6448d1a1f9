import type { Transaction } from '../contract.ts';
import type { MailVariables } from '../generated/mails.gen.ts';
import type { MessageContext } from '@tuyen/server/domain';

export type MailName = keyof MailVariables;

/** A mail by its template, whose variables the compiler checks. */
export interface TypedMail<N extends MailName> extends MessageContext {
  readonly template: N;
  readonly to: string;
  readonly language: string;
  readonly variables: MailVariables[N];
}

/** Puts a mail of `schemas/mails/` into the outbox, with the transaction. */
export async function sendMail<N extends MailName>(tx: Transaction, mail: TypedMail<N>): Promise<void> {
  await tx.mail(mail);
}
