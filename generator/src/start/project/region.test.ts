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
  'the default region settings for the locale %s with the currency %s write dates as %s',
  (locale, currency, dates, group, decimal, minorUnit, pattern) => {
    expect(regionOf(locale, 'UTC', currency)).toEqual({
      timeZone: 'UTC',
      dates,
      numbers: { group, decimal },
      currency: { code: currency, minorUnit, pattern },
    });
  },
);

test('the default region settings for a locale with other digits, such as ar-EG, use Western digits and separators', () => {
  const { dates, numbers, currency } = regionOf('ar-EG', 'Africa/Cairo', 'KWD');
  expect(dates).toMatch(/^(?:dd|MM|yyyy)[/. -]/u);
  expect(numbers).toEqual({ group: ',', decimal: '.' });
  expect([currency.minorUnit, currency.pattern]).toEqual([
    3,
    expect.stringMatching(/^[^\u200e\u200f\u061c\d]*\{amount\}/u),
  ]);
});

test('only a name of the IANA database is accepted as a time zone, not an offset such as +07:00', () => {
  expect(['Europe/Berlin', 'UTC', 'Europe/Berlni', '+07:00', ''].filter(isTimeZone)).toEqual(['Europe/Berlin', 'UTC']);
});

test('only a currency code that JavaScript’s Intl knows is accepted', () => {
  expect(['EUR', 'VND', 'ABC', 'eur', ''].filter(isCurrency)).toEqual(['EUR', 'VND']);
});
