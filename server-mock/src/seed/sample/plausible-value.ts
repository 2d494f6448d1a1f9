import { addDays, addMonths, type Field, type FieldOf, type Model, zoneNamed } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import type { RecordEvent } from './event-moves.ts';
import { numbersWithin, satisfies } from './number-bounds.ts';
import { rangesIn } from './ordered-pairs.ts';
import { pricePoints } from './price-points.ts';
import { usualRange } from './quantities.ts';
import { whenOf } from './time-meanings.ts';

/**
 * Returns a value that suits the name and label of a field, such as a birth date in the past. Returns undefined if the
 * name and label do not suggest a value. The caller then uses the sample value of the field's kind.
 * @param beside values that other fields of the record have so far
 */
export interface PlausibleValues {
  (field: Field, random: () => number, siblings: readonly Field[], beside: Row): unknown;
  eventOf(fields: readonly Field[], row: Row): RecordEvent | undefined;
  /** Returns a time between 08:00 and 18:00 of the same day, in milliseconds. */
  workTime(at: number): number;
}

type Sampler = (random: () => number, siblings: readonly Field[], beside: Row) => unknown;

const DAYS_OF_YEAR = 365;
const MOST = 0.85;

const RARELY =
  /(^|_)(delayed|late|blocked|locked|canceled|cancelled|deleted|archived|hidden|test|disabled|admin|vip|overdue|damaged|lost)$/u;
const USUALLY = /(^|_)(active|enabled|visible|published|public|available|confirmed|verified|open)$/u;
const STATUS = /(^|_)(status|state|condition)$/u;

export function plausibleValues({ anchor, model }: { readonly anchor: Date; readonly model: Model }): PlausibleValues {
  const zone = zoneNamed(model.region.timeZone);
  const today = zone.dayOf(anchor);
  const thisYear = Number(today.slice(0, 4));
  const samplers = new WeakMap<Field, Sampler | typeof NONE>();
  const events = new WeakMap<readonly Field[], readonly Field[]>();
  const active = new Map(
    [model.identity.users, model.identity.roles].flatMap((part) =>
      part?.status ? [[part.status.field, part.status.active] as const] : [],
    ),
  );

  const eventFields = (fields: readonly Field[]): readonly Field[] => {
    const known =
      events.get(fields) ?? fields.filter((field) => isDay(field) && !field.readOnly && whenOf(field) === 'around');
    events.set(fields, known);
    return known;
  };

  function dayOf(field: Field): (random: () => number, siblings: readonly Field[], beside: Row) => string {
    const when = whenOf(field);
    // A past time with hours and minutes is in the last weeks, because it usually belongs to daily work. A past date
    // without a time can be years ago, for example the date of a document.
    if (when === 'past' && field.kind === 'date-time')
      return (random) => addDays(today, -1 - Math.floor(random() ** 2 * 60));
    if (when !== 'around') return (random) => addDays(today, daysFrom(when, random));
    return (random, siblings, beside) => {
      const [other] = eventFields(siblings).filter(({ name }) => beside[name] !== undefined);
      if (!other) {
        const day = addDays(today, daysAround(random));
        return field.kind === 'date-time' ? workdayNear(day, today) : day;
      }
      const text = String(beside[other.name]);
      return other.kind === 'date' ? text : zone.dayOf(new Date(text));
    };
  }

  function samplerOf(field: Field): Sampler | undefined {
    if (field.coded || (field.examples ?? []).length > 0) return undefined;
    switch (field.kind) {
      case 'date':
        return dayOf(field);
      case 'date-time': {
        const day = dayOf(field);
        return (random, siblings, beside) =>
          zone.momentOf(day(random, siblings, beside), quarterHour(random)).toISOString();
      }
      case 'time':
        return quarterHour;
      case 'month':
        return (random) => addMonths(`${today.slice(0, 7)}-01`, Math.floor(random() * 12) - 8).slice(0, 7);
      case 'year':
        return oneOf(yearsBefore(field, thisYear));
      case 'integer':
      case 'decimal': {
        const range = usualRange(field);
        return range && oneOf(numbersWithin(range, field.schema));
      }
      case 'money': {
        const points = oneOf(pricePoints(field, model.region.currency));
        if (!points || !/(^|_)(discount|rebate|refund(ed)?)(_|$)/u.test(field.name) || !satisfies(field.schema, 0))
          return points;
        return (random, ...rest) => (random() < 0.7 ? 0 : points(random, ...rest));
      }
      case 'boolean':
        return mostly([true, false], usualAnswer(field));
      case 'enum': {
        const usual =
          active.get(field.name)?.find((value) => field.values.some((one) => one === value)) ?? field.default;
        return STATUS.test(field.name) && !field.options ? mostly(field.values, usual) : undefined;
      }
      default:
        return undefined;
    }
  }

  const value = (field: Field, random: () => number, siblings: readonly Field[], beside: Row) => {
    const sampler = samplers.get(field) ?? samplerOf(field) ?? NONE;
    samplers.set(field, sampler);
    return sampler === NONE ? undefined : sampler(random, siblings, beside);
  };

  return Object.assign(value, {
    eventOf(fields: readonly Field[], row: Row): RecordEvent | undefined {
      const timesOf = (some: readonly Field[], time: string) =>
        some.flatMap(({ kind, name }) => {
          const found = row[name];
          if (typeof found !== 'string') return [];
          return kind === 'date' ? zone.momentOf(found, time).getTime() : Date.parse(found);
        });
      const starts = timesOf(eventFields(fields), '09:00');
      if (starts.length === 0) return undefined;
      const ends = rangesIn(fields).filter(([low]) => eventFields(fields).includes(low));
      const start = Math.min(...starts);
      return {
        start,
        until: Math.max(
          start,
          ...timesOf(
            ends.map(([, high]) => high),
            '17:00',
          ),
        ),
      };
    },
    workTime(at: number): number {
      const minutes = 8 * 60 + (Math.floor(at / MINUTE) % (10 * 60));
      const start = zone.momentOf(zone.dayOf(new Date(at)));
      return start.getTime() + minutes * MINUTE + (at % MINUTE);
    },
  });
}

const MINUTE = 60_000;
const NONE = Symbol('no sampler');

function workdayNear(day: string, today: string): string {
  const weekday = new Date(day).getUTCDay();
  if (day === today || (weekday !== 0 && weekday !== 6)) return day;
  const before = weekday === 6 ? -1 : -2;
  return addDays(day, day < today ? before : before + 3);
}

function isDay({ kind }: Field): boolean {
  return kind === 'date' || kind === 'date-time';
}

function daysFrom(when: 'birth' | 'past' | 'future', random: () => number): number {
  if (when === 'birth') return -Math.round(DAYS_OF_YEAR * (2 + 42 * (random() + random())));
  if (when === 'past') return -1 - Math.floor(random() ** 2 * 3 * DAYS_OF_YEAR);
  return random() < MOST ? 7 + Math.floor(random() * 2 * DAYS_OF_YEAR) : -1 - Math.floor(random() * 60);
}

function daysAround(random: () => number): number {
  const kind = random();
  if (kind < 0.12) return 0;
  return kind < 0.6 ? -1 - Math.floor(random() ** 2 * 60) : 1 + Math.floor(random() ** 2 * 28);
}

function quarterHour(random: () => number): string {
  const quarters = Math.floor(random() * 36);
  const [hour, minute] = [8 + Math.floor(quarters / 4), (quarters % 4) * 15];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function yearsBefore({ name, schema }: FieldOf<'year'>, thisYear: number): readonly number[] {
  const span = /(^|_)(birth|born)(_|$)/u.test(name) ? { low: 85, high: 18 } : { low: 20, high: 0 };
  return numbersWithin({ low: thisYear - span.low, high: thisYear - span.high, step: 1 }, schema);
}

function usualAnswer({ name, default: given }: Field): unknown {
  if (typeof given === 'boolean') return given;
  if (RARELY.test(name)) return false;
  return USUALLY.test(name) ? true : undefined;
}

function oneOf<T>(values: readonly T[]): Sampler | undefined {
  return values.length === 0 ? undefined : (random) => values[Math.floor(random() * values.length)];
}

function mostly<T>(values: readonly T[], usual: unknown): Sampler | undefined {
  const others = values.filter((one) => one !== usual);
  if (others.length === values.length || others.length === 0) return undefined;
  return (random) => (random() < MOST ? usual : others[Math.floor(random() * others.length)]);
}
