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
};

describe('Tickets on sale', () => {
  it('the response with tickets on sale can be a plain list or one page of a list', () => {
    expect(ticketsFrom([ROW])).toHaveLength(1);
    expect(ticketsFrom({ data: [ROW], total: 1 })).toHaveLength(1);
  });

  it.each([
    ['a daily ticket', { ...ROW, ticket_type: 'DAILY' }],
    ['a row without a price', { ...ROW, price: undefined }],
    ['a row without a name', { ...ROW, name: null }],
    ['no row', 'x'],
  ])('the list of tickets on sale omits %s', (_what, row) => expect(ticketsFrom([row])).toEqual([]));

  it('the list of tickets on sale starts with tickets for everybody', () => {
    const kinds = ['FREE', 'PRIORITIZE', 'BASIC', 'GROUP', 'BASIC'];
    const rows = kinds.map((card_kind, index) => ({ ...ROW, id: String(index), card_kind }));
    expect(ticketsFrom(rows).map(({ id }) => id)).toEqual(['2', '4', '1', '3', '0']);
  });

  it('a ticket on sale has the currency that its row in the response states', () => {
    expect(ticketsFrom([{ ...ROW, currency: 'USD' }, ROW]).map(({ currency }) => currency)).toEqual(['USD', '']);
  });

  it.each([
    ['free', { price: 0, ticket_type: 'FREE' }],
    ['for groups', { card_kind: 'GROUP' }],
  ])('the list of tickets on sale includes tickets that are %s', (_what, more) =>
    expect(ticketsFrom([{ ...ROW, ...more }])).toHaveLength(1),
  );

  it.each([
    ['with the only line that they are good on', { route_ids: ['2A'] }, { route_ids: ['2A'] }],
    ['and leave open which of many lines', { route_ids: ['1', '2'] }, { route_ids: undefined }],
    ['with the group that they are for', { object_group_id: 'g' }, { object_group_id: 'g' }],
    ['and take back another ticket’s group', {}, { object_group_id: undefined }],
  ])('selected tickets fill in the order form %s', (_what, more, answers) => {
    const [ticket] = ticketsFrom([{ ...ROW, ...more }]);
    const chosen = { ticket_price_id: 'p', card_kind: 'BASIC', route_scope: 'ONE_ROUTE', ...answers };
    expect(ticket && answersFor(ticket)).toMatchObject(chosen);
  });
});
