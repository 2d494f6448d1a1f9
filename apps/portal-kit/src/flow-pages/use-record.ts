import { useEffect, useState } from 'react';
import { ApiError } from '../http/errors.ts';
import { useClient } from '../http/context.tsx';

export type RecordState =
  /** `failed`: no request has had a response so far. `late`: polling stopped after one minute. */
  | { readonly state: 'asking'; readonly failed: boolean; readonly late: boolean }
  | { readonly state: 'loaded'; readonly answer: unknown; readonly late: boolean }
  | { readonly state: 'unknown' };

/** Milliseconds between two polling requests. The first pauses are short, because most records change within seconds. */
const PAUSES = [1000, 2000, 3000, 5000];

/** Milliseconds after which polling stops. */
const LATE = 60_000;

/**
 * Loads a record from a public endpoint. Repeats the request for up to one minute while the network fails or the record
 * is pending.
 * @param path null sends no request yet; undefined sends no request and returns `unknown`
 * @param isPending pass the same function in every render
 */
export function useRecord(path: string | null | undefined, isPending: (answer: unknown) => boolean): RecordState {
  const client = useClient();
  const [asked, setAsked] = useState<RecordState>({ state: 'asking', failed: false, late: false });

  useEffect(() => {
    if (path === null || path === undefined) return;
    const abort = new AbortController();
    const started = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLate = () => performance.now() - started >= LATE;
    const later = (attempt: number) => {
      if (!isLate()) timer = setTimeout(() => void ask(attempt + 1), PAUSES[Math.min(attempt, PAUSES.length - 1)]);
    };
    const ask = async (attempt: number): Promise<void> => {
      try {
        const answer = await client.get(path, {}, abort.signal);
        const again = isPending(answer);
        setAsked({ state: 'loaded', answer, late: again && isLate() });
        if (again) later(attempt);
      } catch (error) {
        if (abort.signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) return setAsked({ state: 'unknown' });
        setAsked({ state: 'asking', failed: true, late: isLate() });
        later(attempt);
      }
    };
    void ask(0);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [client, path, isPending]);

  return path === undefined ? UNKNOWN : asked;
}

const UNKNOWN: RecordState = { state: 'unknown' };
