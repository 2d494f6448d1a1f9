import type { TimelineView } from '@tuyen/model';
import { isBusy, type Slot } from './slots.ts';

/** Slots in which each exclusive record is needed, such as the trips of each vehicle. */
export interface Diary {
  /** Returns another slot that needs the record at the same time. */
  clashOf(id: string, slot: Slot): Slot | undefined;
  /** Returns the latest slot of the record that ends before this one begins. */
  lastBefore(id: string, slot: Slot): Slot | undefined;
  countOf(id: string): number;
  book(id: string, slot: Slot): void;
}

/** @param slots slots whose exclusive records are already assigned */
export function diaryOf(view: Pick<TimelineView, 'exclusive' | 'idle'>, slots: readonly Slot[]): Diary {
  const booked = new Map<string, Slot[]>();
  const of = (id: string): readonly Slot[] => booked.get(id) ?? [];
  const book = (id: string, slot: Slot) => {
    const known = booked.get(id);
    if (known) known.push(slot);
    else booked.set(id, [slot]);
  };
  for (const slot of slots) {
    if (!isBusy(view, slot)) continue;
    for (const id of new Set(view.exclusive.map((field) => slot.record[field])))
      if (typeof id === 'string') book(id, slot);
  }
  return {
    book,
    clashOf: (id, slot) => of(id).find((one) => one.id !== slot.id && one.start < slot.end && slot.start < one.end),
    lastBefore: (id, slot) =>
      of(id).reduce<Slot | undefined>(
        (last, one) => (one.end <= slot.start && (!last || one.end > last.end) ? one : last),
        undefined,
      ),
    countOf: (id) => of(id).length,
  };
}
