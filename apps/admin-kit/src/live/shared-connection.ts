import { keepConnected } from './connection.ts';
import type { ConnectionState, DatedNews, LiveMessage } from './live-message.ts';

interface SharedParts {
  /** Name of the connection. Tabs of the browser with the same name share one. */
  readonly name: string;
  readonly connect: Parameters<typeof keepConnected>[0]['connect'];
  readonly tell: (message: LiveMessage) => void;
}

/** Question of a tab that joined: whether the connection is open. */
const ASK = 'ask';
/** Maximum number of news that a tab remembers for new followers. */
const MAX_RECENT = 100;
const CLOSED = { kind: 'connection', isOpen: false } as const;

/**
 * Follows the events of the server over one connection per browser, because browsers limit the connections to a server
 * to six. The tab that holds the lock has the connection and passes each message on. When it closes or is hidden, the
 * lock and the connection move to another tab. Without locks (on an insecure origin), each tab has its own connection.
 * @returns a function that stops following
 */
export function followShared({ name, connect, tell }: SharedParts): () => void {
  const stopping = new AbortController();
  const channel = new BroadcastChannel(name);
  const send = (message: LiveMessage | typeof ASK): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    channel.postMessage(message);
  };
  let isLeading = false;
  let state: ConnectionState = CLOSED;
  let recent: readonly DatedNews[] = [];

  const tellAll = (message: LiveMessage): void => {
    if (message.kind === 'connection') {
      state = message;
      recent = [];
    } else {
      recent = [...recent, { ...message.news, at: Date.now() }].slice(-MAX_RECENT);
    }
    send(message);
    tell(message);
  };
  /** Tells a new follower what the others have heard. */
  const answer = (): void => {
    const [first] = recent;
    const isWhole = recent.length < MAX_RECENT || !first;
    send(state.isOpen ? { ...state, since: isWhole ? state.since : first.at, news: recent } : state);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage | typeof ASK>) => {
    if (data !== ASK) tell(data);
    else if (isLeading) answer();
  });
  const lead = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    isLeading = true;
    // The former connection may have missed changes, so every tab reads again once the new one is open.
    tellAll(CLOSED);
    await keepConnected({ connect, tell: tellAll }, stopping.signal);
  };
  const locks: LockManager | undefined = globalThis.navigator.locks;
  // The request fails when the signal stops it.
  if (locks) locks.request(name, { signal: stopping.signal }, lead).catch(() => undefined);
  else void lead();
  send(ASK);
  return () => {
    stopping.abort();
    channel.close();
  };
}
