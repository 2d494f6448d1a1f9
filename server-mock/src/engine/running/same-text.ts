import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal, in a time that says nothing of where they differ. */
export function sameText(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
