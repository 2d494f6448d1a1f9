/**
 * Returns the text in lower case without diacritics, so that `don hang` matches `Đơn hàng`. The server's search does
 * the same.
 */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/gu, ' ').trim();
}
