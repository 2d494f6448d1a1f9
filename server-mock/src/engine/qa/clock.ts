import type { Clock } from '../domain.ts';

export const systemClock: Clock = { now: () => new Date() };

/** A clock that testers set and move. It runs on from there, unless it was frozen. */
export interface AdjustableClock extends Clock {
  set(now: Date, frozen?: boolean): void;
  /** @param milliseconds may be negative */
  move(milliseconds: number): void;
  reset(): void;
  readonly frozen: boolean;
}

export function adjustableClock(base: Clock): AdjustableClock {
  let offset = 0;
  let fixed: number | undefined;
  return {
    now: () => new Date(fixed ?? base.now().getTime() + offset),
    set(now, frozen = false) {
      fixed = frozen ? now.getTime() : undefined;
      offset = now.getTime() - base.now().getTime();
    },
    move(milliseconds) {
      if (fixed === undefined) offset += milliseconds;
      else fixed += milliseconds;
    },
    reset() {
      offset = 0;
      fixed = undefined;
    },
    get frozen() {
      return fixed !== undefined;
    },
  };
}
