/** An amount in whole units of a currency (ISO 4217): `1.234.567đ`, `1.234 USD`. */
export function money(amount: number, currency: string): string {
  const written = dong(amount);
  return currency === 'VND' ? written : `${written.slice(0, -1)} ${currency}`;
}

/** Money as the operator prints it: `1.234.567đ`. (Intl writes ₫ behind a space.) */
export function dong(amount: number): string {
  const digits = Math.abs(Math.trunc(amount))
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${amount <= -1 ? '-' : ''}${digits}đ`;
}
