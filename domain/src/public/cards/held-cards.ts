import { nullableTextSchema, Problem, type Row } from '@tuyen/server/domain';
import type { Card, Customer, Services, Transaction } from '../../contract.ts';
import { reportLost } from '../../lost-cards/report-lost.ts';
import { CARD, viewOf } from './cards.ts';

/** Schema of a card in the answers to its holder. */
export const HELD_CARD = {
  ...CARD,
  required: [...CARD.required, 'reissue_code'],
  properties: {
    ...CARD.properties,
    reissue_code: { ...nullableTextSchema, description: 'The order by which the card is being replaced.' },
  },
} as const;

export async function cardsInUse(tx: Transaction, { id }: Pick<Customer, 'id'>): Promise<readonly Card[]> {
  const cards = await tx.find('customer-cards', { customer_id: id });
  return cards.filter(({ status }) => status !== 'INACTIVE');
}

export async function cardsOf(tx: Transaction, customer: Customer, now: Date): Promise<readonly Row[]> {
  return Promise.all(
    (await cardsInUse(tx, customer)).map(async (card) => ({
      ...(await viewOf(tx, card, now)),
      reissue_code: await reissueOf(tx, card),
    })),
  );
}

async function reissueOf(tx: Transaction, { id }: Card): Promise<string | null> {
  const orders = await tx.find('orders', { customer_card_id: id, request_kind: 'REISSUE' }, { sort: '-created_at' });
  const open = orders.find(({ status }) => status !== 'CANCELED');
  return typeof open?.code === 'string' ? open.code : null;
}

/** @throws 404 if the holder has no such card in use */
export async function lockOwn(
  { sms }: Pick<Services, 'sms'>,
  tx: Transaction,
  customer: Customer,
  cardId: string,
): Promise<void> {
  const card = (await cardsInUse(tx, customer)).find(({ id }) => id === cardId);
  if (!card) throw new Problem(404, 'not_found');
  await reportLost(tx, card, customer, { language: tx.context.language, canSendSms: sms !== undefined });
}
