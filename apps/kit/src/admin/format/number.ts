import { groupThousands, type NumberStyle } from '@tuyen/model';

export interface NumberTyping {
  /** Digits allowed behind the decimal sign; 0: whole numbers. */
  readonly decimals: number;
  readonly negative: boolean;
  readonly style: NumberStyle;
}

/**
 * A number as it is shown while somebody types it: the field itself groups thousands. What cannot belong to a number is dropped.
 * @param key the character just typed: a dot or comma of the number pad is the decimal sign
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

/** Leading zeros go; digits beyond what a number keeps exactly are not taken. */
function wholeDigits(text: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 15);
}

/** The field's own signs between thousands stay what they are, whatever was typed behind them. */
function withTypedSign(typed: string, { at, text }: { at: number; text: string }, { decimal }: NumberStyle): string {
  return text === '.' || text === ',' ? `${typed.slice(0, at - 1)}${decimal}${typed.slice(at)}` : typed;
}

/** What was pasted: where the decimal sign stands, the other one groups; a single one that groups nothing is the decimal sign. */
function withDecimalSign(text: string, { group, decimal }: NumberStyle): string {
  const other = decimal === ',' ? '.' : ',';
  if (text.includes(decimal) || !text.includes(other)) return text;
  const grouped = group === other && new RegExp(`^\\D*\\d{1,3}(?:\\${other}\\d{3})+\\D*$`).test(text);
  const last = text.lastIndexOf(other);
  return grouped ? text : text.slice(0, last) + decimal + text.slice(last + 1);
}
