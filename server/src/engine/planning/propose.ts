import type { TimelineView } from '@tuyen/model';
import type { Diary } from './diary.ts';
import type { Slot } from './slots.ts';

export interface Choice {
  readonly id: string;
  /** Lane to which the record belongs, such as the route of a vehicle. */
  readonly home?: unknown;
}

export interface Wanted {
  readonly field: string;
  /** Choices in the order in which they are tried if nothing else decides. */
  readonly choices: readonly Choice[];
  /** Returns whether a rule forbids the choice for this slot. That the choice is needed elsewhere is no such rule. */
  readonly refuses: (choice: string, slot: Slot) => boolean;
}

export interface Plan {
  readonly values: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly open: readonly { readonly id: string; readonly field: string }[];
}

type PlannedView = Pick<TimelineView, 'exclusive' | 'lanes' | 'turns'>;

/**
 * Fills the empty fields of the slots, in order of time. Each field gets the free choice that continues best: who
 * accompanied the same records before, then who just served the same lane in the other direction, then who belongs to
 * the lane. The same input always has the same result.
 */
export function propose(view: PlannedView, slots: readonly Slot[], wanted: readonly Wanted[], diary: Diary): Plan {
  const values = new Map<string, Record<string, string>>();
  const open: { readonly id: string; readonly field: string }[] = [];
  const valueOf = (slot: Slot, field: string) => values.get(slot.id)?.[field] ?? slot.record[field] ?? null;
  const rank = (slot: Slot, field: string, choice: Choice): readonly number[] => {
    const last = diary.lastBefore(choice.id, slot);
    const others = view.exclusive.filter((other) => other !== field && valueOf(slot, other) !== null);
    const kept = last ? others.filter((other) => valueOf(last, other) === valueOf(slot, other)).length : 0;
    return [-kept, placeRank(view, slot, choice, last), last ? slot.start - last.end : 0, diary.countOf(choice.id)];
  };
  for (const slot of slots) {
    for (const { field, choices, refuses } of wanted) {
      if (valueOf(slot, field) !== null) continue;
      const taken = view.exclusive.map((other) => valueOf(slot, other));
      const free = choices.filter(({ id }) => !taken.includes(id) && !diary.clashOf(id, slot) && !refuses(id, slot));
      const best = lowest(free, (choice) => rank(slot, field, choice));
      if (!best) {
        open.push({ id: slot.id, field });
        continue;
      }
      values.set(slot.id, { ...values.get(slot.id), [field]: best.id });
      if (view.exclusive.includes(field)) diary.book(best.id, slot);
    }
  }
  return { values, open };
}

/**
 * Returns how well the place of a choice fits a slot: 0 fits best. Who went the same way just before is at the wrong
 * end, so anyone else is better.
 */
function placeRank({ lanes, turns }: PlannedView, { record }: Slot, { home }: Choice, last: Slot | undefined): number {
  const [field = ''] = lanes;
  const lane = record[field];
  const isHome = home !== undefined && home !== null && home === lane;
  if (!last) return isHome ? 1 : 2;
  if (last.record[field] !== lane) return isHome ? 3 : 4;
  return turns === undefined || last.record[turns] !== record[turns] ? 0 : 5;
}

function lowest(choices: readonly Choice[], rankOf: (choice: Choice) => readonly number[]): Choice | undefined {
  let best: { readonly choice: Choice; readonly rank: readonly number[] } | undefined;
  for (const choice of choices) {
    const rank = rankOf(choice);
    if (!best || isLower(rank, best.rank)) best = { choice, rank };
  }
  return best?.choice;
}

function isLower(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
