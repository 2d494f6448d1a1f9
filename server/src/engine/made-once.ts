/** Something that takes time to make, for all who ask for it. */
export interface MadeOnce<T> {
  /** Makes it for the first who asks. Where that failed, the next one who asks tries again. */
  get(): Promise<T>;
  /** What there is, or will be; undefined if it was not asked for or could not be made. */
  ready(): Promise<T | undefined>;
}

export function madeOnce<T>(make: () => Promise<T>): MadeOnce<T> {
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
