import { describe, expect, test } from 'vitest';
import { formatsOf } from './formats.ts';
import { monthPattern } from './dates.ts';
import { NEUTRAL_REGION, type Region } from './region.ts';
import { zoneNamed } from './time-zone.ts';

const hanoi = formatsOf({
  timeZone: 'Asia/Ho_Chi_Minh',
  dates: 'dd/MM/yyyy',
  numbers: { group: '.', decimal: ',' },
  currency: { code: 'VND', minorUnit: 0, pattern: '{amount}đ' },
});
const berlin = formatsOf({
  timeZone: 'Europe/Berlin',
  dates: 'dd.MM.yyyy',
  numbers: { group: '.', decimal: ',' },
  currency: { code: 'EUR', minorUnit: 2, pattern: '{amount} €' },
});
const written = (region: Partial<Region>) => formatsOf({ ...NEUTRAL_REGION, ...region });

describe('Amounts of money', () => {
  test.each([
    [1_234_567, '1.234.567đ'],
    [0, '0đ'],
    [999, '999đ'],
    [-45_000, '-45.000đ'],
    [-1499.5, '-1.500đ'],
    [0.6, '1đ'],
    [-0.4, '0đ'],
  ])('the value %d is formatted as %s', (amount, text) => expect(hanoi.money(amount)).toBe(text));

  test.each([
    [1990, '19,90 €'],
    [5, '0,05 €'],
    [-123_456_789, '-1.234.567,89 €'],
  ])('an amount of %d cents is formatted as %s', (amount, text) => expect(berlin.money(amount)).toBe(text));

  test.each([
    [1_234, 'USD', '1.234 USD'],
    [-5, 'EUR', '-5 EUR'],
    [1_234, 'VND', '1.234đ'],
    [1_234, null, '1.234đ'],
  ])('an amount of %d in the currency %s is formatted as %s', (amount, currency, text) =>
    expect(hanoi.money(amount, currency)).toBe(text),
  );

  test("an amount is formatted in the office's currency unless the project's currency is requested", () => {
    const abroad = formatsOf(hanoi.region, 'USD');
    expect([abroad.money(1_234), abroad.money(1_234, ''), abroad.money(1_234, 'VND')]).toEqual([
      '1.234 USD',
      '1.234 USD',
      '1.234đ',
    ]);
    expect(abroad.region.currency).toEqual({ code: 'USD', minorUnit: 0, pattern: '{amount} USD' });
  });

  test('the minus sign is placed before a currency sign that precedes the amount', () => {
    const dollars = written({ currency: { code: 'USD', minorUnit: 2, pattern: '${amount}' } });
    expect(dollars.money(123_456)).toBe('$1,234.56');
    expect(dollars.money(-100)).toBe('-$1.00');
  });
});

describe("Numbers in the project's style", () => {
  test.each([
    [1683, '1.683'],
    [999, '999'],
    [-1_234_567.25, '-1.234.567,25'],
    [0.3, '0,3'],
    [-0.000_000_1, '0'],
  ])('the value %d is formatted as %s', (value, text) => expect(hanoi.number(value)).toBe(text));

  test('numbers are parsed in the same style in which they are formatted', () => {
    expect(hanoi.readNumber('1.234,5')).toBe(1234.5);
    expect(written({}).readNumber('1,234.5')).toBe(1234.5);
    expect(written({ numbers: { group: '', decimal: '.' } }).number(1234)).toBe('1234');
    expect(hanoi.readNumber('-')).toBeNull();
  });
});

describe("Days and months in the project's format", () => {
  test("days and months are formatted with the project's order and separator", () => {
    expect(hanoi.date('2026-03-09')).toBe('09/03/2026');
    expect(hanoi.date('2026-03-09T18:05:00.000Z')).toBe('10/03/2026');
    expect(written({ dates: 'MM/dd/yyyy' }).date('2026-03-09')).toBe('03/09/2026');
    expect(written({}).date('2026-03-09')).toBe('2026-03-09');
    expect(hanoi.month('2026-12')).toBe('12/2026');
    expect(['dd/MM/yyyy', 'MM/dd/yyyy', 'dd.MM.yyyy', 'yyyy-MM-dd'].map(monthPattern)).toEqual([
      'MM/yyyy',
      'MM/yyyy',
      'MM.yyyy',
      'yyyy-MM',
    ]);
  });

  test('an invalid date is shown unchanged', () => {
    expect(hanoi.date('soon')).toBe('soon');
    expect(hanoi.date('2026-02-30')).toBe('2026-02-30');
    expect(hanoi.dateTime('09/03/2026')).toBe('09/03/2026');
    expect(hanoi.month('2026-13')).toBe('2026-13');
  });

  test.each(['09/03/2026', '9/3/2026', '09.03.2026', '9-3-2026', '09032026', ' 09/03/2026 ', '2026-03-09'])(
    'the input %s is parsed as a day',
    (typed) => expect(hanoi.readTime(typed, 'day')).toBe('2026-03-09'),
  );

  test.each(['31/02/2026', '09/13/2026', '0/3/2026', '09/03/26', '03/2026', 'hôm nay', ''])(
    'the input %s is rejected as a day',
    (typed) => expect(hanoi.readTime(typed, 'day')).toBeUndefined(),
  );

  test("days and months are parsed in the project's order", () => {
    expect(written({ dates: 'MM/dd/yyyy' }).readTime('3/9/2026', 'day')).toBe('2026-03-09');
    expect(written({ dates: 'MM/dd/yyyy' }).readTime('3/2026', 'month')).toBe('2026-03');
    expect(written({}).readTime('20260309', 'day')).toBe('2026-03-09');
  });

  test.each(['12/2026', '12.2026', '122026', '2026-12'])('the input %s is parsed as a month', (typed) =>
    expect(hanoi.readTime(typed, 'month')).toBe('2026-12'),
  );

  test.each(['13/2026', '0/2026', '12/26', '1/12/2026'])('the input %s is rejected as a month', (typed) =>
    expect(hanoi.readTime(typed, 'month')).toBeUndefined(),
  );
});

describe('Points in time', () => {
  test("points in time are formatted and parsed in the project's time zone", () => {
    expect(hanoi.dateTime('2026-03-09T18:05:00.000Z')).toBe('10/03/2026 01:05');
    expect(berlin.dateTime('2026-01-09T18:05:00.000Z')).toBe('09.01.2026 19:05');
    expect(berlin.dateTime('2026-07-09T18:05:00.000Z')).toBe('09.07.2026 20:05');
    expect(berlin.readTime('9.7.2026 20:05', 'minute')).toBe('2026-07-09T18:05:00.000Z');
  });

  test.each(['09/03/2026 07:05', '9/3/2026 7h05', '09032026 0705', '2026-03-09 07:05'])(
    'the input %s is parsed as a point in time',
    (typed) => expect(hanoi.readTime(typed, 'minute')).toBe('2026-03-09T00:05:00.000Z'),
  );

  test.each(['09/03/2026', '09/03/2026 24:00', '09/03/2026 7', '31/02/2026 07:00'])(
    'the input %s is rejected as a point in time',
    (typed) => expect(hanoi.readTime(typed, 'minute')).toBeUndefined(),
  );
});

describe('Time zones with daylight saving time', () => {
  const zone = zoneNamed('Europe/Berlin');

  test('days have 23 or 25 hours when daylight saving starts or ends', () => {
    const hours = (day: string, next: string) =>
      (zone.momentOf(next).getTime() - zone.momentOf(day).getTime()) / 3_600_000;
    expect(hours('2026-03-28', '2026-03-29')).toBe(24);
    expect(hours('2026-03-29', '2026-03-30')).toBe(23);
    expect(hours('2026-10-25', '2026-10-26')).toBe(25);
  });

  test('a local time that daylight saving skips moves forward by the gap, and a repeated one means its first occurrence', () => {
    expect(zone.momentOf('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(zone.momentOf('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test('local times before 1970 are exact to the minute', () => {
    const london = zoneNamed('Europe/London');
    expect(london.timeOf(new Date('1960-04-10T01:59:00Z'))).toBe('01:59');
    expect(london.timeOf(new Date('1960-04-10T02:00:00Z'))).toBe('03:00');
  });

  test('the day of a time zone changes at local midnight', () => {
    expect(zone.dayOf(new Date('2026-07-09T21:59:59Z'))).toBe('2026-07-09');
    expect(zone.dayOf(new Date('2026-07-09T22:00:00Z'))).toBe('2026-07-10');
    expect(zoneNamed('America/New_York').dayOf(new Date('2026-07-10T03:59:59Z'))).toBe('2026-07-09');
  });

  test.each([
    'Asia/Ho_Chi_Minh',
    'Europe/Berlin',
    'America/St_Johns',
    'Pacific/Apia',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
  ])('in the time zone %s, the local day and time of a moment are converted back to the same moment', (name) => {
    const { dayOf, timeOf, momentOf } = zoneNamed(name);
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 6.5 * 3_600_000) {
      const shown = momentOf(dayOf(new Date(at)), timeOf(new Date(at)));
      expect([dayOf(shown), timeOf(shown)]).toEqual([dayOf(new Date(at)), timeOf(new Date(at))]);
      expect(Math.abs(shown.getTime() - at)).toBeLessThanOrEqual(3_600_000);
    }
  });
});
