export interface Region {
  readonly timeZone: string;
  /** Pattern for showing and typing a day, in every language: `dd/MM/yyyy`, `MM/dd/yyyy`, `dd.MM.yyyy`, `yyyy-MM-dd`. */
  readonly dates: string;
  /** First day of a week in calendars. If undefined, the first language decides. */
  readonly weekStart?: 'monday' | 'saturday' | 'sunday';
  readonly numbers: NumberStyle;
  readonly currency: Currency;
}

export interface NumberStyle {
  /** Separator between thousands. May be empty. */
  readonly group: string;
  readonly decimal: string;
}

/** Currency of a project. Amounts are integers in the smallest unit: 1990 is 19.90 if `minorUnit` is 2. */
export interface Currency {
  /** Currency of the office as an ISO 4217 code. */
  readonly code: string;
  readonly minorUnit: number;
  readonly pattern: string;
  /** Values of the currency's notes and coins, each in the currency's smallest unit. */
  readonly denominations?: readonly number[];
}

/** Defaults for settings that are missing in `tuyen.config.json`. XXX is ISO 4217's code for no currency. */
export const NEUTRAL_REGION: Region = {
  timeZone: 'UTC',
  dates: 'yyyy-MM-dd',
  numbers: { group: ',', decimal: '.' },
  currency: { code: 'XXX', minorUnit: 0, pattern: '{amount}' },
};

/**
 * Returns the project's region with another currency, if `code` (ISO 4217) names one. Amounts in that currency are
 * whole units followed by the code (`1.234 USD`).
 */
export function inCurrency(region: Region, code: unknown): Region {
  if (!code || code === region.currency.code) return region;
  return { ...region, currency: { code: String(code), minorUnit: 0, pattern: `{amount} ${String(code)}` } };
}
