import type { HookContext, ResourceHooks } from '../contract.ts';
import type { Row } from '@tuyen/server-mock/domain';
import { deletableIn, fixedUnless, refuse } from '../guards/states.ts';
import { localDate } from '../rules/time/calendar.ts';

export const tripCounter = (day: string): string => `trip-code-${day}`;

/** Trips: planned by hand or from a schedule, departed and arrived by the clock. */
export const tripHooks: ResourceHooks<'trips'> = {
  async beforeCreate(values, { tx }) {
    inTime(values);
    await scheduled(values, tx);
    const day = localDate(String(values.departure_at)).slice(2).replaceAll('-', '');
    return { code: `CH${day}-${String(await tx.next(tripCounter(day))).padStart(4, '0')}` };
  },
  beforeUpdate: (before, changes) => inTime({ ...before, ...changes }),
  fixed: fixedUnless('state', 'PLANNED'),
  guards: { delete: deletableIn('state', 'PLANNED') },
  transitions: {
    depart: (_, input, context) => ({ departed_at: momentOf(input, 'departed_at', undefined, context) }),
    arrive: (record, input, context) => ({
      arrived_at: momentOf(input, 'arrived_at', record.departed_at, context),
    }),
  },
};

/** A bus arrives after it has departed. */
function inTime(row: Readonly<Row>): void {
  if (!row['arrival_at'] || String(row['arrival_at']) > String(row['departure_at'])) return;
  refuse({ arrival_at: { code: 'before_start' } });
}

async function scheduled(row: Readonly<Row>, reader: HookContext['tx']): Promise<void> {
  const schedule =
    typeof row['schedule_id'] === 'string' ? await reader.get('schedules', row['schedule_id']) : undefined;
  if (schedule && schedule.route_id !== row['route_id']) refuse({ schedule_id: { code: 'schedule_of_another_route' } });
}

/** When it happened: as noted, else now; never in the future, never before what came before it. */
function momentOf(input: Readonly<Row>, field: string, earliest: unknown, { now }: HookContext): string {
  const moment = input[field] === undefined ? now.toISOString() : String(input[field]);
  if (moment > now.toISOString()) refuse({ [field]: { code: 'in_the_future' } });
  if (earliest !== undefined && moment < String(earliest)) refuse({ [field]: { code: 'before_start' } });
  return moment;
}
