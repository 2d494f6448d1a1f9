import type { GuardContext, Reader, Records } from '../contract.ts';
import { Problem } from '@tuyen/server-mock/domain';
import { moneyMoved } from '../reports/money-moved.ts';
import { type AgencyRefusal, contractRefusal, depositRefusal, owedBy } from '../rules/payment/agency-standing.ts';
import { addDays, instantOf, localDate } from '../rules/time/calendar.ts';

/** Milliseconds that a sale waits for a settlement at most. A settlement further ahead was made before the clock was set back. */
const LONGEST_WAIT = 60_000;

/**
 * An agency sells while it is active, under contract, and owes less than its deposit. Other offices have no such contract. The agency is
 * locked, so that of two sales at the same moment the second counts the first, and no sale is made while a settlement adds up.
 * @returns the moment of the sale: now, or just after the last settlement, which has not counted it
 * @throws 409 `agency_inactive`, `agency_contract_not_begun`, `agency_contract_over`, `agency_deposit_used_up`
 */
export async function assertAgencySells(
  officeId: string | null | undefined,
  { tx, now }: Pick<GuardContext, 'tx' | 'now'>,
): Promise<Date> {
  const agency = officeId ? await tx.first('agencies', { agency_office_id: officeId }) : undefined;
  if (!agency) return now;
  const refusal = contractRefusal(agency, localDate(now));
  if (refusal) throw new Problem(409, refusal);
  await tx.lock('agencies', agency.id);
  const usedUp = agency.deposit > 0 && depositRefusal(agency, await owedNow(agency, tx, now));
  if (usedUp) throw new Problem(409, usedUp);
  const begins = Date.parse(beginOf(await lastSettlement(agency, tx)) ?? '');
  return begins > now.getTime() && begins - now.getTime() <= LONGEST_WAIT ? new Date(begins) : now;
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

/**
 * What an agency owes at this moment, in đồng.
 * @param until before which money counts: the end of today, if not given
 */
export async function owedNow(
  agency: Records['agencies'],
  reader: Reader,
  now: Date,
  until = instantOf(addDays(localDate(now), 1)),
): Promise<number> {
  const last = await lastSettlement(agency, reader);
  const since = beginOf(last) ?? instantOf(agency.contract_from);
  const moved = await moneyMoved(reader, { since, until }, [agency.agency_office_id]);
  return owedBy(agency, last?.owed_after ?? 0, moved);
}

/** The moment after this one: what was taken in until that very moment is in a settlement. */
export const justAfter = (moment: Date): string => new Date(moment.getTime() + 1).toISOString();

const lastSettlement = ({ id }: Records['agencies'], reader: Reader) =>
  reader.first('agency-settlements', { agency_id: id }, { sort: '-created_at' });

const beginOf = (last: Records['agency-settlements'] | undefined): string | undefined =>
  last?.settled_at ? justAfter(new Date(last.settled_at)) : undefined;
