import { isObject } from '@tuyen/model';
import type { Attempt } from '../../../core/attempt.ts';
import type { Answers } from '../../form-page.ts';

/** Answers not sent yet, stored for this tab: a reload, another page or a step back loses nothing. */
export interface Draft {
  readonly answers: Answers;
  /** What stored values read like, by `field value`. */
  readonly labels: Readonly<Record<string, string>>;
  /** The key under which the last attempt went out, and what it said: the same words sent again are the same request. */
  readonly attempt?: Attempt;
}

export const EMPTY_DRAFT: Draft = { answers: {}, labels: {} };

/** Where drafts live; `sessionStorage`, or memory where a browser forbids it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function readDraft(storage: DraftStorage | undefined, page: string): Draft {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(keyOf(page)) ?? 'null');
    const { answers, labels, attempt } = isObject(stored) ? stored : {};
    if (!isObject(answers)) return EMPTY_DRAFT;
    const { key, body } = isObject(attempt) ? attempt : {};
    return {
      answers,
      labels: textsIn(labels),
      ...(typeof key === 'string' && typeof body === 'string' && { attempt: { key, body } }),
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

function textsIn(labels: unknown): Draft['labels'] {
  const texts = Object.entries(isObject(labels) ? labels : {});
  return Object.fromEntries(texts.map(([value, text]) => [value, String(text)]));
}

export function writeDraft(storage: DraftStorage | undefined, page: string, draft: Draft): void {
  try {
    storage?.setItem(keyOf(page), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the comfort, not the form.
  }
}

export function dropDraft(storage: DraftStorage | undefined, page: string): void {
  try {
    storage?.removeItem(keyOf(page));
  } catch {
    // As above.
  }
}

/** A browser that forbids storage throws at the mere mention of it. */
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
