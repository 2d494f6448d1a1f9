/**
 * Parses an amount of a bank statement in whole units: `1.234.567`, `1,234,567.00`, `-350.000 VND`, `(350,000)`. Banks
 * use the dot and the comma for thousands and for decimals. A separator before one or two last digits is decimal.
 * Returns undefined for any other text, and for an amount with a fraction.
 */
export function statementAmount(text: string): number | undefined {
  const plain = text
    .toUpperCase()
    .replaceAll(/VN[DĐ]|[ĐD₫\s]/gu, '')
    .replace(/^\((.*)\)$/u, '-$1');
  const [, sign = '', digits = '', fraction = ''] = /^([+-]?)([\d.,]*?\d)(?:[.,](\d{1,2}))?([+-]?)$/u.exec(plain) ?? [];
  if (digits === '' || /[1-9]/u.test(fraction)) return undefined;
  if (!/^\d+$/u.test(digits) && !/^\d{1,3}(?:\.\d{3})+$/u.test(digits) && !/^\d{1,3}(?:,\d{3})+$/u.test(digits)) {
    return undefined;
  }
  const amount = Number(digits.replaceAll(/[.,]/gu, ''));
  return Number.isSafeInteger(amount) ? (sign === '-' || plain.endsWith('-') ? -amount : amount) : undefined;
}

/**
 * Parses the day of a bank statement as `YYYY-MM-DD`: `30/11/2026 10:15`, `30-11-26`, `2026-11-30T10:15:00`. Returns
 * undefined for any other text and for a day that does not exist.
 */
export function statementDay(text: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[\sT].*)?$/u.exec(text.trim());
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:\s.*)?$/u.exec(text.trim());
  const [year, month, day] = iso ? iso.slice(1, 4) : local ? [local[3], local[2], local[1]] : [];
  if (!year || !month || !day) return undefined;
  const whole = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${whole}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== whole ? undefined : whole;
}
