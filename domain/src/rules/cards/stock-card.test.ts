import { expect, it } from 'vitest';
import { allocationRefusal, issueKindOf, issueRefusal, replacedState, type StockRefusal } from './stock-card.ts';

const company = { counterId: null, offices: ['company', 'root'], keepsStock: true };
const at = (counterId: string | null) => ({ ...company, counterId });

it.each<[string, string | null, string | null, StockRefusal | undefined]>([
  ['IN_STOCK', null, 'my-dinh', undefined],
  ['IN_STOCK', null, null, undefined],
  ['ALLOCATED', 'my-dinh', 'my-dinh', undefined],
  ['ALLOCATED', 'my-dinh', 'gia-lam', 'stock_card_elsewhere'],
  ['ALLOCATED', 'my-dinh', null, 'stock_card_elsewhere'],
  ['ALLOCATED', null, null, 'stock_card_elsewhere'],
  ['ISSUED', 'my-dinh', 'my-dinh', 'stock_card_gone'],
  ['RETURNED', null, 'my-dinh', 'stock_card_gone'],
  ['DAMAGED', null, 'my-dinh', 'stock_card_gone'],
  ['LOST', null, 'my-dinh', 'stock_card_gone'],
  ['DESTROYED', null, 'my-dinh', 'stock_card_gone'],
])(
  'issuing a card in state %s of counter %s at counter %s is refused with %s (undefined if allowed)',
  (state, ticket_counter_id, counter, refusal) =>
    expect(issueRefusal({ state, ticket_counter_id, office_id: 'company' }, at(counter))).toBe(refusal),
);

it.each<[string, string | null, StockRefusal | undefined]>([
  ['IN_STOCK', null, 'stock_card_unknown'],
  ['ISSUED', null, 'stock_card_unknown'],
  ['ALLOCATED', 'gia-lam', 'stock_card_unknown'],
  ['ALLOCATED', 'my-dinh', undefined],
])(
  'a card of another company in state %s of counter %s is issued at the counter my-dinh only if that counter holds the card',
  (state, ticket_counter_id, refusal) =>
    expect(issueRefusal({ state, ticket_counter_id, office_id: 'other' }, at('my-dinh'))).toBe(refusal),
);

it('a code without stock record is refused wherever stock is kept, and accepted elsewhere', () => {
  expect(issueRefusal(undefined, company)).toBe('stock_card_unknown');
  expect(issueRefusal(undefined, { ...company, keepsStock: false })).toBeUndefined();
});

it('a card is allocated only to a counter that uses the stock of the card’s office', () => {
  expect(allocationRefusal({ office_id: 'root' }, company)).toBeUndefined();
  expect(allocationRefusal({ office_id: 'other' }, company)).toBe('stock_counter_elsewhere');
});

it.each([
  ['REGISTER_NEW', 'MONTHLY', 'MONTHLY_CARD'],
  ['REGISTER_NEW', 'FREE', 'MONTHLY_CARD'],
  ['REGISTER_NEW', 'DAILY', 'DAILY_TICKET'],
  ['REGISTER_NEW', null, 'MONTHLY_CARD'],
  ['REISSUE', 'MONTHLY', 'REISSUED'],
  ['REISSUE', undefined, 'REISSUED'],
])('a %s request for a %s ticket gives the card the issue kind %s', (kind, type, issued) =>
  expect(issueKindOf(kind, type)).toBe(issued),
);

it.each([
  ['ISSUED', true, 'RETURNED'],
  ['ISSUED', false, 'LOST'],
  ['LOST', false, undefined],
  ['RETURNED', true, undefined],
])(
  'a replaced card in state %s (handed in: %s) changes to the state %s, undefined if unchanged',
  (state, handedIn, becomes) => expect(replacedState({ state }, handedIn)).toBe(becomes),
);
