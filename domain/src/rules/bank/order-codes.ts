import { CODES } from '../../serials/codes.ts';

const { prefix, digits } = CODES.order;
const CODE = new RegExp(`${prefix}\\d{${digits + 2}}`, 'gu');

/**
 * Returns the order codes in the text of a bank transfer, each once. Banks change case and accents, add texts of their
 * own and break the text with spaces, so only letters and digits count: `CK dh 26.000-123 tu A` contains `DH26000123`.
 */
export function orderCodesIn(text: string): readonly string[] {
  const plain = text
    .toUpperCase()
    .replaceAll('Đ', 'D')
    .normalize('NFD')
    .replaceAll(/[^A-Z0-9]/gu, '');
  return [...new Set(plain.match(CODE))];
}
