export interface DraftLink {
  readonly id: string;
  readonly key: string;
  /** Key with which the server decrypts the answers. Only the link has it. */
  readonly seal: string;
}

const LINK = /^#draft=([\w-]+)\.([\w-]+)\.([\w-]+)$/u;

/** Reads the link to unsent answers from the hash of the address, which browsers do not send to servers. */
export function draftLinkIn(hash: string): DraftLink | undefined {
  const [, id, key, seal] = LINK.exec(hash) ?? [];
  return id && key && seal ? { id, key, seal } : undefined;
}
