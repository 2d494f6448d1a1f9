import { addDays, type CalendarView, type Zone } from '@tuyen/model';

export type Filter = Readonly<Record<string, unknown>>;

export interface RangeFilters {
  /** Records that begin in the range. */
  readonly within: Filter;
  /** Records that began before and reach into the range. Undefined if no record has an end. */
  readonly reaching: Filter | undefined;
  /** Records that began before and have no end. Undefined if such records end where they begin. */
  readonly endless: Filter | undefined;
}

/** Returns the filters that together find the records of the days. */
export function rangeFilters(view: CalendarView, days: readonly string[], zone: Zone): RangeFilters {
  const { from, to, filter } = view;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const at = (day: string) => (view.days ? day : zone.momentOf(day).toISOString());
  const [start, end] = [at(first), at(addDays(last, 1))];
  const before = { ...filter, [`${from}||$lt`]: start };
  return {
    within: { ...filter, [`${from}||$gte`]: start, [`${from}||$lt`]: end },
    reaching: to === undefined ? undefined : { ...before, [`${to}||${view.days ? '$gte' : '$gt'}`]: start },
    endless: to === undefined || !view.endless ? undefined : { ...before, [to]: null },
  };
}
