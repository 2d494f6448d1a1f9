import { mayWrite } from '../identity/index.ts';
import { Problem } from '../problem.ts';
import type { Planned } from './plan-book.ts';
import { isBusy, type Slot } from './slots.ts';

/** Returns the slots that the caller may change at all: those of canceled or departed trips stay as they are. */
export async function changeable(planned: Planned, slots: readonly Slot[], ids?: readonly string[]): Promise<Slot[]> {
  const { engine, resource, view, caller } = planned;
  const authorizer = engine.write.authorizer(caller);
  const asked = ids && new Set(ids);
  const found: Slot[] = [];
  for (const slot of slots) {
    if (asked?.has(slot.id) === false || !isBusy(view, slot)) continue;
    if (resource.scope === 'office' && !mayWrite(caller, slot.record)) continue;
    try {
      const fixed = await authorizer.edit(resource, slot.record);
      if (view.assign.some((field) => fixed?.includes(field) !== true)) found.push(slot);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return found;
}
