import type { Domain, Reader, ResourceHooks, Values } from '../contract.ts';
import { mailAccountOf } from './account.ts';
import { senderOf } from './sender.ts';

/**
 * Staff view of the outbox: recipient, order and state of each message. Never contains the content, which may include
 * links.
 */
export const outbox: NonNullable<Domain['outbox']> = {
  resource: 'mails',
  row: async (entry, reader): Promise<Values<'mails'>> => ({
    customer_id: await aboutWhom(entry.record, reader),
    office_id: entry.officeId,
    channel: entry.channel,
    recipient: entry.recipient,
    subject: entry.subject,
    topic: entry.topic,
    order_id: entry.record?.resource === 'orders' ? entry.record.id : undefined,
    state: entry.state,
    problem: entry.problem ?? null,
    detail: entry.detail ?? null,
    attempts: entry.attempts,
    due_at: entry.dueAt ?? null,
    sent_at: entry.sentAt ?? null,
  }),
  account: mailAccountOf,
  sender: senderOf,
};

async function aboutWhom(
  record: { readonly resource: string; readonly id: string } | undefined,
  reader: Reader,
): Promise<string | undefined> {
  if (record?.resource === 'customers') return record.id;
  return record?.resource === 'orders' ? (await reader.get('orders', record.id))?.customer_id : undefined;
}

export const mailHooks: ResourceHooks<'mails'> = {
  transitions: {
    async resend(record, _, { tx, now }) {
      await tx.resend(record.id);
      return { problem: null, detail: null, due_at: now.toISOString() };
    },
  },
};
