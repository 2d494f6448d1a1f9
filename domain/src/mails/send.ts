import type { Transaction } from '../contract.ts';
import type { MailVariables } from '../generated/mails.gen.ts';
import type { MessageContext } from '@tuyen/server/domain';

export type MailName = keyof MailVariables;

export interface TypedMail<N extends MailName> extends MessageContext {
  readonly template: N;
  readonly to: string;
  readonly language: string;
  readonly variables: MailVariables[N];
}

export async function sendMail<N extends MailName>(tx: Transaction, mail: TypedMail<N>): Promise<void> {
  await tx.mail(mail);
}
