import type { GuardContext, HookContext, Reader, ResourceHooks, Values } from '../contract.ts';
import type { ElectronicCard } from '../generated/types/electronic-cards.gen.ts';
import type { LocalizedText } from '@tuyen/model';
import { Problem } from '@tuyen/server/domain';
import type { CardLockCause } from '../generated/types/enums.gen.ts';
import { lockCard } from './locks.ts';
import { allocateRange, takeBackRange } from './ranges.ts';
import { receiveBatch } from './receive.ts';
import { isReplaced } from './replaced.ts';
import { deletableIn, fixedUnless, refuse } from '../guards/states.ts';
import { keepsStock, stockPlaceOf } from './stock-place.ts';
import { allocationRefusal, issueRefusal, replacedState, type IssueKind } from '../rules/cards/stock-card.ts';

const EMPTIED = { ticket_counter_id: null, customer_card_id: null, issued_at: null, issue_kind: null } as const;
const EXPLAINED = { missing_since: null } as const;

export const stockChanges = {
  'take-back': { ticket_counter_id: null, ...EXPLAINED },
  return: { ticket_counter_id: null },
  'hand-back': { state_reason: null },
  'report-damaged': EXPLAINED,
  'report-lost': EXPLAINED,
  recycle: { ...EMPTIED, state_reason: null },
} as const satisfies Readonly<Record<string, Values<'electronic-cards'>>>;

/**
 * Stock of blank cards: received, allocated to counters, taken back and destroyed. Only orders and re-issues issue
 * cards.
 */
export const stockCardHooks: ResourceHooks<'electronic-cards'> = {
  fixed: fixedUnless('state', 'IN_STOCK'),
  guards: {
    delete: deletableIn('state', 'IN_STOCK'),
    recycle: assertBlank,
    'hand-back': assertOwned,
  },
  operations: {
    receive: (_, batch, context) => receiveBatch(batch, context),
    'allocate-range': (_, range, context) => allocateRange(range, range.ticket_counter_id, context),
    'take-back-range': (_, range, context) => takeBackRange(range, context),
  },
  transitions: {
    allocate: (card, { ticket_counter_id: counterId }, context) => assertAllocatable(card, counterId, context),
    'take-back': () => stockChanges['take-back'],
    return: async (card, _, context) => {
      await lockOwners(card, 'TAKEN_BACK', null, context);
      return stockChanges.return;
    },
    'hand-back': () => stockChanges['hand-back'],
    recycle: () => stockChanges.recycle,
    'report-damaged': async (card, { state_reason: why }, context) => {
      await lockOwners(card, 'DAMAGED', why, context);
      return stockChanges['report-damaged'];
    },
    'report-lost': async (card, { state_reason: why }, context) => {
      await lockOwners(card, 'STOCK_LOST', why, context);
      return stockChanges['report-lost'];
    },
  },
};

/** Locks the customer's card that was made from this stock card, because a lost or defective card must not open a gate. */
async function lockOwners(
  card: ElectronicCard,
  cause: CardLockCause,
  reason: string | null,
  { tx }: HookContext,
): Promise<void> {
  const system = tx.as({ kind: 'system', name: 'stock' });
  if (card.customer_card_id) await lockCard(system, card.customer_card_id, cause, reason);
}

/** Throws if the card ever belonged to a person. Its code is never given to another person. */
async function assertBlank({ card_code: code }: ElectronicCard, { tx }: GuardContext): Promise<void> {
  if (await tx.first('customer-cards', { card_code: code })) throw new Problem(409, 'card_taken', { code });
}

async function assertOwned({ customer_card_id: cardId }: ElectronicCard, { tx }: GuardContext): Promise<void> {
  if (!cardId) throw new Problem(409, 'stock_card_blank');
  if (await isReplaced(cardId, tx)) throw new Problem(409, 'card_replaced');
}

export interface Issue {
  readonly cardCode: string;
  readonly officeId: string;
  /** Counter that hands out the card. Null for an office without counters. */
  readonly counterId: string | null;
  readonly kind: IssueKind;
}

/**
 * Takes a card from the stock and returns its stock record for `bindStock`. Returns undefined for a code without stock
 * record where no stock is kept.
 * @throws 409 `stock_card_gone`, `stock_card_elsewhere`; 422 `stock_card_unknown`
 */
export async function takeFromStock(
  { cardCode, officeId, counterId }: Issue,
  { tx }: HookContext,
  field: string,
): Promise<ElectronicCard | undefined> {
  const found = await tx.first('electronic-cards', { card_code: cardCode });
  const card = found && ((await tx.lock('electronic-cards', found.id)) ?? found);
  const place = await stockPlaceOf(tx, { officeId, counterId });
  const why = issueRefusal(card, { ...place, keepsStock: card !== undefined || (await keepsStock(tx, place)) });
  if (!why) return card;
  const error = {
    code: why,
    params: { code: cardCode, ...(why === 'stock_card_elsewhere' && (await holder(card, tx))) },
  };
  if (why === 'stock_card_unknown') throw new Problem(422, 'validation_failed', {}, { [field]: error });
  throw new Problem(409, why, error.params, { [field]: error });
}

async function holder(
  card: ElectronicCard | undefined,
  reader: Reader,
): Promise<{ readonly counter: string | { readonly texts: LocalizedText } }> {
  const counter = await reader.get('ticket-counters', card?.ticket_counter_id ?? '');
  return { counter: counter ? { texts: counter.name } : '–' };
}

/** @throws 422 on `ticket_counter_id` if the counter does not use the stock of the card's office */
async function assertAllocatable(card: ElectronicCard, counterId: string, { tx }: HookContext): Promise<void> {
  const why = allocationRefusal(card, await stockPlaceOf(tx, { officeId: card.office_id, counterId }));
  if (why) refuse({ ticket_counter_id: { code: why } });
}

export async function bindStock(
  stock: ElectronicCard | undefined,
  cardId: string,
  kind: IssueKind,
  { tx, now }: HookContext,
): Promise<void> {
  if (!stock) return;
  const id = stock.id;
  const system = tx.as({ kind: 'system', name: 'stock' });
  await system.move('electronic-cards', id, 'issue', {}, issuedTo(cardId, kind, now));
}

export const issuedTo = (cardId: string, kind: IssueKind, now: Date) =>
  ({
    customer_card_id: cardId,
    issue_kind: kind,
    issued_at: now.toISOString(),
    ...EXPLAINED,
  }) satisfies Values<'electronic-cards'>;

export async function retireStock(
  cardCode: string,
  replaced: { readonly successor: string; readonly handedIn: boolean },
  { tx }: HookContext,
): Promise<void> {
  const card = await tx.first('electronic-cards', { card_code: cardCode });
  const move = card && retirement(card, replaced);
  if (!card || !move) return;
  const clerk = tx.as(tx.context.actor.kind === 'staff' ? tx.context.actor : CLERK);
  await clerk.move('electronic-cards', card.id, move.transition, move.input);
}

/** Returns the transition of a replaced card's stock record. Returns undefined if its state does not change. */
export function retirement(
  card: Pick<ElectronicCard, 'state'>,
  { successor, handedIn }: { readonly successor: string; readonly handedIn: boolean },
) {
  const state = replacedState(card, handedIn);
  const transition = state === 'RETURNED' ? ('return' as const) : ('report-lost' as const);
  return state && { transition, input: { state_reason: `→ ${successor}` } };
}

/** Actor that is recorded for a staff transition if no clerk but a job or an API client makes the transition. */
const CLERK = {
  kind: 'client',
  clientId: 'stock',
  permissions: [],
} as const;
