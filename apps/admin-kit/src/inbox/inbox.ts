import { isObject } from '@tuyen/model';

export interface InboxItem {
  readonly id: string;
  readonly kind: 'assigned' | 'mentioned' | 'stopped';
  readonly resource: string;
  readonly record_id: string;
  /** Null if the user cannot read the record in the current office. */
  readonly title: string | null;
  readonly by: string | null;
  readonly at: string;
  readonly read: boolean;
}

export interface Inbox {
  readonly items: readonly InboxItem[];
  readonly more: boolean;
  readonly unread: number;
}

export const INBOX = 'inbox';

export function unreadIn(answer: unknown): number {
  return isObject(answer) && typeof answer['unread'] === 'number' ? answer['unread'] : 0;
}
