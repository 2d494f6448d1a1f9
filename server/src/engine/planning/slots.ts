import { holds, type TimelineView } from '@tuyen/model';
import type { Row } from '../domain.ts';

const HOUR = 3_600_000;

/** Record of a timeline with its start and end in milliseconds since 1970. */
export interface Slot {
  readonly id: string;
  readonly record: Readonly<Row>;
  readonly start: number;
  readonly end: number;
}

/** Returns the records as slots in order of time. Records without a start are left out. */
export function slotsOf(view: Pick<TimelineView, 'from' | 'to'>, records: readonly Readonly<Row>[]): readonly Slot[] {
  const slots = records.flatMap((record) => {
    const start = Date.parse(String(record[view.from]));
    if (Number.isNaN(start)) return [];
    const end = view.to === undefined ? Number.NaN : Date.parse(String(record[view.to]));
    return [{ id: String(record['id']), record, start, end: end > start ? end : start + HOUR }];
  });
  return slots.toSorted((one, other) => one.start - other.start || (one.id < other.id ? -1 : 1));
}

/** Returns whether the slot needs its exclusive records, such as a planned trip but not a canceled one. */
export function isBusy({ idle }: Pick<TimelineView, 'idle'>, { record }: Slot): boolean {
  return !(idle && holds(idle, record));
}
