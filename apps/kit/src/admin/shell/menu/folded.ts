/** Lower case, without tones and other marks: `Đơn hàng` is found by `don hang`, as the server finds records. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/gu, ' ').trim();
}
