/** Masks personal values, so that only the owner recognizes them. */
const HIDDEN = '****';

/** Masks `Đỗ Thị Thu Hương` as `Đ. T. T. Hương`. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.map((word, index) => (index === words.length - 1 ? word : `${word.charAt(0)}.`)).join(' ');
}

/** Masks `0912345678` as `091****678`. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}${HIDDEN}${phone.slice(-3)}`;

/** Masks a card code except for its last four characters. */
export const maskedCode = (code: string): string => `${'*'.repeat(code.length - 4)}${code.slice(-4)}`;

/** Masks `001206012345` as `****345`. */
export const maskedNumber = (number: string): string => `${HIDDEN}${number.slice(-3)}`;

/** Masks `huong@hopthu.example` as `h****@hopthu.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`;
}

/** Masks `2006-03-05` so that only the year is visible. */
export const maskedDate = (date: string): string => `**/**/${date.slice(0, 4)}`;

/** Masks an address or a school's name except for its last word. */
export const maskedText = (text: string): string => `${HIDDEN} ${text.trim().split(/\s+/).at(-1) ?? ''}`;
