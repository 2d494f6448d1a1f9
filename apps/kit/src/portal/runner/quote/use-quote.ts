import { useEffect, useState } from 'react';
import { useClient } from '../../http/context.tsx';
import { ApiError } from '../../http/errors.ts';
import { readQuote, type Quote } from './quote.ts';

export type QuoteState =
  | { readonly state: 'none' }
  /** No answer, or one without a price; `again` asks once more. */
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'loaded'; readonly quote: Quote; readonly stale: boolean }
  /** The server's own sentence, such as that a month is not on sale. */
  | { readonly state: 'refused'; readonly message: string };

const DEBOUNCE = 300;

/**
 * Asks for the price of the answers so far. While a new one is on its way the old one stays, marked as stale. A price that did not
 * come is asked for once more when the network is back: it changes nothing on the server, and somebody is waiting for it.
 */
export function useQuote(path: string | undefined, body: Readonly<Record<string, unknown>>): QuoteState {
  const client = useClient();
  const [quote, setQuote] = useState<QuoteState>({ state: 'none' });
  const [attempt, setAttempt] = useState(0);
  const text = JSON.stringify(body);

  useEffect(() => {
    if (!path || text === '{}') return;
    const abort = new AbortController();
    const ask = async () => {
      setQuote((now) => (now.state === 'loaded' ? { ...now, stale: true } : now));
      try {
        const loaded = readQuote(await client.post(path, JSON.parse(text), { signal: abort.signal }));
        setQuote(loaded ? { state: 'loaded', quote: loaded, stale: false } : { state: 'none' });
      } catch (error) {
        if (!abort.signal.aborted) setQuote(refusal(error, JSON.parse(text)) ?? { state: 'failed', again });
      }
    };
    const again = () => setAttempt(attempt + 1);
    const timer = setTimeout(() => void ask(), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, path, text, attempt]);

  const again = quote.state === 'failed' ? quote.again : undefined;
  useEffect(() => {
    if (!again) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);

  // Answers that no price can be asked for any more take the old price with them.
  return text === '{}' ? NONE : quote;
}

const NONE: QuoteState = { state: 'none' };

/**
 * Incomplete answers have no price yet, which is no error. A choice that is not offered is reported at once. Undefined where the
 * server said nothing about the answers: no network, or an error of the server.
 */
function refusal(error: unknown, sent: Readonly<Record<string, unknown>>): QuoteState | undefined {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  if (error.status === 409) return { state: 'refused', message: error.message };
  const wrong = Object.entries(error.errors).filter(([field]) => field in sent);
  if (wrong.length === 0) return { state: 'none' };
  return { state: 'refused', message: wrong.map(([, message]) => message).join('\n') };
}
