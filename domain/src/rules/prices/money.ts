import { formatsOf } from '@tuyen/model';
import { formats } from '../region.ts';

/** An amount of a currency (ISO 4217): `1.234.567đ`, of another than the project's in whole units: `1.234 USD`. */
export function money(amount: number, currency: string): string {
  const { region } = formats;
  if (currency === region.currency.code) return formats.money(amount);
  const pattern = `{amount} ${currency}`;
  return formatsOf({ ...region, currency: { code: currency, minorUnit: 0, pattern } }).money(amount);
}
