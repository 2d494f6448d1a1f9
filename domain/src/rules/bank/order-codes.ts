/**
 * Returns the order codes in the text of a bank transfer, each once. Banks change case and accents, add texts of their
 * own and break the text with spaces, so only letters and digits count: `CK dh 26.000-123 tu A` contains `DH26000123`.
 * @param code prefix of the codes, and number of digits after the two of the year
 */
export function orderCodesIn(
  text: string,
  code: { readonly prefix: string; readonly digits: number },
): readonly string[] {
  const plain = text
    .toUpperCase()
    .replaceAll('Đ', 'D')
    .normalize('NFD')
    .replaceAll(/[^A-Z0-9]/gu, '');
  return [...new Set(plain.match(new RegExp(`${code.prefix}\\d{${code.digits + 2}}`, 'gu')))];
}
