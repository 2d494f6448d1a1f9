import type { Reader, Services } from '../../contract.ts';
import { type Row, textSchema } from '@tuyen/server/domain';
import { cardByToken } from '../card-token.ts';
import { waysToPay } from '../../shifts/seller.ts';
import { settingsIn, textParameter, type List, type Query } from '../lists.ts';

/**
 * Returns the list `public/payment-methods?ticket_price_id&delivery_method&ticket_counter_id&card_token`: the payment
 * methods that the order's future office offers to citizens. Coins are excluded, because they are spent at a counter.
 */
export function paymentMethods(services: Services): List {
  const { model, clock, secret } = services;
  const ways = model.enums.find(({ name }) => name === 'payment-method')?.values ?? [];
  const officeOf = async (reader: Reader, query: Query): Promise<string | null> => {
    const collected = textParameter(query['delivery_method']) === 'COUNTER';
    const counter = collected
      ? await reader.get('ticket-counters', textParameter(query['ticket_counter_id']) ?? '')
      : undefined;
    const price = await reader.get('ticket-prices', textParameter(query['ticket_price_id']) ?? '');
    const card = await cardByToken(reader, textParameter(query['card_token']), secret, clock.now());
    return counter?.office_id ?? price?.issuer_id ?? card?.office_id ?? null;
  };
  return {
    parameters: ['ticket_price_id', 'delivery_method', 'ticket_counter_id', 'card_token'],
    row: { type: 'object', required: ['method', 'name'], properties: { method: textSchema, name: textSchema } },
    async rows(reader, query, language): Promise<Row[]> {
      const office = { office_id: await officeOf(reader, query) };
      const offered = await waysToPay(office, { settings: settingsIn(reader, services), tx: reader });
      return ways
        .filter(({ value }) => value !== 'COIN' && offered.some((method) => method === value))
        .map(({ value, label }) => ({ method: value, name: label[language] ?? String(value) }));
    },
  };
}
