import * as dates from './dates.ts';
import { formatMoney } from './money.ts';
import { formatNumber, readNumber } from './numbers.ts';
import type { Region } from './region.ts';
import { type Zone, zoneNamed } from './time-zone.ts';

/** How one project writes and reads values: the same on the server, in the back-office and in the portal. */
export interface Formats {
  readonly region: Region;
  readonly zone: Zone;
  /**
   * `1.234.567đ`; the amount is in the smallest unit.
   * @param currency ISO 4217; empty: the project's. Another one is written in whole units, behind the amount: `1.234 USD`
   */
  money(amount: number, currency?: unknown): string;
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

export function formatsOf(region: Region): Formats {
  const { dates: pattern, numbers, currency } = region;
  const zone = openedLate(region.timeZone);
  return {
    region,
    zone,
    money: (amount, code) =>
      formatMoney(
        amount,
        !code || code === currency.code ? currency : { code: '', minorUnit: 0, pattern: `{amount} ${String(code)}` },
        numbers,
      ),
    number: (value, decimals) => formatNumber(value, numbers, decimals),
    readNumber: (shown) => readNumber(shown, numbers),
    date: (value) => dates.formatDate(value, pattern, zone),
    dateTime: (value) => dates.formatDateTime(value, pattern, zone),
    month: (value) => dates.formatMonth(value, pattern),
    time: (value, precision) => dates.formatTime(value, precision, pattern, zone),
    readTime: (typed, precision) => dates.readTime(typed, precision, pattern, zone),
  };
}
