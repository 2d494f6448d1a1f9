import type { Card, Customer, GuardContext, HookContext, Order, Transaction } from '../contract.ts';
import { FORM_DRAFT, formDraftSubject, Problem } from '@tuyen/server/domain';
import { named } from '../rules/cards/card-lines.ts';
import { localDate } from '../rules/time/calendar.ts';
import { heldAbout, samePerson, type HeldRecords } from './of-customer.ts';
import { ERASED_VALUES, erasedCustomer, erasedOrder, type Held, isErased, MASK } from './personal.ts';
import { maskSnapshots } from './snapshots.ts';

export interface Erased {
  readonly erased_at: string;
  readonly records: number;
  /** Number of the person's records at other offices. Each office erases its own. */
  readonly elsewhere: number;
}

/**
 * Erases personal data from all records of a person at the office. Money, dates, tickets and counts stay. A repeated
 * call changes nothing and returns the first erasure time. Callers must run `assertErasable` first.
 */
export async function eraseCustomer(
  { id }: Pick<Customer, 'id'>,
  reason: string,
  context: HookContext,
): Promise<Erased> {
  const { now } = context;
  const tx = context.tx.as({ kind: 'system', name: 'privacy' });
  const customer = await tx.lock('customers', id);
  if (!customer) throw new Problem(404, 'not_found');
  if (isErased(customer)) return { erased_at: customer.erased_at ?? '', records: 0, elsewhere: 0 };
  const others = await samePerson(customer, tx);
  const own = others.filter(({ office_id: office }) => office === customer.office_id);
  for (const each of [customer, ...own].toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const record = await tx.lock('customers', each.id);
    if (record && !isErased(record)) await eraseRecord(record, reason, context, tx);
  }
  return { erased_at: now.toISOString(), records: 1 + own.length, elsewhere: others.length - own.length };
}

async function eraseRecord(customer: Customer, reason: string, context: HookContext, tx: Transaction): Promise<void> {
  await eraseRecords(await heldAbout(customer, tx), tx, context.now);
  await tx.notes.forget('customers', customer.id);
  await tx.attachments.forget('customers', customer.id);
  if (customer.email) await tx.endKeys(FORM_DRAFT, formDraftSubject(customer.email));
  // Uses the caller's identity, so that the log names who erased whom.
  await context.tx.internal.update('customers', customer.id, erasedCustomer(reason, context.now));
  await maskSnapshots(tx, 'customers', [customer.id]);
}

const ENDED: readonly Order['status'][] = ['CANCELED', 'DELIVERED_TO_CUSTOMER'];

/**
 * Rejects an erasure while the person has an open order, a usable card, or coins.
 * @throws 409 `erase_orders_open`, `erase_cards_in_use`, `erase_coins_left`, with the codes of the open orders or cards
 */
export async function assertErasable(customer: Customer, { tx, now }: GuardContext): Promise<void> {
  const records = await samePerson(customer, tx);
  const here = records.filter(({ office_id: office }) => office === customer.office_id);
  const own = { customer_id: [customer.id, ...here.map(({ id }) => id)] };
  const orders = await tx.find('orders', own);
  const open = orders.filter(({ status, refund_state: refund }) => !ENDED.includes(status) || refund === 'DUE');
  if (open.length > 0) throw new Problem(409, 'erase_orders_open', { codes: named(open.map(({ code }) => code)) });
  const used = (await tx.find('customer-cards', own)).filter((card) => inUse(card, localDate(now)));
  if (used.length > 0)
    throw new Problem(409, 'erase_cards_in_use', { codes: named(used.map(({ card_code: code }) => code)) });
  const coins = await tx.find('coins', own);
  if (coins.some(({ balance }) => balance !== 0)) throw new Problem(409, 'erase_coins_left');
}

const inUse = ({ status, is_locked, valid_to: to, valid_periods: periods }: Card, today: string): boolean =>
  status !== 'INACTIVE' &&
  !is_locked &&
  (!to || to >= today || (periods ?? []).some(({ valid_to: end }) => end >= today));

async function eraseRecords(held: HeldRecords, tx: Transaction, now: Date): Promise<void> {
  for (const order of held.orders) await tx.update('orders', order.id, erasedOrder(order));
  for (const { id } of held['order-members']) await tx.update('order-members', id, ERASED_VALUES['order-members']);
  for (const { id } of held['customer-requests'])
    await tx.update('customer-requests', id, ERASED_VALUES['customer-requests']);
  for (const { id } of held['customer-cards']) await tx.update('customer-cards', id, ERASED_VALUES['customer-cards']);
  for (const { id } of held['reissue-cards']) await tx.update('reissue-cards', id, ERASED_VALUES['reissue-cards']);
  for (const { id } of held['monthly-tickets'])
    await tx.update('monthly-tickets', id, ERASED_VALUES['monthly-tickets']);
  for (const { id } of held['daily-tickets']) await tx.update('daily-tickets', id, ERASED_VALUES['daily-tickets']);
  for (const { id } of held.coins) await tx.update('coins', id, ERASED_VALUES.coins);
  for (const { id } of held['bank-statement-lines'])
    await tx.update('bank-statement-lines', id, ERASED_VALUES['bank-statement-lines']);
  for (const { id, ended_at: ended } of held['card-sessions'])
    await tx.update('card-sessions', id, { ...ERASED_VALUES['card-sessions'], ended_at: ended ?? now.toISOString() });
  for (const { id } of held.mails) await forgetMail(tx, id);
  for (const resource of NOTED) for (const { id } of held[resource]) await tx.notes.forget(resource, id);
  for (const resource of LOGGED) {
    const ids = held[resource].map(({ id }) => id);
    await maskSnapshots(tx, resource, ids);
  }
}

const LOGGED = [
  'orders',
  'order-members',
  'customer-requests',
  'customer-cards',
  'reissue-cards',
  'monthly-tickets',
  'daily-tickets',
  'coins',
  'bank-statement-lines',
  'card-sessions',
] as const satisfies readonly Held[];

const NOTED = ['orders', 'customer-cards'] as const satisfies readonly Held[];

/** Deletes the recipient and content of a mail. The record that a mail was sent stays. */
export async function forgetMail(tx: Transaction, id: string): Promise<void> {
  await tx.forgetMessage(id);
  await tx.update('mails', id, { recipient: MASK, subject: MASK, detail: null });
}
