import { sql } from 'kysely';
import { leastId } from '@tuyen/server/domain';
import type { Reader, Records } from '../contract.ts';
import { instantOf, localDate } from '../rules/time/calendar.ts';
import type { PassUses } from '../rules/tickets/gate.ts';

const DAY = 86_400_000;

export const NO_USES: PassUses = { uses: 0, uses_today: 0, last_used_at: null, used_device: null };

export async function usesOf(
  { sql: database }: Pick<Reader, 'sql'>,
  ticket: Readonly<Records['monthly-tickets']>,
  now: Date,
): Promise<PassUses> {
  const unlisted = ticket.uses ?? 0;
  if (!ticket.first_used_at) return { ...NO_USES, uses: unlisted };
  const today = instantOf(localDate(now));
  const last = await database
    .selectFrom('ticket-uses')
    .select([
      'at',
      'device',
      sql<number>`count(*) over ()`.as('uses'),
      sql<number>`sum(case when ${sql.ref('at')} >= ${today} then 1 else 0 end) over ()`.as('uses_today'),
    ])
    .where('monthly_ticket_id', '=', ticket.id)
    // Leaves out uses from before this ticket's first use, to search fewer rows. The limit is one day earlier than the
    // first use, because the clocks of gates and validators may differ.
    .where('id', '>=', leastId(new Date(Date.parse(ticket.first_used_at) - DAY)))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return { ...NO_USES, uses: unlisted };
  return {
    uses: unlisted + Number(last.uses),
    uses_today: Number(last.uses_today),
    last_used_at: last.at,
    used_device: last.device ?? null,
  };
}
