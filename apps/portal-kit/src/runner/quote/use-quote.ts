import { useEffect, useState } from 'react';
import { useClient } from '../../http/context.tsx';
import { ApiError } from '../../http/errors.ts';
import { readQuote, type Quote } from './quote.ts';

export type QuoteState =
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly again: () => void }
  /** `stale`: the price is that of earlier answers, because the one of the current answers is being requested. */
  | { readonly state: 'loaded'; readonly quote: Quote; readonly stale: boolean }
  | {
      readonly state: 'refused';
      readonly message: string;
      /** The server's error for each wrong answer. Empty if the error is about no single answer. */
      readonly errors: ApiError['errors'];
      /** Request that was refused. */
      readonly sent: string;
    };

type Answered =
  | Exclude<QuoteState, { readonly state: 'loaded' }>
  | { readonly state: 'loaded'; readonly quote: Quote; readonly sent: string };

const DEBOUNCE = 300;

/**
 * Requests the price of the current answers. Until it arrives, the old price stays, marked as stale. A failed request is
 * retried when the network returns: the request has no side effects and the visitor is waiting.
 */
export function useQuote(path: string | undefined, body: Readonly<Record<string, unknown>>): QuoteState {
  const client = useClient();
  const [quote, setQuote] = useState<Answered>({ state: 'none' });
  const [attempt, setAttempt] = useState(0);
  const text = JSON.stringify(body);

  useEffect(() => {
    if (!path || text === '{}') return;
    const abort = new AbortController();
    const ask = async () => {
      try {
        const loaded = readQuote(await client.post(path, JSON.parse(text), { signal: abort.signal }));
        setQuote(loaded ? { state: 'loaded', quote: loaded, sent: text } : { state: 'none' });
      } catch (error) {
        if (!abort.signal.aborted) setQuote(refusal(error, text) ?? { state: 'failed', again });
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

  // Drops the old price if the current answers no longer allow a price request, and a refusal of other answers.
  if (text === '{}' || (quote.state === 'refused' && quote.sent !== text)) return NONE;
  return quote.state === 'loaded' ? { ...quote, stale: quote.sent !== text } : quote;
}

const NONE: QuoteState = { state: 'none' };

/**
 * Maps an error of the price request to a state. Incomplete answers have no price yet, which is not an error. An
 * unavailable choice is reported at once. Returns undefined for network and server errors.
 */
function refusal(error: unknown, text: string): Answered | undefined {
  const sent: Readonly<Record<string, unknown>> = JSON.parse(text);
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  if (error.status === 409) return { state: 'refused', message: error.message, errors: {}, sent: text };
  const wrong = Object.entries(error.errors).filter(([path]) => (path.split('.', 1)[0] ?? '') in sent);
  if (wrong.length === 0) return { state: 'none' };
  return {
    state: 'refused',
    message: wrong.map(([, message]) => message).join('\n'),
    errors: Object.fromEntries(wrong),
    sent: text,
  };
}
