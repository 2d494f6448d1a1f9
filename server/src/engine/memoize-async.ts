export interface MemoizedAsync<T> {
  /** Returns the value, which the first call creates. If the creation fails, the next call tries again. */
  get(): Promise<T>;
  /** Returns the value once it is created, or undefined if it was never requested or its creation failed. */
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
