import type { Counter, Services } from '../contract.ts';

const WEEK = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/**
 * Formats opening hours as one line, such as `T2–T6 07:00–19:00; T7, CN 07:30–17:30`. Returns an empty string if they
 * are unknown.
 */
export function openingHours(hours: Counter['opening_hours'], language: string, text: Services['text']): string {
  return (hours ?? [])
    .map(({ days, opens, closes }) => `${daysIn(days, (day) => text(language, `weekdays.${day}`))} ${opens}–${closes}`)
    .join('; ');
}

function daysIn(days: readonly string[], name: (day: string) => string): string {
  const runs: number[][] = [];
  for (const index of days.map((day) => WEEK.indexOf(day)).toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && run.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  const named = (index: number): string => name(WEEK[index] ?? '');
  return runs
    .map((run) => (run.length > 2 ? `${named(run[0] ?? 0)}–${named(run.at(-1) ?? 0)}` : run.map(named).join(', ')))
    .join(', ');
}
