export interface Link {
  readonly id: string;
  readonly key: string;
}

/** Reads the key from the hash of the address, which browsers do not send to servers. Returns undefined without a key. */
export function readLink(hash: string): Link | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const [id, key] = [parts.get('id'), parts.get('key')];
  return id && key ? { id, key } : undefined;
}
