import { groupThousands } from './money.ts';

/** Most digits behind the comma that are shown and taken. */
export const MOST_DECIMALS = 6;

/** Dots between thousands and a comma before the decimals, in every language: `1.683`, `12,5`. */
export function formatNumber(value: number, decimals = MOST_DECIMALS): string {
  if (!Number.isFinite(value)) return String(value);
  const [whole = '', behind = ''] = Math.abs(value).toFixed(decimals).split('.');
  const fraction = behind.replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${groupThousands(whole)}${fraction && `,${fraction}`}`;
}

export interface NumberTyping {
  /** Digits allowed behind the comma; 0: whole numbers. */
  readonly decimals: number;
  readonly negative: boolean;
}

/**
 * A number as it is shown while somebody types it: every dot stands between thousands, and is put there by the field. What cannot
 * belong to a number is dropped.
 * @param key the character just typed: a dot from the number pad is the comma of a decimal
 */
export function groupTyped(
  typed: string,
  { decimals, negative }: NumberTyping,
  key?: { at: number; text: string },
): string {
  const sign = negative && typed.trimStart().startsWith('-') ? '-' : '';
  if (decimals === 0) return sign + groupThousands(wholeDigits(typed));
  const meant = key?.text === '.' ? `${typed.slice(0, key.at - 1)},${typed.slice(key.at)}` : withComma(typed);
  const comma = meant.indexOf(',');
  if (comma < 0) return sign + groupThousands(wholeDigits(meant));
  const behind = meant
    .slice(comma + 1)
    .replace(/\D/g, '')
    .slice(0, decimals);
  return `${sign}${groupThousands(wholeDigits(meant.slice(0, comma))) || '0'},${behind}`;
}

/** The number that a grouped text shows; null where no digit stands. */
export function readNumber(shown: string): number | null {
  if (!/\d/.test(shown)) return null;
  return Number(shown.replaceAll('.', '').replace(',', '.'));
}

/** Leading zeros go; digits beyond what a number keeps exactly are not taken. */
function wholeDigits(text: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 15);
}

/** What was pasted: with a comma, dots group; one dot that groups nothing is a comma. */
function withComma(text: string): string {
  if (text.includes(',') || !text.includes('.')) return text;
  return /^\D*\d{1,3}(?:\.\d{3})+\D*$/.test(text) ? text : text.replace(/\.(?=[^.]*$)/, ',');
}
