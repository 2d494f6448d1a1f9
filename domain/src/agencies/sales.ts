import type { GuardContext, Reader, Records } from '../contract.ts';
import { Problem } from '@tuyen/server-mock/domain';
import { moneyMoved } from '../reports/money-moved.ts';
import { type AgencyRefusal, contractRefusal, depositRefusal, owedOf } from '../rules/payment/agency-standing.ts';
import type { Span } from '../reports/select.ts';
import { addDays, instantOf, localDate } from '../rules/time/calendar.ts';

type Agency = Records['agencies'];
type Settlement = Records['agency-settlements'];

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

/** What an agency owes at this moment, in đồng: what it owed when it last settled, and of the time since. */
export async function owedNow(agency: Agency, reader: Reader, now: Date): Promise<number> {
  const last = await lastSettlement(agency, reader);
  const time = { since: beginOf(agency, last), until: instantOf(addDays(localDate(now), 1)) };
  return (last?.owed_after ?? 0) + (await owedIn(time, agency, reader));
}

/** What an agency with this office and commission owes of a time, in đồng. */
export async function owedIn(
  time: Span,
  { agency_office_id: office, commission_percent: percent }: Pick<Agency, 'agency_office_id' | 'commission_percent'>,
  reader: Reader,
): Promise<number> {
  return owedOf(await moneyMoved(reader, time, [office]), percent);
}

export const lastSettlement = ({ id }: Agency, reader: Reader): Promise<Settlement | undefined> =>
  reader.first('agency-settlements', { agency_id: id }, { sort: '-settled_at' });

/** Since when nothing is settled: what was taken in until the very moment of a settlement is in it. */
export const beginOf = (agency: Agency, last: Settlement | undefined): string =>
  last?.settled_at ? justAfter(last.settled_at) : instantOf(agency.contract_from);

export const justAfter = (moment: string): string => new Date(Date.parse(moment) + 1).toISOString();
