import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/connection.ts';

/** Separate copy of the data for one tester. It has its own rows and, through `perNamespace`, its own state in memory. */
export interface Namespace {
  readonly name: string;
  /** Undefined if the server keeps its records in memory. */
  readonly database?: Database | undefined;
  readonly dropped?: boolean;
}

const current = new AsyncLocalStorage<Namespace | undefined>();

export function currentNamespace(): Namespace | undefined {
  return current.getStore();
}

export function inNamespace<T>(namespace: Namespace | undefined, work: () => T): T {
  return current.run(namespace, work);
}

/**
 * Returns a getter for a value that each namespace has separately. The value is created on first use and discarded with
 * its namespace.
 */
export function perNamespace<T>(make: () => T): () => T {
  const own = make();
  const others = new WeakMap<Namespace, { readonly value: T }>();
  return () => {
    const namespace = current.getStore();
    if (!namespace) return own;
    let found = others.get(namespace);
    if (!found) others.set(namespace, (found = { value: make() }));
    return found.value;
  };
}
