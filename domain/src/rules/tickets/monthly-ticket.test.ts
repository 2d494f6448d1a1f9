import { describe, expect, it } from 'vitest';
import { overlappingTicket, standingOf, type MonthlyTicket, type Standing } from './monthly-ticket.ts';

const june: MonthlyTicket = {
  state: 'ISSUED',
  transport_mode: 'BUS',
  route_scope: 'MULTI_ROUTE',
  route_ids: [],
  valid_from: '2026-06-01',
  valid_to: '2026-06-30',
};

it.each<[Partial<MonthlyTicket>, string, Standing]>([
  [{}, '2026-05-31', 'NOT_STARTED'],
  [{}, '2026-06-01', 'VALID'],
  [{}, '2026-06-30', 'VALID'],
  [{}, '2026-07-01', 'EXPIRED'],
  [{ valid_from: '2028-02-01', valid_to: '2028-02-29' }, '2028-02-29', 'VALID'],
  [{ valid_from: '2028-02-01', valid_to: '2028-02-29' }, '2028-03-01', 'EXPIRED'],
  [{ valid_from: '2026-12-15', valid_to: '2027-01-14' }, '2027-01-01', 'VALID'],
  [{ valid_from: null, valid_to: null }, '2026-06-15', 'UNUSED'],
  [{ state: 'CANCELED' }, '2026-06-15', 'CANCELED'],
  [{ state: 'CANCELED', valid_from: null, valid_to: null }, '2026-06-15', 'CANCELED'],
])('the monthly ticket %j on the day %s has the state %s', (more, today, standing) =>
  expect(standingOf({ ...june, ...more }, today)).toBe(standing),
);

describe('A second ticket on one card', () => {
  const oneRoute = (route: string): Partial<MonthlyTicket> => ({ route_scope: 'ONE_ROUTE', route_ids: [route] });
  it.each<[string, Partial<MonthlyTicket>, Partial<MonthlyTicket>, boolean]>([
    ['for the same month overlaps', {}, {}, true],
    ['for the next month does not overlap', {}, { valid_from: '2026-07-01', valid_to: '2026-07-31' }, false],
    ['that shares one day overlaps', {}, { valid_from: '2026-06-30', valid_to: '2026-07-29' }, true],
    ['around the first overlaps', {}, { valid_from: '2026-05-01', valid_to: '2026-07-31' }, true],
    ['of trains beside buses does not overlap', {}, { transport_mode: 'METRO' }, false],
    ['of everything beside buses overlaps', {}, { transport_mode: 'MULTIMODAL' }, true],
    ['for one route beside all routes overlaps', {}, oneRoute('32'), true],
    ['for all routes beside one route overlaps', oneRoute('32'), {}, true],
    ['for another route does not overlap', oneRoute('32'), oneRoute('E05'), false],
    ['for the same route overlaps', oneRoute('32'), oneRoute('32'), true],
    ['after a cancellation does not overlap', { state: 'CANCELED' }, {}, false],
    ['beside one not yet used does not overlap', { valid_from: null, valid_to: null }, {}, false],
  ])('a second monthly ticket on a card overlaps the first or not: %s', (_, first, second, overlaps) => {
    const known = { ...june, ...first };
    expect(overlappingTicket({ ...june, ...second }, [known])).toBe(overlaps ? known : undefined);
  });
});
