import type { TimelineView } from '@tuyen/model';
import { slotsOf, type Slot } from './slots.ts';

/** Timeline of trips: lanes of lines, a car and a person each, out and back in turns. */
export const TRIPS: TimelineView = {
  name: 'day',
  kind: 'timeline',
  label: {},
  slugs: [],
  filter: {},
  lanes: ['line'],
  from: 'from',
  to: 'to',
  exclusive: ['car', 'person'],
  idle: { state: 'OFF' },
  assign: ['car', 'person'],
  bar: [],
  needs: ['car', 'person'],
  repeats: ['line'],
  turns: 'way',
  parts: { fields: [] },
};

/** Returns a slot of an hour of a day, such as `slot('a', 8)` from 08:00 to 09:00. */
export function slot(id: string, hour: number, values: object = {}, day = '2026-03-16'): Slot {
  const at = (hours: number) => new Date(Date.parse(`${day}T00:00:00.000Z`) + hours * 3_600_000).toISOString();
  const record = { id, line: 'l', way: 'out', from: at(hour), to: at(hour + 1), ...values };
  const [made] = slotsOf(TRIPS, [record]);
  if (!made) throw new Error(`The slot ${id} has no time.`);
  return made;
}
