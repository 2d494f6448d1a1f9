import { expect, it } from 'vitest';
import { coveredMonths, dayNotOnSale, monthNotOnSale, priceNotOnSale, type NotOnSale } from './on-sale.ts';

const today = '2026-06-15';
const limits = {
  disable_months_for_sales: ['2026-08'],
  limit_to_sell_month_ticket: 3,
  limit_to_sell_month_ticket_metro: 1,
  limit_to_sell_day_ticket: 7,
};

it.each<[string, number, 'BUS' | 'METRO', NotOnSale | undefined]>([
  ['2026-06', 1, 'BUS', undefined],
  ['2026-07', 1, 'BUS', undefined],
  ['2026-09', 1, 'BUS', undefined],
  ['2026-09', 2, 'BUS', 'too-far-ahead'],
  ['2026-06', 5, 'METRO', 'month-closed'],
  ['2026-06', 3, 'METRO', 'month-closed'],
  ['2026-06', 2, 'METRO', undefined],
  ['2026-08', 1, 'BUS', 'month-closed'],
  ['2026-07', 2, 'BUS', 'month-closed'],
  ['2026-05', 1, 'BUS', 'in-the-past'],
  ['2026-10', 1, 'BUS', 'too-far-ahead'],
  ['2026-07', 1, 'METRO', undefined],
  ['2026-09', 1, 'METRO', 'too-far-ahead'],
])(
  'selling a monthly ticket from %s for %d months by %s is refused with %s (undefined if allowed)',
  (start, months, mode, why) => expect(monthNotOnSale({ start, months, mode }, limits, today)).toBe(why),
);

it.each<[string, NotOnSale | undefined]>([
  ['2026-06-15', undefined],
  ['2026-06-22', undefined],
  ['2026-06-23', 'too-far-ahead'],
  ['2026-06-14', 'in-the-past'],
])('selling a ticket for the day %s is refused with %s (undefined if allowed)', (day, why) =>
  expect(dayNotOnSale(day, limits, today)).toBe(why),
);

it.each<[Parameters<typeof priceNotOnSale>[0], NotOnSale | undefined]>([
  [{}, undefined],
  [{ on_sale: true, status: 'ACTIVE', sale_from: today, sale_to: today }, undefined],
  [{ on_sale: false }, 'price-off'],
  [{ status: 'INACTIVE' }, 'price-ended'],
  [{ sale_from: '2026-06-16' }, 'price-off'],
  [{ sale_to: '2026-06-14' }, 'price-ended'],
])('selling a ticket price with %j is refused with %s (undefined if allowed)', (price, why) =>
  expect(priceNotOnSale(price, today)).toBe(why),
);

it('the months that a ticket covers continue into the next year', () => {
  expect(coveredMonths('2026-11', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
});
