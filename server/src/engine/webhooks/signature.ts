import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const BYTES = 32;

/** Milliseconds for which the previous secret of a hook still signs, so that a receiver can change over. */
export const OVERLAP_MS = 48 * 3_600_000;

export const newSecret = (): string => PREFIX + randomBytes(BYTES).toString('base64');

export interface SignedContent {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** Returns the headers of Standard Webhooks. With several secrets, there is a signature by each. */
export function signedHeaders(
  secrets: readonly string[],
  { id, timestamp, body }: SignedContent,
): Readonly<Record<string, string>> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret, `${id}.${timestamp}.${body}`)}`).join(' '),
  };
}

function signature(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
