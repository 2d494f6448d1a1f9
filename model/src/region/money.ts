import { groupThousands } from './numbers.ts';
import type { Currency, NumberStyle } from './region.ts';

/**
 * Formats an amount the way the project does in every language: `1.234.567đ`, `€19,90`.
 * @param amount in the currency's smallest unit; fractions of it are rounded, half away from zero
 */
export function formatMoney(amount: number, { minorUnit, pattern }: Currency, style: NumberStyle): string {
  const units = String(Math.round(Math.abs(amount))).padStart(minorUnit + 1, '0');
  const integerPart = groupThousands(units.slice(0, units.length - minorUnit), style);
  const fraction = minorUnit === 0 ? '' : style.decimal + units.slice(-minorUnit);
  const written = pattern.replace('{amount}', () => integerPart + fraction);
  return amount < 0 && /[1-9]/.test(units) ? `-${written}` : written;
}
