import * as dates from './dates.ts';
import { formatMoney } from './money.ts';
import { formatNumber, readNumber } from './numbers.ts';
import { type Currency, inCurrency, type Region } from './region.ts';
import { type Zone, zoneNamed } from './time-zone.ts';

export interface Formats {
  readonly region: Region;
  readonly zone: Zone;
  /**
   * Formats an amount in the smallest unit: `1.234.567đ`.
   * @param currency ISO 4217; if empty, the currency of these formats. A currency other than the project's is shown in
   * whole units: `1.234 USD`
   */
  money(amount: number, currency?: unknown): string;
  currency(code?: unknown): Currency;
  number(value: number, decimals?: number): string;
  /** Parses a number in the project's style. Returns null if the text contains no digit. */
  readNumber(shown: string): number | null;
  /** Formats a day, or the local day of a moment: `09/03/2026`. */
  date(value: string): string;
  dateTime(value: string): string;
  month(value: string): string;
  time(value: string, precision: dates.Precision): string;
  readTime(typed: string, precision: dates.Precision): string | undefined;
}

/**
 * Creates the clock of the time zone only when it is first used. In a browser, creating it takes longer than showing
 * the rest of a page without times.
 */
function openedLate(name: string): Zone {
  return {
    dayOf: (moment) => zoneNamed(name).dayOf(moment),
    timeOf: (moment) => zoneNamed(name).timeOf(moment),
    momentOf: (day, time) => zoneNamed(name).momentOf(day, time),
    offsetAt: (moment) => zoneNamed(name).offsetAt(moment),
  };
}

export function formatsOf(region: Region, currency?: string): Formats {
  const { dates: pattern, numbers } = region;
  const zone = openedLate(region.timeZone);
  const currencyNamed = (code?: unknown) => inCurrency(region, code || currency).currency;
  return {
    region: inCurrency(region, currency),
    zone,
    currency: currencyNamed,
    money: (amount, code) => formatMoney(amount, currencyNamed(code), numbers),
    number: (value, decimals) => formatNumber(value, numbers, decimals),
    readNumber: (shown) => readNumber(shown, numbers),
    date: (value) => dates.formatDate(value, pattern, zone),
    dateTime: (value) => dates.formatDateTime(value, pattern, zone),
    month: (value) => dates.formatMonth(value, pattern),
    time: (value, precision) => dates.formatTime(value, precision, pattern, zone),
    readTime: (typed, precision) => dates.readTime(typed, precision, pattern, zone),
  };
}
