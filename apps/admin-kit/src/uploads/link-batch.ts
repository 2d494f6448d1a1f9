export interface UploadLink {
  readonly address: string;
  /**
   * Time in milliseconds since 1970 on the browser's clock, after which the link is not used. The link of an upload
   * that belongs to no record yet is requested each time, because it becomes invalid when a record with the upload is
   * saved.
   */
  readonly goodUntil: number;
}

/**
 * Response of `POST uploads/links`: download links by the stored path of each upload. Uploads that the user may not
 * open are missing.
 */
export type Links = Readonly<Record<string, { readonly address: string; readonly expires_in: number }>>;

const MOST = 200;
/**
 * Number of seconds before the expiry of a link in which the link is no longer used. The request for the file takes
 * time, too.
 */
const EARLY = 15;

const lasting = ({ address, expires_in }: Links[string]) => (address.includes('as=waiting') ? 0 : expires_in - EARLY);

interface Waiting {
  readonly stored: string;
  readonly resolve: (link: UploadLink | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Combines link requests that are made at the same moment, so that a page with many images sends one request.
 * @returns null if the upload is deleted or the user may not open it
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
