/** How a project writes times, numbers and money. Named in `tuyen.config.json`; the tool assumes none of it. */
export interface Region {
  /** IANA name of the time zone whose clock days begin and end on. */
  readonly timeZone: string;
  /** `dd/MM/yyyy`, `MM/dd/yyyy`, `dd.MM.yyyy`, `yyyy-MM-dd`: how a day is written and typed, in every language. */
  readonly dates: string;
  readonly numbers: NumberStyle;
  readonly currency: Currency;
}

export interface NumberStyle {
  /** Between thousands; may be empty. */
  readonly group: string;
  /** Before the decimals. */
  readonly decimal: string;
}

/** Amounts are whole numbers of the smallest unit: 1990 is 19.90 where `minorUnit` is 2. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** Digits behind the decimal sign: 0 for VND, 2 for EUR. */
  readonly minorUnit: number;
  /** `{amount}đ`, `€{amount}`. */
  readonly pattern: string;
  /** Its notes and coins, in the smallest unit. */
  readonly denominations?: readonly number[];
}

/** What holds where `tuyen.config.json` says nothing. XXX is ISO 4217's code for no currency. */
export const NEUTRAL_REGION: Region = {
  timeZone: 'UTC',
  dates: 'yyyy-MM-dd',
  numbers: { group: ',', decimal: '.' },
  currency: { code: 'XXX', minorUnit: 0, pattern: '{amount}' },
};

/** The project's region with another currency, if `code` (ISO 4217) names one: amounts are whole units, the code behind them (`1.234 USD`). */
export function inCurrency(region: Region, code: unknown): Region {
  if (!code || code === region.currency.code) return region;
  return { ...region, currency: { code: String(code), minorUnit: 0, pattern: `{amount} ${String(code)}` } };
}
