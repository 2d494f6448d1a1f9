/** What a site says of its operator, by name: `{ name, hotline, … }`. */
export type Facts = Readonly<Record<string, string>>;

/** Milliseconds for which an answer is used, and after which a failed request is repeated. */
const FRESH_MS = 10_000;
const RETRY_MS = 1000;

/**
 * Returns the facts as they were at most ten seconds ago. While the server cannot be asked, the last known ones count.
 * @param now milliseconds
 */
export function openFacts(load: () => Promise<Facts>, now: () => number): () => Promise<Facts> {
  let known: Facts = {};
  let due = -Infinity;
  let loading: Promise<void> | undefined;
  const refresh = async () => {
    try {
      known = await load();
      due = now() + FRESH_MS;
    } catch {
      due = now() + RETRY_MS;
    }
    loading = undefined;
  };
  return async () => {
    if (now() >= due) await (loading ??= refresh());
    return known;
  };
}

/** The texts of a JSON answer. @throws if there is none within a second */
export async function loadFacts(address: string, headers: Readonly<Record<string, string>>): Promise<Facts> {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(1000) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const body: unknown = await answer.json();
  const texts = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(texts);
}
