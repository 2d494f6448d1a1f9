import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/connection.ts';

/** What a tester's namespace has apart from all others: its rows, and through `ofWorld` everything that is kept in memory of them. */
export interface World {
  readonly name: string;
  readonly database: Database;
  /** Another world of its name, or none, has taken its place. */
  readonly dropped?: boolean;
}

const current = new AsyncLocalStorage<World | undefined>();

/** The world of what runs now; undefined is the default one. */
export function currentWorld(): World | undefined {
  return current.getStore();
}

export function inWorld<T>(world: World | undefined, work: () => T): T {
  return current.run(world, work);
}

/** What each world has one of, made when it is first asked for. It goes with its world. */
export function ofWorld<T>(make: () => T): () => T {
  const own = make();
  const others = new WeakMap<World, { readonly value: T }>();
  return () => {
    const world = current.getStore();
    if (!world) return own;
    let found = others.get(world);
    if (!found) others.set(world, (found = { value: make() }));
    return found.value;
  };
}
