import type { Actor } from '../domain.ts';

/** Who stored an upload, as it is kept; citizens have no account and are one. Undefined for the server itself. */
export function creatorOf(actor: Actor): string | undefined {
  if (actor.kind === 'staff') return `staff:${actor.userId}`;
  if (actor.kind === 'client') return `client:${actor.clientId}`;
  return actor.kind === 'customer' ? 'customer' : undefined;
}
