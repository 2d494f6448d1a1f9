/** Characters that `region` in tuyen.config.json accepts as separators in dates and numbers. */
const DATE_SIGNS = ['/', '.', '-', ' '];
const GROUP_SIGNS = ['.', ',', ' ', "'", ''];
const DECIMAL_SIGNS = [',', '.'];

export interface Region {
  readonly timeZone: string;
  readonly dates: string;
  readonly numbers: { readonly group: string; readonly decimal: string };
  readonly currency: { readonly code: string; readonly minorUnit: number; readonly pattern: string };
}

/**
 * Returns how the locale writes dates, numbers and money. Uses the default for a separator that the configuration does
 * not accept.
 * @param locale language tag with or without a region: `de-AT`
 */
export function regionOf(locale: string, timeZone: string, currency: string): Region {
  // The region of a project supports only Western digits and the Gregorian calendar.
  const western = `${locale.replace(/-u-.*$/u, '')}-u-nu-latn-ca-gregory`;
  return {
    timeZone,
    dates: datesIn(western),
    numbers: numbersIn(western),
    currency: { code: currency, ...moneyIn(western, currency) },
  };
}

export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/**
 * Returns whether `region.timeZone` accepts the name. Offsets such as +07:00 are refused: they have no daylight saving
 * time.
 */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/u.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

function datesIn(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });
  const names: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { year: 'yyyy', month: 'MM', day: 'dd' };
  const parts = format.formatToParts(0);
  const order = parts.flatMap(({ type }) => names[type] ?? []).join(' ');
  const sign = parts.find(({ type }) => type === 'literal')?.value.trim() ?? '-';
  if (!['dd MM yyyy', 'MM dd yyyy', 'yyyy MM dd'].includes(order) || !DATE_SIGNS.includes(sign)) return 'yyyy-MM-dd';
  return order.replaceAll(' ', sign);
}

function numbersIn(locale: string): Region['numbers'] {
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always', minimumFractionDigits: 1 });
  const parts = format.formatToParts(1_234_567.8);
  const sign = (wanted: string) => plain(parts.find(({ type }) => type === wanted)?.value ?? '');
  const [group, decimal] = [sign('group'), sign('decimal')];
  const isKnown = GROUP_SIGNS.includes(group) && DECIMAL_SIGNS.includes(decimal) && group !== decimal;
  return isKnown ? { group, decimal } : { group: ',', decimal: '.' };
}

function moneyIn(locale: string, currency: string): { readonly minorUnit: number; readonly pattern: string } {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const { maximumFractionDigits: minorUnit = 2 } = format.resolvedOptions();
  const parts = format.formatToParts(1);
  const isAmount = ({ type }: Intl.NumberFormatPart) => ['integer', 'decimal', 'fraction', 'group'].includes(type);
  const first = parts.findIndex(isAmount);
  const last = parts.findLastIndex(isAmount);
  const text = (some: readonly Intl.NumberFormatPart[]) => plain(some.map(({ value }) => value).join(''));
  return { minorUnit, pattern: `${text(parts.slice(0, first))}{amount}${text(parts.slice(last + 1))}` };
}

function plain(text: string): string {
  return text
    .replaceAll(/[\u00a0\u2009\u202f]/gu, ' ')
    .replaceAll('’', "'")
    .replaceAll(/[\u200e\u200f\u061c]/gu, '');
}
