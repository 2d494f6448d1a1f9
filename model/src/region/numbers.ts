import type { NumberStyle } from './region.ts';

export const MOST_DECIMALS = 6;

/** Formats a number: `1.683`, `12,5`. NaN and infinite numbers keep their JavaScript form. */
export function formatNumber(value: number, style: NumberStyle, decimals = MOST_DECIMALS): string {
  if (!Number.isFinite(value)) return String(value);
  const [integerPart = '', behind = ''] = Math.abs(value).toFixed(decimals).split('.');
  const fraction = behind.replace(/0+$/, '');
  const digits = `${groupThousands(integerPart, style)}${fraction && `${style.decimal}${fraction}`}`;
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

export function groupThousands(digits: string, { group }: NumberStyle): string {
  return group === '' ? digits : digits.replace(/\B(?=(\d{3})+(?!\d))/g, group);
}

export function readNumber(shown: string, { group, decimal }: NumberStyle): number | null {
  if (!/\d/.test(shown)) return null;
  const plain = group === '' ? shown : shown.replaceAll(group, '');
  return Number(plain.replace(decimal, '.'));
}
