import { isObject } from '@tuyen/model';
/** New registrations have their own result page. Orders for an existing card use the result page of card requests. */
export type ResultKind = 'register' | 'request';

export const STORAGE_KEY = 'tuyen.unpaid';
/** Milliseconds for which an unpaid order is stored on the device. The server cancels it after the same time. */
const RETENTION_MS = 24 * 3_600_000;
/** Maximum number of stored orders, more than a visitor leaves unpaid in a day. */
const MOST = 10;

export interface StoredOrder {
  readonly code: string;
  readonly result: string;
  readonly kind: ResultKind;
}

interface Stored extends StoredOrder {
  /** Time at which the draft was stored, in milliseconds since 1970. */
  readonly until: number;
}

type StorageOf = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function storeOrder(order: StoredOrder, storage: StorageOf, now: number): void {
  const others = read(storage, now).filter(({ code }) => code !== order.code);
  write(storage, [{ ...order, until: now + RETENTION_MS }, ...others].slice(0, MOST));
}

export function storedOrders(storage: StorageOf, now: number): readonly StoredOrder[] {
  return read(storage, now);
}

/**
 * Returns the result page ID of an unpaid order that this device has stored. Needed for a payment gateway that omits
 * the ID from its return address.
 */
export function storedResult(code: string, storage: StorageOf, now: number): string | undefined {
  return read(storage, now).find((order) => order.code === code)?.result;
}

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
    // A browser that forbids storage throws on mere access.
    return [];
  }
}

function write(storage: StorageOf, orders: readonly Stored[]): void {
  try {
    if (orders.length > 0) storage().setItem(STORAGE_KEY, JSON.stringify(orders));
    else storage().removeItem(STORAGE_KEY);
  } catch {
    // Without storage, the order is still reachable by the page's address and the e-mail.
  }
}

function isStored(value: unknown): value is Stored {
  const { code, result, kind, until } = isObject(value) ? value : {};
  const isKind = kind === 'register' || kind === 'request';
  return typeof code === 'string' && typeof result === 'string' && isKind && typeof until === 'number';
}
