import type { Model } from '@tuyen/model';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';
import { listening } from '@tuyen/server-mock/testing/socket';
import { sessionOf } from '@tuyen/server-mock/testing/session';

/** Returns the library with a live queue of loans. Books are not live. */
function liveModel(): Model {
  const model = libraryModel();
  const queue = { name: 'open', kind: 'queue', label: {}, slugs: [], filter: {}, sort: [], actions: [] } as const;
  const view = { ...queue, live: true, parts: { row: [], fields: [], evidence: [] } } as const;
  const resources = model.resources.map((one) => (one.name === 'loans' ? { ...one, views: [view] } : one));
  return { ...model, resources };
}

interface Stream {
  readonly status: number;
  readonly headers: Headers;
  /** Returns the text received so far, once it has the wanted part or the stream has ended. */
  until(part: string): Promise<string>;
  readonly ended: Promise<string>;
  leave(): void;
}

export interface LiveLibrary extends Library {
  stream(account: string, headers?: Record<string, string>, query?: string): Promise<Stream>;
}

export async function openLiveLibrary(options: Parameters<typeof openLibrary>[0] = {}): Promise<LiveLibrary> {
  const library = await openLibrary({ model: liveModel(), ...options });
  const port = await listening(library.app);
  const tokens = new Map<string, string>();
  return {
    ...library,
    async stream(account, headers = {}, query = '') {
      const token = tokens.get(account) ?? (await sessionOf(library.engine, account)).token;
      tokens.set(account, token);
      const leaving = new AbortController();
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/meta/events${query}`, {
        headers: { authorization: `Bearer ${token}`, ...headers },
        signal: leaving.signal,
      });
      let text = '';
      let arrived = Promise.withResolvers<void>();
      const over = new AbortController();
      const ended = (async () => {
        try {
          for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
            text += part;
            arrived.resolve();
            arrived = Promise.withResolvers<void>();
          }
        } catch {
          // The test has left the stream.
        }
        over.abort();
        arrived.resolve();
        return text;
      })();
      return {
        status: answer.status,
        headers: answer.headers,
        ended,
        async until(part) {
          while (!text.includes(part) && !over.signal.aborted) await arrived.promise;
          return text;
        },
        leave: () => leaving.abort(),
      };
    },
  };
}
