import { resourceNamed, slugFor } from '@tuyen/model';
import type { Caller, Services } from '../../domain.ts';
import { heldRoles } from '../../identity/index.ts';
import { Problem } from '../../problem.ts';
import { parseQuery } from '../../query/parse.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { reportRequest } from '../report-request.ts';
import type { ReportParts } from '../run-report.ts';
import { reportsFor, type SavedReport } from '../../write/system-tables/reports.ts';

type Parts = Pick<ReportParts, 'auth' | 'model' | 'records' | 'views'> & Pick<Services, 'model'>;

/**
 * Returns the saved reports that the caller can see: their own, and those shared with a role that they have in the
 * current office.
 */
export async function visibleReports({ records, model }: Parts, caller: Caller): Promise<readonly SavedReport[]> {
  const { profile, officeId } = caller;
  if (!profile) return [];
  const reports = await reportsFor(records.database, profile.id, officeId);
  const others = reports.some(({ owner }) => owner !== profile.id);
  const held = others ? await heldRoles(model, records.reader, profile, officeId) : [];
  const roles = new Set(held.map(({ id }) => id));
  return reports.filter(({ owner, role }) => owner === profile.id || roles.has(role));
}

/**
 * Checks that the caller can read a report: the records, and each field that its groups, figures and filters name.
 * @throws 403, or 400 naming what they cannot read
 */
export function checkReport({ auth, model, views }: Parts, caller: Caller, name: string, query: string): void {
  const resource = resourceNamed(model, name);
  if (!resource || !views.has(name)) throw new Problem(404, 'not_found');
  const slug = slugFor(resource.module, 'list');
  if (!auth.may(caller, slug)) throw new Problem(403, 'not_permitted', { permission: slug });
  parseQuery(getOrThrow(views, name), reportRequest(resource, query).list);
}
