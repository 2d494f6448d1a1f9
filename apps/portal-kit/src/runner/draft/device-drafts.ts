import { draftIn, EMPTY_DRAFT, type Draft } from './draft.ts';
import { dropKept, keptUntil, noteKept } from './kept.ts';

/*
 * Drafts on this device, encrypted. The key is in the same database, but the browser does not reveal it (it is not
 * extractable), so a copy of the profile's files does not contain readable answers.
 */
const DATABASE = 'tuyen';
const DRAFTS = 'drafts';
const KEYS = 'keys';
const KEY = 'draft';
const ALGORITHM = 'AES-GCM';

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Runs one operation after the other, so that the last draft is the one that stays. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

/** Returns the draft of a page that was stored on this device and has not expired. Removes an expired one. */
export function readDeviceDraft(page: string): Promise<Draft> {
  return inTurn(async () => {
    if (keptUntil(page) <= Date.now()) {
      await remove(page);
      return EMPTY_DRAFT;
    }
    const database = await open();
    try {
      const sealed = await got<Sealed>(database.transaction(DRAFTS).objectStore(DRAFTS).get(page));
      const key = await got<CryptoKey>(database.transaction(KEYS).objectStore(KEYS).get(KEY));
      if (!sealed || !key) return EMPTY_DRAFT;
      const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv: sealed.iv }, key, sealed.data);
      return draftIn(JSON.parse(new TextDecoder().decode(text)));
    } finally {
      database.close();
    }
  });
}

export function writeDeviceDraft(page: string, draft: Draft, hours: number): Promise<void> {
  return inTurn(async () => {
    const database = await open();
    try {
      const key = await keyIn(database);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(JSON.stringify(draft));
      const sealed: Sealed = { iv, data: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, text) };
      await got(database.transaction(DRAFTS, 'readwrite').objectStore(DRAFTS).put(sealed, page));
      noteKept(page, hours, Date.now());
    } finally {
      database.close();
    }
  });
}

/** Removes the draft of a page from this device. With the last draft, the database and its key go too. */
export function dropDeviceDraft(page: string): Promise<void> {
  return inTurn(() => remove(page));
}

async function remove(page: string): Promise<void> {
  if (!dropKept(page)) {
    await got(indexedDB.deleteDatabase(DATABASE));
    return;
  }
  const database = await open();
  try {
    await got(database.transaction(DRAFTS, 'readwrite').objectStore(DRAFTS).delete(page));
  } finally {
    database.close();
  }
}

async function keyIn(database: IDBDatabase): Promise<CryptoKey> {
  const known = await got<CryptoKey>(database.transaction(KEYS).objectStore(KEYS).get(KEY));
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
  await got(database.transaction(KEYS, 'readwrite').objectStore(KEYS).put(key, KEY));
  return key;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(DRAFTS);
    request.result.createObjectStore(KEYS);
  });
  return settled(request);
}

async function got<T>(request: IDBRequest): Promise<T | undefined> {
  // The database contains only what this module has put into it.
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed.')));
  });
}
