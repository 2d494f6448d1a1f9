import type { Card, HookContext, Values } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import type { IssueKind } from '../rules/cards/stock-card.ts';
import { localDate } from '../rules/time/calendar.ts';
import { isReplaced } from './replaced.ts';
import { retireStock, takeFromStock, type Issue } from './stock.ts';

/**
 * Creates a customer's card from a stock card. If it replaces an old card, it takes over the old card's validity and
 * monthly tickets, and the old card is locked. An old card can be replaced only once, because two new cards would both
 * be valid.
 * @throws 409 `card_replaced`, `card_taken`; 422 `same_card`
 * @param field input field of the code, for errors
 */
export async function makeCard(
  values: Values<'customer-cards'>,
  issue: Issue,
  old: Card | undefined,
  context: HookContext,
  { field, handedIn = false }: { readonly field: string; readonly handedIn?: boolean },
): Promise<Card> {
  const { tx, now } = context;
  const code = issue.cardCode;
  if (old?.card_code === code) throw new Problem(422, 'validation_failed', {}, { [field]: { code: 'same_card' } });
  if (old) {
    await tx.lock('customer-cards', old.id);
    if (await isReplaced(old.id, tx)) throw new Problem(409, 'card_replaced');
  }
  if (await tx.first('customer-cards', { card_code: code })) {
    throw new Problem(409, 'card_taken', { code }, { [field]: { code: 'card_taken', params: { code } } });
  }
  await takeFromStock(issue, context, field);
  const card = await tx.create('customer-cards', {
    card_code: code,
    office_id: issue.officeId,
    ...values,
    ...freshCard(issue.kind, old, now),
  });
  if (old) await retire(old, card, handedIn, context);
  return card;
}

export const freshCard = (
  kind: IssueKind,
  old: Pick<Card, 'valid_from' | 'valid_to' | 'valid_periods'> | undefined,
  now: Date,
) =>
  ({
    issue_kind: kind === 'DAILY_TICKET' ? 'MONTHLY_CARD' : kind,
    issued_on: localDate(now),
    valid_from: old?.valid_from ?? null,
    valid_to: old?.valid_to ?? null,
    valid_periods: old?.valid_periods ?? [],
    is_locked: false,
    status: 'ACTIVE',
  }) as const satisfies Values<'customer-cards'>;

export const RETIRED = {
  is_locked: true,
  lock_cause: 'REPLACED',
  lock_reason: null,
  status: 'INACTIVE',
  valid_periods: [],
} as const satisfies Values<'customer-cards'>;

async function retire(old: Card, card: Card, handedIn: boolean, context: HookContext): Promise<void> {
  const { tx } = context;
  await tx.update('customer-cards', old.id, RETIRED);
  for (const ticket of await tx.find('monthly-tickets', { customer_card_id: old.id, state: 'ISSUED' })) {
    await tx.update('monthly-tickets', ticket.id, {
      customer_card_id: card.id,
      card_code: card.card_code,
    });
  }
  await retireStock(old.card_code, { successor: card.card_code, handedIn }, context);
  // Paid renewals of the old card are loaded on the new one.
  const system = tx.as({ kind: 'system', name: 'stock' });
  for (const { id } of await tx.find('orders', { customer_card_id: old.id, request_kind: 'RENEW', status: OPEN }))
    await system.update('orders', id, { customer_card_id: card.id });
}

/** Statuses of an order whose ticket is not on the card yet. */
const OPEN = ['CREATED', 'AWAITING_PAYMENT', 'WAITING_FOR_CONFIRM', 'WAITING_CUSTOMER_RETYPE', 'CONFIRMED'] as const;
