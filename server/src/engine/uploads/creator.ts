import type { Actor } from '../domain.ts';

/**
 * Returns the stored creator of an upload. All citizens count as one creator, because they have no account. Undefined
 * for the server itself.
 */
export function creatorOf(actor: Actor): string | undefined {
  if (actor.kind === 'staff') return `staff:${actor.userId}`;
  if (actor.kind === 'client') return `client:${actor.clientId}`;
  return actor.kind === 'customer' ? 'customer' : undefined;
}
