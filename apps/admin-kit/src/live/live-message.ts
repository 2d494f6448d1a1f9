import { isObject } from '@tuyen/model';
import type { ServerEvent } from './server-events.ts';

/** Names of changed records. Holds no content: pages read the records again. */
export interface LiveNews {
  readonly resource: string;
  readonly changed: readonly string[];
  readonly gone: readonly string[];
  readonly presence: readonly string[];
  /** True if more records changed than are named. */
  readonly all: boolean;
}

/** News with the time at which they arrived. */
export interface DatedNews extends LiveNews {
  readonly at: number;
}

/**
 * State of the connection. An open one names the time from which on all changes were told, and the news since then
 * that a new follower has not heard.
 */
export type ConnectionState =
  | { readonly kind: 'connection'; readonly isOpen: false }
  | {
      readonly kind: 'connection';
      readonly isOpen: true;
      readonly since: number;
      readonly news: readonly DatedNews[];
    };

/** Message that the browser tab with the connection sends to itself and to the other tabs. */
export type LiveMessage = ConnectionState | { readonly kind: 'news'; readonly news: LiveNews };

export function messageOf({ event, data }: ServerEvent, now = Date.now()): LiveMessage | undefined {
  if (event === 'open') {
    const past = isObject(data) && typeof data['past'] === 'number' ? data['past'] : 0;
    return { kind: 'connection', isOpen: true, since: now - past, news: [] };
  }
  if (event !== 'changed' || !isObject(data)) return undefined;
  const { resource } = data;
  if (typeof resource !== 'string') return undefined;
  const ids = (name: string): readonly string[] => {
    const value = data[name];
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  };
  return {
    kind: 'news',
    news: {
      resource,
      changed: ids('changed'),
      gone: ids('gone'),
      presence: ids('presence'),
      all: data['all'] === true,
    },
  };
}
