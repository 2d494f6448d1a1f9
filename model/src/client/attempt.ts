export interface IdempotentAttempt {
  readonly key: string;
  readonly body: string;
}

/**
 * Returns the last attempt to send a request if the body is unchanged, else a new attempt with a new idempotency key.
 * Reusing the key prevents a second execution when only the response was lost.
 */
export function attemptFor(last: IdempotentAttempt | undefined, body: string, newKey: () => string): IdempotentAttempt {
  return last?.body === body ? last : { key: newKey(), body };
}

/** Returns an unguessable idempotency key. Also works on plain HTTP, where `crypto.randomUUID` is missing. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
