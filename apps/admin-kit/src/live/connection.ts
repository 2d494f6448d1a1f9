import { eventReader } from './server-events.ts';
import { type LiveMessage, messageOf } from './live-message.ts';

/** Longest wait before the next attempt to connect, in milliseconds. */
const LONGEST_WAIT = 30_000;
const FIRST_WAIT = 1000;

interface ConnectionParts {
  /** Opens the stream. Resolves when it ends and rejects if it fails. */
  readonly connect: (arrived: (part: string) => void, signal: AbortSignal) => Promise<void>;
  readonly tell: (message: LiveMessage) => void;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Keeps a stream open until the signal, and connects again after each end with a growing wait. */
export async function keepConnected(
  { connect, tell, wait = waited }: ConnectionParts,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const read = eventReader((event) => {
      const message = messageOf(event);
      if (!message) return;
      if (message.kind === 'connection') failures = 0;
      tell(message);
    });
    await connect(read, signal).catch(() => undefined);
    if (signal.aborted) return;
    tell({ kind: 'connection', isOpen: false });
    // A random part of the wait keeps the pages of an office from connecting at the same moment after a restart.
    await wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.5 + Math.random() / 2), signal);
  }
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
