import { isObject } from '@tuyen/model';
/** Registrations have result pages of their own; what is ordered for an existing card is a request. */
export type ResultKind = 'register' | 'request';

const STORAGE_KEY = 'tuyen.unpaid';
/** As long as an order waits for its payment. Milliseconds. */
const RETENTION_MS = 24 * 3_600_000;
/** More orders than a visitor leaves unpaid in a day. */
const MOST = 10;

/** An unpaid order as this device stores it: what opens its result page, and nothing of the person. */
export interface StoredOrder {
  readonly code: string;
  /** The name of its result. */
  readonly result: string;
  readonly kind: ResultKind;
}

interface Stored extends StoredOrder {
  /** Milliseconds since 1970. */
  readonly until: number;
}

type StorageOf = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores an order on this device for 24 hours. */
export function storeOrder(order: StoredOrder, storage: StorageOf, now: number): void {
  const others = read(storage, now).filter(({ code }) => code !== order.code);
  write(storage, [{ ...order, until: now + RETENTION_MS }, ...others].slice(0, MOST));
}

/** The orders that this device stores, newest first. */
export function storedOrders(storage: StorageOf, now: number): readonly StoredOrder[] {
  return read(storage, now);
}

/** The name of the result of the order with this code, for a gateway that brings the visitor back without it. */
export function storedResult(code: string, storage: StorageOf, now: number): string | undefined {
  return read(storage, now).find((order) => order.code === code)?.result;
}

/** Removes an order that is paid or canceled. */
export function dropOrder(code: string, storage: StorageOf, now: number): void {
  write(
    storage,
    read(storage, now).filter((order) => order.code !== code),
  );
}

function read(storage: StorageOf, now: number): readonly Stored[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStored).filter(({ until }) => until > now) : [];
  } catch {
    // A browser that forbids storage throws at its mention.
    return [];
  }
}

function write(storage: StorageOf, orders: readonly Stored[]): void {
  try {
    if (orders.length > 0) storage().setItem(STORAGE_KEY, JSON.stringify(orders));
    else storage().removeItem(STORAGE_KEY);
  } catch {
    // Without storage the page's address and the mail are what is left.
  }
}

function isStored(value: unknown): value is Stored {
  const { code, result, kind, until } = isObject(value) ? value : {};
  const isKind = kind === 'register' || kind === 'request';
  return typeof code === 'string' && typeof result === 'string' && isKind && typeof until === 'number';
}

/**
 * Removes everything that this site stores about the visitor on this device: unpaid orders, answers not sent yet, cards that were
 * looked up. Orders on the server stay as they are.
 */
export function forgetVisitor({ localStorage, sessionStorage }: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  localStorage.removeItem(STORAGE_KEY);
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith('tuyen.draft.') || name === 'tuyen.cards') sessionStorage.removeItem(name);
  }
}
