/** Money as the operator prints it: `1.234.567đ`. (Intl writes ₫ behind a space.) */
export function dong(amount: number): string {
  const digits = Math.abs(Math.trunc(amount))
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${amount <= -1 ? '-' : ''}${digits}đ`;
}
