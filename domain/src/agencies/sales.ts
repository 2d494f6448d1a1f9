import type { GuardContext, Reader } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { type AgencyRefusal, contractRefusal, depositRefusal } from '../rules/payment/agency-standing.ts';
import { localDate } from '../rules/time/calendar.ts';
import { owedNow } from './balance.ts';

/**
 * Throws unless the agency of an office may sell. An agency may sell while it is active, under contract, and owes less
 * than its deposit. Other offices are not limited. The sale repeats the check when it updates the balance
 * (`withBalance`), so no lock is held here.
 * @throws 409 `agency_inactive`, `agency_contract_not_begun`, `agency_contract_over`, `agency_deposit_used_up`
 */
export async function assertAgencySells(
  officeId: string | null | undefined,
  { tx, now }: Pick<GuardContext, 'tx' | 'now'>,
): Promise<void> {
  const refusal = await agencyRefusal(officeId, tx, now);
  if (refusal) throw new Problem(409, refusal);
}

/** Returns why the agency of an office may not sell now. Undefined if it may, or if the office is no agency. */
export async function agencyRefusal(
  officeId: string | null | undefined,
  reader: Reader,
  now: Date,
): Promise<AgencyRefusal | undefined> {
  return officeId ? (await agencyRefusals([officeId], reader, now)).get(officeId) : undefined;
}

/**
 * Returns, by office ID, why the agency of the office may not sell. Omits offices that may sell. Runs two SQL
 * statements, whatever the number of offices.
 */
export async function agencyRefusals(
  offices: readonly string[],
  reader: Reader,
  now: Date,
): Promise<ReadonlyMap<string, AgencyRefusal>> {
  const agencies = offices.length > 0 ? await reader.find('agencies', { agency_office_id: offices }) : [];
  const today = localDate(now);
  const refusals = new Map<string, AgencyRefusal>();
  for (const agency of agencies) {
    const refusal = contractRefusal(agency, today);
    if (refusal) refusals.set(agency.agency_office_id, refusal);
  }
  const limited = agencies.filter((agency) => agency.deposit > 0 && !refusals.has(agency.agency_office_id));
  const owed = await owedNow(limited, reader);
  for (const agency of limited) {
    const refusal = depositRefusal(agency, owed.get(agency.id) ?? 0);
    if (refusal) refusals.set(agency.agency_office_id, refusal);
  }
  return refusals;
}
