import 'scheduler';

/** What React's scheduler has beside what its types say. */
declare module 'scheduler' {
  /** @param fps how often a second React looks whether something else is to be done; 0 for its own 5 ms */
  export function unstable_forceFrameRate(fps: number): void;
}
