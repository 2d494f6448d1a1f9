import { leastId, type Row } from '@tuyen/server/domain';
import type { Customer, Reader } from '../../contract.ts';

export const TAP_DAYS = 30;
/** Maximum number of taps in one answer: more than three a day. */
export const MOST_TAPS = 100;
const DAY = 86_400_000;

/** The holder agreed and has not withdrawn the consent since. */
export const mayShowTaps = ({ taps_consented_at: given, taps_consent_withdrawn_at: withdrawn }: Customer): boolean =>
  typeof given === 'string' && !(typeof withdrawn === 'string' && withdrawn >= given);

/** Returns the uses of the holder's cards and of the monthly tickets on them in the last 30 days, the newest first. */
export async function tapsOf(reader: Reader, cardIds: readonly string[], now: Date): Promise<readonly Row[]> {
  if (cardIds.length === 0) return [];
  const tickets = await reader.find('monthly-tickets', { customer_card_id: [...cardIds] });
  const cardOfTicket = new Map(tickets.map(({ id, customer_card_id: card }) => [id, card]));
  const since = new Date(now.getTime() - TAP_DAYS * DAY);
  const uses = await reader.sql
    .selectFrom('ticket-uses')
    .select(['id', 'at', 'kind', 'route_id', 'monthly_ticket_id', 'customer_card_id'])
    .where((eb) =>
      eb.or([
        eb('customer_card_id', 'in', [...cardIds]),
        ...(cardOfTicket.size > 0 ? [eb('monthly_ticket_id', 'in', [...cardOfTicket.keys()])] : []),
      ]),
    )
    // The ids ascend with the time. The limit is one day earlier, because the clocks of gates may differ.
    .where('id', '>=', leastId(new Date(since.getTime() - DAY)))
    .where('at', '>=', since.toISOString())
    .orderBy('at', 'desc')
    .limit(MOST_TAPS)
    .execute();
  const routeIds = [...new Set(uses.flatMap(({ route_id: route }) => route ?? []))];
  const routes = routeIds.length > 0 ? await reader.find('routes', { id: routeIds }) : [];
  const named = new Map(routes.map(({ id, code, name }) => [id, `${code} – ${name}`]));
  return uses.map(({ at, route_id: route, monthly_ticket_id: ticket, customer_card_id: card }) => ({
    at,
    card_id: card ?? cardOfTicket.get(String(ticket)) ?? null,
    route: (route && named.get(route)) ?? null,
  }));
}
