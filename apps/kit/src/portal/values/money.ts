/** Whole đồng as Vietnam writes them: `1.234.567đ`. Intl prints ₫ behind a space, which is not that. */
export function formatMoney(amount: number): string {
  const whole = Math.round(Math.abs(amount)).toString();
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 && whole !== '0' ? '-' : ''}${grouped}đ`;
}
