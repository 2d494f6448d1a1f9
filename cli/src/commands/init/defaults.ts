const TEMPLATE_LANGUAGES = ['en', 'vi', 'de', 'fr'];

/**
 * Regions that use each currency. `Intl` can format a currency, but does not know where people use it. In any other
 * region, the command uses a fallback and prints the currency that it chose.
 */
const REGIONS: readonly (readonly [currency: string, regions: string])[] = [
  ['EUR', 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'],
  ['AUD', 'AU'],
  ['BRL', 'BR'],
  ['CAD', 'CA'],
  ['CHF', 'CH LI'],
  ['CNY', 'CN'],
  ['CZK', 'CZ'],
  ['DKK', 'DK GL FO'],
  ['GBP', 'GB'],
  ['HUF', 'HU'],
  ['IDR', 'ID'],
  ['ILS', 'IL'],
  ['INR', 'IN'],
  ['JPY', 'JP'],
  ['KRW', 'KR'],
  ['MXN', 'MX'],
  ['NOK', 'NO'],
  ['NZD', 'NZ'],
  ['PLN', 'PL'],
  ['RON', 'RO'],
  ['SEK', 'SE'],
  ['SGD', 'SG'],
  ['THB', 'TH'],
  ['TRY', 'TR'],
  ['TWD', 'TW'],
  ['UAH', 'UA'],
  ['VND', 'VN'],
  ['ZAR', 'ZA'],
];
const FALLBACK_CURRENCY = 'USD';

/** The language and region of this machine: `de-AT`. */
export interface Machine {
  readonly locale: string;
  readonly timeZone: string;
}

export function thisMachine(): Machine {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { locale, timeZone: timeZone || 'UTC' };
}

export function defaultLanguage({ locale }: Machine): string {
  const { language } = new Intl.Locale(locale);
  return TEMPLATE_LANGUAGES.includes(language) ? language : 'en';
}

/**
 * Returns the locale in which the project writes dates and numbers: the language with a region. If the machine uses the
 * same language, the region is the region of the machine. Otherwise it is the most likely region of the language.
 */
export function localeFor(language: string, { locale }: Machine): string {
  const own = new Intl.Locale(locale);
  const wanted = new Intl.Locale(language);
  const isOwn = wanted.language === own.language && wanted.region === undefined;
  const { region } = isOwn ? own.maximize() : wanted.maximize();
  return region === undefined ? wanted.language : `${wanted.language}-${region}`;
}

/** @param locale language tag with a region: `de-AT` */
export function defaultCurrency(locale: string): string {
  const { region = '' } = new Intl.Locale(locale);
  return REGIONS.find(([, regions]) => regions.split(' ').includes(region))?.[0] ?? FALLBACK_CURRENCY;
}
