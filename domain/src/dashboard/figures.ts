import { sql } from 'kysely';
import type { Figure, Reader } from '../contract.ts';
import { ofOffices } from '../reports/select.ts';
import { addDays, firstOfMonth, instantOf, localDate, type LocalDate } from '../rules/time/calendar.ts';
import { cardFigures } from './card-figures.ts';
import { operationFigures } from './operation-figures.ts';
import { COUNT, howMany, type Scope, truth } from './selecting.ts';

/** The numbers of a clerk's home page: each for the current office and those below it, and only for those who may read them. */
export const figures: readonly Figure[] = [
  {
    name: 'orders_by_status',
    slugs: ['order.read'],
    async value(reader, scope) {
      const rows = await orders(reader, scope)
        .select((eb) => [eb.ref('status').as('status'), eb.fn.countAll().as('count')])
        .groupBy('status')
        .execute();
      return Object.fromEntries(rows.map((row) => [String(row.status), Number(row.count)]));
    },
  },
  {
    name: 'orders_to_approve',
    slugs: ['order.approve'],
    value: (reader, scope) => howMany(orders(reader, scope).where('status', '=', 'WAITING_FOR_CONFIRM').select(COUNT)),
  },
  {
    name: 'orders_overdue',
    slugs: ['order.approve'],
    value: (reader, scope) =>
      howMany(
        orders(reader, scope)
          .where('status', '=', 'WAITING_FOR_CONFIRM')
          .where('overdue', '=', truth(reader))
          .select(COUNT),
      ),
  },
  {
    name: 'revenue_today',
    slugs: ['transaction.read'],
    value: (reader, scope) => revenue(reader, scope, localDate(scope.now)),
  },
  {
    name: 'revenue_this_month',
    slugs: ['transaction.read'],
    value: (reader, scope) => revenue(reader, scope, firstOfMonth(localDate(scope.now))),
  },
  {
    name: 'new_customers',
    slugs: ['customer.read'],
    value: (reader, scope) =>
      howMany(
        reader.sql
          .selectFrom('customers')
          .where(ofOffices(sql.ref('office_id'), scope))
          .where('created_at', '>=', instantOf(lastMonth(scope)))
          .select(COUNT),
      ),
  },
  {
    // Nothing is shown where nothing is wrong.
    name: 'mails_without_server',
    slugs: ['mail.read'],
    value: async (reader, scope) =>
      (await howMany(mails(reader, scope).where('problem', '=', 'NO_SERVER').select(COUNT))) || undefined,
  },
  {
    name: 'mails_failed',
    slugs: ['mail.read'],
    value: async (reader, scope) => (await howMany(unsent(reader, scope, 'FAILED'))) || undefined,
  },
  {
    name: 'mails_uncertain',
    slugs: ['mail.read'],
    value: async (reader, scope) => (await howMany(unsent(reader, scope, 'UNCERTAIN'))) || undefined,
  },
  {
    name: 'mails_waiting',
    slugs: ['mail.read'],
    value: async (reader, scope) =>
      (await howMany(
        mails(reader, scope)
          .where('state', '=', 'WAITING')
          .where('channel', '=', 'MAIL')
          .where('created_at', '<', new Date(scope.now.getTime() - LONG_MS).toISOString())
          .select(COUNT),
      )) || undefined,
  },
  ...operationFigures,
  ...cardFigures,
];

/** A mail that waits longer is late. Milliseconds. */
const LONG_MS = 15 * 60_000;

const lastMonth = ({ now }: Scope): LocalDate => addDays(localDate(now), -30);

/** Money received for orders since a day, in đồng, less what is due back. */
async function revenue(reader: Reader, scope: Scope, since: LocalDate): Promise<number> {
  const row = await orders(reader, scope)
    .where('paid_at', '>=', instantOf(since))
    .select((eb) => [eb.fn.sum('total').as('paid'), eb.fn.sum('refund_amount').as('refunded')])
    .executeTakeFirst();
  return Number(row?.paid ?? 0) - Number(row?.refunded ?? 0);
}

const orders = (reader: Reader, scope: Scope) =>
  reader.sql.selectFrom('orders').where(ofOffices(sql.ref('office_id'), scope));

const mails = (reader: Reader, scope: Scope) =>
  reader.sql.selectFrom('mails').where(ofOffices(sql.ref('office_id'), scope));

/** Of the last week: older news is not worth sending again. */
const unsent = (reader: Reader, scope: Scope, state: 'FAILED' | 'UNCERTAIN') =>
  mails(reader, scope)
    .where('state', '=', state)
    .where('created_at', '>=', instantOf(addDays(localDate(scope.now), -7)))
    .select(COUNT);
