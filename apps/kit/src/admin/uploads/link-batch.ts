export interface UploadLink {
  readonly address: string;
  /**
   * By this browser's own clock (milliseconds since 1970). The address of an upload that no record holds yet ends when one is saved
   * with it, so it is asked for each time.
   */
  readonly goodUntil: number;
}

/** What `POST uploads/links` answers, by stored address; what may not be opened is missing. */
export type Links = Readonly<Record<string, { readonly address: string; readonly expires_in: number }>>;

/** As many as the server takes at a time. */
const MOST = 200;
/** An address is given up so many seconds early: it still has to be sent. */
const EARLY = 15;

const lasting = ({ address, expires_in }: Links[string]) => (address.includes('as=waiting') ? 0 : expires_in - EARLY);

interface Waiting {
  readonly stored: string;
  readonly resolve: (link: UploadLink | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks for links, those of one moment in one request: a page of pictures asks once.
 * @returns null where the upload is gone, or not for the reader
 */
export function createLinkBatch(
  ask: (uploads: readonly string[]) => Promise<Links>,
  now: () => number = Date.now,
): (stored: string) => Promise<UploadLink | null> {
  let waiting: Waiting[] = [];

  async function send(batch: readonly Waiting[]): Promise<void> {
    try {
      const links = await ask([...new Set(batch.map(({ stored }) => stored))]);
      for (const { stored, resolve } of batch) {
        const link = links[stored];
        resolve(link ? { address: link.address, goodUntil: now() + lasting(link) * 1000 } : null);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function flush(): void {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += MOST) void send(all.slice(start, start + MOST));
  }

  return (stored) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush);
      waiting.push({ stored, resolve, reject });
    });
}
