/** A request that was sent, and the key under which it went out. */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

/**
 * The key to send a body under: the last attempt's where the body is the same, so that a request whose answer was lost is not
 * carried out twice; a new one where anything changed.
 */
export function attemptFor(last: Attempt | undefined, body: string, newKey: () => string): Attempt {
  return last?.body === body ? last : { key: newKey(), body };
}

/** An unguessable key, on plain http too, where `crypto.randomUUID` is missing. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
