import { groupThousands, type NumberStyle } from '@tuyen/model';

export interface NumberTyping {
  readonly decimals: number;
  readonly negative: boolean;
  readonly style: NumberStyle;
}

/**
 * Formats a number while the user types it: inserts group separators and removes characters that cannot belong to a
 * number.
 * @param key last typed character; a dot or comma from the number pad always counts as the decimal separator
 */
export function groupTyped(
  typed: string,
  { decimals, negative, style }: NumberTyping,
  key?: { at: number; text: string },
): string {
  const sign = negative && typed.trimStart().startsWith('-') ? '-' : '';
  if (decimals === 0) return sign + groupThousands(wholeDigits(typed), style);
  const meant = key ? withTypedSign(typed, key, style) : withDecimalSign(typed, style);
  const decimal = meant.indexOf(style.decimal);
  if (decimal < 0) return sign + groupThousands(wholeDigits(meant), style);
  const behind = meant
    .slice(decimal + 1)
    .replace(/\D/g, '')
    .slice(0, decimals);
  return `${sign}${groupThousands(wholeDigits(meant.slice(0, decimal)), style) || '0'}${style.decimal}${behind}`;
}

function wholeDigits(text: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 15);
}

function withTypedSign(typed: string, { at, text }: { at: number; text: string }, { decimal }: NumberStyle): string {
  return text === '.' || text === ',' ? `${typed.slice(0, at - 1)}${decimal}${typed.slice(at)}` : typed;
}

/**
 * Normalizes a pasted number that may use dot and comma the other way round, for example `1234.5` in a language with a
 * decimal comma. If the text contains the language's decimal separator, nothing changes. Otherwise its last dot or
 * comma becomes the decimal separator, unless it groups thousands as in `1.234`.
 */
function withDecimalSign(text: string, { group, decimal }: NumberStyle): string {
  const other = decimal === ',' ? '.' : ',';
  if (text.includes(decimal) || !text.includes(other)) return text;
  const grouped = group === other && new RegExp(`^\\D*\\d{1,3}(?:\\${other}\\d{3})+\\D*$`).test(text);
  const last = text.lastIndexOf(other);
  return grouped ? text : text.slice(0, last) + decimal + text.slice(last + 1);
}
