/** The key of a mailed link. */
export interface Link {
  readonly id: string;
  readonly key: string;
}

/** The key behind the # of the address, which no server is sent; undefined where there is none. */
export function readLink(hash: string): Link | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const [id, key] = [parts.get('id'), parts.get('key')];
  return id && key ? { id, key } : undefined;
}
