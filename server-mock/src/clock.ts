import { type Clock, Problem } from '@tuyen/server/domain';
import { perNamespace } from '@tuyen/server/extension';

/** Offset of the clock in milliseconds, and the time at which it is frozen. */
export interface ClockState {
  readonly offset: number;
  readonly fixed: number | undefined;
}

export interface AdjustableClock extends Clock {
  set(now: Date, frozen?: boolean): void;
  /** @param milliseconds may be negative */
  move(milliseconds: number): void;
  reset(): void;
  readonly frozen: boolean;
  readonly state: ClockState;
  restore(state: ClockState): void;
}

const FIRST = Date.UTC(1970, 0, 1);
const END = Date.UTC(9999, 0, 1);

/** @throws 422 `qa_clock` for a time that the server could not store in a record */
function checked(milliseconds: number): number {
  if (milliseconds >= FIRST && milliseconds < END) return milliseconds;
  throw new Problem(422, 'qa_clock', {}, { now: { code: 'qa_clock' } });
}

export function adjustableClock(base: Clock): AdjustableClock {
  let offset = 0;
  let fixed: number | undefined;
  const clock: AdjustableClock = {
    now: () => new Date(fixed ?? base.now().getTime() + offset),
    set(now, frozen = false) {
      const time = checked(now.getTime());
      fixed = frozen ? time : undefined;
      offset = time - base.now().getTime();
    },
    move(milliseconds) {
      checked(clock.now().getTime() + milliseconds);
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
    get state() {
      return { offset, fixed };
    },
    restore(state) {
      ({ offset, fixed } = state);
    },
  };
  return clock;
}

export function clockOfNamespaces(base: Clock): AdjustableClock {
  const at = perNamespace(() => adjustableClock(base));
  return {
    now: () => at().now(),
    set: (now, frozen) => at().set(now, frozen),
    move: (milliseconds) => at().move(milliseconds),
    reset: () => at().reset(),
    get frozen() {
      return at().frozen;
    },
    get state() {
      return at().state;
    },
    restore: (state) => at().restore(state),
  };
}
