/** Masks a value so that its owner recognizes it and no one else can read it. */
const HIDDEN = '****';

/** `Đỗ Thị Thu Hương` is shown as `Đ. T. T. Hương`. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.map((word, index) => (index === words.length - 1 ? word : `${word.charAt(0)}.`)).join(' ');
}

/** `0912345678` is shown as `091****678`. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}${HIDDEN}${phone.slice(-3)}`;

/** A card's code: all but its last four characters. */
export const maskedCode = (code: string): string => `${'*'.repeat(code.length - 4)}${code.slice(-4)}`;

/** `001206012345` is shown as `****345`. */
export const maskedNumber = (number: string): string => `${HIDDEN}${number.slice(-3)}`;

/** `huong@hopthu.example` is shown as `h****@hopthu.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`;
}

/** `2006-03-05` is shown as the year alone. */
export const maskedDate = (date: string): string => `**/**/${date.slice(0, 4)}`;

/** An address, or the name of a school: its last word alone. */
export const maskedText = (text: string): string => `${HIDDEN} ${text.trim().split(/\s+/).at(-1) ?? ''}`;
