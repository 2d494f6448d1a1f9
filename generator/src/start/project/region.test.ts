import { expect, test } from 'vitest';
import { isCurrency, isTimeZone, regionOf } from './region.ts';

test.each([
  ['en-US', 'USD', 'MM/dd/yyyy', ',', '.', 2, '${amount}'],
  ['en-GB', 'GBP', 'dd/MM/yyyy', ',', '.', 2, '£{amount}'],
  ['de-DE', 'EUR', 'dd.MM.yyyy', '.', ',', 2, '{amount} €'],
  ['de-CH', 'CHF', 'dd.MM.yyyy', "'", '.', 2, 'CHF {amount}'],
  ['fr-FR', 'EUR', 'dd/MM/yyyy', ' ', ',', 2, '{amount} €'],
  ['vi-VN', 'VND', 'dd/MM/yyyy', '.', ',', 0, '{amount} ₫'],
  ['ja-JP', 'JPY', 'yyyy/MM/dd', ',', '.', 0, '￥{amount}'],
  ['sv-SE', 'SEK', 'yyyy-MM-dd', ' ', ',', 2, '{amount} kr'],
])(
  'the region of the locale %s with the currency %s writes dates as %s',
  (locale, currency, dates, group, decimal, minorUnit, pattern) => {
    expect(regionOf(locale, 'UTC', currency)).toEqual({
      timeZone: 'UTC',
      dates,
      numbers: { group, decimal },
      currency: { code: currency, minorUnit, pattern },
    });
  },
);

test('a region with non-Western digits, such as ar-EG, gets Western digits and separators', () => {
  const { dates, numbers, currency } = regionOf('ar-EG', 'Africa/Cairo', 'KWD');
  expect(dates).toMatch(/^(?:dd|MM|yyyy)[/. -]/u);
  expect(numbers).toEqual({ group: ',', decimal: '.' });
  expect([currency.minorUnit, currency.pattern]).toEqual([
    3,
    expect.stringMatching(/^[^\u200e\u200f\u061c\d]*\{amount\}/u),
  ]);
});

test('a time zone is a name of the IANA database, not an offset', () => {
  expect(['Europe/Berlin', 'UTC', 'Europe/Berlni', '+07:00', ''].filter(isTimeZone)).toEqual(['Europe/Berlin', 'UTC']);
});

test('a currency is a code that Intl knows', () => {
  expect(['EUR', 'VND', 'ABC', 'eur', ''].filter(isCurrency)).toEqual(['EUR', 'VND']);
});
