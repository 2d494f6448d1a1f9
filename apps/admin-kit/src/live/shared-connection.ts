import { keepConnected } from './connection.ts';
import type { LiveMessage } from './live-message.ts';

interface SharedParts {
  /** Name of the connection. Tabs of the browser with the same name share one. */
  readonly name: string;
  readonly connect: Parameters<typeof keepConnected>[0]['connect'];
  readonly tell: (message: LiveMessage) => void;
}

/** Question of a tab that joined: whether the connection is open. */
const ASK = 'ask';

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
  let isOpen = false;

  const tellAll = (message: LiveMessage): void => {
    if (message.kind === 'connection') isOpen = message.isOpen;
    send(message);
    tell(message);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage | typeof ASK>) => {
    if (data !== ASK) tell(data);
    else if (isLeading) send({ kind: 'connection', isOpen });
  });
  const lead = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    isLeading = true;
    // The former connection may have missed changes, so every tab reads again once the new one is open.
    tellAll({ kind: 'connection', isOpen: false });
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
