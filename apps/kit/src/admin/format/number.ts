/** Dots between thousands, as money has them; none in four digits, which are mostly years. */
export function formatNumber(value: number): string {
  return value.toLocaleString('vi-VN', { useGrouping: 'min2', maximumFractionDigits: 6 });
}
