import { describe, expect, it } from 'vitest';
import { addDays } from '../time/calendar.ts';
import { chosenPass } from './gate.ts';
import { cardValidity, storedDays } from './valid-periods.ts';

const BUS = { transport_mode: 'BUS', route_scope: 'MULTI_ROUTE', route_ids: [] };
const METRO = { transport_mode: 'METRO', route_scope: 'MULTI_ROUTE', route_ids: [] };
const card = { ...BUS, status: 'ACTIVE', is_locked: false };
const ticket = (valid_from: string | null, valid_to: string | null, rides = BUS) => ({
  ...rides,
  state: 'ISSUED',
  valid_from,
  valid_to,
});
const MARCH = ticket('2026-03-01', '2026-03-31');
const APRIL = ticket('2026-04-01', '2026-04-30');
const JUNE = ticket('2026-06-01', '2026-06-30');

describe('Valid periods of a card', () => {
  it('tickets that follow one another are one span', () => {
    expect(cardValidity(card, [APRIL, MARCH], '2026-03-16')).toEqual({
      valid_from: '2026-03-01',
      valid_to: '2026-04-30',
      valid_today: true,
      next_valid_from: null,
      valid_periods: [{ ...BUS, valid_from: '2026-03-01', valid_to: '2026-04-30' }],
    });
  });

  it('a gap ends the span that runs, and the later ticket is listed apart', () => {
    expect(cardValidity(card, [JUNE, MARCH], '2026-03-16')).toMatchObject({
      valid_from: '2026-03-01',
      valid_to: '2026-03-31',
      valid_today: true,
      next_valid_from: null,
      valid_periods: [
        { valid_from: '2026-03-01', valid_to: '2026-03-31' },
        { valid_from: '2026-06-01', valid_to: '2026-06-30' },
      ],
    });
  });

  it('in a gap the card is not valid, and the next ticket’s first day is stated', () => {
    expect(cardValidity(card, [MARCH, JUNE], '2026-05-02')).toMatchObject({
      valid_from: '2026-06-01',
      valid_to: '2026-06-30',
      valid_today: false,
      next_valid_from: '2026-06-01',
      valid_periods: [{ valid_from: '2026-06-01', valid_to: '2026-06-30' }],
    });
  });

  it('after the last ticket its span remains, and no period is left', () => {
    expect(cardValidity(card, [MARCH], '2026-04-01')).toMatchObject({
      valid_to: '2026-03-31',
      valid_today: false,
      next_valid_from: null,
      valid_periods: [],
    });
  });

  it('tickets for other rides are listed as their own periods', () => {
    const metro = ticket('2026-04-01', '2026-04-30', METRO);
    expect(cardValidity(card, [MARCH, metro], '2026-03-16')).toMatchObject({
      valid_to: '2026-04-30',
      valid_periods: [
        { transport_mode: 'BUS', valid_to: '2026-03-31' },
        { transport_mode: 'METRO', valid_from: '2026-04-01' },
      ],
    });
  });

  it('a ticket that begins with its first use opens the gate today', () => {
    const unused = ticket(null, null);
    expect(cardValidity(card, [unused, JUNE], '2026-03-16')).toMatchObject({
      valid_today: true,
      next_valid_from: null,
    });
  });

  it('a canceled ticket counts neither for the days nor for the gate', () => {
    const canceled = { ...MARCH, state: 'CANCELED' };
    expect(cardValidity(card, [canceled, JUNE], '2026-03-16')).toMatchObject({
      valid_from: '2026-06-01',
      valid_today: false,
    });
  });

  it('a card without tickets has its own days', () => {
    const own = { ...card, valid_from: '2026-01-01', valid_to: '2026-12-31' };
    expect(cardValidity(own, [], '2026-03-16')).toMatchObject({
      valid_to: '2026-12-31',
      valid_today: true,
      valid_periods: [{ valid_from: '2026-01-01', valid_to: '2026-12-31' }],
    });
    expect(cardValidity({ ...own, valid_to: null }, [], '2026-03-16')).toMatchObject({
      valid_to: null,
      valid_today: false,
      valid_periods: [],
    });
  });

  it.each([{ is_locked: true }, { status: 'INACTIVE' }])('a card with %j opens no gate', (change) =>
    expect(cardValidity({ ...card, ...change }, [MARCH], '2026-03-16').valid_today).toBe(false),
  );

  it('a card is valid today exactly when a gate opens', () => {
    const sets = [[MARCH], [MARCH, APRIL], [MARCH, JUNE], [JUNE], [ticket(null, null)]];
    for (const tickets of sets) {
      for (let day = '2026-02-27'; day < '2026-07-03'; day = addDays(day, 1)) {
        const passes = tickets.map((one) => [{ ...one, uses: 0, uses_today: 0, months: 1 }, {}] as const);
        const opens = 'ticket' in chosenPass(passes, {}, new Date(`${day}T05:00:00Z`));
        expect([day, cardValidity(card, tickets, day).valid_today]).toEqual([day, opens]);
      }
    }
  });
});

it('the days stored with a card never span a gap', () => {
  expect(storedDays([MARCH, JUNE, APRIL], '2026-03-16')).toEqual({
    valid_from: '2026-03-01',
    valid_to: '2026-04-30',
    valid_periods: [
      { valid_from: '2026-03-01', valid_to: '2026-04-30' },
      { valid_from: '2026-06-01', valid_to: '2026-06-30' },
    ],
  });
  expect(storedDays([MARCH, JUNE], '2026-05-01')).toMatchObject({ valid_from: '2026-06-01', valid_to: '2026-06-30' });
  expect(storedDays([], '2026-05-01')).toEqual({ valid_from: null, valid_to: null, valid_periods: [] });
});
