const HIDDEN = '****';

/** Masks `Đỗ Thị Thu Hương` as `Đ. T. T. Hương`. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.map((word, index) => (index === words.length - 1 ? word : `${word.charAt(0)}.`)).join(' ');
}

export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}${HIDDEN}${phone.slice(-3)}`;

export const maskedCode = (code: string): string => `${'*'.repeat(code.length - 4)}${code.slice(-4)}`;

export const maskedNumber = (number: string): string => `${HIDDEN}${number.slice(-3)}`;

export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`;
}

export const maskedDate = (date: string): string => `**/**/${date.slice(0, 4)}`;

export const maskedText = (text: string): string => `${HIDDEN} ${text.trim().split(/\s+/).at(-1) ?? ''}`;
