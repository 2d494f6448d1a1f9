import { expect, it } from 'vitest';
import { issueKindOf, issueRefusal, replacedState, type StockRefusal } from './stock-card.ts';

it.each<[string, string | null, string | null, StockRefusal | undefined]>([
  ['IN_STOCK', null, 'my-dinh', undefined],
  ['IN_STOCK', null, null, undefined],
  ['ALLOCATED', 'my-dinh', 'my-dinh', undefined],
  ['ALLOCATED', 'my-dinh', 'gia-lam', 'stock_card_elsewhere'],
  ['ALLOCATED', 'my-dinh', null, 'stock_card_elsewhere'],
  ['ISSUED', 'my-dinh', 'my-dinh', 'stock_card_gone'],
  ['RETURNED', null, 'my-dinh', 'stock_card_gone'],
  ['DAMAGED', null, 'my-dinh', 'stock_card_gone'],
  ['LOST', null, 'my-dinh', 'stock_card_gone'],
  ['DESTROYED', null, 'my-dinh', 'stock_card_gone'],
])(
  'issuing a card in state %s of counter %s at counter %s is refused with %s (undefined if allowed)',
  (state, ticket_counter_id, counter, refusal) =>
    expect(issueRefusal({ state, ticket_counter_id }, counter)).toBe(refusal),
);

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
