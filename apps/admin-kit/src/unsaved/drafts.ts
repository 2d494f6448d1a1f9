import { isObject } from '@tuyen/model';
import { draftKeys, DRAFTS } from './draft-keys.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Draft {
  readonly typed: Values;
  readonly base: Values;
  /** Version of the record when the form was opened. Null for a record without a version. */
  readonly version: number | null;
  /** Time at which the draft was stored, in milliseconds since 1970. */
  readonly at: number;
}

export interface DraftPlace {
  readonly account: string;
  readonly office: string;
  readonly resource: string;
  readonly id: string | null;
  readonly action?: string;
}

export interface DraftStore {
  read(): Draft | undefined;
  write(draft: Draft): void;
  clear(): void;
}

export const LONGEST_DRAFT = 100_000;

export const MOST_DRAFTS = 20;

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
        // If the storage is full, the page still works. Only a reload loses the input.
      }
      return undefined;
    },
    clear: () => storage.removeItem(key),
  };
}

function draftsIn(storage: Storage): readonly { readonly key: string; readonly at: number }[] {
  return draftKeys(storage)
    .map((key) => ({ key, at: parsed(storage.getItem(key))?.at ?? 0 }))
    .toSorted((one, other) => one.at - other.at);
}

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
