import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../http/context.tsx';
import { solveCaptcha } from './solve.ts';

export type CaptchaState = 'idle' | 'working' | 'solved' | 'failed';

/** Milliseconds after which the page discards a solved captcha challenge. This is earlier than its expiry on the server. */
const FRESH = 4 * 60_000;

export interface Captcha {
  readonly state: CaptchaState;
  readonly start: () => void;
  /**
   * Returns the captcha token and removes it, because a token is valid for one request. Without a token, solves a
   * challenge first.
   */
  readonly take: () => Promise<string>;
}

/** Solves proof-of-work challenges in the background. A token is valid for one request. */
export function useCaptcha(): Captcha {
  const client = useClient();
  const [state, setState] = useState<CaptchaState>('idle');
  const work = useRef<{ token: Promise<string>; startedAt: number }>(undefined);
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const begin = useCallback(() => {
    control.current?.abort();
    const abort = new AbortController();
    control.current = abort;
    setState('working');
    const token = solveCaptcha(client, abort.signal);
    work.current = { token, startedAt: performance.now() };
    token.then(
      () => abort.signal.aborted || setState('solved'),
      () => {
        if (abort.signal.aborted) return;
        work.current = undefined;
        setState('failed');
      },
    );
    return token;
  }, [client]);

  const start = useCallback(() => {
    if (!work.current) begin().catch(() => undefined);
  }, [begin]);

  const take = useCallback(async () => {
    const { current } = work;
    const token = await (current && performance.now() - current.startedAt < FRESH ? current.token : begin());
    work.current = undefined;
    setState('idle');
    return token;
  }, [begin]);

  return { state, start, take };
}
