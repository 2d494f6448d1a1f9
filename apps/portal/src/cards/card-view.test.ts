import { describe, expect, it } from 'vitest';
import { factsOf, likelyRenewal, nextMonth, readCard } from './card-view.ts';

const answer = {
  id: '0199b0d2-0000-7000-8000-000000000001',
  card_token: 't1',
  card_code: '******0001',
  kind: 'PRIORITIZE',
  transport_mode: 'BUS',
  route_scope: 'ONE_ROUTE',
  route_ids: ['r1'],
  object_group_id: 'g1',
  valid_to: '2026-03-31',
  is_locked: false,
  renewable: true,
  ticket_price_id: 'p1',
  months: 3,
};

describe('Customer card in the public API', () => {
  it('a card response may lack optional values, but an unusable response yields no card', () => {
    expect(readCard(answer)).toMatchObject({ code: '******0001', isRenewable: true, routeIds: ['r1'] });
    expect(readCard({ ...answer, valid_to: null, route_ids: null })).toMatchObject({
      validTo: undefined,
      routeIds: [],
    });
    for (const none of [undefined, null, 'x', {}, { ...answer, id: '' }]) expect(readCard(none)).toBeUndefined();
  });

  it('the suggested renewal of a card repeats its last ticket and duration, starting in the next month', () => {
    const card = readCard(answer);
    expect(card && likelyRenewal(card, '2026-03-10')).toEqual({
      start_month: '2026-04',
      months: 3,
      route_scope: 'ONE_ROUTE',
      route_ids: ['r1'],
      ticket_price_id: 'p1',
    });
    expect(card && factsOf(card)).toEqual({
      card_kind: 'PRIORITIZE',
      transport_mode: 'BUS',
      object_group_id: 'g1',
      card_token: 't1',
    });
  });

  it('the suggested renewal of a card in a gap begins with the present month', () => {
    const card = readCard({ ...answer, valid_to: '2026-12-31', next_valid_from: '2026-12-01' });
    expect(card && likelyRenewal(card, '2026-11-10')).toMatchObject({ start_month: '2026-11' });
  });

  it.each([
    ['valid today', '2026-03-31', '2026-03-31', '2026-04'],
    ['over since yesterday', '2026-03-31', '2026-04-01', '2026-04'],
    ['over for long', '2025-01-31', '2026-04-01', '2026-04'],
    ['across the year', '2026-12-31', '2026-12-01', '2027-01'],
    ['never loaded', undefined, '2026-02-28', '2026-02'],
  ])('the suggested renewal of a card starts in the correct month: %s', (_case, validTo, today, month) =>
    expect(nextMonth(validTo, today)).toBe(month),
  );
});
