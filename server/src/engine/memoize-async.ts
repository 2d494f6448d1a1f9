export interface MemoizedAsync<T> {
  /** Returns the memoized value. The first call creates it. If the creation fails, the next call tries again. */
  get(): Promise<T>;
  /** Returns the memoized value once it is created. Returns undefined if it was never requested or its creation failed. */
  ready(): Promise<T | undefined>;
}

export function memoizeAsync<T>(make: () => Promise<T>): MemoizedAsync<T> {
  let made: Promise<T> | undefined;
  return {
    get: () =>
      (made ??= make().catch((error: unknown) => {
        made = undefined;
        throw error;
      })),
    ready: async () => made?.catch(() => undefined),
  };
}
