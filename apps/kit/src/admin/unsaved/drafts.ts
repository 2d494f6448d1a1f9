import { isObject } from '@tuyen/model';
import { draftKeys, DRAFTS } from './draft-keys.ts';

type Values = Readonly<Record<string, unknown>>;

/** What was typed into a form and not saved, by top-level field. */
export interface Draft {
  readonly typed: Values;
  /** The values of these fields when the form was opened. */
  readonly base: Values;
  /** The record's version at that time; null where it has none. */
  readonly version: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Whose form it is, and of what. */
export interface DraftPlace {
  readonly account: string;
  readonly office: string;
  readonly resource: string;
  /** Of the record; null for a new one. */
  readonly id: string | null;
  /** Of a dialog: the name of the transition or operation. */
  readonly action?: string;
}

export interface DraftStore {
  read(): Draft | undefined;
  write(draft: Draft): void;
  clear(): void;
}

/** Longest draft that is kept, in characters. */
export const LONGEST_DRAFT = 100_000;

/** Drafts that a tab keeps; the oldest goes first. */
export const MOST_DRAFTS = 20;

/** The draft of one form. Another account or office at the same browser has its own. */
export function draftStore(storage: Storage, { account, office, resource, id, action }: DraftPlace): DraftStore {
  const key = DRAFTS + JSON.stringify([account, office, resource, id, action ?? null]);
  return {
    read: () => parsed(storage.getItem(key)),
    write(draft) {
      const text = JSON.stringify(draft);
      if (text.length > LONGEST_DRAFT) return storage.removeItem(key);
      const others = draftsIn(storage).filter((one) => one.key !== key);
      for (const old of others.slice(0, Math.max(0, others.length - MOST_DRAFTS + 1))) storage.removeItem(old.key);
      try {
        storage.setItem(key, text);
      } catch {
        // Without room the page works as before; only a reload loses what was typed.
      }
      return undefined;
    },
    clear: () => storage.removeItem(key),
  };
}

/** The oldest first. */
function draftsIn(storage: Storage): readonly { readonly key: string; readonly at: number }[] {
  return draftKeys(storage)
    .map((key) => ({ key, at: parsed(storage.getItem(key))?.at ?? 0 }))
    .toSorted((one, other) => one.at - other.at);
}

/** Undefined for a text that no form has written. */
function parsed(text: string | null): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (!isObject(draft)) return undefined;
    const { typed, base, version, at } = draft;
    if (!isObject(typed) || !isObject(base) || typeof at !== 'number') return undefined;
    return { typed, base, at, version: typeof version === 'number' ? version : null };
  } catch {
    return undefined;
  }
}
