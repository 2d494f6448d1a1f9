import { timingSafeEqual } from 'node:crypto';

/** Whether a given secret is the right one, in a time that says nothing of where they differ. */
export function sameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
