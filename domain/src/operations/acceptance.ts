import type { GuardContext, HookContext, Records, ResourceHooks, Values } from '../contract.ts';
import { Problem } from '@tuyen/server-mock/domain';
import { deletableIn, fixedUnless, fourEyes, refuse } from '../guards/states.ts';
import { acceptance, periodRefusal, type AcceptanceTotals } from '../rules/tickets/acceptance.ts';
import { addDays, instantOf, localDate } from '../rules/time/calendar.ts';

/** Acceptance: what a period's trips of a route come to, counted from the trips, frozen once it is submitted. */
export const acceptanceHooks: ResourceHooks<'acceptance-commands'> = {
  beforeCreate: async (values, context) => shown(await reckoned(values, context)),
  async beforeUpdate(before, changes, context) {
    if (!['DRAFT', 'REJECTED'].includes(before.state)) return undefined;
    return shown(await reckoned({ ...before, ...changes }, context));
  },
  fixed: fixedUnless('state', 'DRAFT', 'REJECTED'),
  guards: {
    delete: deletableIn('state', 'DRAFT'),
    async submit(record, context) {
      if ((await reckoned(record, context)).unfinished > 0) throw new Problem(409, 'trips_unfinished');
      await notAccepted(record, context);
    },
    accept: (record, context) => fourEyes(record.submitted_by, context),
    reject: (record, context) => fourEyes(record.submitted_by, context),
  },
  transitions: {
    submit: async (record, _, context) => ({
      ...shown(await reckoned(record, context)),
      ...submittedBy(userOf(context), context.now),
    }),
    accept: (_, __, context) => decided(context),
    reject: (_, __, context) => decided(context),
  },
};

const userOf = ({ actor }: HookContext): string | null => (actor.kind === 'staff' ? actor.userId : null);

function decided(context: HookContext): Values<'acceptance-commands'> {
  return decidedBy(userOf(context), context.now);
}

// Persons are accounts, null for a program.
export const submittedBy = (user: string | null, now: Date) => ({
  submitted_at: now.toISOString(),
  submitted_by: user,
});
export const decidedBy = (user: string | null, now: Date) => ({ decided_at: now.toISOString(), decided_by: user });

/** What a command says of its trips. */
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

/** No day of a route is paid for twice. */
async function notAccepted(record: Readonly<Records['acceptance-commands']>, { tx }: GuardContext): Promise<void> {
  // Two commands of one route may be submitted at the same moment: the route is what both wait for.
  await tx.lock('routes', record.route_id);
  const others = await tx.find('acceptance-commands', {
    route_id: record.route_id,
    office_id: record.office_id,
    state: ['SUBMITTED', 'ACCEPTED'],
  });
  const meets = (other: Records['acceptance-commands']): boolean =>
    other.id !== record.id && other.period_from <= record.period_to && record.period_from <= other.period_to;
  if (others.some(meets)) throw new Problem(409, 'period_accepted_already');
}
