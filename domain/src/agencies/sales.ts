import type { GuardContext, Reader, Records } from '../contract.ts';
import { Problem } from '@tuyen/server-mock/domain';
import { moneyMoved } from '../reports/money-moved.ts';
import { type AgencyRefusal, contractRefusal, depositRefusal, owedBy } from '../rules/payment/agency-standing.ts';
import { addDays, instantOf, localDate } from '../rules/time/calendar.ts';

/**
 * An agency sells while it is active, under contract, and owes less than its deposit. Other offices have no such contract. The agency is
 * locked where its deposit limits it, so that of two sales at the same moment the second counts the first.
 * @throws 409 `agency_inactive`, `agency_contract_not_begun`, `agency_contract_over`, `agency_deposit_used_up`
 */
export async function assertAgencySells(
  officeId: string | null | undefined,
  { tx, now }: Pick<GuardContext, 'tx' | 'now'>,
): Promise<void> {
  const agency = officeId ? await tx.first('agencies', { agency_office_id: officeId }) : undefined;
  if (!agency) return;
  const refusal = contractRefusal(agency, localDate(now));
  if (refusal) throw new Problem(409, refusal);
  if (agency.deposit === 0) return;
  await tx.lock('agencies', agency.id);
  const usedUp = depositRefusal(agency, await owedNow(agency, tx, now));
  if (usedUp) throw new Problem(409, usedUp);
}

/** Why the agency of an office, if it is one, sells nothing at this moment. */
export async function agencyRefusal(
  officeId: string | null | undefined,
  reader: Reader,
  now: Date,
): Promise<AgencyRefusal | undefined> {
  const agency = officeId ? await reader.first('agencies', { agency_office_id: officeId }) : undefined;
  if (!agency) return undefined;
  const refusal = contractRefusal(agency, localDate(now));
  return refusal ?? (agency.deposit === 0 ? undefined : depositRefusal(agency, await owedNow(agency, reader, now)));
}

/** What an agency owes at this moment, in đồng. */
export async function owedNow(agency: Records['agencies'], reader: Reader, now: Date): Promise<number> {
  const last = await reader.first('agency-settlements', { agency_id: agency.id }, { sort: '-created_at' });
  // What was taken in until that very moment is in the settlement.
  const settled = last?.settled_at && new Date(Date.parse(last.settled_at) + 1).toISOString();
  const since = settled ?? instantOf(agency.contract_from);
  const until = instantOf(addDays(localDate(now), 1));
  const moved = await moneyMoved(reader, { since, until }, [agency.agency_office_id]);
  return owedBy(agency, last?.owed_after ?? 0, moved);
}
