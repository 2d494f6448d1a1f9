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

/** Message that the browser tab with the connection sends to itself and to the other tabs. */
export type LiveMessage =
  | { readonly kind: 'connection'; readonly isOpen: boolean }
  | { readonly kind: 'news'; readonly news: LiveNews };

export function messageOf({ event, data }: ServerEvent): LiveMessage | undefined {
  if (event === 'open') return { kind: 'connection', isOpen: true };
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
