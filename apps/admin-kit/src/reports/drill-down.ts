import { addDays, addMonths, type ReportGroup, type ReportKey } from '@tuyen/model';
import { TAB, WHERE } from '../data/query.ts';
import type { ReportState } from './report-state.ts';

/** A group, and whether the values of its field are months instead of days or moments. */
export type ListedGroup = ReportGroup & { readonly ofMonths?: boolean };

/** Returns the URL of the list of the records in one row of a report. */
export function recordsAddress(
  resource: string,
  { where, q, tab }: ReportState,
  by: readonly ListedGroup[],
  keys: readonly ReportKey[],
): string {
  const within = keys.flatMap((key, at) => (by[at] ? [conditionOf(by[at], key)] : []));
  const all = [...(where ? [where] : []), ...within];
  const filter = {
    ...(all.length > 0 && { [WHERE]: all.length === 1 ? all[0] : { $and: all.flatMap(flattened) } }),
    ...(q !== undefined && { q }),
    ...(tab !== undefined && { [TAB]: tab }),
  };
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' }).toString()}`;
}

function flattened(where: object): readonly unknown[] {
  const members: unknown = '$and' in where ? where.$and : undefined;
  return Array.isArray(members) && Object.keys(where).length === 1 ? members : [where];
}

function conditionOf({ field, every, ofMonths }: ListedGroup, key: ReportKey): object {
  if (key === null) return { [field]: { $isnull: true } };
  if (every === undefined || ofMonths) return { [field]: { $eq: key } };
  const first = String(key);
  if (every === 'day') return { [field]: { $eq: first } };
  if (every === 'week') return { [field]: { $gte: first, $lt: addDays(first, 7) } };
  return { [field]: { $gte: `${first}-01`, $lt: addMonths(`${first}-01`, 1) } };
}
