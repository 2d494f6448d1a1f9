import { expect, it } from 'vitest';
import { dayUseRefusal, extensionRefusal, reprinted, unusedUntil, usableUntil, type DayTicket } from './ticket-use.ts';

it.each([
  ['2026-06-15T02:00:00.000Z', null, '2026-06-15T16:59:59.999Z'],
  ['2026-06-15T16:59:59.999Z', null, '2026-06-15T16:59:59.999Z'],
  ['2026-06-15T17:00:00.000Z', null, '2026-06-16T16:59:59.999Z'],
  ['2028-02-28T20:00:00.000Z', null, '2028-02-29T16:59:59.999Z'],
  ['2026-12-31T10:00:00.000Z', null, '2026-12-31T16:59:59.999Z'],
  ['2026-12-31T17:00:00.000Z', null, '2027-01-01T16:59:59.999Z'],
  ['2026-06-15T16:00:00.000Z', '2026-06-15T17:40:00.000Z', '2026-06-15T17:40:00.000Z'],
])('a single ticket sold at %s for a trip that arrives at %s can be used until %s', (sold, arrives, until) =>
  expect(unusedUntil(new Date(sold), arrives ? new Date(arrives) : null)).toBe(until),
);

it.each([
  ['2026-06-15T02:00:00.000Z', 90, '2026-06-15T03:30:00.000Z'],
  ['2026-06-15T16:30:00.000Z', 60, '2026-06-15T17:30:00.000Z'],
  ['2026-12-31T16:30:00.000Z', 1_440, '2027-01-01T16:30:00.000Z'],
  ['2026-06-15T02:00:00.000Z', null, null],
])('a ticket first used at %s and usable for %s minutes can be used until %s', (used, minutes, until) =>
  expect(usableUntil(new Date(used), minutes)).toBe(until),
);

it.each([
  ['2026-06-15T16:59:59.999Z', '2026-06-16T16:59:59.999Z', undefined],
  ['2026-06-15T16:59:59.999Z', '2026-06-15T16:59:59.999Z', 'extension_not_later'],
  ['2026-06-17T16:59:59.999Z', '2026-06-16T16:59:59.999Z', 'extension_not_later'],
  ['2026-06-13T16:59:59.999Z', '2026-06-14T16:59:59.999Z', 'extension_in_the_past'],
  ['2026-06-13T16:59:59.999Z', '2026-06-15T02:00:00.000Z', 'extension_in_the_past'],
  ['2026-06-13T16:59:59.999Z', '2026-06-15T02:00:00.001Z', undefined],
  [null, '2026-06-16T16:59:59.999Z', undefined],
])(
  'extending a ticket’s validity from %s to %s is refused with %s (undefined if allowed)',
  (validTo, wanted, refusal) =>
    expect(extensionRefusal(validTo, wanted, new Date('2026-06-15T02:00:00.000Z'))).toBe(refusal),
);

it.each([
  ['SOLD', 0, 1],
  ['SOLD', null, 1],
  ['SOLD', 9, 10],
  ['USED', 0, undefined],
  ['EXPIRED', 0, undefined],
  ['CANCEL_REQUESTED', 2, undefined],
  ['CANCELED', 2, undefined],
  ['CHANGED', 0, undefined],
])(
  'reprinting a %s ticket with %s earlier reprints gives reprint number %s, undefined if refused',
  (state, reprint_count, count) =>
    expect(reprinted({ state, reprint_count }, new Date('2026-06-15T02:00:00.000Z'))?.reprint_count).toBe(count),
);

it('every reprint is marked with its number', () => {
  expect(reprinted({ state: 'SOLD', reprint_count: 1 }, new Date('2026-06-15T02:00:00.000Z'))).toEqual({
    reprint_count: 2,
    last_reprinted_at: '2026-06-15T02:00:00.000Z',
    mark: 'BẢN IN LẠI LẦN 2',
  });
});

const ticket: DayTicket = { state: 'ISSUED', valid_on: '2026-06-15', uses: 0, max_uses: 4 };

it.each<[Partial<DayTicket>, string, ReturnType<typeof dayUseRefusal>]>([
  [{}, '2026-06-15', undefined],
  [{ uses: 3 }, '2026-06-15', undefined],
  [{ uses: 4 }, '2026-06-15', 'day_ticket_used_up'],
  [{ uses: 1_000, max_uses: null }, '2026-06-15', undefined],
  [{}, '2026-06-14', 'day_ticket_other_day'],
  [{}, '2026-06-16', 'day_ticket_other_day'],
  [{ state: 'CANCELED' }, '2026-06-15', 'day_ticket_canceled'],
  [{ valid_on: '2028-02-29' }, '2028-02-29', undefined],
  [{ valid_on: '2026-12-31' }, '2027-01-01', 'day_ticket_other_day'],
])('using the day ticket %j on the day %s is refused with %s (undefined if accepted)', (more, today, refusal) =>
  expect(dayUseRefusal({ ...ticket, ...more }, today)).toBe(refusal),
);
