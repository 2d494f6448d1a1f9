import type { Actor } from '../domain.ts';

/** The stored creator of an upload. Citizens have no account and count as one. Undefined for the server itself. */
export function creatorOf(actor: Actor): string | undefined {
  if (actor.kind === 'staff') return `staff:${actor.userId}`;
  if (actor.kind === 'client') return `client:${actor.clientId}`;
  return actor.kind === 'customer' ? 'customer' : undefined;
}
