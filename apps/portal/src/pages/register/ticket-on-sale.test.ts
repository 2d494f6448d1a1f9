import { describe, expect, it } from 'vitest';
import { answersFor } from './ticket-answers.ts';
import { ticketsFrom } from './ticket-on-sale.ts';

const ROW = {
  id: 'p',
  name: 'Vé tháng',
  price: 200_000,
  ticket_type: 'MONTHLY',
  card_kind: 'BASIC',
  route_scope: 'ONE_ROUTE',
  transport_mode: 'BUS',
};

describe('tickets on sale', () => {
  it('come plain or paged', () => {
    expect(ticketsFrom([ROW])).toHaveLength(1);
    expect(ticketsFrom({ data: [ROW], total: 1 })).toHaveLength(1);
  });

  it.each([
    ['a daily ticket', { ...ROW, ticket_type: 'DAILY' }],
    ['a row without a price', { ...ROW, price: undefined }],
    ['a row without a name', { ...ROW, name: null }],
    ['no row', 'x'],
  ])('leave out %s', (_what, row) => expect(ticketsFrom([row])).toEqual([]));

  it('answer the form’s questions when chosen', () => {
    const [ticket] = ticketsFrom([ROW]);
    expect(ticket && answersFor(ticket)).toMatchObject({
      ticket_price_id: 'p',
      card_kind: 'BASIC',
      route_scope: 'ONE_ROUTE',
    });
  });
});
