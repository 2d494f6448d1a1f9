import type { HookContext, ResourceHooks, Values } from '../contract.ts';
import { deletableIn, fixedUnless, refuse } from '../guards/states.ts';
import { localDate } from '../rules/time/calendar.ts';

/** The code of a trip that departs on a day, from that day's counter. */
export function tripCode(departure: string): { readonly counter: string; readonly write: (number: number) => string } {
  const day = localDate(departure).slice(2).replaceAll('-', '');
  return { counter: `trip-code-${day}`, write: (number) => `CH${day}-${String(number).padStart(4, '0')}` };
}

/** Trips: planned by hand or from a schedule, departed and arrived by the clock. */
export const tripHooks: ResourceHooks<'trips'> = {
  async beforeCreate(values, { tx }) {
    inTime(values);
    await scheduled(values, tx);
    const { counter, write } = tripCode(values.departure_at ?? '');
    return { code: write(await tx.next(counter)) };
  },
  beforeUpdate: (before, changes) => inTime({ ...before, ...changes }),
  fixed: fixedUnless('state', 'PLANNED'),
  guards: { delete: deletableIn('state', 'PLANNED') },
  transitions: {
    depart: (_, input, context) => ({ departed_at: momentOf('departed_at', input.departed_at, undefined, context) }),
    arrive: (record, input, context) => ({
      arrived_at: momentOf('arrived_at', input.arrived_at, record.departed_at, context),
    }),
  },
};

/** A bus arrives after it has departed. */
function inTime({ arrival_at: arrival, departure_at: departure }: Readonly<Values<'trips'>>): void {
  if (!arrival || !departure || arrival > departure) return;
  refuse({ arrival_at: { code: 'before_start' } });
}

async function scheduled(row: Readonly<Values<'trips'>>, reader: HookContext['tx']): Promise<void> {
  const schedule = row.schedule_id ? await reader.get('schedules', row.schedule_id) : undefined;
  if (schedule && schedule.route_id !== row.route_id) refuse({ schedule_id: { code: 'schedule_of_another_route' } });
}

/** When it happened: as noted, else now; never in the future, never before what came before it. */
function momentOf(
  field: string,
  noted: string | null | undefined,
  earliest: string | null | undefined,
  { now }: HookContext,
): string {
  const moment = noted ?? now.toISOString();
  if (moment > now.toISOString()) refuse({ [field]: { code: 'in_the_future' } });
  if (earliest && moment < earliest) refuse({ [field]: { code: 'before_start' } });
  return moment;
}
