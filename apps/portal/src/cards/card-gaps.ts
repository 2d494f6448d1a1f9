import type { CardPeriod } from './card-view.ts';

/** Days without a ticket, both included. */
export interface CardGap {
  readonly from: string;
  readonly to: string;
}

/** Returns the days between the periods on which the card has no ticket at all. The days before the first are not among them. */
export function gapsBetween(periods: readonly CardPeriod[]): readonly CardGap[] {
  const gaps: CardGap[] = [];
  let end: string | undefined;
  for (const { from, to } of periods) {
    if (end !== undefined && from !== undefined && from > dayFrom(end, 1))
      gaps.push({ from: dayFrom(end, 1), to: dayFrom(from, -1) });
    if (end === undefined || to > end) end = to;
  }
  return gaps;
}

function dayFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
