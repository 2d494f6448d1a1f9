import { useCallback, useEffect, useRef, useState } from 'react';

export type SendingState = 'idle' | 'sending' | 'slow';

/** Milliseconds until the form says that the network is slow. */
const SLOW = 8000;

/**
 * Runs one thing at a time: a second press while it runs does nothing. Work answers whether it succeeded; after success it stays
 * busy, since the page is left then.
 */
export function useSending(): { sending: SendingState; run: (work: () => Promise<boolean>) => void } {
  const [sending, setSending] = useState<SendingState>('idle');
  const busy = useRef(false);

  // The browser's back button may bring the page back as it was left.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setSending('idle');
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const run = useCallback((work: () => Promise<boolean>) => {
    if (busy.current) return;
    busy.current = true;
    setSending('sending');
    const timer = setTimeout(() => setSending('slow'), SLOW);
    const end = (succeeded: boolean) => {
      clearTimeout(timer);
      busy.current = succeeded;
      setSending(succeeded ? 'sending' : 'idle');
    };
    work().then(end, (error: unknown) => {
      end(false);
      throw error;
    });
  }, []);
  return { sending, run };
}
