import { isObject } from '@tuyen/model';

export interface InboxItem {
  readonly id: string;
  readonly kind: 'assigned' | 'mentioned' | 'stopped' | 'imported' | 'exported' | 'mail_failed' | 'job_failed';
  readonly resource: string;
  readonly record_id: string;
  /** Null if the user cannot read the record in the current office, empty if the item is about no single record. */
  readonly title: string | null;
  readonly by: string | null;
  readonly at: string;
  readonly read: boolean;
  /** Rows of an import or export, messages that failed. */
  readonly number: number | null;
}

export interface Inbox {
  readonly items: readonly InboxItem[];
  readonly more: boolean;
  readonly unread: number;
  /** Whether the user gets a mail a day. Null without a mail address. */
  readonly digest: boolean | null;
}

export const INBOX = 'inbox';

export function unreadIn(answer: unknown): number {
  return isObject(answer) && typeof answer['unread'] === 'number' ? answer['unread'] : 0;
}
