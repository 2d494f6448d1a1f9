import { describe, expect, it } from 'vitest';
import {
  chosenPass,
  dayRefusal,
  daysFrom,
  monthRefusal,
  ridesOf,
  singleRefusal,
  type DayPass,
  type GateRefusal,
  type MonthPass,
  type PlaceOfUse,
  type SingleTicket,
  type UseTerms,
} from './gate.ts';

/** Monday, 9:00 in Hà Nội. */
const NOW = new Date('2026-06-15T02:00:00.000Z');
const BUS_32: PlaceOfUse = { mode: 'BUS', routeId: '32' };
const anywhere: PlaceOfUse = {};

describe('Single ticket at a gate', () => {
  const sold: SingleTicket = {
    state: 'SOLD',
    transport_mode: 'BUS',
    route_id: '32',
    valid_from: '2026-06-15T01:00:00.000Z',
    valid_to: '2026-06-15T16:59:59.999Z',
  };
  const once: UseTerms = { max_usage: 1 };
  it.each<[Partial<SingleTicket>, UseTerms, PlaceOfUse, string, GateRefusal | undefined]>([
    [{}, once, BUS_32, '2026-06-15T02:00:00.000Z', undefined],
    [{}, once, anywhere, '2026-06-15T02:00:00.000Z', undefined],
    [{}, once, BUS_32, '2026-06-15T01:00:00.000Z', undefined],
    [{}, once, BUS_32, '2026-06-15T00:59:59.999Z', 'not_started'],
    [{}, once, BUS_32, '2026-06-15T16:59:59.999Z', undefined],
    [{}, once, BUS_32, '2026-06-15T17:00:00.000Z', 'expired'],
    [{ valid_to: null }, once, BUS_32, '2027-01-01T00:00:00.000Z', undefined],
    [{ state: 'USED', uses: 1 }, once, BUS_32, '2026-06-15T02:00:00.000Z', 'used'],
    [{ state: 'USED' }, once, BUS_32, '2026-06-15T02:00:00.000Z', 'used'],
    [{ state: 'EXPIRED' }, once, BUS_32, '2026-06-15T02:00:00.000Z', 'expired'],
    [{ state: 'CANCELED' }, once, BUS_32, '2026-06-15T02:00:00.000Z', 'canceled'],
    [{ state: 'CHANGED' }, once, BUS_32, '2026-06-15T02:00:00.000Z', 'changed'],
    [{ state: 'CANCEL_REQUESTED' }, once, BUS_32, '2026-06-15T02:00:00.000Z', 'cancel_requested'],
    [{}, once, { mode: 'BUS', routeId: '33' }, '2026-06-15T02:00:00.000Z', 'wrong_route'],
    [{}, once, { mode: 'METRO', routeId: '2A' }, '2026-06-15T02:00:00.000Z', 'wrong_mode'],
    [{}, once, { mode: 'METRO' }, '2026-06-15T02:00:00.000Z', 'wrong_mode'],
    [{ transport_mode: 'MULTIMODAL' }, once, { mode: 'METRO' }, '2026-06-15T02:00:00.000Z', undefined],
    [{}, once, { mode: 'MULTIMODAL', routeId: '32' }, '2026-06-15T02:00:00.000Z', undefined],
    // A price can allow several rides, or unlimited rides within a time. For the latter, the first tap sets valid_to to
    // the end of that time.
    [{ state: 'USED', uses: 1 }, { max_usage: 2 }, BUS_32, '2026-06-15T02:00:00.000Z', undefined],
    [{ state: 'USED', uses: 2 }, { max_usage: 2 }, BUS_32, '2026-06-15T02:00:00.000Z', 'used_up'],
    [{ state: 'USED', uses: 9 }, { time_of_use: 90 }, BUS_32, '2026-06-15T16:59:59.999Z', undefined],
    [{ state: 'USED', uses: 9 }, { time_of_use: 90 }, BUS_32, '2026-06-15T17:00:00.000Z', 'used'],
    [{ state: 'USED', uses: 1 }, { time_of_use: 90, max_usage: 1 }, BUS_32, '2026-06-15T02:00:00.000Z', 'used'],
  ])(
    'a gate checks the single ticket %j with the price terms %j, used at %j at %s, and refuses it with %s (undefined if accepted)',
    (more, terms, place, now, refusal) =>
      expect(singleRefusal({ ...sold, ...more }, terms, place, new Date(now))).toBe(refusal),
  );

  it.each<[UseTerms, number | null]>([
    [{}, 1],
    [{ max_usage: 3 }, 3],
    [{ time_of_use: 90 }, null],
    [{ time_of_use: 90, max_usage: 2 }, 2],
  ])('a single ticket whose price has the terms %j allows %s rides, null if unlimited', (terms, rides) =>
    expect(ridesOf(terms)).toBe(rides),
  );
});

describe('Day ticket at a gate', () => {
  const pass: DayPass = {
    state: 'ISSUED',
    valid_on: '2026-06-15',
    uses: 3,
    max_uses: 4,
    transport_mode: 'BUS',
    route_scope: 'MULTI_ROUTE',
    route_ids: [],
  };
  it.each<[Partial<DayPass>, UseTerms, PlaceOfUse, string, GateRefusal | undefined]>([
    [{}, {}, BUS_32, '2026-06-15T02:00:00.000Z', undefined],
    // A day ticket is valid on the local day in Hà Nội, from 17:00 UTC of the day before.
    [{}, {}, BUS_32, '2026-06-14T17:00:00.000Z', undefined],
    [{}, {}, BUS_32, '2026-06-14T16:59:59.999Z', 'not_started'],
    [{}, {}, BUS_32, '2026-06-15T16:59:59.999Z', undefined],
    [{}, {}, BUS_32, '2026-06-15T17:00:00.000Z', 'expired'],
    [{ uses: 4 }, {}, BUS_32, '2026-06-15T02:00:00.000Z', 'used_up'],
    [{ uses: 400, max_uses: null }, {}, BUS_32, '2026-06-15T02:00:00.000Z', undefined],
    [{ state: 'CANCELED' }, {}, BUS_32, '2026-06-15T02:00:00.000Z', 'canceled'],
    [{}, {}, { mode: 'METRO' }, '2026-06-15T02:00:00.000Z', 'wrong_mode'],
    [{ route_scope: 'ONE_ROUTE', route_ids: ['33'] }, {}, BUS_32, '2026-06-15T02:00:00.000Z', 'wrong_route'],
    [{ route_scope: 'ONE_ROUTE', route_ids: ['32'] }, {}, BUS_32, '2026-06-15T02:00:00.000Z', undefined],
    [
      { first_used_at: '2026-06-15T00:00:00.000Z' },
      { time_of_use: 120 },
      BUS_32,
      '2026-06-15T02:00:00.000Z',
      undefined,
    ],
    [
      { first_used_at: '2026-06-15T00:00:00.000Z' },
      { time_of_use: 120 },
      BUS_32,
      '2026-06-15T02:00:00.001Z',
      'expired',
    ],
    [{}, { time_of_use: 120 }, BUS_32, '2026-06-15T10:00:00.000Z', undefined],
  ])(
    'a gate checks the day ticket %j with the price terms %j, used at %j at %s, and refuses it with %s (undefined if accepted)',
    (more, terms, place, now, refusal) =>
      expect(dayRefusal({ ...pass, ...more }, terms, place, new Date(now))).toBe(refusal),
  );
});

const june: MonthPass = {
  state: 'ISSUED',
  transport_mode: 'BUS',
  route_scope: 'MULTI_ROUTE',
  route_ids: [],
  months: 1,
  uses: 0,
  uses_today: 0,
  valid_from: '2026-06-01',
  valid_to: '2026-06-30',
};
const unused: MonthPass = { ...june, valid_from: null, valid_to: null };

describe('Monthly ticket at a gate', () => {
  it.each<[Partial<MonthPass>, UseTerms, PlaceOfUse, string, GateRefusal | undefined]>([
    [{}, {}, BUS_32, '2026-06-15T02:00:00.000Z', undefined],
    [{}, {}, BUS_32, '2026-05-31T16:59:59.999Z', 'not_started'],
    [{}, {}, BUS_32, '2026-05-31T17:00:00.000Z', undefined],
    [{}, {}, BUS_32, '2026-06-30T16:59:59.999Z', undefined],
    [{}, {}, BUS_32, '2026-06-30T17:00:00.000Z', 'expired'],
    [{ state: 'CANCELED' }, {}, BUS_32, '2026-06-15T02:00:00.000Z', 'canceled'],
    [{ valid_from: null, valid_to: null }, {}, BUS_32, '2026-06-15T02:00:00.000Z', undefined],
    [{}, {}, { mode: 'METRO' }, '2026-06-15T02:00:00.000Z', 'wrong_mode'],
    [{ route_scope: 'ONE_ROUTE', route_ids: ['33'] }, {}, BUS_32, '2026-06-15T02:00:00.000Z', 'wrong_route'],
    [{ uses: 59 }, { max_usage: 60 }, BUS_32, '2026-06-15T02:00:00.000Z', undefined],
    [{ uses: 60 }, { max_usage: 60 }, BUS_32, '2026-06-15T02:00:00.000Z', 'used_up'],
    [{ uses_today: 4 }, { max_usage_in_day: 4 }, BUS_32, '2026-06-15T02:00:00.000Z', 'used_up_today'],
    [{ uses_today: 3 }, { max_usage_in_day: 4 }, BUS_32, '2026-06-15T02:00:00.000Z', undefined],
  ])(
    'a gate checks the monthly ticket %j with the price terms %j, used at %j at %s, and refuses it with %s (undefined if accepted)',
    (more, terms, place, now, refusal) =>
      expect(monthRefusal({ ...june, ...more }, terms, place, new Date(now))).toBe(refusal),
  );

  it.each([
    [unused, '2026-06-15', { from: '2026-06-15', to: '2026-07-14' }],
    [{ ...unused, months: 3 }, '2026-12-31', { from: '2026-12-31', to: '2027-03-30' }],
    [unused, '2026-01-31', { from: '2026-01-31', to: '2026-02-28' }],
    [june, '2026-06-15', { from: '2026-06-01', to: '2026-06-30' }],
  ])('the monthly ticket %j used on %s is valid for the days %j', (ticket, day, days) =>
    expect(daysFrom(ticket, day)).toEqual(days),
  );
});

describe('Choice among the monthly tickets of a card at a gate', () => {
  const metro: MonthPass = { ...june, transport_mode: 'METRO' };
  const may: MonthPass = { ...june, valid_from: '2026-05-01', valid_to: '2026-05-31' };
  const july: MonthPass = { ...june, valid_from: '2026-07-01', valid_to: '2026-07-31' };
  it.each<[string, readonly (readonly [MonthPass, UseTerms])[], PlaceOfUse, MonthPass | GateRefusal]>([
    ['none', [], BUS_32, 'no_ticket'],
    [
      'the one that runs',
      [
        [may, {}],
        [june, {}],
        [july, {}],
      ],
      BUS_32,
      june,
    ],
    [
      'the one for the place',
      [
        [metro, {}],
        [june, {}],
      ],
      BUS_32,
      june,
    ],
    [
      'the running one, so that the unused one keeps',
      [
        [unused, {}],
        [june, {}],
      ],
      BUS_32,
      june,
    ],
    [
      'the unused one where nothing else runs',
      [
        [may, {}],
        [unused, {}],
      ],
      BUS_32,
      unused,
    ],
    [
      'the next where one is used up',
      [
        [{ ...june, uses: 2 }, { max_usage: 2 }],
        [unused, {}],
      ],
      BUS_32,
      unused,
    ],
    [
      'a later one is not yet',
      [
        [may, {}],
        [july, {}],
      ],
      BUS_32,
      'not_started',
    ],
    ['an earlier one is over', [[may, {}]], BUS_32, 'expired'],
    [
      'another mode’s is said before the earlier one',
      [
        [may, {}],
        [metro, {}],
      ],
      BUS_32,
      'wrong_mode',
    ],
  ])('the gate chooses among the monthly tickets of a card: %s', (_, tickets, place, expected) =>
    expect(chosenPass(tickets, place, NOW)).toEqual(
      typeof expected === 'string' ? { refusal: expected } : { ticket: expected },
    ),
  );
});
