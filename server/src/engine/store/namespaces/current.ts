import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/connection.ts';

/** What a tester's namespace has apart from all others: its rows, and through `ofWorld` everything that is kept in memory of them. */
export interface Namespace {
  readonly name: string;
  readonly database: Database;
  /** Another world of its name, or none, has taken its place. */
  readonly dropped?: boolean;
}

const current = new AsyncLocalStorage<Namespace | undefined>();

/** The world of what runs now; undefined is the default one. */
export function currentNamespace(): Namespace | undefined {
  return current.getStore();
}

export function inNamespace<T>(namespace: Namespace | undefined, work: () => T): T {
  return current.run(namespace, work);
}

/** What each world has one of, made when it is first asked for. It goes with its world. */
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
