import { timingSafeEqual } from 'node:crypto';

export function timingSafeEqualText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
