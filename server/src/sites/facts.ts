/** Texts about the company that operates a site, such as its name and hotline, by key: `{ name, hotline, … }`. */
export type Facts = Readonly<Record<string, string>>;

/**
 * `FRESH_MS`: milliseconds for which the server's response with the operator's facts is cached. `RETRY_MS`:
 * milliseconds after which a failed request for it is retried.
 */
const FRESH_MS = 10_000;
const RETRY_MS = 1000;

/**
 * Returns facts about the operator (such as name and hotline) that are at most ten seconds old. If the server is
 * unreachable, returns the last known facts.
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

/**
 * Returns the properties of a JSON response whose values are non-empty strings. @throws if no response arrives within a
 * second
 */
export async function loadFacts(address: string, headers: Readonly<Record<string, string>>): Promise<Facts> {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(1000) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const body: unknown = await answer.json();
  const texts = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(texts);
}
