export interface Link {
  readonly id: string;
  readonly key: string;
}

/**
 * Reads the one-time key of a mailed link from the hash of the page's address, which browsers do not send to servers.
 * Returns undefined without a key.
 */
export function readLink(hash: string): Link | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const [id, key] = [parts.get('id'), parts.get('key')];
  return id && key ? { id, key } : undefined;
}
