import { useCallback, useEffect, useRef, useState } from 'react';

export type SendingState = 'idle' | 'sending' | 'slow';

/** Milliseconds until the form reports a slow network. */
const SLOW = 8000;

/**
 * Runs one operation at a time and ignores calls while it runs. `work` resolves to whether it succeeded. The state
 * stays busy after success, because the page is about to be left.
 */
export function useSending(): { sending: SendingState; run: (work: () => Promise<boolean>) => void } {
  const [sending, setSending] = useState<SendingState>('idle');
  const busy = useRef(false);

  // Resets the state, because the browser's back button may restore the page while it is busy.
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
