import type { Actor } from '../domain.ts';

/**
 * Returns the value that an upload stores as its creator. All citizens count as one creator, because they have no
 * account. Returns undefined for the server itself.
 */
export function creatorOf(actor: Actor): string | undefined {
  if (actor.kind === 'staff') return `staff:${actor.userId}`;
  if (actor.kind === 'client') return `client:${actor.clientId}`;
  return actor.kind === 'customer' ? 'customer' : undefined;
}
