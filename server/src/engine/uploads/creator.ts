import type { Actor } from '../domain.ts';

/**
 * Returns the value that an upload stores as its creator. All visitors without an account count as one
 * creator. Returns undefined for the server itself.
 */
export function creatorOf(actor: Actor): string | undefined {
  if (actor.kind === 'staff') return `staff:${actor.userId}`;
  if (actor.kind === 'client') return `client:${actor.clientId}`;
  return actor.kind === 'customer' ? 'customer' : undefined;
}
