import { isObject } from '@tuyen/model';
import type { IdempotentAttempt } from '@tuyen/model/client';
import type { Answers } from '../../form-page.ts';

export interface Draft {
  readonly answers: Answers;
  /**
   * Labels of the stored answers, as the form shows them. The key consists of the field name, a space and the value.
   */
  readonly labels: Readonly<Record<string, string>>;
  /** Idempotency key and body of the last attempt to send the form. Sending the same body again reuses the key. */
  readonly attempt?: IdempotentAttempt;
}

export const EMPTY_DRAFT: Draft = { answers: {}, labels: {} };

/** Storage of drafts: `sessionStorage`, or memory if the browser forbids it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function readDraft(storage: DraftStorage | undefined, page: string): Draft {
  try {
    return draftIn(JSON.parse(storage?.getItem(keyOf(page)) ?? 'null'));
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Returns a stored or received value as a draft. Returns the empty draft if it is none. */
export function draftIn(stored: unknown): Draft {
  const { answers, labels, attempt } = isObject(stored) ? stored : {};
  if (!isObject(answers)) return EMPTY_DRAFT;
  const { key, body } = isObject(attempt) ? attempt : {};
  return {
    answers,
    labels: textsIn(labels),
    ...(typeof key === 'string' && typeof body === 'string' && { attempt: { key, body } }),
  };
}

function textsIn(labels: unknown): Draft['labels'] {
  const texts = Object.entries(isObject(labels) ? labels : {});
  return Object.fromEntries(texts.map(([value, text]) => [value, String(text)]));
}

export function writeDraft(storage: DraftStorage | undefined, page: string, draft: Draft): void {
  try {
    storage?.setItem(keyOf(page), JSON.stringify(draft));
  } catch {
    // If storage is full or forbidden, drafts are lost but the form still works.
  }
}

export function dropDraft(storage: DraftStorage | undefined, page: string): void {
  try {
    storage?.removeItem(keyOf(page));
  } catch {}
}

/** Returns the session storage, or undefined if the browser forbids it. Such a browser throws on mere access. */
export function sessionDrafts(): DraftStorage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

function keyOf(page: string): string {
  return `tuyen.draft.${page}`;
}
