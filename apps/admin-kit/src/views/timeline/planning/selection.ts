import type { TimelineView } from '@tuyen/model';
import type { Identifier } from 'react-admin';
import type { TimeBar, TimeLane } from '../lay-out.ts';

export type Chosen = ReadonlySet<Identifier>;

export const NONE_CHOSEN: Chosen = new Set();

export function toggled(chosen: Chosen, ids: readonly Identifier[]): Chosen {
  const all = ids.every((id) => chosen.has(id));
  const rest = [...chosen].filter((id) => !ids.includes(id));
  return new Set(all ? rest : [...rest, ...ids]);
}

export function barsIn(lane: TimeLane): readonly TimeBar[] {
  return lane.rows.flat().toSorted((one, other) => one.start - other.start);
}

/** Returns the bars from one to another in their lane, or only the second one if they are in different lanes. */
export function between(lanes: readonly TimeLane[], from: Identifier, to: Identifier): readonly Identifier[] {
  for (const lane of lanes) {
    const ids = barsIn(lane).map(({ record }) => record.id);
    const [one, other] = [ids.indexOf(from), ids.indexOf(to)];
    if (one >= 0 && other >= 0) return ids.slice(Math.min(one, other), Math.max(one, other) + 1);
  }
  return [to];
}

/**
 * Returns a bar and all later bars of its lane that one vehicle or person can serve one after the other. With `turns`,
 * each bar goes the other way than the one before it. Bars that lack nothing belong to another run and are skipped.
 */
export function runFrom(view: TimelineView, lanes: readonly TimeLane[], first: Identifier): readonly Identifier[] {
  const { turns } = view;
  const bars = lanes.map(barsIn).find((all) => all.some(({ record }) => record.id === first)) ?? [];
  const run: TimeBar[] = [];
  for (const bar of bars.slice(bars.findIndex(({ record }) => record.id === first))) {
    const last = run.at(-1);
    const follows =
      !last ||
      (bar.start >= last.end &&
        bar.lacks.length > 0 &&
        (turns === undefined || bar.record[turns] !== last.record[turns]));
    if (follows) run.push(bar);
  }
  return run.map(({ record }) => record.id);
}
