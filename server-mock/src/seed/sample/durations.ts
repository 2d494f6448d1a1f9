import { addDays, type Field, mapObjects, memoize, type Resource } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import { rangesIn } from './ordered-pairs.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const YEARS = /(^|_)(valid|contract|issued?|insured|insurance|warranty|license|membership|member)(_|$)/u;
const STAYS = /(^|_)(check_?in|pick_?up|stay|rental|trip)(_|$)/u;

export function withDurations(resource: Resource, row: Row, random: () => number): Row {
  return ended(resource.fields, row, random, timelinesOf(resource));
}

type Range = readonly [low: Field, high: Field];

const timelinesOf = memoize(({ fields, views = [] }: Resource): readonly Range[] =>
  views.flatMap((view) => {
    if (view.kind !== 'timeline' || view.to === undefined) return [];
    const [low, high] = [view.from, view.to].map((name) => fields.find((field) => field.name === name));
    return low && high && low.kind === high.kind ? [[low, high] as const] : [];
  }),
);

const writable = memoize((fields: readonly Field[]): readonly Range[] =>
  rangesIn(fields).filter((range) => range.every(({ readOnly }) => !readOnly)),
);

function ended(fields: readonly Field[], row: Row, random: () => number, more: readonly Range[] = []): Row {
  const known = writable(fields);
  const after = { ...row };
  for (const [low, high] of [...known, ...more.filter(([, end]) => !known.some(([, other]) => other === end))]) {
    if (high.readOnly || high.unique || after[high.name] === undefined) continue;
    const end = endOf(low, after[low.name], random);
    if (end !== undefined) after[high.name] = end;
  }
  for (const field of fields)
    if ('fields' in field && !field.readOnly && after[field.name] !== undefined)
      after[field.name] = mapObjects(field, after[field.name], (object, inner) => ended(inner, object, random));
  return after;
}

function endOf({ kind, name }: Field, start: unknown, random: () => number): string | undefined {
  if (typeof start !== 'string') return undefined;
  const years = [1, 1, 2, 3, 5, 10][Math.floor(random() * 6)] ?? 1;
  const days = 1 + Math.floor(random() ** 2 * 10);
  if (kind === 'date') return addDays(start, YEARS.test(name) ? Math.round(years * 365.25) - 1 : days);
  if (kind === 'date-time') {
    const long = YEARS.test(name) ? years * 365 * DAY : STAYS.test(name) ? days * DAY : undefined;
    const short = 15 * MINUTE * (1 + Math.floor(random() ** 2 * 8));
    return new Date(Date.parse(start) + (long ?? short)).toISOString();
  }
  if (kind !== 'time') return undefined;
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const later = Math.min(hour + 1 + Math.floor(random() * 8), 22);
  return later <= hour ? undefined : `${String(later).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
