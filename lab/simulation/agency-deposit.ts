import { percent, sum } from './ledger.ts';
import type { Agency } from './operator.ts';
import { refusedByProgram } from './partner.ts';
import type { Stage } from './stage.ts';

/**
 * Returns an agency's debt: the debt at its last settlement plus the money in its drawers and programs since, less
 * commission. Excludes payments by gateway or transfer, which go directly to the operator.
 */
export function owedBy({ ledger }: Stage, { id, desk, percent: rate }: Agency): number {
  const last = ledger.settlements.findLast(({ agencyId }) => agencyId === id);
  const own = ledger.movements.slice(last?.until ?? 0).filter(({ officeId }) => officeId === desk.officeId);
  const held = own.filter(({ means, byProgram }) => means === 'CASH' || byProgram);
  const tickets = sum(own.map((one) => ticketPart(ledger.orders, one)));
  const carried = last ? last.owed - last.amount : 0;
  return carried + sum(held.map(({ amount }) => amount)) - percent(Math.max(0, tickets), rate);
}

/** Returns the part of a payment or refund that is for tickets. The fees of an order earn no commission. */
function ticketPart(
  orders: Stage['ledger']['orders'],
  { orderCode, amount }: { readonly orderCode?: string | undefined; readonly amount: number },
): number {
  const most = orderCode === undefined ? Number.POSITIVE_INFINITY : (orders.get(orderCode)?.ticketPart ?? 0);
  return Math.sign(amount) * Math.min(Math.abs(amount), most);
}

export async function stoppedByDeposit(stage: Stage, agency: Agency): Promise<boolean> {
  if (owedBy(stage, agency) < agency.deposit) return false;
  const { desk } = agency;
  const code = 'agency_deposit_used_up';
  const { world, operator } = stage;
  const as = desk.clerk;
  const single = { ticket_price_id: operator.tariffs.single.id, route_id: operator.routeId };
  await world.refused(code, 'POST', 'tickets', { ...single, payment_method: 'CASH' }, { as });
  const day = { ticket_price_id: operator.tariffs.day.id, valid_on: world.today(), payment_method: 'BANK_TRANSFER' };
  await world.refused(code, 'POST', 'daily-tickets', day, { as });
  await refusedByProgram(stage, desk, code);
  return true;
}

export async function settle(stage: Stage, agency: Agency, share: number): Promise<void> {
  const { world, ledger, operator } = stage;
  const owed = owedBy(stage, agency);
  if (owed <= 0) return;
  const as = operator.superuser;
  const paid = (amount: number) => ({ agency_id: agency.id, amount, receipt_number: `PT-${stage.next()}` });
  const amount = Math.max(1, Math.round(owed * share));
  const row = await world.done('POST', 'agency-settlements', paid(amount), { as });
  if (row.owed_before !== owed || row.owed_after !== owed - amount)
    throw new Error(`${agency.name} owes ${row.owed_before} by the books, ${owed} by the ledger.`);
  await world.refused('amount', 'POST', 'agency-settlements', paid(owed - amount + 1), { as });
  ledger.settlements.push({ agencyId: agency.id, day: world.today(), owed, amount, until: ledger.movements.length });
}
