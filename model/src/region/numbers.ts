import type { NumberStyle } from './region.ts';

/** Most digits behind the decimal sign that are shown and taken. */
export const MOST_DECIMALS = 6;

/** `1.683`, `12,5`. What is not finite is written as JavaScript writes it. */
export function formatNumber(value: number, style: NumberStyle, decimals = MOST_DECIMALS): string {
  if (!Number.isFinite(value)) return String(value);
  const [integerPart = '', behind = ''] = Math.abs(value).toFixed(decimals).split('.');
  const fraction = behind.replace(/0+$/, '');
  const digits = `${groupThousands(integerPart, style)}${fraction && `${style.decimal}${fraction}`}`;
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** Digits of a whole number with the group sign between thousands: `1234567` → `1.234.567`. */
export function groupThousands(digits: string, { group }: NumberStyle): string {
  return group === '' ? digits : digits.replace(/\B(?=(\d{3})+(?!\d))/g, group);
}

/** The number that a text written in this style shows; null where it holds no digit. */
export function readNumber(shown: string, { group, decimal }: NumberStyle): number | null {
  if (!/\d/.test(shown)) return null;
  const plain = group === '' ? shown : shown.replaceAll(group, '');
  return Number(plain.replace(decimal, '.'));
}
