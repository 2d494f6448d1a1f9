import 'scheduler';

declare module 'scheduler' {
  /** @param fps how often per second React yields to other tasks; 0 restores its default of 5 ms */
  export function unstable_forceFrameRate(fps: number): void;
}
