import type { GuardContext, HookContext, Records, ResourceHooks, Values } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { deletableIn, fixedUnless, fourEyes, refuse } from '../guards/states.ts';
import { acceptance, periodRefusal, type AcceptanceTotals } from '../rules/tickets/acceptance.ts';
import { formats } from '../rules/region.ts';
import { addDays, instantOf, localDate, type LocalDate } from '../rules/time/calendar.ts';

/**
 * Hooks of acceptance commands. With such a command, an office confirms how many trips of a route ran in a period, so
 * that they can be paid. The totals can no longer change after submission.
 */
export const acceptanceHooks: ResourceHooks<'acceptance-commands'> = {
  beforeCreate: async (values, context) => shown(await reckoned(values, context)),
  async beforeUpdate(before, changes, context) {
    if (!['DRAFT', 'REJECTED'].includes(before.state)) return undefined;
    return shown(await reckoned({ ...before, ...changes }, context));
  },
  fixed: fixedUnless('state', 'DRAFT', 'REJECTED'),
  guards: {
    delete: deletableIn('state', 'DRAFT'),
    submit: submittable,
    accept: (record, context) => fourEyes(record.submitted_by, context),
    reject: (record, context) => fourEyes(record.submitted_by, context),
  },
  transitions: {
    async submit(record, _, context) {
      // The trips are counted again after the route is locked. Until the transaction ends, no other request can submit
      // or change trips of this route.
      await reserveRoute(record.route_id, context);
      await submittable(record, context);
      return { ...shown(await reckoned(record, context)), ...submittedBy(userOf(context), context.now) };
    },
    accept: (_, __, context) => decided(context),
    reject: (_, __, context) => decided(context),
  },
};

const userOf = ({ actor }: HookContext): string | null => (actor.kind === 'staff' ? actor.userId : null);

function decided(context: HookContext): Values<'acceptance-commands'> {
  return decidedBy(userOf(context), context.now);
}

// @param user account ID; null if a program submits the command
export const submittedBy = (user: string | null, now: Date) => ({
  submitted_at: now.toISOString(),
  submitted_by: user,
});
export const decidedBy = (user: string | null, now: Date) => ({ decided_at: now.toISOString(), decided_by: user });

export function shown({ unfinished: _, ...totals }: AcceptanceTotals) {
  return totals satisfies Values<'acceptance-commands'>;
}

async function reckoned(row: Readonly<Values<'acceptance-commands'>>, { tx }: GuardContext): Promise<AcceptanceTotals> {
  const { period_from: from, period_to: to } = row;
  if (!from || !to) return refuse({ [from ? 'period_to' : 'period_from']: { code: 'required' } });
  const bad = periodRefusal(from, to);
  if (bad) refuse({ period_to: { code: bad } });
  const deduction = row.deduction ?? 0;
  if (deduction > 0 && !row.deduction_reason) refuse({ deduction_reason: { code: 'required' } });
  const trips = await tx.sql
    .selectFrom('trips')
    .select(['departure_at', 'state'])
    .where('route_id', '=', row.route_id ?? '')
    .where('office_id', '=', row.office_id ?? '')
    .where('departure_at', '>=', instantOf(from))
    .where('departure_at', '<', instantOf(addDays(to, 1)))
    .execute();
  return acceptance(
    { from, to, unit_price: row.unit_price ?? 0, deduction },
    trips.map((trip) => ({ day: localDate(trip.departure_at), state: trip.state })),
  );
}

/**
 * Throws unless all trips of the period have ended and no other acceptance contains one of its days.
 * @throws 409 `period_accepted_already`, `trips_unfinished`
 */
async function submittable(record: Readonly<Records['acceptance-commands']>, context: GuardContext): Promise<void> {
  await notAccepted(record, context);
  if ((await reckoned(record, context)).unfinished > 0) throw new Problem(409, 'trips_unfinished');
}

/** Locks the trips of a route until the transaction ends. Call it before trips are counted for payment or changed. */
export const reserveRoute = (id: string, { tx }: Pick<HookContext, 'tx'>): Promise<void> =>
  tx.exclusive(`trips of ${id}`);

/** Throws if another acceptance contains a day of the period, so that no day is paid twice. */
async function notAccepted(record: Readonly<Records['acceptance-commands']>, { tx }: GuardContext): Promise<void> {
  const own = (other: Records['acceptance-commands']) => other.id === record.id;
  const days = { from: record.period_from, to: record.period_to };
  const other = (await submittedFor(record, days, { tx })).find((one) => !own(one));
  if (other) throw new Problem(409, 'period_accepted_already');
}

/**
 * Throws if an acceptance with the trip's day was already submitted. No trip can then be added to this day, or moved to
 * or from it.
 * @throws 409 `day_accepted`, naming the acceptance
 */
export async function assertDayOpen(
  trip: Readonly<Pick<Records['trips'], 'route_id' | 'office_id' | 'departure_at'>>,
  context: Pick<GuardContext, 'tx'>,
): Promise<void> {
  const day = localDate(trip.departure_at);
  const [command] = await submittedFor(trip, { from: day, to: day }, context);
  if (!command) return;
  const params = { code: command.code ?? '', day: formats.date(day) };
  throw new Problem(409, 'day_accepted', params, { departure_at: { code: 'day_accepted', params } });
}

async function submittedFor(
  { route_id, office_id }: Readonly<Pick<Records['trips'], 'route_id' | 'office_id'>>,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  { tx }: Pick<GuardContext, 'tx'>,
): Promise<readonly Records['acceptance-commands'][]> {
  const all = await tx.find('acceptance-commands', { route_id, office_id, state: ['SUBMITTED', 'ACCEPTED'] });
  return all.filter((other) => other.period_from <= to && from <= other.period_to);
}
