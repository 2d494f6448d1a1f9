import { expect, it } from 'vitest';
import { daysToReminder, isSendingHour } from './ending.ts';

const ticket = {
  state: 'ISSUED',
  transport_mode: 'BUS',
  route_scope: 'ONE_ROUTE',
  route_ids: ['r1'],
  valid_from: '2026-03-01',
  valid_to: '2026-03-31',
};
const next = { ...ticket, valid_from: '2026-04-01', valid_to: '2026-04-30' };
const on = (today: string, onCard = [ticket], daysBefore = 5) => daysToReminder(ticket, onCard, { today, daysBefore });

it('a reminder is due from the chosen number of days before the last day until that day', () => {
  expect(['2026-03-25', '2026-03-26', '2026-03-31', '2026-04-01'].map((today) => on(today))).toEqual([
    undefined,
    5,
    0,
    undefined,
  ]);
});

it.each([
  ['a later ticket for the same rides', next, undefined],
  ['a later ticket for all routes', { ...next, route_scope: 'MULTI_ROUTE', route_ids: [] }, undefined],
  ['a later ticket that begins with its first use', { ...next, valid_from: null, valid_to: null }, undefined],
  ['a later ticket that was canceled', { ...next, state: 'CANCELED' }, 1],
  ['a later ticket for another route', { ...next, route_ids: ['r2'] }, 1],
  ['a ticket that ends on the same day', { ...ticket }, 1],
])('%s on the card decides whether a reminder is due', (_, other, days) => {
  expect(daysToReminder(ticket, [ticket, other], { today: '2026-03-30', daysBefore: 5 })).toBe(days);
});

it('a canceled ticket, and one without a last day, needs no reminder', () => {
  for (const other of [
    { ...ticket, state: 'CANCELED' },
    { ...ticket, valid_to: null },
  ])
    expect(daysToReminder(other, [], { today: '2026-03-30', daysBefore: 5 })).toBeUndefined();
});

it('reminders are sent by day only', () => {
  expect([7, 8, 19, 20].map(isSendingHour)).toEqual([false, true, true, false]);
});
