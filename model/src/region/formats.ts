import * as dates from './dates.ts';
import { formatMoney } from './money.ts';
import { formatNumber, readNumber } from './numbers.ts';
import { type Currency, inCurrency, type Region } from './region.ts';
import { type Zone, zoneNamed } from './time-zone.ts';

/** How one project writes and reads values: the same on the server, in the back-office and in the portal. */
export interface Formats {
  /** With the currency of amounts that name none. */
  readonly region: Region;
  readonly zone: Zone;
  /**
   * `1.234.567đ`; the amount is in the smallest unit.
   * @param currency ISO 4217; empty: that of these formats. Another one than the project's is written in whole units: `1.234 USD`
   */
  money(amount: number, currency?: unknown): string;
  /** How amounts of a currency are written; parameter as for `money`. */
  currency(code?: unknown): Currency;
  /** `1.683`, `12,5` */
  number(value: number, decimals?: number): string;
  /** The number that a text in the project's style shows; null where it holds no digit. */
  readNumber(shown: string): number | null;
  /** `09/03/2026`, of a day, or of a moment the day that it falls on. */
  date(value: string): string;
  /** `09/03/2026 14:05` on the project's clock. */
  dateTime(value: string): string;
  /** `03/2026` */
  month(value: string): string;
  time(value: string, precision: dates.Precision): string;
  /** What a person typed as the value to store; undefined where it names no time of this precision. */
  readTime(typed: string, precision: dates.Precision): string | undefined;
}

/** The browser takes longer to open a zone than for all else on a page without times. */
function openedLate(name: string): Zone {
  return {
    dayOf: (moment) => zoneNamed(name).dayOf(moment),
    timeOf: (moment) => zoneNamed(name).timeOf(moment),
    momentOf: (day, time) => zoneNamed(name).momentOf(day, time),
  };
}

/** @param currency of amounts that name none (ISO 4217); empty: the project's */
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
