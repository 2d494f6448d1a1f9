/** Digits of a whole number with dots between thousands: `1234567` → `1.234.567`. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.');
}

/**
 * An amount in đồng as the product shows it everywhere, in every language: `1.234.567đ`.
 * Not `Intl`, which prints `₫` behind a no-break space.
 */
export function formatMoney(amount: number): string {
  const whole = Math.round(amount);
  return `${whole < 0 ? '-' : ''}${groupThousands(String(Math.abs(whole)))}đ`;
}
