import type { TimelineView } from '@tuyen/model';
import type { Diary } from './diary.ts';
import type { Plan, Wanted } from './propose.ts';
import type { Slot } from './slots.ts';

/**
 * Fills the empty fields of the slots with the values of the slots of another day. A slot repeats the one with the same
 * time of day and the same values in the fields of `repeats`. If several match, the first slot repeats the first of
 * them, and so on.
 * @param timeOf returns the time of day of a moment, such as `05:30`
 * @returns values that are free, and the fields whose value of the other day is needed elsewhere or not allowed
 */
export function repeat(
  view: Pick<TimelineView, 'exclusive' | 'repeats'>,
  slots: readonly Slot[],
  earlier: readonly Slot[],
  { wanted, diary, timeOf }: { wanted: readonly Wanted[]; diary: Diary; timeOf: (moment: number) => string },
): Plan & { readonly refused: readonly { readonly id: string; readonly field: string; readonly choice: string }[] } {
  const keyOf = ({ record, start }: Slot) =>
    JSON.stringify([timeOf(start), ...view.repeats.map((field) => record[field] ?? null)]);
  const models = Map.groupBy(earlier, keyOf);
  const values = new Map<string, Record<string, string>>();
  const open: { readonly id: string; readonly field: string }[] = [];
  const refused: { readonly id: string; readonly field: string; readonly choice: string }[] = [];
  for (const slot of slots) {
    const model = models.get(keyOf(slot))?.shift();
    for (const { field, choices, refuses } of wanted) {
      if ((slot.record[field] ?? null) !== null) continue;
      const value = model?.record[field];
      if (typeof value !== 'string') {
        open.push({ id: slot.id, field });
        continue;
      }
      const taken = view.exclusive.map((other) => values.get(slot.id)?.[other] ?? slot.record[other]);
      const isFree = !taken.includes(value) && !diary.clashOf(value, slot);
      if (!isFree || !choices.some(({ id }) => id === value) || refuses(value, slot)) {
        refused.push({ id: slot.id, field, choice: value });
        continue;
      }
      values.set(slot.id, { ...values.get(slot.id), [field]: value });
      if (view.exclusive.includes(field)) diary.book(value, slot);
    }
  }
  return { values, open, refused };
}
