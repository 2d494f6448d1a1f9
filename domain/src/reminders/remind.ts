import type { Customer, Job, Records, Services, Transaction } from '../contract.ts';
import { inBatches } from '../jobs/batches.ts';
import { channelOf } from '../mails/channel.ts';
import { notifyCustomer } from '../mails/send.ts';
import { ticketsOnCard } from '../orders/cards/tickets-on-card.ts';
import { maskedCode } from '../rules/persons/masks.ts';
import { formats } from '../rules/region.ts';
import { instantOf, localDate, type LocalDate } from '../rules/time/calendar.ts';
import { daysToReminder, isSendingHour, lastDayReminded } from './ending.ts';
import { STOP_REMINDERS, stopLink } from './stop-link.ts';

type Ticket = Records['monthly-tickets'];

const HOUR = 3_600_000;
const BATCH = 50;
/** Seconds for which the link in a reminder works. */
const LINK_SECONDS = 90 * 86_400;
const SYSTEM = { actor: { kind: 'system', name: 'reminders' }, officeId: null } as const;

/**
 * Reminds holders of monthly tickets before the last day, once per ticket. The ticket stores the time of the reminder in
 * the transaction that puts the message into the outbox, so neither a restart nor a second process sends it twice.
 */
export const remindOfEndingTickets: Job = {
  name: 'remind-of-ending-tickets',
  every: 900,
  async run(services) {
    const now = services.clock.now();
    const today = localDate(now);
    if (!isSendingHour(Math.floor((now.getTime() - Date.parse(instantOf(today))) / HOUR))) return;
    for (const { id } of await services.store.find('offices')) {
      const { reminder_days_before_end: daysBefore } = await services.settings('settings', id);
      if (daysBefore > 0) await remindOffice(services, { officeId: id, today, daysBefore });
    }
  },
};

interface Term {
  readonly officeId: string;
  readonly today: LocalDate;
  readonly daysBefore: number;
}

async function remindOffice(services: Services, term: Term): Promise<void> {
  const { officeId, today, daysBefore } = term;
  await inBatches(services, {
    resource: 'monthly-tickets',
    size: BATCH,
    context: SYSTEM,
    async next(after, size) {
      const due = await services.store.sql
        .selectFrom('monthly-tickets')
        .select('id')
        .where('office_id', '=', officeId)
        .where('state', '=', 'ISSUED')
        .where('reminded_at', 'is', null)
        .where('valid_to', '>=', today)
        .where('valid_to', '<=', lastDayReminded(today, daysBefore))
        .where('id', '>', after)
        .orderBy('id')
        .limit(size)
        .execute();
      return due.map(({ id }) => id);
    },
    async work(tx, tickets) {
      for (const ticket of tickets) await remind(services, tx, { ticket, term });
    },
  });
}

async function remind(
  services: Services,
  tx: Transaction,
  { ticket, term }: { readonly ticket: Ticket; readonly term: Term },
): Promise<void> {
  if (ticket.reminded_at) return;
  const customer = await tx.get('customers', ticket.customer_id);
  if (!customer || customer.declines_reminders || !channelOf(customer, services.sms !== undefined)) return;
  const onCard = await ticketsOnCard(tx, { id: ticket.customer_card_id });
  const days = daysToReminder(ticket, onCard, term);
  if (days === undefined) return;
  await send(services, tx, { ticket, customer, days });
  await tx.update('monthly-tickets', ticket.id, { reminded_at: services.clock.now().toISOString() });
}

async function send(
  { origins, sms, text }: Services,
  tx: Transaction,
  { ticket, customer, days }: { readonly ticket: Ticket; readonly customer: Customer; readonly days: number },
): Promise<void> {
  const order = ticket.order_id ? await tx.get('orders', ticket.order_id) : undefined;
  const language = order?.language ?? 'vi';
  const key = await tx.issueKey({ purpose: STOP_REMINDERS, subject: customer.id, seconds: LINK_SECONDS });
  const stop = stopLink(origins.server, key, language);
  const end = ticket.valid_to ?? '';
  const message = {
    template: 'ticket-ending',
    language,
    variables: {
      name: customer.full_name,
      card: maskedCode(ticket.card_code),
      valid_to: formats.date(end),
      left: text(language, days === 0 ? 'reminders.today' : 'reminders.days', { days }),
      link: `${origins.portal}${language === 'en' ? '/en' : ''}/renewal`,
      stop,
    },
    // RFC 8058: mail programs offer a button that declines reminders with one POST request.
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    topic: 'ticket.ending',
    record: { resource: 'customers', id: customer.id },
    officeId: ticket.office_id,
    until: new Date(instantOf(end, 24)),
  } as const;
  await notifyCustomer(tx, customer, message, sms !== undefined);
}
