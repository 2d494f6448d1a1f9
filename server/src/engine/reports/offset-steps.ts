import { memoize, type Zone } from '@tuyen/model';

/** Offset from UTC in milliseconds that applies from a moment on. */
export interface OffsetStep {
  readonly from: string;
  readonly offset: number;
}

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Moments outside these years have the offset of the nearest one inside. */
const [FIRST, LAST] = [Date.UTC(1900, 0, 1), Date.UTC(2100, 0, 1)];

const stepsOf = memoize((zone: Zone): readonly OffsetStep[] => {
  const at = (time: number) => zone.offsetAt(new Date(time));
  const steps: OffsetStep[] = [{ from: '', offset: at(FIRST) }];
  for (let time = FIRST; time < LAST; time += WEEK) {
    const [before, after] = [at(time), at(time + WEEK)];
    if (before !== after)
      steps.push({ from: new Date(changeWithin(at, time, time + WEEK)).toISOString(), offset: after });
  }
  return steps;
});

/** Returns the first moment after `from` at which the offset differs. No zone changes its clock twice in a week. */
function changeWithin(at: (time: number) => number, from: number, to: number): number {
  const before = at(from);
  let [same, changed] = [from, to];
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (at(middle) === before) same = middle;
    else changed = middle;
  }
  return changed;
}

/** Returns whether the clock of a zone never changes, so that all moments have one offset. */
export function isSteady(zone: Zone): boolean {
  return stepsOf(zone).length === 1;
}

/** Returns the offsets that apply between two moments, the earliest first. */
export function offsetSteps(zone: Zone, earliest: string, latest: string): readonly OffsetStep[] {
  const steps = stepsOf(zone);
  const first = steps.findLastIndex(({ from }) => from <= earliest);
  return steps.filter(({ from }, index) => index >= first && from <= latest);
}
