/** Clock of one time zone, including daylight saving. Days are `YYYY-MM-DD`, times `HH:mm`. */
export interface Zone {
  dayOf(moment: Date): string;
  timeOf(moment: Date): string;
  /**
   * Returns the moment at which the clock shows the day and time. A time skipped in spring resolves to the moment after
   * the gap, a time repeated in autumn to its first occurrence.
   */
  momentOf(day: string, time?: string): Date;
  /** Returns the offset from UTC at a moment, in milliseconds. It is positive east of Greenwich. */
  offsetAt(moment: Date): number;
}

const QUARTER = 15 * 60_000;
const DAY = 86_400_000;
/**
 * Maximum number of cached offsets from UTC. The cache has one entry per day, and one per quarter of an hour on days on
 * which the offset changes.
 */
const REMEMBERED = 5000;

const zones = new Map<string, Zone>();

/**
 * Returns the clock of a time zone.
 * @param name IANA name: `Europe/Berlin`
 * @throws RangeError if the name is unknown
 */
export function zoneNamed(name: string): Zone {
  const known = zones.get(name) ?? openZone(name);
  zones.set(name, known);
  return known;
}

function openZone(name: string): Zone {
  const offsetAt = offsetsOf(name);
  const local = (moment: Date) => new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString();
  return {
    dayOf: (moment) => local(moment).slice(0, 10),
    timeOf: (moment) => local(moment).slice(11, 16),
    offsetAt: (moment) => offsetAt(moment.getTime()),
    momentOf(day, time = '00:00') {
      const shown = Date.parse(`${day}T${time}:00.000Z`);
      // The UTC offset at this local time is the offset of one day earlier or the offset of one day later.
      const before = offsetAt(shown - DAY);
      const after = offsetAt(shown + DAY);
      const fits = [before, after].map((offset) => shown - offset).find((at) => at + offsetAt(at) === shown);
      return new Date(fits ?? shown - before);
    },
  };
}

/**
 * Returns a function from a time to the zone's offset from UTC, in milliseconds. If a day begins and ends with the same
 * offset, that offset applies all day, because no zone changes its clock twice a day. On other days, the offset is read
 * once per quarter of an hour, because zones change their clocks only at the start of a quarter.
 */
function offsetsOf(name: string): (at: number) => number {
  const read = remember(offsetReader(name));
  const ofDay = remember((day) => {
    const [first, last] = [read(day), read(day + DAY)];
    return first === last ? first : undefined;
  });
  return (at) => ofDay(at - modulo(at, DAY)) ?? read(at - modulo(at, QUARTER));
}

const modulo = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;

function remember<T>(find: (at: number) => T): (at: number) => T {
  const remembered = new Map<number, { readonly value: T }>();
  return (at) => {
    const known = remembered.get(at);
    if (known) return known.value;
    const value = find(at);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(at, { value });
    return value;
  };
}

function offsetReader(name: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1000 - instant;
  };
}
