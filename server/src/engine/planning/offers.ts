import { changeable } from './changeable.ts';
import type { Slot } from './slots.ts';
import { clashText, type Planned, readCandidates, readDiary, readSlots, reasonText, withIds } from './plan-book.ts';

export interface Offers {
  /** The records that can be changed. The other ones are canceled or departed, or belong to another office. */
  readonly ids: readonly string[];
  readonly free: readonly Offered[];
  readonly refused: readonly (Offered & { readonly reasons: readonly string[] })[];
  /** Two of the chosen records that are at the same time, so that nothing can be given to both. */
  readonly overlap?: readonly [string, string];
  /** There are more candidates than the answer has. */
  readonly more?: boolean;
}

interface Offered {
  readonly id: string;
  readonly title: string;
  /** Whether it belongs to the lane of the records, such as a vehicle of their route. */
  readonly home: boolean;
}

/** Maximum number of different reasons per candidate. */
const MOST_REASONS = 3;

/** Returns who can be assigned to all of the records at once, and why others cannot. */
export async function offersFor(planned: Planned, field: string, ids: readonly string[]): Promise<Offers> {
  const slots = await changeable(planned, await readSlots(planned, withIds(ids)));
  const book = await readCandidates(planned, field, slots);
  const diary = await readDiary(planned, slots, [book]);
  const chosen = new Set(slots.map(({ id }) => id));
  const lanes = new Set(slots.map(({ record }) => record[planned.view.lanes[0] ?? '']));
  const { exclusive } = planned.view;
  const isExclusive = exclusive.includes(field);
  const reasonsFor = (id: string): readonly string[] => {
    const reasons = new Set<string>();
    for (const slot of slots) {
      const rule = book.unfitFor(id, slot);
      if (rule !== undefined) reasons.add(reasonText(planned, rule));
      const isOwn = exclusive.some((other) => other !== field && slot.record[other] === id);
      const clash = isExclusive ? (isOwn ? slot : diary.clashOf(id, slot)) : undefined;
      if (clash && (isOwn || !chosen.has(clash.id))) reasons.add(clashText(planned, clash));
      if (reasons.size >= MOST_REASONS) break;
    }
    return [...reasons];
  };
  const judged = book.candidates.map(({ id, title, home }) => ({
    id,
    title,
    home: lanes.size === 1 && home !== undefined && lanes.has(home),
    reasons: reasonsFor(id),
  }));
  const free = judged.filter(({ reasons }) => reasons.length === 0).map(({ id, title, home }) => ({ id, title, home }));
  const overlap = isExclusive ? overlapIn(slots) : undefined;
  return {
    ids: ids.filter((id) => chosen.has(id)),
    free: free.toSorted((one, other) => Number(other.home) - Number(one.home)),
    refused: judged.filter(({ reasons }) => reasons.length > 0),
    ...(overlap && { overlap }),
    ...(book.more && { more: true }),
  };
}

function overlapIn(slots: readonly Slot[]): readonly [string, string] | undefined {
  let last: Slot | undefined;
  for (const slot of slots) {
    if (last && slot.start < last.end) return [last.id, slot.id];
    if (!last || slot.end > last.end) last = slot;
  }
  return undefined;
}
