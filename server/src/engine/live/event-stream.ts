import { AsyncResource } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { News } from './news.ts';
import type { RecordChange } from '../store/changes/record-changes.ts';

/** Milliseconds in which changes are collected before they are told. */
const COLLECT_MS = 200;
/** Milliseconds between two signs of life, below the time limits of proxies and of the server. */
const BEAT_MS = 20_000;
/** Milliseconds that a client waits before it connects again. */
const RETRY_MS = 2000;
/** Maximum number of unread characters. A client that reads too slowly is disconnected, and reads everything again. */
const MAX_UNREAD = 64 * 1024;
/** Maximum number of collected changes. */
const MAX_COLLECTED = 2000;

interface EventStreamParts {
  readonly subscribe: (listener: (changes: readonly RecordChange[]) => void) => () => void;
  /**
   * Returns the news of changes for the caller.
   * @throws if the caller's session has ended
   */
  readonly newsOf: (changes: readonly RecordChange[]) => Promise<readonly News[]>;
  readonly opened: object;
  /** Changes from before the stream, which are told first. */
  readonly past: readonly RecordChange[];
  readonly seconds: number;
  readonly onEnd: () => void;
}

export interface EventStream {
  readonly body: Readable;
  end(): void;
}

/** Opens the body of an answer of server-sent events. It ends with the session of the caller. */
export function openEventStream({ subscribe, newsOf, opened, past, seconds, onEnd }: EventStreamParts): EventStream {
  const body = new Readable({ read: () => undefined });
  let waiting: RecordChange[] = [];
  let collecting: NodeJS.Timeout | undefined;
  let telling = Promise.resolve();

  const send = (text: string): void => {
    if (body.readableEnded || body.destroyed) return;
    if (body.readableLength > MAX_UNREAD) end();
    else body.push(text);
  };
  async function tell(): Promise<void> {
    const changes = waiting;
    waiting = [];
    try {
      const news = await newsOf(changes);
      send(news.length > 0 ? news.map((one) => eventText('changed', one)).join('') : changes.length > 0 ? '' : ':\n\n');
    } catch {
      end();
    }
  }
  const queueTelling = (): void => {
    collecting = undefined;
    telling = telling.then(tell);
  };
  // A listener runs in the context of the request that made the change. Bind it to the request of the stream.
  const listener = AsyncResource.bind((changes: readonly RecordChange[]) => {
    if (waiting.length + changes.length > MAX_COLLECTED) {
      const resources = new Set([...waiting, ...changes].map(({ resource }) => resource));
      waiting = [...resources].map((resource) => ({ resource, id: undefined }));
    } else {
      waiting.push(...changes);
    }
    collecting ??= setTimeout(queueTelling, COLLECT_MS);
  });
  const unsubscribe = subscribe(listener);
  const beat = setInterval(queueTelling, BEAT_MS);
  const last = setTimeout(() => end(), seconds * 1000);

  let isEnded = false;
  function end(): void {
    if (isEnded) return;
    isEnded = true;
    unsubscribe();
    clearInterval(beat);
    clearTimeout(last);
    clearTimeout(collecting);
    onEnd();
    if (!body.destroyed) body.push(null);
  }
  body.on('close', end);
  send(`retry: ${RETRY_MS}\n\n${eventText('open', opened)}`);
  if (past.length > 0) listener(past);
  return { body, end };
}

function eventText(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
